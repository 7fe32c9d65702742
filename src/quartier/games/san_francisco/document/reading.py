"""Reading a position document: from its fields to a table (section 6)."""

from __future__ import annotations

from typing import Any

from quartier.engine.documents import check_shape
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.document.consistency import (
    check_cards,
    check_chain,
    check_leftovers,
    check_sticks,
    check_turn,
)
from quartier.games.san_francisco.document.reading_board import read_board, read_city
from quartier.games.san_francisco.document.reading_cards import read_action_cards, read_auction_cards, read_cheques
from quartier.games.san_francisco.document.reading_fields import lay_row, place_among, seat_at, seat_or_nobody, within
from quartier.games.san_francisco.document.shape import OPTIONAL, Document
from quartier.games.san_francisco.pieces import INFLUENCE_CARDS, INFLUENCE_MAX, INFLUENCE_START, ROUND_LIMIT, STICKS
from quartier.games.san_francisco.pieces.names import STREET_TEXTS, TAKE_TEXTS, TILE_TEXTS
from quartier.games.san_francisco.rules.cheques import laid_in_secret
from quartier.games.san_francisco.rules.setup import clear
from quartier.games.san_francisco.table import NOTHING, Phase, Table

MOST_PRESTIGE = 1_000_000_000
"""More than any game can bring, and little enough for its field of the table."""


def read(document: object, seed: int) -> Table:
    """The table that a document describes; cards and cheques it leaves open come from the seed."""
    position = check_shape(FACTS.name, "", Document, document, optional=OPTIONAL)
    table = _lay_out(position)
    seed_dice(table, seed)
    read_city(table, position)
    read_board(table, position)
    _read_tracks(table, position)
    read_cheques(table, position)
    read_auction_cards(table, position)
    read_action_cards(table, position)
    _read_choices(table, position)
    check_turn(table)
    check_cards(table)
    check_sticks(table)
    check_leftovers(table, position)
    _take_up_chain(table)
    check_chain(table)
    return table


def _lay_out(position: Document) -> Table:
    """Players, options and phase must exist (S16, S17)."""
    table = FACTS.lay_out(Table, *FACTS.check_document(position, ""))
    clear(table)
    name = position["phase"].upper()
    if name not in Phase.__members__ or position["phase"] != name.lower():
        allowed = ", ".join(phase.name.lower() for phase in Phase)
        raise FACTS.bad_position("position-phase", "", phase=position["phase"], allowed=allowed)
    table.phase = Phase[name]
    return table


# Tracks

PER_SEAT = (
    "influence",
    "prestige",
    "hands",
    "ledger",
    "played",
    "picks",
    "bids",
    "passed",
    "hidden",
    "offers",
    "removed",
    "takes",
)


def _read_tracks(table: Table, position: Document) -> None:
    """Lists have an entry for each seat; influence, prestige and round are within their bounds (S14, S78)."""
    given: dict[str, Any] = dict(position)
    for field in PER_SEAT:
        if field in given and len(given[field]) != table.players:
            found = len(given[field])
            raise FACTS.bad_position("position-list-length", "", field=field, found=found, players=table.players)
    table.influence[: table.players] = [
        within(number, 0, INFLUENCE_MAX, "influence", "S14")
        for number in position.get("influence", [INFLUENCE_START] * table.players)
    ]
    table.prestige[: table.players] = [
        within(number, 0, MOST_PRESTIGE, "prestige", "S14") for number in position.get("prestige", [0] * table.players)
    ]
    table.round = within(position.get("round", 1), 1, ROUND_LIMIT, "round", "S78")
    table.first = seat_at(table, position.get("first", 0), "first")


# Choices


def _read_choices(table: Table, position: Document) -> None:
    """Who decides, and whatever has been chosen so far."""
    players = table.players
    turn = position["turn"]
    if (turn is None) != (table.phase == Phase.OVER):
        raise FACTS.bad_position("position-turn", "", phase=position["phase"])
    table.turn = NOBODY if turn is None else seat_at(table, turn, "turn")
    nulls = [None] * players
    table.rights = lay_row(table.investors, _read_investors(table, position))
    lay_row(table.investor_tiles, _read_investor_tiles(table, position))
    table.played[:players] = [_card_played(value) for value in position.get("played", nulls)]
    table.picks[:players] = [_tile(tile) for tile in position.get("picks", nulls)]
    table.passed[:players] = position.get("passed", [False] * players)
    table.tile = _tile(position.get("tile"))
    table.proposer = seat_or_nobody(table, position.get("proposer"), "proposer")
    table.buyer = seat_or_nobody(table, position.get("buyer"), "buyer")
    table.receiver = seat_or_nobody(table, position.get("receiver"), "receiver")
    table.picked = place_among(STREET_TEXTS, position.get("picked"), "position-street", "S2")
    table.removed[:players] = [
        within(number, 0, STICKS, "removed", "S73") for number in position.get("removed", [0] * players)
    ]
    table.takes[:players] = [
        place_among(TAKE_TEXTS, take, "position-take", "S74") for take in position.get("takes", nulls)
    ]


def _read_investors(table: Table, position: Document) -> list[int]:
    """Each seat is an investor at most once; only an option auction gives them tiles (S31, S38)."""
    investors = [seat_at(table, seat, "investors") for seat in position.get("investors", [])]
    if len(set(investors)) != len(investors):
        raise FACTS.bad_position("position-investor-twice", "S31")
    return investors


def _read_investor_tiles(table: Table, position: Document) -> list[int]:
    tiles = position.get("investor_tiles", [])
    if tiles and len(tiles) != table.rights:
        raise FACTS.bad_position("position-investor-tiles", "S39")
    return [_tile(tile) for tile in tiles]


def _card_played(value: int | None) -> int:
    return NOTHING if value is None else within(value, 0, INFLUENCE_CARDS - 1, "played", "S28")


def _tile(text: str | None) -> int:
    return place_among(TILE_TEXTS, text, "position-tile", "S37")


# A chain of moves that is only half made


def _take_up_chain(table: Table) -> None:
    """Cheques before the active seat that may still be added to are not committed yet (S34, S42, S45)."""
    if table.phase == Phase.OFFER:
        _take_up(table, table.receiver)
    elif table.phase in (Phase.RAISE, Phase.HIDE):
        _take_up(table, table.turn)
    for seat in range(table.players):
        table.ledger[seat] += laid_in_secret(table, seat)


def _take_up(table: Table, before: int) -> None:
    """The cheques before a seat are those that the active one is laying down."""
    table.added = table.laid[before]
    table.laid[before] = 0

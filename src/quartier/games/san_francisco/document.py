"""The position document: a table written as JSON and read back (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quartier.engine.documents import check_shape
from quartier.engine.primitives.bits import has
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco import FACTS, purse
from quartier.games.san_francisco.cheques import laid_in_secret
from quartier.games.san_francisco.consistency import check_cards, check_chain, check_leftovers, check_sticks, check_turn
from quartier.games.san_francisco.names import (
    ACTION_TEXTS,
    CARD_TEXTS,
    DISTRICT_TEXTS,
    STREET_TEXTS,
    TAKE_TEXTS,
    TILE_TEXTS,
    cheques_in,
    streets_in,
)
from quartier.games.san_francisco.pieces import COLUMNS, DISTRICTS, LETTERS, ROWS
from quartier.games.san_francisco.position import Position
from quartier.games.san_francisco.reading import (
    lay_out,
    read_action_cards,
    read_auction_cards,
    read_board,
    read_cheques,
    read_choices,
    read_city,
    read_tracks,
    take_up_chain,
)
from quartier.games.san_francisco.table import NOTHING, Phase, Table


def read(document: object, seed: int) -> Table:
    """The table that a document describes; cards and cheques it leaves open come from the seed."""
    position = check_shape(FACTS.name, "", Position, document)
    table = lay_out(position)
    seed_dice(table, seed)
    read_city(table, position)
    read_board(table, position)
    read_tracks(table, position)
    read_cheques(table, position)
    read_auction_cards(table, position)
    read_action_cards(table, position)
    read_choices(table, position)
    check_turn(table)
    check_cards(table)
    check_sticks(table)
    check_leftovers(table, position)
    take_up_chain(table)
    check_chain(table)
    return table


def write(table: Table) -> dict[str, Any]:
    """The document of a table, with every field."""
    players = table.players
    deck = table.turned
    discard = deck if table.card == NOTHING else deck - 1
    actions = table.years if table.action == NOTHING else table.years + 1
    return {
        "game": FACTS.name,
        "players": players,
        "options": _write_options(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.phase == Phase.OVER else table.turn,
        "round": table.round,
        "first": table.first,
        "tiles": _write_city(table),
        "rebuilt": _write_rebuilt(table),
        "sticks": _write_sticks(table),
        "influence": table.influence[:players],
        "prestige": table.prestige[:players],
        "hands": [cheques_in(hand) for hand in table.hands[:players]],
        "ledger": [cheques_in(table.ledger[seat] - laid_in_secret(table, seat)) for seat in range(players)],
        "bank": [purse.dollars(value) for value in reversed(table.bank[: table.bank_size])],
        "deck": [CARD_TEXTS[card] for card in table.cards[deck:]],
        "discard": [CARD_TEXTS[card] for card in table.cards[:discard]],
        "card": _text(CARD_TEXTS, table.card),
        "action_deck": [ACTION_TEXTS[card] for card in table.actions[actions : table.actions_size]],
        "years": [ACTION_TEXTS[card] for card in table.actions[: table.years]],
        "open_homes": table.open_homes,
        "action": _text(ACTION_TEXTS, table.action),
        "action_due": bool(table.action_due),
        "investors": table.investors[: table.rights],
        "investor_tiles": [TILE_TEXTS[tile] for tile in table.investor_tiles[: table.rights] if tile != NOTHING],
        "played": [None if value == NOTHING else value for value in table.played[:players]],
        "picks": [_text(TILE_TEXTS, tile) for tile in table.picks[:players]],
        "bids": _write_laid(table, (Phase.BID, Phase.RAISE), table.turn),
        "passed": [bool(passed) for passed in table.passed[:players]],
        "tile": _text(TILE_TEXTS, table.tile),
        "hidden": _write_laid(table, (Phase.HIDE,), table.turn),
        "proposer": None if table.proposer == NOBODY else table.proposer,
        "buyer": None if table.buyer == NOBODY else table.buyer,
        "receiver": None if table.receiver == NOBODY else table.receiver,
        "offers": _write_laid(table, (Phase.OFFER, Phase.ANSWER), table.receiver),
        "lifted": _text(STREET_TEXTS, table.lifted),
        "picked": _text(STREET_TEXTS, table.picked),
        "removed": table.sold[:players],
        "takes": [_text(TAKE_TEXTS, take) for take in table.takes[:players]],
        "drawn": [purse.dollars(value) for value in table.drawn[: table.drawn_size]],
    }


def _write_options(table: Table) -> dict[str, Any]:
    options = FACTS.options_of(table)
    return {
        option.name: options[option.name]
        for option in FACTS.options
        if options[option.name] != option.default_for(table.players)
    }


def _write_city(table: Table) -> list[str]:
    letters = "".join(LETTERS[kind] for kind in table.city)
    return [letters[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]


def _write_rebuilt(table: Table) -> dict[str, int]:
    return {
        DISTRICT_TEXTS[district]: seat
        for district in range(DISTRICTS)
        for seat in range(table.players)
        if has(table.rebuilt[seat], district)
    }


def _write_sticks(table: Table) -> dict[str, int]:
    owners = {street: seat for seat in range(table.players) for street in streets_in(table.sticks[seat])}
    return {STREET_TEXTS[street]: owners[street] for street in sorted(owners)}


def _write_laid(table: Table, phases: tuple[Phase, ...], before: int) -> list[list[int]]:
    """The cheques laid down in one of these phases, those not yet committed in front of a seat."""
    if table.phase not in phases:
        return [[] for _ in range(table.players)]
    return [cheques_in(table.laid[seat] + (table.added if seat == before else 0)) for seat in range(table.players)]


def _text(texts: Sequence[str], number: int) -> str | None:
    return None if number == NOTHING else texts[number]

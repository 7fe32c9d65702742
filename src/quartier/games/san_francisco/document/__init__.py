"""The position document: a table written as JSON and read back (section 6)."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.engine.contract import Options
from quartier.engine.primitives.bits import has
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.document.reading import read
from quartier.games.san_francisco.document.shape import Document, Shown
from quartier.games.san_francisco.pieces import COLUMNS, DISTRICTS, LETTERS, ROWS, dollars
from quartier.games.san_francisco.pieces.names import (
    ACTION_TEXTS,
    CARD_TEXTS,
    DISTRICT_TEXTS,
    STREET_TEXTS,
    TAKE_TEXTS,
    TILE_TEXTS,
    cheques_in,
    streets_in,
)
from quartier.games.san_francisco.rules.actions import actions_turned
from quartier.games.san_francisco.rules.cheques import laid_before, laid_in_secret
from quartier.games.san_francisco.table import NOTHING, Phase, Table

__all__ = ["Document", "read", "write"]


def write(table: Table) -> Document:
    """The document of a table, with every field."""
    return {
        **shown(table),
        "hands": [cheques_in(hand) for hand in table.hands[: table.players]],
        "bank": [dollars(value) for value in reversed(table.bank[: table.bank_size])],
        "deck": [CARD_TEXTS[card] for card in table.cards[table.turned :]],
        "action_deck": [ACTION_TEXTS[card] for card in table.actions[actions_turned(table) : table.actions_size]],
        "played": [None if value == NOTHING else value for value in table.played[: table.players]],
        "picks": [_text(TILE_TEXTS, tile) for tile in table.picks[: table.players]],
    }


def shown(table: Table) -> Shown:
    """What a document and a view have in common: all but the hands, the bank, the decks and secret choices."""
    players = table.players
    discarded = table.turned if table.card == NOTHING else table.turned - 1
    return {
        "game": "san_francisco",
        "players": players,
        "options": _write_options(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.phase == Phase.OVER else table.turn,
        "round": table.round,
        "first": table.first,
        "tiles": _write_tiles(table),
        "rebuilt": _write_rebuilt(table),
        "sticks": _write_sticks(table),
        "influence": table.influence[:players],
        "prestige": table.prestige[:players],
        "ledger": [cheques_in(table.ledger[seat] - laid_in_secret(table, seat)) for seat in range(players)],
        "discard": [CARD_TEXTS[card] for card in table.cards[:discarded]],
        "card": _text(CARD_TEXTS, table.card),
        "years": [ACTION_TEXTS[card] for card in table.actions[: table.years]],
        "open_homes": table.open_homes,
        "action": _text(ACTION_TEXTS, table.action),
        "action_due": bool(table.action_due),
        "investors": table.investors[: table.rights],
        "investor_tiles": [TILE_TEXTS[tile] for tile in table.investor_tiles[: table.rights] if tile != NOTHING],
        "bids": _write_laid(table, Phase.BID, Phase.RAISE),
        "passed": [bool(passed) for passed in table.passed[:players]],
        "tile": _text(TILE_TEXTS, table.tile),
        "hidden": _write_laid(table, Phase.HIDE),
        "proposer": _seat(table.proposer),
        "buyer": _seat(table.buyer),
        "receiver": _seat(table.receiver),
        "offers": _write_laid(table, Phase.OFFER, Phase.ANSWER),
        "lifted": _text(STREET_TEXTS, table.lifted),
        "picked": _text(STREET_TEXTS, table.picked),
        "removed": table.removed[:players],
        "takes": [_text(TAKE_TEXTS, take) for take in table.takes[:players]],
        "drawn": [dollars(value) for value in table.drawn[: table.drawn_size]],
    }


def _write_options(table: Table) -> Options:
    options = FACTS.options_of(table)
    return {
        option.name: options[option.name]
        for option in FACTS.options
        if options[option.name] != option.default_for(table.players)
    }


def _write_tiles(table: Table) -> list[str]:
    letters = "".join(LETTERS[kind] for kind in table.tiles)
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


def _write_laid(table: Table, *phases: Phase) -> list[list[int]]:
    """The cheques before each seat, if they were laid down in one of these phases."""
    if table.phase not in phases:
        return [[] for _ in range(table.players)]
    return [cheques_in(laid_before(table, seat)) for seat in range(table.players)]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _text(texts: Sequence[str], number: int) -> str | None:
    return None if number == NOTHING else texts[number]

"""The position document of Property: writing a table, and reading one back (P40-P42)."""

from __future__ import annotations

import functools

from quartier.engine.primitives.bits import has, things_in
from quartier.games.property import FACTS
from quartier.games.property.document.reading import read
from quartier.games.property.document.shape import CourtCards, Document, Shown
from quartier.games.property.pieces import LINES, SQUARES
from quartier.games.property.pieces.names import CARD_TEXTS, card_texts
from quartier.games.property.table import NOTHING, Phase, Table

__all__ = ["Document", "read", "write"]


def write(table: Table) -> Document:
    """The document of a table, with every field, defaults included (P40)."""
    return {
        **shown(table),
        "hands": [card_texts(hand) for hand in table.hands[: table.players]],
        "deck": [CARD_TEXTS[card] for card in reversed(table.deck[: table.deck_size])],
    }


def shown(table: Table) -> Shown:
    """What a document and a view have in common: all but the hands and the stock."""
    return {
        "game": "property",
        "players": table.players,
        "options": FACTS.options_of(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.phase == Phase.OVER else table.turn,
        "turns": table.turns,
        "board": _write_board(table),
        "cash": table.cash[: table.players],
        "court": [_write_court(cards) for cards in table.court[: table.players]],
        "given": _write_court(table.given),
        "bankrupt": table.bankrupt[: table.bankrupts],
        "red": None if table.red == NOTHING else CARD_TEXTS[table.red],
        "black": None if table.black == NOTHING else CARD_TEXTS[table.black],
        "column": None if table.column == NOTHING else table.column + 1,
        "row": None if table.row == NOTHING else table.row + 1,
        "discard": [CARD_TEXTS[card] for card in table.discard[: table.discard_size]],
    }


def _write_board(table: Table) -> list[str]:
    return list(_board_texts(tuple(table.owned[: table.players]), table.mortgaged))


@functools.lru_cache(maxsize=4096)
def _board_texts(owned: tuple[int, ...], mortgaged: int) -> tuple[str, ...]:
    """The board, row 8 first. Most moves leave it as it is, and every seat sees the same."""
    squares = ["."] * SQUARES
    for seat, squares_owned in enumerate(owned):
        for square in things_in(squares_owned):
            squares[square] = "ABCDEF"[seat] if has(mortgaged, square) else "abcdef"[seat]
    return tuple("".join(squares[row * LINES : (row + 1) * LINES]) for row in reversed(range(LINES)))


def _write_court(cards: list[int]) -> CourtCards:
    king, queen, jack, joker = cards
    return {"k": king, "q": queen, "j": jack, "joker": joker}

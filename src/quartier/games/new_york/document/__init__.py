"""The position document of New York: writing a table, and reading one back (section 6)."""

from __future__ import annotations

from quartier.engine.primitives.seats import NOBODY
from quartier.games.new_york import FACTS
from quartier.games.new_york.document.reading import read
from quartier.games.new_york.document.shape import Document, Shown
from quartier.games.new_york.pieces import CARD_TEXTS, COLOUR_TEXTS, LETTERS, LINES, STOP_TEXT
from quartier.games.new_york.pieces.names import SQUARES_BY_TEXT, card_texts, deck_text, line_text, square_text
from quartier.games.new_york.rules.board import colour_at, colours_in_play
from quartier.games.new_york.rules.preliminary import is_preliminary
from quartier.games.new_york.table import NOTHING, Phase, Table

__all__ = ["Document", "read", "write"]


def write(table: Table) -> Document:
    """The document of a table, with every field."""
    return {
        **shown(table),
        "hands": [card_texts(hand) for hand in table.hands[: table.players]],
        "deck": [deck_text(card) for card in reversed(table.deck[: table.deck_size])],
        "colour_deck": _write_colour_deck(table) if is_preliminary(table) and not table.own_colour else None,
        "first_seat": _or_none(table.first_seat),
    }


def shown(table: Table) -> Shown:
    """What a document and a view have in common: all but the hands, the draw pile and the coming lots."""
    return {
        "game": "new_york",
        "players": table.players,
        "options": FACTS.options_of(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": _or_none(table.turn),
        "active": _or_none(table.active),
        "board": _write_board(table),
        "colours": [_colours_of(table, seat) for seat in range(table.players)],
        "money": table.money[: table.players],
        "discard": [*card_texts(table.discard), *[STOP_TEXT] * table.discarded_stops],
        "played": card_texts(table.played),
        "square": None if table.square == NOTHING else square_text(table.square),
        "line": None if table.line == NOTHING else line_text(table.line),
        "target": None if table.target == NOTHING else COLOUR_TEXTS[table.target],
        "offered": None if table.offered == NOTHING else CARD_TEXTS[table.offered],
        "swap_done": bool(table.swap_done),
        "stop_phase": bool(table.stop_phase),
        "turns_played": table.turns_played,
    }


def _write_board(table: Table) -> list[str]:
    squares = [_letter(colour_at(table, square)) for square in SQUARES_BY_TEXT.values()]
    return ["".join(squares[red * LINES : (red + 1) * LINES]) for red in range(LINES)]


def _letter(colour: int) -> str:
    return "." if colour == NOTHING else LETTERS[colour]


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _colours_of(table: Table, seat: int) -> list[str]:
    return [text for colour, text in enumerate(COLOUR_TEXTS) if table.owner[colour] == seat]


def _write_colour_deck(table: Table) -> list[str]:
    return [COLOUR_TEXTS[colour] for colour in table.colour_deck[: colours_in_play(table)]]

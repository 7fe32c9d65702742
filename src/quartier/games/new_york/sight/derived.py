"""What a view tells beyond the document, worked out for people and drawings."""

from __future__ import annotations

from collections.abc import Callable

from quartier.games.new_york.pieces import LINES
from quartier.games.new_york.pieces.names import SQUARES_BY_TEXT
from quartier.games.new_york.rules.board import colour_at, colours_in_play, group_size, price, reserve
from quartier.games.new_york.table import NOTHING, Table


def reserves(table: Table) -> list[int] | None:
    """The pawns that each colour in play has left, None if there is no limit (N5)."""
    return [reserve(table, colour) for colour in range(colours_in_play(table))] if table.pawn_limit else None


def prices(table: Table) -> list[list[int]]:
    """For each square, red line 1 first, what it costs a rival, 0 where it is empty (N6)."""
    return _lines_of_numbers(table, price)


def group_sizes(table: Table) -> list[list[int]]:
    """For each square, red line 1 first, the size of the group it belongs to, 0 where it is empty (N2)."""
    return _lines_of_numbers(table, group_size)


def _lines_of_numbers(table: Table, number_of: Callable[[Table, int, int], int]) -> list[list[int]]:
    """A number for each square, by the colour of its pawn."""
    coloured = [(square, colour_at(table, square)) for square in SQUARES_BY_TEXT.values()]
    numbers = [0 if colour == NOTHING else number_of(table, square, colour) for square, colour in coloured]
    return [numbers[red * LINES : (red + 1) * LINES] for red in range(LINES)]

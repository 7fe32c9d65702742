"""Squares of an 8 x 8 grid as sets: square = row * 8 + column. Smaller grids use a corner of it."""

from __future__ import annotations

from collections.abc import Iterator

from quartier.engine.primitives.bits import count, lowest, one

NOT_FIRST_COLUMN = 0xFEFEFEFEFEFEFEFE
NOT_LAST_COLUMN = 0x7F7F7F7F7F7F7F7F
WHOLE = 0xFFFFFFFFFFFFFFFF


def row_of(square: int) -> int:
    """The row of a square, from 0."""
    return square >> 3


def column_of(square: int) -> int:
    """The column of a square, from 0."""
    return square & 7


def square_at(column: int, row: int) -> int:
    """The square where a column and a row cross."""
    return row * 8 + column


def beside(squares: int) -> int:
    """All squares that share a side with one of these, these themselves not excluded."""
    sideways = ((squares & NOT_LAST_COLUMN) << 1) | ((squares & NOT_FIRST_COLUMN) >> 1)
    return (sideways | (squares << 8) | (squares >> 8)) & WHOLE


def group(start: int, inside: int) -> int:
    """All squares of `inside` that can be reached from `start` in steps over shared sides."""
    reached = start
    while True:
        wider = (reached | beside(reached)) & inside
        if wider == reached:
            return reached
        reached = wider


def groups(squares: int) -> Iterator[int]:
    """The connected groups that squares fall into, for use outside the rules."""
    while squares:
        part = group(one(lowest(squares)), squares)
        yield part
        squares ^= part


def largest_group(squares: int) -> int:
    """The largest of the connected groups that squares fall into, the first of equal ones; no square of none."""
    largest = 0
    while squares != 0:
        part = group(one(lowest(squares)), squares)
        if count(part) > count(largest):
            largest = part
        squares ^= part
    return largest

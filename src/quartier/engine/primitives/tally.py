"""Tallies: how many things there are of each kind, in one word, six bits for each of up to ten kinds.

A kind counts at most 63 things, and the word's sign is left alone, so tallies are added and subtracted like numbers.
"""

from __future__ import annotations

from typing import Any

from quartier.engine.primitives.bits import moved_down, one
from quartier.engine.primitives.dice import below

BITS = 6
MOST = 63
"""The most things of one kind that a tally can count."""


def one_of(kind: int) -> int:
    """The tally of one thing of a kind."""
    return one(BITS * kind)


def number_of(tally: int, kind: int) -> int:
    """How many things of a kind a tally counts."""
    return moved_down(tally, BITS * kind) & MOST


def total_of(tally: int, kinds: int) -> int:
    """How many things a tally counts, of the first `kinds` kinds."""
    things = 0
    for kind in range(kinds):
        things += number_of(tally, kind)
    return things


def kinds_in(tally: int, kinds: int) -> int:
    """The set of kinds, among the first `kinds`, of which a tally counts at least one thing."""
    found = 0
    for kind in range(kinds):
        if number_of(tally, kind) > 0:
            found |= one(kind)
    return found


def contains(tally: int, part: int, kinds: int) -> bool:
    """Whether a tally counts at least as many things of every kind as another."""
    for kind in range(kinds):
        if number_of(part, kind) > number_of(tally, kind):
            return False
    return True


def kind_at(tally: int, place: int) -> int:
    """The kind of the thing at this place, if the things lie in a row, kind after kind."""
    kind = 0
    while place >= number_of(tally, kind):
        place -= number_of(tally, kind)
        kind += 1
    return kind


def drawn_kind(table: Any, tally: int, kinds: int) -> int:
    """The kind of a thing drawn from a tally, every thing with the same chance, by the table's dice."""
    return kind_at(tally, below(table, total_of(tally, kinds)))

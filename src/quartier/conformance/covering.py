"""A few of many combinations in which every two values that can come together do."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations

Row = tuple[Hashable, ...]
"""A combination: a value in each place."""
Pair = tuple[tuple[int, Hashable], ...]
"""Two values of a combination, each with its place."""


def pairs_in(row: Row) -> set[Pair]:
    """Every two values of a combination."""
    return set(combinations(enumerate(row), 2))


def covering(allowed: Sequence[Row], wanted: Iterable[Row] = ()) -> list[Row]:
    """Those wanted and as few others as it takes to hold every pair that an allowed combination holds, in their order.

    Always the one that adds the most pairs is taken next, the first of equals. That is not the smallest number
    possible, but close to it.
    """
    chosen = set(wanted)
    pairs = {row: pairs_in(row) for row in allowed}
    missing = set().union(*pairs.values()).difference(*(pairs[row] for row in chosen))
    while missing:
        best = max(allowed, key=lambda row: len(pairs[row] & missing))
        chosen.add(best)
        missing -= pairs[best]
    return [row for row in allowed if row in chosen]

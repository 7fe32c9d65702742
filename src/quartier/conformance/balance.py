"""Whether redealt tables are in balance, as they are if every possible deal is drawn with the same chance.

Hidden things change places at random, and each change has the same chance as the one that takes it back. If every deal
is as likely as any other, then each card leaves each place as often as it comes there. If a deal is less likely than
the one before it, the change to it counts for less in the same measure.
"""

from __future__ import annotations

import random
from collections import defaultdict
from math import sqrt
from typing import Any

import quartier
from quartier.conformance.possible import Hiding, Path, holder_of, likelihood, value_at

Cell = tuple[Path, str]
"""A place and a card."""

PARTS = 4
"""Of a pile whose order counts, cards are looked for in so many parts."""
LARGEST = 5.0
"""The most standard deviations by which one card may prefer one place."""
LARGEST_TOGETHER = 6.0
"""The most standard deviations by which all cards together may prefer their places."""


class Balance:
    """How often each card has left each place, less how often it has come there."""

    def __init__(self) -> None:
        self.sums: dict[Cell, float] = defaultdict(float)
        self.squares: dict[Cell, float] = defaultdict(float)

    def add(self, flows: dict[Cell, float]) -> None:
        """Counts what the changes of one redealt table have moved."""
        for cell, flow in flows.items():
            self.sums[cell] += flow
            self.squares[cell] += flow * flow

    def deviations(self) -> dict[Cell, float]:
        """How far each cell is from balance, in standard deviations."""
        return {cell: self.sums[cell] / sqrt(square) for cell, square in self.squares.items() if square > 0}

    def check(self) -> None:
        """Nothing is further from balance than chance brings about."""
        found = self.deviations()
        for (place, card), deviation in found.items():
            assert abs(deviation) < LARGEST, f"{card} is too often or too seldom in {place}: {deviation:.1f} deviations"
        excess = sum(deviation**2 - 1 for deviation in found.values())
        assert excess < LARGEST_TOGETHER * sqrt(2 * len(found)), f"cards prefer their places: {excess / len(found)}"


def flows_of(hiding: Hiding, table: quartier.Table, dice: random.Random, tries: int) -> dict[Cell, float]:
    """What random changes of a table move: each card and place, more often left or more often reached."""
    flows: dict[Cell, float] = defaultdict(float)
    document = table.document()
    for _ in range(tries):
        change = hiding.random_change(document, dice)
        other = hiding.after(document, change)
        if other is not None:
            weight = min(1.0, likelihood(other, hiding.seat) / likelihood(table, hiding.seat))
            for path, card in change.items():
                place = part_of(hiding, document, path)
                flows[place, str(value_at(document, path))] += weight
                flows[place, str(card)] -= weight
    return flows


def part_of(hiding: Hiding, document: Any, path: Path) -> Path:
    """The hand that a path leads into, the part of a pile whose order counts, or the thing by itself."""
    holder = holder_of(document, path)
    if holder not in hiding.ordered:
        return holder
    return (*holder, int(path[-1]) * PARTS // len(value_at(document, holder)))

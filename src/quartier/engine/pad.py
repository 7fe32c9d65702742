"""The score pad: how the points of a game came together, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quartier.engine.words.happenings import Happening


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the pad: what it counts, by which rule, and each seat's points."""

    name: str
    rule: str
    points: list[int]
    counts: bool = True
    """Whether it adds to the score; a line that only breaks ties does not."""


def earned(
    happenings: Sequence[Happening], event: str, players: int, *, by: Sequence[str] = ("seat",), fact: str = "points"
) -> list[int]:
    """What every seat earned by an event; `by` names the facts that say which seats did."""
    points = [0] * players
    for happening in happenings:
        if happening.event == event:
            for seat in {happening.facts[name] for name in by}:
                points[seat] += happening.facts[fact]
    return points

"""Levels that a person understands, from beginner to master: the same names everywhere.

A weaker level thinks shorter, imagines fewer ways the hidden cards may lie, and is content with a move that looks good.
It never throws a move away on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from quartier.engine.style import Mind, Style


@dataclass(frozen=True, slots=True)
class Level:
    """What makes a level: the thinking it does, and how carefully it chooses."""

    name: str
    iterations: int
    deals: int
    looseness: int

    def style(self, suited: Style) -> Style:
        """A game's own style of searching, at this level."""
        return replace(suited, mind=Mind.SEARCH, iterations=self.iterations, deals=self.deals, looseness=self.looseness)


LEVELS = (
    Level("beginner", iterations=30, deals=1, looseness=30),
    Level("easy", iterations=50, deals=3, looseness=20),
    Level("medium", iterations=100, deals=10, looseness=12),
    Level("hard", iterations=200, deals=0, looseness=6),
    Level("expert", iterations=500, deals=0, looseness=3),
    Level("master", iterations=3000, deals=0, looseness=0),
)

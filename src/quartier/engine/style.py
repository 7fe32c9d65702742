"""How a bot thinks: what compiled code needs to know of it, as one record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum

from quartier.engine.schema import Count, Real, Small, Tiny


class Mind(IntEnum):
    """What a bot goes by."""

    RANDOM = 0
    GREEDY = 1
    SEARCH = 2


@dataclass(slots=True)
class Style:
    """How a bot thinks. A game's policy states the style that suits it; levels and budgets change it."""

    exploration: Real = 0.7
    """How much a search looks at moves that have not done well so far."""
    curiosity: Real = 0.0
    """The least exploration among first moves: more of it tells more of moves that are not the best."""
    trust: Real = 0.0
    """What a move is credited with before it is tried, because the policy likes it best; others get a share of it."""
    widening: Real = 1.0
    """How fast a search considers more moves of one decision."""
    iterations: Count = 0
    horizon: Small = 40
    """Decisions that a search plays on beyond its tree before it judges a position."""
    greed: Small = 0
    """Of a hundred such decisions, how many follow the policy; the others are random."""
    deals: Small = 0
    """How many deals of the unknown it imagines; 0 means a new one for every iteration."""
    looseness: Small = 0
    """By how many hundredths of the expected outcome a move may look worse than the best and still be chosen."""
    mind: Tiny = Mind.SEARCH


RANDOM = Style(mind=Mind.RANDOM)
GREEDY = Style(mind=Mind.GREEDY)


def searching(style: Style, iterations: int) -> Style:
    """A style with a budget of iterations."""
    return replace(style, mind=Mind.SEARCH, iterations=iterations)

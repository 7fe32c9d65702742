"""The chance to win, from what every side's position is worth.

Worth is in thousandths of log-odds: of two sides, the one that is a thousand ahead wins e times as often as the other.
Policies fit what things are worth to the games of decent players.
"""

from __future__ import annotations

from math import exp

LOG_ODDS = 1000
STEPS = 16
"""Steps in which a unit of log-odds is looked up."""
FARTHEST = 8 * STEPS
EVEN = 1 << 16
ODDS = tuple(round(EVEN * exp(step / STEPS)) for step in range(-FARTHEST, FARTHEST + 1))


def odds(ahead: int) -> int:
    """How often a side that is this far ahead wins, for each EVEN times that the other does."""
    return ODDS[FARTHEST + max(-FARTHEST, min(FARTHEST, ahead * STEPS // LOG_ODDS))]


def outcome_against(all_odds: int) -> int:
    """The outcome to be expected, from -1000 to 1000, against the odds of all sides, the own one's included."""
    return 2000 * EVEN // all_odds - 1000

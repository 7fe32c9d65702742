"""The chance to win, from what every seat's position is worth.

Worth is in thousandths of log-odds: of two seats, the one that is a thousand ahead wins e times as often as the other.
Policies fit what things are worth to the games of decent players.
"""

from __future__ import annotations

from math import exp

LOG_ODDS = 1000
STEPS = 16
"""Steps in which a unit of log-odds is looked up."""
SHARES = tuple(round(65536 * exp(-step / STEPS)) for step in range(8 * STEPS + 1))


def share(behind: int) -> int:
    """What chance one has who is so far behind the best, compared with the best one's."""
    return SHARES[min(behind * STEPS // LOG_ODDS, len(SHARES) - 1)]


def as_outcome(own: int, whole: int) -> int:
    """A share of all shares as the outcome to be expected, in thousandths: from -1000 to 1000."""
    return 2000 * own // whole - 1000

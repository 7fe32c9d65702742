"""All hidden information of New York is decided here: what a seat sees, and what it may think possible (N7).

Hands and the order of the draw pile are hidden, before the main round also the coming colours and the first player. A
card offered to a partner is seen by the two partners only. A turn that is only half chosen is hidden too: until a
square is taken, a victim named or a pawn placed, the others see the seat choosing, its hand whole.
"""

from __future__ import annotations

from quartier.engine.primitives.seats import NOBODY
from quartier.engine.schema import copy_of
from quartier.engine.views import Question
from quartier.games.new_york import document
from quartier.games.new_york.document.shape import Shown
from quartier.games.new_york.pieces.names import card_texts
from quartier.games.new_york.sight.conceal import conceal
from quartier.games.new_york.sight.derived import group_sizes, prices, reserves
from quartier.games.new_york.sight.observation import OBSERVATION, OBSERVATION_SIZE, observe
from quartier.games.new_york.sight.redeal import redeal
from quartier.games.new_york.table import Table

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "View", "conceal", "observe", "redeal", "view"]


class Sight(Shown):
    """What a seat sees of a position."""

    hands: list[list[str] | int]
    """Its own hand by its cards, others by their size."""
    deck_size: int
    reserves: list[int] | None
    """The pawns that each colour in play has left, None if there is no limit."""
    prices: list[list[int]]
    """For each square, red line 1 first, what it costs a rival, 0 where it is empty."""
    groups: list[list[int]]
    """Likewise the size of its group."""


class View(Sight, Question):
    """The whole view of a seat."""


def view(table: Table, seat: int | None) -> Sight:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (N7)."""
    seen = copy_of(table)
    conceal(seen, NOBODY if seat is None else seat)
    hands = [card_texts(hand) for hand in seen.hands[: seen.players]]
    return {
        **document.shown(seen),
        "hands": [hand if owner == seat else len(hand) for owner, hand in enumerate(hands)],
        "deck_size": seen.deck_size,
        "reserves": reserves(seen),
        "prices": prices(seen),
        "groups": group_sizes(seen),
    }

"""All hidden information of Property is decided here: what a seat sees, and what it must think possible (P11).

Hands and the order of the stock are hidden. So is a turn while it is only half chosen: until the square is settled the
others see the seat choosing, its hand whole; until the payment is complete, its court cards whole.
"""

from __future__ import annotations

from quartier.engine.primitives.bits import count
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.schema import copy_of
from quartier.engine.views import Question
from quartier.games.property import document
from quartier.games.property.document.shape import Shown
from quartier.games.property.pieces.names import card_texts
from quartier.games.property.sight.conceal import conceal
from quartier.games.property.sight.derived import group_sizes
from quartier.games.property.sight.observation import OBSERVATION, OBSERVATION_SIZE, observe
from quartier.games.property.sight.redeal import redeal
from quartier.games.property.table import Table

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "View", "conceal", "observe", "redeal", "view"]


class Sight(Shown):
    """What a seat sees of a position."""

    hands: list[list[str] | int]
    """Its own hand by its cards, others by their size."""
    deck_size: int
    groups: list[list[int]]
    """For each square, row 8 first, the size of its group, 0 where it is empty."""


class View(Sight, Question):
    """The whole view of a seat."""


def view(table: Table, seat: int | None) -> Sight:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (P11)."""
    seen = copy_of(table)
    conceal(seen, NOBODY if seat is None else seat)
    hands = seen.hands[: seen.players]
    return {
        **document.shown(seen),
        "hands": [card_texts(hand) if owner == seat else count(hand) for owner, hand in enumerate(hands)],
        "deck_size": seen.deck_size,
        "groups": group_sizes(seen),
    }

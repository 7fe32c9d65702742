"""All hidden information of Lotissements is decided here: what a seat sees, and what it must think possible (L27).

Hands and the Reserve are hidden. Everything else is open: offers, tricks, piles, lots, what a seat has shown not to
hold, and the blocks turned up for the first speaker.
"""

from __future__ import annotations

from quartier.engine.views import Question
from quartier.games.lotissements import document
from quartier.games.lotissements.document.shape import Shown
from quartier.games.lotissements.pieces import SET_TEXTS, SetText
from quartier.games.lotissements.rules.ending import can_be_finished
from quartier.games.lotissements.rules.setup import deck_size
from quartier.games.lotissements.rules.sides import side_of
from quartier.games.lotissements.rules.tricks import hand_size
from quartier.games.lotissements.sight.conceal import conceal
from quartier.games.lotissements.sight.derived import (
    Decorations,
    LackingOnLots,
    Prospect,
    decorations_left,
    lacking_on_lots,
    prospects,
    stronger,
    winning_seat,
)
from quartier.games.lotissements.sight.observation import OBSERVATION, OBSERVATION_SIZE, observe
from quartier.games.lotissements.sight.redeal import redeal
from quartier.games.lotissements.table import Table

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "View", "conceal", "observe", "redeal", "view"]


class Sight(Shown):
    """What a seat sees of a position."""

    hands: list[list[str] | int]
    """Its own hand by its blocks, others by their size."""
    deck_size: int
    sides: list[int]
    """For each seat, its side."""
    winning: int | None
    """The seat whose block wins the trick as it lies."""
    open_lots: list[SetText]
    """The lots that can still be finished."""
    lacking: LackingOnLots
    left: Decorations
    """The decorations that lie on no lot."""
    prospects: list[Prospect]
    """For each side, while tricks are played, what it would get if the round ended now."""
    stronger: list[str]
    """The blocks with which the seat, if it decides, would win the trick as it lies."""


class View(Sight, Question):
    """The whole view of a seat."""


def view(table: Table, seat: int | None) -> Sight:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (L27)."""
    owners = range(table.players)
    return {
        **document.shown(table),
        "hands": [document.hand_texts(table, owner) if owner == seat else hand_size(table, owner) for owner in owners],
        "deck_size": deck_size(table),
        "sides": [side_of(table, owner) for owner in owners],
        "winning": winning_seat(table),
        "open_lots": [name for lot, name in enumerate(SET_TEXTS) if can_be_finished(table, lot)],
        "lacking": lacking_on_lots(table),
        "left": decorations_left(table),
        "prospects": prospects(table),
        "stronger": stronger(table) if seat == table.turn else [],
    }

"""The table: all that lies on it, the phases of a turn, and what can happen. A field for each thing, widest first."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from quartier.engine.schema import Tiny, Word
from quartier.engine.words.happenings import NUMBER, SEAT, Telling
from skyline.pieces import BUILDING, BUILDINGS, MOST_SEATS

NOTHING = -1
"""No building put up yet."""


class Phase(IntEnum):
    """What is asked next; one phase is OVER."""

    BUILD = 0
    OVER = 1


PHASES = len(Phase)


@dataclass(slots=True)
class Table:
    """Everything there is to know about a game under way, hidden things included."""

    rng: Word
    gone: Word
    """The buildings of finished streets."""
    hands: Annotated[list[Word], MOST_SEATS]
    deck: Annotated[list[Tiny], BUILDINGS]
    """The stock, its top building last."""
    street: Annotated[list[Tiny], MOST_SEATS]
    """The building of each seat in this street, or NOTHING."""
    points: Annotated[list[Tiny], MOST_SEATS]
    deck_size: Tiny
    players: Tiny
    first: Tiny
    """The seat that began this street."""
    turn: Tiny
    phase: Tiny


class Event(IntEnum):
    """What can happen in sight of everybody."""

    DEALT = 0
    BUILT = 1
    DREW = 2
    TOOK = 3
    OVER = 4


TELLINGS = {
    Event.DEALT: Telling("S1", seat=SEAT),
    Event.BUILT: Telling("S1", seat=SEAT, building=BUILDING),
    Event.DREW: Telling("S1", silent=True, seat=SEAT),
    Event.TOOK: Telling("S2", seat=SEAT, building=BUILDING),
    Event.OVER: Telling("S2", streets=NUMBER),
}
"""How each event is told: the rule behind it, and its facts. A silent one goes without saying in a preview."""
UNCERTAIN = (Event.DREW,)
"""From these on nobody can say beforehand what will happen."""

"""The table: all that lies on it, the phases of a turn, and what can happen. A field for each thing, widest first."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from quartier.engine.schema import Tiny, Word
from quartier.engine.words.happenings import NUMBER, SEAT, Telling
from towers.pieces import BUILDING, BUILDINGS, MOST_SEATS

NOTHING = -1
"""No building put up yet."""
FACE_DOWN = BUILDINGS
"""A building that a seat cannot see yet; only a concealed table has it (T5)."""


class Phase(IntEnum):
    """What is asked next; one phase is OVER."""

    BUILD = 0
    KEEP = 1
    OVER = 2


PHASES = len(Phase)


@dataclass(slots=True)
class Table:
    """Everything there is to know about a game under way, hidden things included."""

    rng: Word
    gone: Word
    """The buildings of finished streets that nobody kept."""
    hands: Annotated[list[Word], MOST_SEATS]
    kept: Annotated[list[Word], MOST_SEATS]
    """The buildings that each seat has kept (T4)."""
    deck: Annotated[list[Tiny], BUILDINGS]
    """The stock, its top building last."""
    street: Annotated[list[Tiny], MOST_SEATS]
    """The building of each seat in this street, or NOTHING."""
    deck_size: Tiny
    players: Tiny
    lowest: Tiny
    """Whether the lowest building takes the street (T3)."""
    first: Tiny
    """The seat that began this street."""
    turn: Tiny
    phase: Tiny


class Event(IntEnum):
    """What can happen in sight of everybody."""

    DEALT = 0
    BUILT = 1
    DREW = 2
    SHOWN = 3
    TOOK = 4
    KEPT = 5
    OVER = 6


TELLINGS = {
    Event.DEALT: Telling("T1", seat=SEAT),
    Event.BUILT: Telling("T5", seat=SEAT),
    Event.DREW: Telling("T1", silent=True, seat=SEAT),
    Event.SHOWN: Telling("T5", seat=SEAT, building=BUILDING),
    Event.TOOK: Telling("T2", seat=SEAT, building=BUILDING),
    Event.KEPT: Telling("T4", seat=SEAT, building=BUILDING),
    Event.OVER: Telling("T2", streets=NUMBER),
}
"""How each event is told: the rule behind it, and its facts. A silent one goes without saying in a preview."""
UNCERTAIN = (Event.DREW, Event.SHOWN)
"""From these on nobody can say beforehand what will happen."""

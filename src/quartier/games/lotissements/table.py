"""The table of Lotissements: all that lies on it, the phases of a round, and what can happen.

Blocks that lie together are two sets: buildings and decorations.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from quartier.engine.schema import Flag, Small, Tiny, Word
from quartier.engine.words.happenings import NUMBER, SEAT, Telling
from quartier.games.lotissements.pieces import BLOCKS, MOST_SEATS, SETS
from quartier.games.lotissements.pieces.names import BLOCK, ENDING, SET

NOTHING = -1
"""No set named yet."""


class Phase(IntEnum):
    """What is asked next (section 5)."""

    OFFER = 0
    PARTNER_OFFER = 1
    PLAY = 2
    OVER = 3


PHASES = len(Phase)


class Ending(IntEnum):
    """Why the game ended (L25)."""

    NOT_YET = 0
    FINISHED = 1
    SHORTAGE = 2
    BLOCKED = 3
    LIMIT = 4


@dataclass(slots=True)
class Table:
    """Everything there is to know about a game under way, hidden things included."""

    rng: Word
    hand_buildings: Annotated[list[Word], MOST_SEATS]
    captured_buildings: Annotated[list[Word], MOST_SEATS]
    """For each side, what it has captured (L17)."""
    discard: Word
    """Buildings that went back to the Reserve in this round; decorations never do."""
    deck_buildings: Word
    """The Reserve, face down, without the blocks returned in this round."""
    shown_buildings: Word
    """Blocks of the Reserve that were turned up for the first speaker (L7b)."""
    lot_buildings: Word
    """Buildings on all lots together, for each belongs to one."""
    hand_decorations: Annotated[list[Small], MOST_SEATS]
    captured_decorations: Annotated[list[Small], MOST_SEATS]
    deck_decorations: Small
    shown_decorations: Small
    lot_decorations: Annotated[list[Small], SETS]
    points: Annotated[list[Small], MOST_SEATS]
    """For each side."""
    offers: Annotated[list[Tiny], MOST_SEATS]
    """For each side, the set it has named."""
    voids: Annotated[list[Tiny], MOST_SEATS]
    """For each seat, the categories that it is known not to hold (L27a)."""
    trick: Annotated[list[Tiny], MOST_SEATS]
    """Blocks, the leader's first."""
    trick_size: Tiny
    stirred: Annotated[list[Tiny], BLOCKS]
    """Room for stirring the Reserve during a deal; empty between deals."""
    players: Tiny
    teams: Flag
    contre: Flag
    round: Tiny
    dealt: Tiny
    """Blocks that each seat got in this round."""
    first: Tiny
    """The first speaker of this round."""
    leader: Tiny
    """Who named the first set, then who led the current trick."""
    turn: Tiny
    phase: Tiny
    ended: Tiny


class Event(IntEnum):
    """What can happen; everything does so in sight of all."""

    DEALT = 0
    TURNED_UP = 1
    TURNED_UP_HIGHEST = 2
    SPEAKS_FIRST = 3
    OFFERED = 4
    LEFT_TO_PARTNER = 5
    CONTRED = 6
    PLAYED = 7
    TOOK = 8
    BEATEN = 9
    BUILT = 10
    FINISHED = 11
    OVER = 12


TELLINGS = {
    Event.DEALT: Telling("L9", round=NUMBER, blocks=NUMBER),
    Event.TURNED_UP: Telling("L7", seat=SEAT, block=BLOCK),
    Event.TURNED_UP_HIGHEST: Telling("L7", seat=SEAT),
    Event.SPEAKS_FIRST: Telling("L8", silent=True, seat=SEAT),
    Event.OFFERED: Telling("L10", seat=SEAT, lot=SET),
    Event.LEFT_TO_PARTNER: Telling("L11", seat=SEAT, partner=SEAT),
    Event.CONTRED: Telling("L13", seat=SEAT, lot=SET),
    Event.PLAYED: Telling("L15", silent=True, seat=SEAT, block=BLOCK),
    Event.TOOK: Telling("L17", seat=SEAT, kept=NUMBER, returned=NUMBER),
    Event.BEATEN: Telling("L19", seat=SEAT, partner=SEAT, players=NUMBER, lot=SET, blocks=NUMBER),
    Event.BUILT: Telling("L22", seat=SEAT, partner=SEAT, players=NUMBER, lot=SET, blocks=NUMBER, points=NUMBER),
    Event.FINISHED: Telling("L23", seat=SEAT, partner=SEAT, players=NUMBER, lot=SET, blocks=NUMBER, points=NUMBER),
    Event.OVER: Telling("L25", rounds=NUMBER, reason=ENDING),
}
"""A side is told by its seat, its partner (itself in individual play) and the number of its players."""

UNCERTAIN = (Event.DEALT, Event.TURNED_UP)
"""From these on nobody can say beforehand what will happen."""

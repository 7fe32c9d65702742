"""The table of Property: all that lies on it, the phases of a turn, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from quartier.engine.schema import Count, Flag, Small, Tiny, Word
from quartier.engine.words.happenings import NUMBER, SEAT, Telling
from quartier.games.property.pieces import CARDS, COURT, MOST_SEATS
from quartier.games.property.pieces.names import CARD, SQUARE

NOTHING = -1
"""No card played, no line named yet."""


class Phase(IntEnum):
    """What is asked next (section 5)."""

    RED = 0
    BLACK = 1
    COLUMN = 2
    ROW = 3
    BUY = 4
    GIVE = 5
    OVER = 6


PHASES = len(Phase)


class Payment(IntEnum):
    """How court cards pay a price (P22, P23)."""

    NO_CHANGE = 0
    EXACT = 1


@dataclass(slots=True)
class Table:
    """Everything there is to know about a game under way, hidden things included."""

    rng: Word
    mortgaged: Word
    owned: Annotated[list[Word], MOST_SEATS]
    hands: Annotated[list[Word], MOST_SEATS]
    turns: Count
    turn_limit: Count
    cash: Annotated[list[Small], MOST_SEATS]
    court: Annotated[list[Annotated[list[Tiny], COURT]], MOST_SEATS]
    given: Annotated[list[Tiny], COURT]
    deck: Annotated[list[Tiny], CARDS]
    """The stock, its top card last."""
    discard: Annotated[list[Tiny], CARDS]
    deck_size: Tiny
    discard_size: Tiny
    bankrupt: Annotated[list[Tiny], MOST_SEATS]
    """Bankrupt seats, in the order of their ruin."""
    bankrupts: Tiny
    players: Tiny
    bankruptcies: Tiny
    count_squares: Flag
    payment: Tiny
    turn: Tiny
    phase: Tiny
    red: Tiny
    black: Tiny
    column: Tiny
    row: Tiny


class Event(IntEnum):
    """What can happen in sight of everybody."""

    DEALT = 0
    NAMED = 1
    CLAIMED = 2
    RENT = 3
    BOUGHT = 4
    MORTGAGED = 5
    LOST = 6
    BANKRUPT = 7
    RESHUFFLED = 8
    DREW = 9
    OVER = 10


TELLINGS = {
    Event.DEALT: Telling("P10", seat=SEAT),
    Event.NAMED: Telling("P15", silent=True, seat=SEAT, red=CARD, black=CARD, square=SQUARE),
    Event.CLAIMED: Telling("P17", seat=SEAT, square=SQUARE, size=NUMBER),
    Event.RENT: Telling("P18", seat=SEAT, owner=SEAT, dollars=NUMBER, size=NUMBER),
    Event.BOUGHT: Telling("P24", seat=SEAT, owner=SEAT, square=SQUARE, units=NUMBER, size=NUMBER),
    Event.MORTGAGED: Telling("P25", seat=SEAT, square=SQUARE),
    Event.LOST: Telling("P26", seat=SEAT, square=SQUARE),
    Event.BANKRUPT: Telling("P27", seat=SEAT, owner=SEAT, dollars=NUMBER, rent=NUMBER),
    Event.RESHUFFLED: Telling("P28", cards=NUMBER),
    Event.DREW: Telling("P28", seat=SEAT, cards=NUMBER),
    Event.OVER: Telling("P30", turns=NUMBER),
}

UNCERTAIN = (Event.RESHUFFLED, Event.DREW)
"""From these on nobody can say beforehand what will happen."""

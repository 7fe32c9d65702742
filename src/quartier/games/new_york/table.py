"""The table of New York: all that lies on it, the phases of a turn, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from quartier.engine.schema import Flag, Small, Tiny, Word
from quartier.engine.words.happenings import NUMBER, SEAT, Telling
from quartier.games.new_york.pieces import COLOURS, MOST_CARDS, MOST_SEATS
from quartier.games.new_york.pieces.names import BLUE_HAND, CARD, COLOUR, LINE, RED_HAND, SQUARE

NOTHING = -1
"""No card offered, no square, line or colour settled yet."""


class Phase(IntEnum):
    """What is asked next (section 5)."""

    PICK_COLOUR = 0
    PLACE = 1
    CARD = 2
    EXCHANGE = 3
    SECOND = 4
    SQUARE = 5
    LINE = 6
    TARGET = 7
    LOSE = 8
    REFILL = 9
    MARK = 10
    OVER = 11


PHASES = len(Phase)


@dataclass(slots=True)
class Table:
    """Everything there is to know about a game under way, hidden things included."""

    rng: Word
    pawns: Annotated[list[Word], COLOURS]
    """The squares on which each colour has a pawn."""
    hands: Annotated[list[Annotated[list[Word], 2]], MOST_SEATS]
    """The red and the blue cards of each seat."""
    discard: Annotated[list[Word], 2]
    """The red and the blue cards of the discard pile."""
    played: Annotated[list[Word], 2]
    """The red and the blue cards named this turn."""
    playable: Word
    """The squares that the active seat can play, as they were when its turn began (N25)."""
    turns_played: Small
    deck: Annotated[list[Tiny], MOST_CARDS]
    """The draw pile, its top card last."""
    deck_size: Tiny
    discarded_stops: Tiny
    """Stop cards on the discard pile."""
    money: Annotated[list[Tiny], MOST_SEATS]
    owner: Annotated[list[Tiny], COLOURS]
    """The seat of each colour, NOBODY for one that is not picked yet or not in play."""
    colour_deck: Annotated[list[Tiny], COLOURS]
    """The colours in the order in which they will be dealt, before the main round."""
    first_seat: Tiny
    """The seat that will begin the main round, where that was drawn."""
    players: Tiny
    edition: Tiny
    events: Flag
    own_colour: Flag
    teams: Flag
    pawn_limit: Flag
    active: Tiny
    """The seat whose turn it is, NOBODY before the main round."""
    turn: Tiny
    phase: Tiny
    square: Tiny
    """The square that waits for the colour of its pawn."""
    line: Tiny
    """The line that Statik names."""
    target: Tiny
    """The colour that loses a pawn to Spekulation or Statik."""
    offered: Tiny
    swap_done: Flag
    stop_phase: Flag


class Event(IntEnum):
    """What can happen in sight of everybody."""

    BEGUN = 0
    PICKED = 1
    PLACED = 2
    LOT = 3
    DEALT = 4
    NAMED = 5
    CLAIMED = 6
    BOUGHT = 7
    LOST = 8
    REDREW = 9
    RENOVATED = 10
    RUINED = 11
    REFILLED = 12
    SPECULATED = 13
    SHAKEN = 14
    CEDED = 15
    YIELDED = 16
    GAINED = 17
    TAKEN = 18
    SEIZED = 19
    OFFERED = 20
    EXCHANGED = 21
    DECLINED = 22
    STOP_CARDS = 23
    RESHUFFLED = 24
    DREW = 25
    STOPPED = 26
    LIMIT = 27


TELLINGS = {
    Event.BEGUN: Telling("N11", seat=SEAT),
    Event.PICKED: Telling("N12", seat=SEAT, colour=COLOUR),
    Event.PLACED: Telling("N13", seat=SEAT, colour=COLOUR, square=SQUARE),
    Event.LOT: Telling("N16", seat=SEAT, colour=COLOUR),
    Event.DEALT: Telling("N18", seat=SEAT),
    Event.NAMED: Telling("N20", silent=True, seat=SEAT, red=CARD, blue=CARD, square=SQUARE),
    Event.CLAIMED: Telling("N22", seat=SEAT, square=SQUARE, colour=COLOUR, size=NUMBER),
    Event.BOUGHT: Telling("N23", seat=SEAT, owner=SEAT, square=SQUARE, colour=COLOUR, price=NUMBER, size=NUMBER),
    Event.LOST: Telling("N24", seat=SEAT, square=SQUARE),
    Event.REDREW: Telling("N26", seat=SEAT, reds=RED_HAND, blues=BLUE_HAND),
    Event.RENOVATED: Telling("N40", seat=SEAT, card=CARD, pawns=NUMBER),
    Event.RUINED: Telling("N41", seat=SEAT, card=CARD, pawns=NUMBER),
    Event.REFILLED: Telling("N42", seat=SEAT, square=SQUARE, colour=COLOUR),
    Event.SPECULATED: Telling("N43", seat=SEAT, owner=SEAT, card=CARD, colour=COLOUR),
    Event.SHAKEN: Telling("N45", seat=SEAT, owner=SEAT, red=CARD, blue=CARD, line=LINE, colour=COLOUR),
    Event.CEDED: Telling("N43", seat=SEAT, square=SQUARE),
    Event.YIELDED: Telling("N45", seat=SEAT, square=SQUARE),
    Event.GAINED: Telling("N43", seat=SEAT, owner=SEAT, square=SQUARE, colour=COLOUR, size=NUMBER),
    Event.TAKEN: Telling("N44", seat=SEAT, owner=SEAT, square=SQUARE, colour=COLOUR, size=NUMBER),
    Event.SEIZED: Telling("N45", seat=SEAT, owner=SEAT, square=SQUARE, colour=COLOUR, size=NUMBER),
    Event.OFFERED: Telling("N56", seat=SEAT, partner=SEAT),
    Event.EXCHANGED: Telling("N56", seat=SEAT, partner=SEAT),
    Event.DECLINED: Telling("N56", seat=SEAT, partner=SEAT),
    Event.STOP_CARDS: Telling("N32", silent=True, empty=NUMBER),
    Event.RESHUFFLED: Telling("N30", cards=NUMBER),
    Event.DREW: Telling("N29", seat=SEAT, cards=NUMBER),
    Event.STOPPED: Telling("N33", seat=SEAT),
    Event.LIMIT: Telling("N34", turns=NUMBER),
}

UNCERTAIN = (Event.LOT, Event.DEALT, Event.RESHUFFLED, Event.DREW, Event.STOPPED)
"""From these on nobody can say beforehand what will happen."""

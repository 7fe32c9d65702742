"""The table of San Francisco: all that lies on it, the phases and steps of a round, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from quartier.engine.schema import Count, Flag, Tiny, Word
from quartier.engine.words.happenings import NUMBER, SEAT, Telling
from quartier.games.san_francisco.pieces import (
    ACTION_DECK,
    AUCTION_DECK,
    DISTRICTS,
    MOST_CHEQUES,
    MOST_SEATS,
    ORDINARY,
    WAYS,
)
from quartier.games.san_francisco.pieces.names import ACTION, CARD, CHEQUE, CHEQUES, DISTRICT, KIND, STREET, TILE, YEAR

NOTHING = -1
"""No card, no tile, no street, no choice."""
SECRET = -2
"""A card or tile that another seat has chosen and not shown yet; only a concealed table has it (S19)."""


class Phase(IntEnum):
    """What is asked next (section 5)."""

    REVEAL = 0
    PLAY = 1
    BID = 2
    RAISE = 3
    OPTION = 4
    PAY = 5
    DEAL = 6
    OFFER = 7
    ANSWER = 8
    HIDE = 9
    LIFT = 10
    PLACE = 11
    REPLACE = 12
    MOVE_FROM = 13
    MOVE_TO = 14
    SWAP_FIRST = 15
    SWAP_SECOND = 16
    REMOVE = 17
    CHOOSE = 18
    DRAW = 19
    OVER = 20


PHASES = len(Phase)


class Step(IntEnum):
    """What comes next while nobody is asked; never seen from outside (S23)."""

    ROUND = 32
    AUCTION = 33
    TILE = 34
    INVEST = 35
    ACTION = 36


class Take(IntEnum):
    """The form in which a player takes a grant or sells sticks (S74)."""

    INFLUENCE = 0
    CHEQUES = 1


@dataclass(slots=True)
class Table:
    """Everything there is to know about a game under way, hidden things included."""

    rng: Word
    empty: Annotated[list[Word], WAYS]
    """Streets that are not white and hold no stick (S7)."""
    sticks: Annotated[list[Annotated[list[Word], WAYS]], MOST_SEATS]
    beside: Annotated[list[Annotated[list[Word], WAYS]], ORDINARY]
    """The streets that touch a district of each ordinary kind."""
    removing: Annotated[list[Word], WAYS]
    """Where the active seat has removed sticks in this buyback, before it stops."""
    rebuilt: Annotated[list[Word], MOST_SEATS]
    """The districts that each seat has rebuilt."""
    hands: Annotated[list[Word], MOST_SEATS]
    """Tallies of cheques by value; so are the three fields below."""
    ledger: Annotated[list[Word], MOST_SEATS]
    """What a seat may hold by public memory, cheques laid down in the open not counted (S21a)."""
    laid: Annotated[list[Word], MOST_SEATS]
    """Committed cheques: a seat's bid, what it has hidden, or what it is offered."""
    added: Word
    """Cheques that the active seat has laid down and not yet committed."""
    prestige: Annotated[list[Count], MOST_SEATS]
    tiles: Annotated[list[Tiny], DISTRICTS]
    """What each district is."""
    bank: Annotated[list[Tiny], MOST_CHEQUES]
    """The cheque bank, its top last."""
    drawn: Annotated[list[Tiny], MOST_CHEQUES]
    """What the active seat has drawn from the bank, in the order of drawing."""
    cards: Annotated[list[Tiny], AUCTION_DECK]
    """All auction cards in a row: those turned up so far, then the deck from its top."""
    actions: Annotated[list[Tiny], ACTION_DECK]
    """The action cards in a row: those on the year track, the one being carried out, then the deck from its top."""
    influence: Annotated[list[Tiny], MOST_SEATS]
    investors: Annotated[list[Tiny], MOST_SEATS]
    investor_tiles: Annotated[list[Tiny], MOST_SEATS]
    played: Annotated[list[Tiny], MOST_SEATS]
    picks: Annotated[list[Tiny], MOST_SEATS]
    passed: Annotated[list[Flag], MOST_SEATS]
    removed: Annotated[list[Tiny], MOST_SEATS]
    """How many sticks each seat has removed in this buyback."""
    takes: Annotated[list[Tiny], MOST_SEATS]
    bank_size: Tiny
    drawn_size: Tiny
    turned: Tiny
    """How many auction cards have been turned up since the last shuffle."""
    actions_size: Tiny
    years: Tiny
    """How many fields of the year track are filled."""
    open_homes: Tiny
    rights: Tiny
    """How many investors there still are."""
    round: Tiny
    first: Tiny
    card: Tiny
    action: Tiny
    action_due: Flag
    tile: Tiny
    proposer: Tiny
    buyer: Tiny
    receiver: Tiny
    lifted: Tiny
    picked: Tiny
    players: Tiny
    turn: Tiny
    phase: Tiny
    allow_two: Flag
    negotiate: Flag
    cards_homes: Tiny
    cards_double: Tiny
    cards_move: Tiny
    cards_swap: Tiny
    cards_free: Tiny
    cards_replace: Tiny
    cards_grant: Tiny
    cards_buyback: Tiny


class Event(IntEnum):
    """What can happen in sight of everybody."""

    DEALT = 0
    RESHUFFLED = 1
    UNFIT = 2
    TURNED_UP = 3
    KEPT = 4
    REJECTED = 5
    PLAYED = 6
    PAID_INFLUENCE = 7
    NO_INVESTOR = 8
    BID = 9
    PASSED = 10
    PAID_CHEQUES = 11
    NO_BID = 12
    PICKED = 13
    PAID_IN_SECRET = 14
    FREE_RIGHT = 15
    PROPOSED = 16
    NO_PROPOSAL = 17
    OFFERED = 18
    NO_OFFER = 19
    ACCEPTED = 20
    REFUSED = 21
    AGREED = 22
    SHOWED = 23
    WON_TILE = 24
    NO_RIGHT = 25
    LOST_RIGHT = 26
    WAIVED = 27
    LAID = 28
    RELAID = 29
    REBUILT = 30
    HOMES_PAID = 31
    ACTION = 32
    USELESS = 33
    HOMES_OPENED = 34
    MOVED = 35
    SWAPPED = 36
    REPLACED = 37
    REMOVED = 38
    GAINED = 39
    WANTS_CHEQUES = 40
    DREW = 41
    WENT_OVER = 42
    KEPT_CHEQUES = 43
    BANK_EMPTY = 44
    OVER = 45


TELLINGS = {
    Event.DEALT: Telling("S15", seat=SEAT),
    Event.RESHUFFLED: Telling("S26", cards=NUMBER),
    Event.UNFIT: Telling("S24", card=CARD),
    Event.TURNED_UP: Telling("S24", round=NUMBER, seat=SEAT, card=CARD),
    Event.KEPT: Telling("S25", seat=SEAT, card=CARD),
    Event.REJECTED: Telling("S25", seat=SEAT, card=CARD),
    Event.PLAYED: Telling("S28", reveals=True, seat=SEAT, value=NUMBER),
    Event.PAID_INFLUENCE: Telling("S32", seat=SEAT, value=NUMBER),
    Event.NO_INVESTOR: Telling("S31"),
    Event.BID: Telling("S34", seat=SEAT, cheques=CHEQUES, total=NUMBER),
    Event.PASSED: Telling("S35", seat=SEAT),
    Event.PAID_CHEQUES: Telling("S35", seat=SEAT, total=NUMBER),
    Event.NO_BID: Telling("S36"),
    Event.PICKED: Telling("S37", seat=SEAT, tile=TILE),
    Event.PAID_IN_SECRET: Telling("S40", seat=SEAT, tile=TILE),
    Event.FREE_RIGHT: Telling("S41", seat=SEAT, tile=TILE),
    Event.PROPOSED: Telling("S45", seat=SEAT, buyer=SEAT),
    Event.NO_PROPOSAL: Telling("S45", seat=SEAT),
    Event.OFFERED: Telling("S45", seat=SEAT, receiver=SEAT, cheques=CHEQUES, total=NUMBER),
    Event.NO_OFFER: Telling("S45", seat=SEAT),
    Event.ACCEPTED: Telling("S45", seat=SEAT),
    Event.REFUSED: Telling("S45", seat=SEAT),
    Event.AGREED: Telling("S45", seat=SEAT, tile=TILE),
    Event.SHOWED: Telling("S42", seat=SEAT, cheques=CHEQUES, total=NUMBER),
    Event.WON_TILE: Telling("S43", seat=SEAT, tile=TILE, total=NUMBER),
    Event.NO_RIGHT: Telling("S43", tile=TILE),
    Event.LOST_RIGHT: Telling("S49", seat=SEAT),
    Event.WAIVED: Telling("S48", seat=SEAT),
    Event.LAID: Telling("S47", seat=SEAT, street=STREET),
    Event.RELAID: Telling("S50", seat=SEAT, origin=STREET, street=STREET),
    Event.REBUILT: Telling("S56", seat=SEAT, kind=KIND, district=DISTRICT, prestige=NUMBER),
    Event.HOMES_PAID: Telling("S57", seat=SEAT, prestige=NUMBER),
    Event.ACTION: Telling("S60", card=ACTION, year=YEAR),
    Event.USELESS: Telling("S63", card=ACTION),
    Event.HOMES_OPENED: Telling("S66", year=YEAR),
    Event.MOVED: Telling("S68", seat=SEAT, owner=SEAT, origin=STREET, street=STREET),
    Event.SWAPPED: Telling("S69", seat=SEAT, street=STREET, owner=SEAT, other=STREET, rival=SEAT),
    Event.REPLACED: Telling("S71", seat=SEAT, owner=SEAT, street=STREET),
    Event.REMOVED: Telling("S73", seat=SEAT, street=STREET),
    Event.GAINED: Telling("S74", seat=SEAT, influence=NUMBER),
    Event.WANTS_CHEQUES: Telling("S74", seat=SEAT, limit=NUMBER),
    Event.DREW: Telling("S75", seat=SEAT, cheque=CHEQUE),
    Event.WENT_OVER: Telling("S75", seat=SEAT, total=NUMBER, limit=NUMBER),
    Event.KEPT_CHEQUES: Telling("S75", seat=SEAT, total=NUMBER),
    Event.BANK_EMPTY: Telling("S75", seat=SEAT),
    Event.OVER: Telling("S77", rounds=NUMBER),
}

UNCERTAIN = (
    Event.RESHUFFLED,
    Event.UNFIT,
    Event.TURNED_UP,
    Event.PLAYED,
    Event.PICKED,
    Event.SHOWED,
    Event.ACTION,
    Event.DREW,
)
"""From these on nobody can say beforehand what will happen."""

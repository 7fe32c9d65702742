"""The table of Fifth Avenue: all that lies on it, the phases of a turn, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from quartier.engine.schema import Count, Small, Tiny, Word
from quartier.engine.words.happenings import NUMBER, SEAT, Telling
from quartier.games.fifth_avenue.pieces import (
    CARDS,
    COLOURS,
    DECK,
    GEDEONS_MOST,
    KINDS,
    LONGEST_BID,
    MOST_SEATS,
    PAWNS,
    PILE,
    PLOTS,
    ROW,
    TILES,
    VALUES,
)
from quartier.games.fifth_avenue.pieces.names import CARD, COLOUR, DISTRICT, KIND, PAWN, PLACE, PLOT

NOTHING = -1
"""No shop chosen, no colour named, no bid of Gedeon's yet."""
GEDEON = 2
"""Whose buildings are Gedeon's in a game of two (F48)."""


class Phase(IntEnum):
    """What is asked next (section 5)."""

    SETUP_SHOP = 0
    SETUP_BUILDING = 1
    ACTION = 2
    SHOP_PLOT = 3
    EXTRA_MOVE = 4
    CARDS = 5
    MOVE = 6
    BID = 7
    BUILD = 8
    OVER = 9


PHASES = len(Phase)


class Board(IntEnum):
    """The sides of the board."""

    FIVE_PLOTS = 0
    SIX_PLOTS = 1


class InitialShops(IntEnum):
    """How the first shops find their plots (F4)."""

    RANDOM = 0
    CHOSEN = 1


class Resume(IntEnum):
    """What follows the auctions: the coloured cards of a commission's turn, or the end of the turn (F30)."""

    CARDS = 0
    END = 1


class Reason(IntEnum):
    """Why the game has ended (F54-F56)."""

    SHOPS = 0
    CLOSURES = 1
    TURN_LIMIT = 2


@dataclass(slots=True)
class Table:
    """Everything there is to know about a game under way, hidden things included."""

    rng: Word
    land: Word
    """The plots of all open districts."""
    shops: Annotated[list[Word], KINDS]
    """For each kind of shop the plots that hold one or two of it."""
    doubled: Word
    """The plots that hold two shops."""
    owned: Annotated[list[Word], MOST_SEATS]
    scores: Annotated[list[Count], MOST_SEATS]
    bid_values: Annotated[list[Small], MOST_SEATS]
    turns: Small
    """Completed turns."""
    buildings: Annotated[list[Tiny], PLOTS]
    """How many buildings stand on each plot."""
    reserves: Annotated[list[Tiny], MOST_SEATS]
    supply: Annotated[list[Tiny], MOST_SEATS]
    park: Annotated[list[Tiny], MOST_SEATS]
    hands: Annotated[list[Annotated[list[Tiny], CARDS]], MOST_SEATS]
    """How many of each card are in a hand, laid ones not included."""
    known: Annotated[list[Annotated[list[Tiny], CARDS]], MOST_SEATS]
    """How many of each card everybody knows to be in a hand; cards of a half-made bid still count (F60d)."""
    piles: Annotated[list[Annotated[list[Tiny], PILE]], COLOURS]
    """The coloured piles, top card first."""
    pile_sizes: Annotated[list[Tiny], COLOURS]
    unseen: Annotated[list[Tiny], COLOURS]
    """How many cards directly below the top of a pile nobody has seen yet (F60d)."""
    deck: Annotated[list[Tiny], DECK]
    """The black pile, its top card last."""
    deck_size: Tiny
    deck_known: Tiny
    """How many cards at the bottom of the black pile everybody knows (F60d)."""
    discard: Annotated[list[Tiny], VALUES]
    """How many fours, fives and sixes wait under the black pile."""
    stack: Annotated[list[Tiny], TILES]
    """The tiles of the first shops, the one turned up last; empty after the setup."""
    stack_size: Tiny
    row: Annotated[list[Tiny], ROW]
    """The row of shops from left to right."""
    gone: Tiny
    """How many tiles have left the row, always from its left end."""
    park_shops: Annotated[list[Tiny], KINDS]
    """How many tiles of each kind lie under the park."""
    pawns: Annotated[list[Tiny], PAWNS]
    tokens: Annotated[list[Tiny], PAWNS]
    """For each pawn the set of districts with a token of its colour."""
    players: Tiny
    board: Tiny
    initial_shops: Tiny
    turn: Tiny
    active: Tiny
    """The seat whose turn of play it is."""
    phase: Tiny
    chosen_shop: Tiny
    taken: Tiny
    """The colour of the first card taken in this turn."""
    pawn: Tiny
    """The pawn that came home and brought the auctions."""
    resume: Tiny
    site: Tiny
    """The place of the present auction."""
    bids: Annotated[list[Annotated[list[Tiny], LONGEST_BID]], MOST_SEATS]
    """The cards laid by each seat, in their order."""
    bid_sizes: Annotated[list[Tiny], MOST_SEATS]
    added: Tiny
    """How many of the decider's cards it has laid in its present decision."""
    passed: Tiny
    """The set of seats that have passed."""
    colour: Tiny
    """The colour fixed at the park; when building, the colour of the winning bid."""
    limit: Tiny
    """The winner's building limit."""
    gedeon: Annotated[list[Tiny], GEDEONS_MOST]
    gedeon_size: Tiny
    """How many cards Gedeon bids, NOTHING before his bid."""
    reason: Tiny
    park_revealed: Annotated[list[Tiny], KINDS]
    """How many tiles of each kind were shown at the end (F58)."""


class Event(IntEnum):
    """What can happen in sight of everybody."""

    FIRST_SHOP = 0
    DEALT = 1
    FIRST_BUILDING = 2
    BUILDINGS = 3
    SHOP = 4
    UNDER_PARK = 5
    BONUS = 6
    COMMISSION = 7
    SCORED = 8
    POINTS = 9
    DREW = 10
    RESHUFFLED = 11
    TOOK = 12
    MOVED = 13
    AUCTION = 14
    BID = 15
    PASSED = 16
    GEDEON_BID = 17
    WON = 18
    NO_SALE = 19
    BUILT = 20
    BUILT_IN_PARK = 21
    GEDEON_BUILT = 22
    CLOSED = 23
    GEDEON_CLOSED = 24
    CLOSING_POINTS = 25
    LAST_SHOP = 26
    SECOND_STOP = 27
    LAST_TURN = 28
    FINAL_POINTS = 29
    SHOWN = 30
    PARK_POINTS = 31


TELLINGS = {
    Event.FIRST_SHOP: Telling("F4", seat=SEAT, shop=KIND, plot=PLOT),
    Event.DEALT: Telling("F6", seat=SEAT),
    Event.FIRST_BUILDING: Telling("F8", seat=SEAT, plot=PLOT),
    Event.BUILDINGS: Telling("F11", seat=SEAT, number=NUMBER),
    Event.SHOP: Telling("F12", seat=SEAT, shop=KIND, plot=PLOT),
    Event.UNDER_PARK: Telling("F23", shop=KIND),
    Event.BONUS: Telling("F24", seat=SEAT, points=NUMBER, districts=NUMBER),
    Event.COMMISSION: Telling("F13", seat=SEAT, cards=NUMBER),
    Event.SCORED: Telling("F14", silent=True, seat=SEAT, district=DISTRICT),
    Event.POINTS: Telling("F25", seat=SEAT, points=NUMBER),
    Event.DREW: Telling("F16", seat=SEAT, cards=NUMBER),
    Event.RESHUFFLED: Telling("F27", cards=NUMBER),
    Event.TOOK: Telling("F15", seat=SEAT, card=CARD),
    Event.MOVED: Telling("F18", seat=SEAT, pawn=PAWN, place=PLACE),
    Event.AUCTION: Telling("F29", silent=True, site=PLACE),
    Event.BID: Telling("F34", seat=SEAT, value=NUMBER, colour=COLOUR),
    Event.PASSED: Telling("F35", seat=SEAT),
    Event.GEDEON_BID: Telling("F49", value=NUMBER),
    Event.WON: Telling("F37", seat=SEAT, site=PLACE, value=NUMBER, limit=NUMBER),
    Event.NO_SALE: Telling("F40", site=PLACE),
    Event.BUILT: Telling("F38", seat=SEAT, number=NUMBER, plot=PLOT),
    Event.BUILT_IN_PARK: Telling("F46", seat=SEAT, number=NUMBER),
    Event.GEDEON_BUILT: Telling("F51", plot=PLOT),
    Event.CLOSED: Telling("F41", seat=SEAT, district=DISTRICT),
    Event.GEDEON_CLOSED: Telling("F52", district=DISTRICT),
    Event.CLOSING_POINTS: Telling("F42", seat=SEAT, points=NUMBER),
    Event.LAST_SHOP: Telling("F54"),
    Event.SECOND_STOP: Telling("F55"),
    Event.LAST_TURN: Telling("F56", turns=NUMBER),
    Event.FINAL_POINTS: Telling("F57", seat=SEAT, points=NUMBER),
    Event.SHOWN: Telling("F58", kinds=NUMBER),
    Event.PARK_POINTS: Telling("F58", seat=SEAT, points=NUMBER),
}

UNCERTAIN = (Event.DEALT, Event.RESHUFFLED, Event.GEDEON_BID, Event.SHOWN)
"""From these on nobody can say beforehand what will happen."""

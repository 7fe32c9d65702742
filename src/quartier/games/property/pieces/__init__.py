"""Everything printed: the pack, the court cards' values, and the shares of each number of players."""

from enum import IntEnum

MOST_SEATS = 6
LINES = 8
"""Columns, and rows, of the board (P1)."""
SQUARES = LINES * LINES

RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10")
SUITS = ("d", "h", "c", "s")

# Card order: diamonds, hearts, clubs, spades, each from the ace to the ten.
CARDS = 40
RED = 0x00000FFFFF
BLACK = 0xFFFFF00000
ALL_CARDS = RED | BLACK
FACTOR = (1, 2, 1, 2)
"""What a suit does to the rent: hearts double it, spades double it again (P18a)."""


class Court(IntEnum):
    """Court cards have no suit here (P6)."""

    KING = 0
    QUEEN = 1
    JACK = 2
    JOKER = 3


COURT = 4
COURT_TEXTS = ("k", "q", "j", "joker")
UNITS = (4, 2, 1, 1)
COURT_CARDS = (4, 4, 4, 2)
"""How many of each kind the pack has."""
JOKERS = (0, 2, 0, 2, 2)
"""Jokers in play with 2, 3, 4, 5 and 6 players."""

_NONE = (0, 0, 0, 0)
# Counts of king, queen, jack and joker: a row for each of 2 to 6 players, a bundle for each seat (P7).
BUNDLES = (
    ((2, 2, 2, 0), (2, 2, 2, 0), _NONE, _NONE, _NONE, _NONE),
    ((2, 0, 1, 1), (1, 2, 1, 1), (1, 2, 2, 0), _NONE, _NONE, _NONE),
    ((1, 1, 1, 0), (1, 1, 1, 0), (1, 1, 1, 0), (1, 1, 1, 0), _NONE, _NONE),
    ((1, 1, 0, 0), (1, 1, 0, 0), (1, 0, 1, 1), (1, 0, 1, 1), (0, 2, 2, 0), _NONE),
    ((1, 0, 1, 0), (1, 0, 1, 0), (1, 0, 1, 0), (1, 0, 1, 0), (0, 2, 0, 1), (0, 2, 0, 1)),
)
DOLLARS = (150, 136, 102, 85, 68)
"""What each of 2 to 6 players begins with (P8)."""

SQUARE_BONUS = 5
"""Dollars for an owned square at the end, with the option `count_squares` (P33)."""


def suit_of(card: int) -> int:
    """The place of the card's suit in `SUITS`."""
    return card // 10


def line_of(card: int) -> int:
    """The line that a plain card names, from 0 (P4)."""
    return card % 10


def is_wild(card: int) -> bool:
    """Nines and tens name any line of their kind (P5)."""
    return card % 10 >= LINES

"""Everything printed: the board, the pawns, the cards, and what each number of players begins with.

The editions differ in the drawing of the board, in the names and make-up of the cards, and in what two players have
(N59). The numbers of pawns, coins and preliminary pawns are those of N9, the packs those of N10.
"""

from enum import IntEnum

from quartier.engine.primitives.grid import square_at


class Edition(IntEnum):
    """The two rule texts (N59)."""

    BOXED = 0
    PLAYING_CARDS = 1


# The board. A square's red line is its row in `engine/primitives/grid.py`, its blue line the column (N1).

MOST_SEATS = 5
LINES = 7
"""Red lines, and blue lines, of the board."""
SQUARES = LINES * LINES
LINE_NUMBERS = range(1, LINES + 1)


def _squares(*crossings: tuple[int, int]) -> int:
    return sum(1 << square_at(blue - 1, red - 1) for red, blue in crossings)


RED_LINES = tuple(_squares(*((red, blue) for blue in LINE_NUMBERS)) for red in LINE_NUMBERS)
BLUE_LINES = tuple(_squares(*((red, blue) for red in LINE_NUMBERS)) for blue in LINE_NUMBERS)
ALL_LINES = RED_LINES + BLUE_LINES
"""The squares of each line, red lines first."""
BOARD = sum(RED_LINES)
CENTRE = _squares((4, 4), (3, 4), (5, 4), (4, 3), (4, 5))
CORNERS = _squares((1, 1), (1, 7), (7, 1), (7, 7))


# Pawns and money, with 2, 3, 4 and 5 players, in each edition.

COLOUR_TEXTS = ("red", "blue", "yellow", "green", "black")
LETTERS = "rbygk"
"""The colours on a written board."""
COLOURS = 5
RED_PAWNS = 0
"""The first colour; its owner begins in the boxed edition (N17)."""
COLOURS_IN_PLAY = ((4, 3, 4, 5), (2, 3, 4, 5))
PAWNS = ((20, 25, 20, 15), (40, 25, 20, 15))
MONEY = (12, 8, 6, 5)
PRELIMINARY = ((6, 8, 6, 5), (12, 8, 6, 5))
"""Pawns of each colour that are placed before the cards are dealt."""


# Cards. A card is a face of a colour; in canonical order the red ones come first, then the same in blue.

RED = 0
BLUE = 1


class Face(IntEnum):
    """What a card shows besides its colour; the faces below the joker are the seven streets."""

    JOKER = 7
    SANIERUNG = 8
    RUIN = 9
    SPEKULATION = 10
    BAULOWE = 11
    STATIK = 12


FACES = 13
CARDS = 2 * FACES
STOP_CARDS = 2
MOST_CARDS = 80
"""The largest pack with its Stop cards."""

_FACE_TEXTS = (*(str(line) for line in LINE_NUMBERS), "j", "-sanierung", "-ruin", "-spekulation", "-baulowe", "-statik")
CARD_TEXTS = (*(f"r{face}" for face in _FACE_TEXTS), *(f"b{face}" for face in _FACE_TEXTS))
STOP_TEXT = "stop"

_STREETS_AND_JOKER = (4, 4, 4, 4, 4, 4, 4, 5)
# Then Sanierung, Ruin, Spekulation, Baulowe and Statik.
_NO_EVENTS = (*_STREETS_AND_JOKER, 0, 0, 0, 0, 0)
_BOXED = (*_STREETS_AND_JOKER, 1, 1, 1, 2, 1)
_RED_PACK = (*_STREETS_AND_JOKER, 0, 2, 1, 2, 1)
_BLACK_PACK = (*_STREETS_AND_JOKER, 2, 0, 1, 2, 1)
COPIES = (
    ((_NO_EVENTS, _NO_EVENTS), (_BOXED, _BOXED)),
    ((_NO_EVENTS, _NO_EVENTS), (_RED_PACK, _BLACK_PACK)),
)
"""How many cards of each face there are: in each edition, without and with events, red and blue."""


def _copies(face: int, copies: int) -> int:
    return sum(1 << copy * FACES + face for copy in range(copies))


# The cards of one colour that lie somewhere are a set: each copy of a face has a place of its own.
PACK = tuple(
    tuple(tuple(sum(map(_copies, range(FACES), copies)) for copies in colours) for colours in edition)
    for edition in COPIES
)
"""All cards of a colour: in each edition, without and with events."""
COPIES_OF = tuple(_copies(face, 5 if face == Face.JOKER else 4) for face in range(FACES))
"""All places that the copies of a face can have."""

# In the draw pile the cards of both colours are numbered together.
PLACES = 64
STOP_CARD = 127


def _both_colours(*faces: int) -> int:
    return sum(1 << face | 1 << FACES + face for face in faces)


# Sets of different cards, in canonical order.
RED_CARDS = (1 << FACES) - 1
BLUE_CARDS = RED_CARDS << FACES
STREETS_AND_JOKERS = _both_colours(*range(Face.JOKER + 1))
JOKERS = _both_colours(Face.JOKER)
SANIERUNGEN = _both_colours(Face.SANIERUNG)
CLEARINGS = SANIERUNGEN | _both_colours(Face.RUIN)
"""The events that empty squares."""
SPEKULATIONS = _both_colours(Face.SPEKULATION)
SIMPLE_EVENTS = CLEARINGS | SPEKULATIONS
BAULOWES = _both_colours(Face.BAULOWE)
STATIKS = _both_colours(Face.STATIK)
PAIR_EVENTS = BAULOWES | STATIKS
EVENT_CARDS = SIMPLE_EVENTS | PAIR_EVENTS
VICTIM_CHOOSES = SPEKULATIONS | STATIKS
"""The events whose victim says which building it loses."""

_ANY_SQUARE = (BOARD,) * (FACES - LINES)
NAMED = RED_LINES + _ANY_SQUARE + BLUE_LINES + _ANY_SQUARE
"""The squares that each card leaves open: a street those of its line, any other card all (N21)."""


# Numbers of the rules.

ENOUGH = 2
"""Cards of each colour that a hand is filled up to (N29)."""
FEW_EMPTY = 4
"""With this many empty squares or fewer, the Stop cards come in (N32)."""
MOST_TURNS = 500
"""The safety limit (N34)."""
MANY_PAWNS = 9
"""What a colour must have on the board to be hit by Spekulation (N43)."""


def face_of(card: int) -> int:
    """What a card shows besides its colour, and whichever copy it is."""
    return card % FACES

"""The numbers of the moves, family after family (section 5), and the squares as the moves number them."""

from quartier.engine.primitives.bits import moved_down
from quartier.games.new_york.pieces import CARDS, COLOURS, LINES, RED_LINES, SQUARES

PLAY = 0
"""A card to play; then a card to give, a square, a line, a colour to hit, a colour to use, and two answers."""
GIVE = PLAY + CARDS
SQUARE = GIVE + CARDS
LINE = SQUARE + SQUARES
TARGET = LINE + 2 * LINES
COLOUR = TARGET + COLOURS
REDRAW = COLOUR + COLOURS
DECLINE = REDRAW + 1
MOVE_COUNT = DECLINE + 1


def in_a_row(squares: int) -> int:
    """Squares as the moves number them, 49 in a row, where the grid has eight to a line."""
    row = 0
    for line in range(LINES):
        row |= moved_down(squares & RED_LINES[line], line)
    return row


def square_of(move: int) -> int:
    """The square that a move names."""
    number = move - SQUARE
    return number + number // LINES

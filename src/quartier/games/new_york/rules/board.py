"""The board: whose a square is, what it costs, and who can still mark one (N1 to N6)."""

from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.grid import column_of, group, row_of
from quartier.games.new_york.pieces import BLUE_LINES, BOARD, COLOURS, COLOURS_IN_PLAY, PAWNS, RED_LINES
from quartier.games.new_york.table import NOTHING, Table


def colours_in_play(table: Table) -> int:
    """How many colours there are: the first ones in colour order (N9)."""
    return COLOURS_IN_PLAY[table.edition][table.players - 2]


def has_two_colours(table: Table) -> bool:
    """In the two-player boxed game each seat has two colours, else one (N3, N48)."""
    return colours_in_play(table) > table.players


def colour_of(table: Table, seat: int) -> int:
    """The first, or only, colour of a seat (N3)."""
    first = NOTHING
    for colour in range(COLOURS - 1, -1, -1):
        if table.owner[colour] == seat:
            first = colour
    return first


def squares_of(table: Table, seat: int) -> int:
    """The squares with a pawn of one of the seat's colours (N4)."""
    squares = 0
    for colour in range(COLOURS):
        if table.owner[colour] == seat:
            squares |= table.pawns[colour]
    return squares


def empty_squares(table: Table) -> int:
    """The squares without a pawn."""
    taken = 0
    for colour in range(COLOURS):
        taken |= table.pawns[colour]
    return BOARD ^ taken


def colour_at(table: Table, square: int) -> int:
    """The colour of the pawn on a square, NOTHING if there is none."""
    found = NOTHING
    for colour in range(COLOURS):
        if has(table.pawns[colour], square):
            found = colour
    return found


def group_size(table: Table, square: int, colour: int) -> int:
    """How many squares of a colour hang together with this one (N2)."""
    return count(group(one(square), table.pawns[colour]))


def reserve(table: Table, colour: int) -> int:
    """The pawns of a colour that are not on the board (N5)."""
    return PAWNS[table.edition][table.players - 2] - count(table.pawns[colour])


def is_available(table: Table, colour: int) -> bool:
    """Whether a colour has a pawn in reserve; without `pawn_limit` each always has (N5)."""
    return not table.pawn_limit or reserve(table, colour) > 0


def can_mark(table: Table, seat: int) -> bool:
    """Whether at least one of the seat's colours has a pawn in reserve (N5)."""
    return available_colours(table, seat) != 0


def available_colours(table: Table, seat: int) -> int:
    """The seat's colours with a pawn in reserve (N49)."""
    colours = 0
    for colour in range(COLOURS):
        if table.owner[colour] == seat and is_available(table, colour):
            colours |= one(colour)
    return colours


def price(table: Table, square: int, colour: int) -> int:
    """The smaller of the colour's counts on the square's red line and on its blue line, itself included (N6, N51)."""
    pawns = table.pawns[colour]
    return min(count(pawns & RED_LINES[row_of(square)]), count(pawns & BLUE_LINES[column_of(square)]))


def squares_above(table: Table, colour: int, money: int) -> int:
    """The colour's squares that cost more than this: on both their lines it has more pawns (N6).

    Two crossing lines with more than `money` pawns each have at least 2 * money + 1 together.
    """
    pawns = table.pawns[colour]
    if count(pawns) <= 2 * money:
        return 0
    red = 0
    blue = 0
    for line in range(len(RED_LINES)):
        if count(pawns & RED_LINES[line]) > money:
            red |= RED_LINES[line]
        if count(pawns & BLUE_LINES[line]) > money:
            blue |= BLUE_LINES[line]
    return pawns & red & blue


def playable_squares(table: Table, seat: int) -> int:
    """Own squares; and if the seat can mark, empty squares and those of rivals that it can pay (N25, N27)."""
    if not can_mark(table, seat):
        return squares_of(table, seat)
    playable = BOARD
    for colour in range(COLOURS):
        if table.owner[colour] != seat:
            playable ^= squares_above(table, colour, table.money[seat])
    return playable


def put_pawn(table: Table, colour: int, square: int) -> None:
    """A pawn goes from the reserve to the board."""
    table.pawns[colour] |= one(square)


def send_home(table: Table, colour: int, square: int) -> None:
    """A pawn that leaves the board goes back to its reserve at once (N5)."""
    table.pawns[colour] ^= one(square)

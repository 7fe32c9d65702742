"""The preliminary round: picked colours, scattered pawns, then the lottery of colours and the deal (N12 to N18)."""

from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.grid import beside
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.new_york.pieces import COLOURS, PRELIMINARY, RED_PAWNS, Edition
from quartier.games.new_york.rules.board import colours_in_play, empty_squares, put_pawn
from quartier.games.new_york.rules.closing import begin_turn
from quartier.games.new_york.rules.piles import is_short, take_top_card
from quartier.games.new_york.table import NOTHING, Event, Phase, Table


def is_preliminary(table: Table) -> bool:
    """Whether the main round has not begun: nobody is active yet (N13)."""
    return table.active == NOBODY and table.phase != Phase.OVER


# Colours


def free_colours(table: Table) -> int:
    """The colours in play that nobody has picked yet (N12)."""
    free = 0
    for colour in range(colours_in_play(table)):
        if table.owner[colour] == NOBODY:
            free |= one(colour)
    return free


def pick_colour(table: Table, colour: int) -> None:
    """A seat picks its colour; after the last pick the starter places first (N12)."""
    table.owner[colour] = table.turn
    note(table, Event.PICKED, table.turn, colour)
    table.turn = clockwise(table.players, table.turn, 1)
    if free_colours(table) == 0:
        table.phase = Phase.PLACE


# Placing


def preliminary_pawns(table: Table) -> int:
    """How many pawns of each colour are placed before the main round (N9, N13)."""
    return PRELIMINARY[table.edition][table.players - 2]


def can_place(table: Table, colour: int) -> bool:
    """Whether a colour is the deciding seat's and has preliminary pawns left (N13)."""
    return table.owner[colour] == table.turn and count(table.pawns[colour]) < preliminary_pawns(table)


def unbanned_squares(table: Table, colour: int) -> int:
    """The empty squares that are no neighbours of this colour (N14)."""
    empty = empty_squares(table)
    return empty ^ (empty & beside(table.pawns[colour]))


def obedient_squares(table: Table) -> int:
    """The squares on which the deciding seat can obey the ban, with one of its colours (N14)."""
    squares = 0
    for colour in range(COLOURS):
        if can_place(table, colour):
            squares |= unbanned_squares(table, colour)
    return squares


def placeable_squares(table: Table) -> int:
    """If no placement obeys the ban, every empty square is allowed (N15)."""
    obedient = obedient_squares(table)
    return obedient if obedient != 0 else empty_squares(table)


def placeable_colours(table: Table, square: int) -> int:
    """The colours that the deciding seat may put on a square of its choice (N13, N15)."""
    obedient = 0
    left = 0
    for colour in range(COLOURS):
        if can_place(table, colour):
            left |= one(colour)
            if has(unbanned_squares(table, colour), square):
                obedient |= one(colour)
    return obedient if obedient != 0 else left


def place(table: Table, colour: int, square: int) -> None:
    """One pawn a turn, clockwise, until every colour has placed its number (N13)."""
    put_pawn(table, colour, square)
    table.square = NOTHING
    note(table, Event.PLACED, table.turn, colour, square)
    table.turn = clockwise(table.players, table.turn, 1)
    table.phase = Phase.PLACE
    if is_all_placed(table):
        begin_main_round(table)


def is_all_placed(table: Table) -> bool:
    """Whether every colour has placed its preliminary number."""
    for colour in range(colours_in_play(table)):
        if count(table.pawns[colour]) < preliminary_pawns(table):
            return False
    return True


# The main round begins


def begin_main_round(table: Table) -> None:
    """The colours are dealt, the first player is found, the cards are dealt (N16 to N18)."""
    if not table.own_colour:
        deal_colours(table)
    begin_turn(table, first_player(table))
    table.first_seat = NOBODY
    deal_hands(table)
    note(table, Event.DEALT, table.turn)


def deal_colours(table: Table) -> None:
    """The shuffled colours go one at a time from seat 0 clockwise; the pawns stay where they are (N16)."""
    for draw in range(colours_in_play(table)):
        colour = table.colour_deck[draw]
        table.owner[colour] = draw % table.players
        table.colour_deck[draw] = 0
        note(table, Event.LOT, table.owner[colour], colour)


def first_player(table: Table) -> int:
    """The owner of red in the box, the seat drawn with playing cards (N17)."""
    if table.edition == Edition.BOXED:
        return table.owner[RED_PAWNS]
    return table.first_seat


def deal_hands(table: Table) -> None:
    """From the first player clockwise, each seat that is still short takes a card, until nobody is (N18)."""
    dealing = True
    while dealing:
        dealing = False
        for away in range(table.players):
            seat = clockwise(table.players, table.active, away)
            if table.deck_size > 0 and is_short(table, seat):
                take_top_card(table, seat)
                dealing = True

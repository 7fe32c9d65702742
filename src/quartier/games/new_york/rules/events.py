"""The event cards: clear and refill, Spekulation, Baulowe and Statik (N37 to N47)."""

from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise
from quartier.games.new_york.pieces import (
    ALL_LINES,
    BAULOWES,
    CENTRE,
    CLEARINGS,
    COLOURS,
    CORNERS,
    FACES,
    LINES,
    MANY_PAWNS,
    SANIERUNGEN,
    SPEKULATIONS,
    STATIKS,
)
from quartier.games.new_york.rules.board import can_mark, colour_of, empty_squares, has_two_colours, put_pawn
from quartier.games.new_york.rules.closing import close_turn
from quartier.games.new_york.rules.piles import blue_card, played_cards, red_card
from quartier.games.new_york.rules.taking import ask_for_colour, take
from quartier.games.new_york.rules.teams import is_opponent
from quartier.games.new_york.table import NOTHING, Event, Phase, Table

# Simple events


def playable_simple_events(table: Table, hand: int) -> int:
    """Sanierung and Ruin always, Spekulation if there is a colour to hit (N40, N41, N43)."""
    events = hand & CLEARINGS
    if hand & SPEKULATIONS != 0 and crowded_colours(table) != 0:
        events |= hand & SPEKULATIONS
    return events


def play_simple_event(table: Table, card: int) -> None:
    """A simple event is played alone (N38)."""
    if has(CLEARINGS, card):
        clear_site(table, card)
        ask_for_refill(table, table.active)
    else:
        table.phase = Phase.TARGET


# Clear and refill


def site(table: Table) -> int:
    """The squares in question: the centre for Sanierung, the corners for Ruin (N40, N41)."""
    return CENTRE if played_cards(table) & SANIERUNGEN != 0 else CORNERS


def clear_site(table: Table, card: int) -> None:
    """All pawns there go back to their reserves (N40, N41)."""
    squares = site(table)
    event = Event.RENOVATED if has(SANIERUNGEN, card) else Event.RUINED
    note(table, event, table.active, card, count(squares ^ (squares & empty_squares(table))))
    for colour in range(COLOURS):
        table.pawns[colour] ^= table.pawns[colour] & squares


def refillable_squares(table: Table) -> int:
    """The emptied squares that are still empty (N42)."""
    return site(table) & empty_squares(table)


def ask_for_refill(table: Table, seat: int) -> None:
    """Clockwise from this seat, the next one that can mark puts a pawn; the others are skipped (N42)."""
    while not can_mark(table, seat):
        seat = clockwise(table.players, seat, 1)
    table.turn = seat
    table.phase = Phase.REFILL


def choose_refill(table: Table, square: int) -> None:
    """The seat chooses one of the emptied squares (N42, N49)."""
    if has_two_colours(table):
        ask_for_colour(table, table.turn, square)
    else:
        refill(table, colour_of(table, table.turn), square)


def refill(table: Table, colour: int, square: int) -> None:
    """No payment, no ban; so on round the table until all these squares are filled (N42)."""
    put_pawn(table, colour, square)
    table.square = NOTHING
    note(table, Event.REFILLED, table.turn, square, colour)
    if refillable_squares(table) == 0:
        close_turn(table)
    else:
        ask_for_refill(table, clockwise(table.players, table.turn, 1))


# What Spekulation, Baulowe and Statik can hit


def crowded_colours(table: Table) -> int:
    """Spekulation: colours of other seats with nine or more pawns on the board, if one can mark (N43, N46)."""
    colours = 0
    for colour in range(COLOURS):
        if table.owner[colour] != table.active and count(table.pawns[colour]) >= MANY_PAWNS:
            colours |= one(colour)
    return colours if can_mark(table, table.active) else 0


def leading_colours(table: Table, line: int) -> int:
    """Statik: of the colours with the most pawns on a line, those of other seats; the partner's too (N45, N46)."""
    most = 1
    leading = 0
    for colour in range(COLOURS):
        pawns = count(table.pawns[colour] & ALL_LINES[line])
        if pawns > most:
            most = pawns
            leading = 0
        if pawns == most and table.owner[colour] != table.active:
            leading |= one(colour)
    return leading if can_mark(table, table.active) else 0


def lines_beside(statik: int) -> int:
    """The first of the seven lines that Statik's companion, of the other colour, can name (N39)."""
    return LINES if statik < FACES else 0


def pawns_on(table: Table, colours: int, line: int) -> int:
    """The squares of a line with pawns of these colours."""
    squares = 0
    for colour in range(COLOURS):
        if has(colours, colour):
            squares |= table.pawns[colour] & ALL_LINES[line]
    return squares


def aims(table: Table, event: int) -> int:
    """The squares that a Baulowe or Statik can take, whatever its companion (N39)."""
    if has(BAULOWES, event):
        return opponents_squares(table)
    squares = 0
    for line in range(lines_beside(event), lines_beside(event) + LINES):
        squares |= pawns_on(table, leading_colours(table, line), line)
    return squares


def opponents_squares(table: Table) -> int:
    """Baulowe: the squares of opponents, not those of the partner (N44, N46, N55)."""
    squares = 0
    for colour in range(COLOURS):
        if is_opponent(table, table.active, table.owner[colour]):
            squares |= table.pawns[colour]
    return squares if can_mark(table, table.active) else 0


# Spekulation and Statik: the victim chooses


def nameable_lines(table: Table) -> int:
    """Statik with a joker: the lines of the joker's colour that another seat leads, alone or tied (N45)."""
    first = lines_beside(lowest(played_cards(table) & STATIKS))
    lines = 0
    for line in range(first, first + LINES):
        if leading_colours(table, line) != 0:
            lines |= one(line)
    return lines


def name_line(table: Table, line: int) -> None:
    """A single leading colour of another seat is hit; of several the active seat names one (N45)."""
    table.line = line
    leading = leading_colours(table, line)
    if count(leading) == 1:
        hit(table, lowest(leading))
    else:
        table.phase = Phase.TARGET


def target_colours(table: Table) -> int:
    """The colours that can be named (N43, N45)."""
    return crowded_colours(table) if table.line == NOTHING else leading_colours(table, table.line)


def hit(table: Table, colour: int) -> None:
    """The owner of the colour that is hit will choose one of its pawns (N43, N45)."""
    table.target = colour
    table.turn = table.owner[colour]
    table.phase = Phase.LOSE
    if table.line == NOTHING:
        note(table, Event.SPECULATED, table.active, table.turn, lowest(played_cards(table)), colour)
    else:
        note(table, Event.SHAKEN, table.active, table.turn, red_card(table), blue_card(table), table.line, colour)


def losable_squares(table: Table) -> int:
    """The pawns of the colour that is hit; for Statik only those on the line (N43, N45)."""
    pawns = table.pawns[table.target]
    return pawns if table.line == NOTHING else pawns & ALL_LINES[table.line]


def yield_square(table: Table, square: int) -> None:
    """The victim has chosen; the active seat puts a pawn there, free (N43, N45)."""
    note(table, Event.CEDED if table.line == NOTHING else Event.YIELDED, table.turn, square)
    table.line = NOTHING
    table.target = NOTHING
    if has_two_colours(table):
        ask_for_colour(table, table.active, square)
    else:
        take(table, colour_of(table, table.active), square)

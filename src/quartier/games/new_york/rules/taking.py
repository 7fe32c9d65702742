"""What becomes of a square: it is claimed, bought, taken by an event, or lost (N22 to N24, N49, N50)."""

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.notes import is_heard, note
from quartier.games.new_york.pieces import EVENT_CARDS, SPEKULATIONS, STATIKS, VICTIM_CHOOSES
from quartier.games.new_york.rules.board import (
    colour_at,
    colour_of,
    group_size,
    has_two_colours,
    price,
    put_pawn,
    send_home,
    squares_of,
)
from quartier.games.new_york.rules.closing import close_turn
from quartier.games.new_york.rules.piles import blue_card, played_cards, red_card
from quartier.games.new_york.table import NOTHING, Event, Phase, Table


def settle(table: Table, square: int) -> None:
    """An own square is lost, never recoloured; on any other the active seat puts a pawn (N22 to N24, N50)."""
    if has(squares_of(table, table.active), square):
        lose(table, square)
    elif has_two_colours(table):
        ask_for_colour(table, table.active, square)
    else:
        take(table, colour_of(table, table.active), square)


def ask_for_colour(table: Table, seat: int, square: int) -> None:
    """The square is settled, then the seat chooses which of its two colours to use; till then nothing moves (N49)."""
    table.square = square
    table.turn = seat
    table.phase = Phase.MARK


def lose(table: Table, square: int) -> None:
    """The own pawn goes home and the square is empty; no money moves (N24)."""
    note(table, Event.NAMED, table.active, red_card(table), blue_card(table), square)
    send_home(table, colour_at(table, square), square)
    note(table, Event.LOST, table.active, square)
    close_turn(table)


def take(table: Table, colour: int, square: int) -> None:
    """The active seat's pawn comes on the square: on an empty one free, on a rival's by money or by an event."""
    if played_cards(table) & VICTIM_CHOOSES == 0:
        note(table, Event.NAMED, table.active, red_card(table), blue_card(table), square)
    rival = colour_at(table, square)
    if rival == NOTHING:
        claim(table, colour, square)
    elif played_cards(table) & EVENT_CARDS != 0:
        take_over(table, rival, colour, square)
    else:
        buy(table, rival, colour, square)
    close_turn(table)


def claim(table: Table, colour: int, square: int) -> None:
    """An empty square costs nothing (N22)."""
    put_pawn(table, colour, square)
    if is_heard():
        note(table, Event.CLAIMED, table.active, square, colour, group_size(table, square, colour))


def buy(table: Table, rival: int, colour: int, square: int) -> None:
    """The price goes to the owner, who cannot refuse; the pawns change places (N23, N51)."""
    owner = table.owner[rival]
    coins = price(table, square, rival)
    table.money[table.active] -= coins
    table.money[owner] += coins
    send_home(table, rival, square)
    put_pawn(table, colour, square)
    if is_heard():
        note(table, Event.BOUGHT, table.active, owner, square, colour, coins, group_size(table, square, colour))


def take_over(table: Table, rival: int, colour: int, square: int) -> None:
    """An event takes a rival's square free (N43 to N45)."""
    send_home(table, rival, square)
    put_pawn(table, colour, square)
    if is_heard():
        size = group_size(table, square, colour)
        note(table, event_of_taking(table), table.active, table.owner[rival], square, colour, size)


def event_of_taking(table: Table) -> int:
    """How it is told that an event took a square: by Spekulation, Baulowe or Statik (N43 to N45)."""
    if played_cards(table) & SPEKULATIONS != 0:
        return Event.GAINED
    return Event.SEIZED if played_cards(table) & STATIKS != 0 else Event.TAKEN

"""A turn: two cards name a square, and what it is decides what happens (P13-P17, P25, P26)."""

from quartier.engine.primitives.bits import has, one
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import NOBODY
from quartier.games.property.pieces import is_wild, line_of
from quartier.games.property.rules.ending import end_turn
from quartier.games.property.rules.rent import visit_rival
from quartier.games.property.rules.squares import group_size, named_square, owner_of
from quartier.games.property.table import Event, Phase, Table


def play_red(table: Table, card: int) -> None:
    """One red card from the hand, free choice (P13)."""
    table.hands[table.turn] ^= one(card)
    table.red = card
    table.phase = Phase.BLACK


def play_black(table: Table, card: int) -> None:
    """Then one black card, free choice; no pair is ever forbidden (P14)."""
    table.hands[table.turn] ^= one(card)
    table.black = card
    name_column(table)


def name_column(table: Table) -> None:
    """The red card names the column; if it is wild the player chooses, before the row is settled (P15, P15a)."""
    if is_wild(table.red):
        table.phase = Phase.COLUMN
    else:
        table.column = line_of(table.red)
        name_row(table)


def name_row(table: Table) -> None:
    """The black card names the row; if it is wild the player chooses (P15, P15b)."""
    if is_wild(table.black):
        table.phase = Phase.ROW
    else:
        table.row = line_of(table.black)
        settle(table)


def settle(table: Table) -> None:
    """Exactly one of three cases applies, and it is compulsory (P16)."""
    square = named_square(table)
    owner = owner_of(table, square)
    note(table, Event.NAMED, table.turn, table.red, table.black, square)
    if owner == NOBODY:
        claim(table, square)
    elif owner == table.turn:
        visit_own(table, square)
    else:
        visit_rival(table, square, owner)


def claim(table: Table, square: int) -> None:
    """An empty square becomes the active seat's, plain, for nothing (P17)."""
    table.owned[table.turn] |= one(square)
    if is_heard():
        note(table, Event.CLAIMED, table.turn, square, group_size(table, square, table.turn))
    end_turn(table)


def visit_own(table: Table, square: int) -> None:
    """A plain square becomes mortgaged, a mortgaged one is lost and empty; no mortgage is ever lifted (P25, P26)."""
    if has(table.mortgaged, square):
        table.owned[table.turn] ^= one(square)
        table.mortgaged ^= one(square)
        note(table, Event.LOST, table.turn, square)
    else:
        table.mortgaged |= one(square)
        note(table, Event.MORTGAGED, table.turn, square)
    end_turn(table)

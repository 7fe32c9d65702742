"""Bags of cards of one colour: how many fours, fives and sixes there are, as the digits of one number."""

from quartier.engine.primitives.dice import below
from quartier.games.fifth_avenue.pieces import BLACK_COPIES, COLOURED_COPIES
from quartier.games.fifth_avenue.table import Table

DIGITS = 64
"""More than there are cards of any kind."""
BAG_OF = (1, DIGITS, DIGITS * DIGITS)
"""The bags of one four, one five and one six."""
ALL_COLOURED = sum(copies * bag for copies, bag in zip(COLOURED_COPIES, BAG_OF, strict=True))
ALL_BLACK = sum(copies * bag for copies, bag in zip(BLACK_COPIES, BAG_OF, strict=True))


def in_bag(bag: int, value: int) -> int:
    """How many cards of a value, counted from 0, are in a bag."""
    return bag // BAG_OF[value] % DIGITS


def bag_size(bag: int) -> int:
    """How many cards are in a bag."""
    return in_bag(bag, 0) + in_bag(bag, 1) + in_bag(bag, 2)


def draw_value(table: Table, bag: int) -> int:
    """The value, counted from 0, of a card drawn from a bag at random."""
    place = below(table, bag_size(bag))
    value = 0
    while place >= in_bag(bag, value):
        place -= in_bag(bag, value)
        value += 1
    return value

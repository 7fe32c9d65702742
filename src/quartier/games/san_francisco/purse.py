"""Purses: how many cheques of each value, in one word, six bits for each value.

A value is its place among the ten there are, 0 for 10 to 9 for 100. A purse leaves the word's sign alone, so purses
can be added and taken from one another.
"""

from quartier.engine.primitives.bits import moved_down, one
from quartier.games.san_francisco.pieces import VALUES

BITS = 6
MASK = 63


def cheque(value: int) -> int:
    """The purse of one cheque."""
    return one(BITS * value)


def number(purse: int, value: int) -> int:
    """How many cheques of a value are in a purse."""
    return moved_down(purse, BITS * value) & MASK


def size(purse: int) -> int:
    """How many cheques are in a purse."""
    cheques = 0
    for value in range(VALUES):
        cheques += number(purse, value)
    return cheques


def total(purse: int) -> int:
    """What the cheques in a purse are worth, in thousands of dollars."""
    thousands = 0
    for value in range(VALUES):
        thousands += number(purse, value) * dollars(value)
    return thousands


def dollars(value: int) -> int:
    """A value in thousands of dollars."""
    return 10 * value + 10


def values(purse: int) -> int:
    """The set of values in a purse, each once."""
    found = 0
    for value in range(VALUES):
        if number(purse, value) > 0:
            found |= one(value)
    return found


def holds(purse: int, part: int) -> bool:
    """Whether a purse holds at least the cheques of another."""
    for value in range(VALUES):
        if number(part, value) > number(purse, value):
            return False
    return True


def nth_value(purse: int, place: int) -> int:
    """The value of the cheque at this place, if the cheques lie in a row by rising value."""
    value = 0
    while place >= number(purse, value):
        place -= number(purse, value)
        value += 1
    return value

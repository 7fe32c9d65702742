"""Sets of up to 64 things as words, one bit each; and sets of moves as lists of words.

Words are combined with `&`, `|` and `^` and compared with 0, nothing else: a compiled word is signed. Whatever shifts,
counts or finds bits is a function of this page, and those that lean on Python's unbounded integers have a twin in
`native.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

WORD = (1 << 64) - 1
"""The set of all 64 things."""


def one(thing: int) -> int:
    """The set of one thing."""
    return 1 << thing


def has(things: int, thing: int) -> bool:
    """Whether the thing is in the set."""
    return things & one(thing) != 0


def count(things: int) -> int:
    """How many things are in the set."""
    return things.bit_count()


def lowest(things: int) -> int:
    """The first thing of a set that is not empty."""
    return (things & -things).bit_length() - 1


def things_in(things: int) -> Iterator[int]:
    """The things of a set in rising order, for use outside the rules."""
    while things:
        first = things & -things
        yield first.bit_length() - 1
        things ^= first


def nth(things: int, place: int) -> int:
    """The thing at this place, counted from 0 in rising order; the set must be large enough."""
    for _ in range(place):
        things &= things - 1
    return lowest(things)


def moved_up(things: int, steps: int) -> int:
    """The set with every thing moved up by this many steps, 0 to 63; what leaves the word is lost."""
    return (things << steps) & WORD


def moved_down(things: int, steps: int) -> int:
    """The set with every thing moved down by this many steps, 0 to 63; what falls below 0 is lost."""
    return things >> steps


def clear(moves: list[int]) -> None:
    """Empties a set of moves."""
    for word in range(len(moves)):
        moves[word] = 0


def mark(moves: list[int], move: int) -> None:
    """Adds one move to a set of moves."""
    moves[move >> 6] |= one(move & 63)


def mark_all(moves: list[int], first: int, things: int) -> None:
    """Adds a whole family to a set of moves: for each thing of a set the move `first + thing`."""
    steps = first & 63
    moves[first >> 6] |= moved_up(things, steps)
    if steps > 0:
        beyond = moved_down(moved_down(things, 63 - steps), 1)
        if beyond != 0:
            moves[(first >> 6) + 1] |= beyond


def count_marked(moves: list[int]) -> int:
    """How many moves are in a set of moves."""
    marked = 0
    for word in range(len(moves)):
        marked += count(moves[word])
    return marked


def unmark(moves: list[int], move: int) -> None:
    """Takes one move that is there out of a set of moves."""
    moves[move >> 6] ^= one(move & 63)


def is_marked(moves: list[int], move: int) -> bool:
    """Whether a move is in a set of moves."""
    return has(moves[move >> 6], move & 63)


def nth_marked(moves: list[int], place: int) -> int:
    """The move at this place in a set of moves, counted from 0 in rising order."""
    word = 0
    while place >= count(moves[word]):
        place -= count(moves[word])
        word += 1
    return (word << 6) + nth(moves[word], place)

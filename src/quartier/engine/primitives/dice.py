"""All chance, from one 64-bit state: SplitMix64 (Steele, Lea and Flood, 2014).

The table's own dice are its field `rng`. A player who moves at random carries a state of his own, so that his choices
do not disturb the table's chance. A draw below n is off by less than n / 2**32 from uniform (`below`) or n / 2**63
(`below_many`).
"""

from __future__ import annotations

from typing import Any

from quartier.engine.primitives.bits import count, nth, one

GOLDEN = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


def roll(state: int) -> int:
    """The state after this one."""
    return (state + GOLDEN) & MASK


def scrambled(state: int) -> int:
    """64 well mixed bits of a state; of any other number, of its last 64 bits."""
    mixed = state & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def pick(state: int, choices: int) -> int:
    """A number below `choices`, which is 1 to 2**32, by the bits of a state."""
    return ((scrambled(state) >> 32) * choices) >> 32


def pick_of_many(state: int, choices: int) -> int:
    """A number below `choices`, which is 1 to 2**53, by the bits of a state."""
    return (scrambled(state) >> 1) % choices


def seed_dice(table: Any, seed: int) -> None:
    """Starts the table's dice from a seed, 0 to 2**64 - 1; near seeds give unrelated dice."""
    table.rng = scrambled(roll(seed))


def below(table: Any, choices: int) -> int:
    """A number from 0 to choices - 1, from the table's dice."""
    table.rng = roll(table.rng)
    return pick(table.rng, choices)


def below_many(table: Any, choices: int) -> int:
    """The same for more than 2**32 choices."""
    table.rng = roll(table.rng)
    return pick_of_many(table.rng, choices)


def shuffle(table: Any, pile: list[int], size: int) -> None:
    """Brings the first `size` things of a pile into random order."""
    shuffle_from(table, pile, 0, size)


def shuffle_from(table: Any, pile: list[int], first: int, end: int) -> None:
    """Brings the things of a pile from the place `first` on, and before the place `end`, into random order."""
    dice = table.rng
    for last in range(end - 1, first, -1):
        dice = roll(dice)
        other = first + pick(dice, last - first + 1)
        pile[last], pile[other] = pile[other], pile[last]
    table.rng = dice


def some_of(table: Any, things: int, number: int) -> int:
    """This many things of a set, every choice with the same chance, from the table's dice."""
    drawn = 0
    for _ in range(number):
        left = things ^ drawn
        drawn |= one(nth(left, below(table, count(left))))
    return drawn

"""Compiled twins of the few functions whose plain form leans on Python's unbounded integers or lists.

A twin has the same name, arguments and results as its plain function, bit for bit. Only this page knows that compiled
words are signed 64-bit integers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from quartier.engine import bits, copying, dice, grid, notes

_u = np.uint64


@intrinsic  # type: ignore[untyped-decorator]
def _population(typing: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@intrinsic  # type: ignore[untyped-decorator]
def _trailing_zeros(typing: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.true_bit)

    return types.int64(types.int64), emit


def one(thing: int) -> Any:
    return np.int64(1) << np.int64(thing)


def count(things: int) -> Any:
    return _population(np.int64(things))


def lowest(things: int) -> Any:
    return _trailing_zeros(np.int64(things))


def moved_up(things: int, steps: int) -> Any:
    return np.int64(_u(things) << _u(steps))


def moved_down(things: int, steps: int) -> Any:
    return np.int64(_u(things) >> _u(steps))


def beside(squares: int) -> Any:
    here = _u(squares)
    sideways = ((here & _u(0x7F7F7F7F7F7F7F7F)) << _u(1)) | ((here & _u(0xFEFEFEFEFEFEFEFE)) >> _u(1))
    return np.int64(sideways | (here << _u(8)) | (here >> _u(8)))


def roll(state: int) -> Any:
    return np.int64(_u(state) + _u(0x9E3779B97F4A7C15))


def scrambled(state: int) -> Any:
    mixed = _u(state)
    mixed = (mixed ^ (mixed >> _u(30))) * _u(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> _u(27))) * _u(0x94D049BB133111EB)
    return np.int64(mixed ^ (mixed >> _u(31)))


def pick(state: int, choices: int) -> Any:
    return np.int64(((_u(scrambled(state)) >> _u(32)) * _u(choices)) >> _u(32))


def pick_of_many(state: int, choices: int) -> Any:
    return np.int64((_u(scrambled(state)) >> _u(1)) % _u(choices))


def note(table: Any, event: int, *facts: int) -> None:
    return None


def copy_table(tables: Any, source: int, target: int) -> None:
    tables[target] = tables[source]


def is_heard() -> bool:
    return False


TWINS = {
    bits.one: one,
    bits.count: count,
    bits.lowest: lowest,
    bits.moved_up: moved_up,
    bits.moved_down: moved_down,
    grid.beside: beside,
    dice.roll: roll,
    dice.scrambled: scrambled,
    dice.pick: pick,
    dice.pick_of_many: pick_of_many,
    copying.copy_table: copy_table,
    notes.note: note,
    notes.is_heard: is_heard,
}

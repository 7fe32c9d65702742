"""Compiled twins of the few functions whose plain form leans on Python's unbounded integers or lists.

A twin has the same name, arguments and results as its plain function, bit for bit. Only this page knows that compiled
words are signed 64-bit integers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from quartier.engine.primitives import bits, copying, dice, grid, notes, tensor

_u = np.uint64
WORD_BYTES = 8


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


@intrinsic  # type: ignore[untyped-decorator]
def copied(typing: Any, record: Any) -> Any:
    """The copy lies in the memory of the function that asks, which a function of its own could not give it."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        memory = cgutils.alloca_once(builder, arguments[0].type.pointee)
        memory.align = WORD_BYTES
        cgutils.raw_memcpy(builder, memory, arguments[0], ir.IntType(64)(record.size), 1, align=WORD_BYTES)
        return memory

    return record(record), emit


def _spreading(width: int) -> Any:
    """What writes the lowest `width` bits of a word, a number each, in a few vector instructions."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        number = context.get_data_type(signature.args[0].dtype)
        lowest = arguments[2] if width == 64 else builder.trunc(arguments[2], ir.IntType(width))
        numbers = builder.zext(
            builder.bitcast(lowest, ir.VectorType(ir.IntType(1), width)), ir.VectorType(number, width)
        )
        target = builder.bitcast(builder.gep(array.data, [arguments[1]]), numbers.type.as_pointer())
        builder.store(numbers, target, align=number.width // 8)
        return context.get_dummy_value()

    @intrinsic  # type: ignore[untyped-decorator]
    def spread(typing: Any, out: Any, place: Any, word: Any) -> Any:
        return types.void(out, types.int64, types.int64), emit

    return spread


_spread_8 = _spreading(8)
_spread_64 = _spreading(64)


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


def put(out: Any, place: int, number: int) -> int:
    out[_u(place)] = min(number, tensor.LARGEST)
    return place + 1


def put_set(out: Any, place: int, things: int, size: int) -> int:
    if size > 0:
        out[place + size - 1] = 0  # where indices are checked, this checks them all
    if size == 64:
        _spread_64(out, np.int64(place), np.int64(things))
    elif size >= 8:
        for first in range(0, size - 8, 8):
            _spread_8(out, np.int64(place + first), moved_down(things, first))
        _spread_8(out, np.int64(place + size - 8), moved_down(things, size - 8))
    else:
        for thing in range(size):
            out[_u(place + thing)] = moved_down(things, thing) & 1
    return place + size


def put_choice(out: Any, place: int, chosen: int, size: int) -> int:
    for choice in range(size):
        out[_u(place + choice)] = 0
    if 0 <= chosen < size:
        out[_u(place + chosen)] = 1
    return place + size


TWINS: dict[Any, Any] = {
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
    copying.copied: copied,
    copying.copy_table: copy_table,
    notes.note: note,
    notes.is_heard: is_heard,
    tensor.put: put,
    tensor.put_set: put_set,
    tensor.put_choice: put_choice,
}

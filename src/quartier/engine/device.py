"""The same functions on a GPU, by numba-cuda: each of the device's threads looks after one table.

Functions are translated as for the processor (`compiled.py`), less the twins that use the processor's vector
instructions. A kernel is a function of an algorithm that asks `this_thread()` which row is its own.
"""

from __future__ import annotations

import functools
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int64

from quartier.engine import native, tensor, threads
from quartier.engine.binding import functions_of
from quartier.engine.compiled import Translator, called_with_wide_numbers
from quartier.engine.errors import QuartierError
from quartier.engine.shelf import Box

BLOCK = 64
"""Threads that the device starts together."""


class NoDevice(QuartierError):
    """There is no GPU that could be used."""


def this_thread() -> Any:
    """The number of the thread that asks, among all that were started."""
    return cuda.grid(1)


_VECTORS = (tensor.put_set, tensor.put_choice)
TWINS = {plain: twin for plain, twin in native.TWINS.items() if plain not in _VECTORS} | {
    threads.this_thread: this_thread
}


def check_device() -> None:
    """NoDevice says why no GPU can be used."""
    if not cuda.is_available():
        raise NoDevice(
            "no-gpu", problem=str(cuda.cuda_error() or "no CUDA device was found").strip().splitlines()[0].rstrip(".")
        )


def name() -> str:
    """What the device calls itself."""
    return str(cuda.get_current_device().name.decode())


@functools.cache
def on_device(box: Box, algorithm: ModuleType) -> SimpleNamespace:
    """The functions of an algorithm as kernels, bound to one game."""
    compiler = _compiler(box)
    return SimpleNamespace(**{name: compiler.kernel(function) for name, function in functions_of(algorithm).items()})


@functools.cache
def _compiler(box: Box) -> DeviceCompiler:
    return DeviceCompiler(box)


class DeviceCompiler(Translator):
    """Compiles functions for one game and the device."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, self._compile, TWINS)

    def kernel(self, function: FunctionType) -> Any:
        """The kernel of a function that Python starts."""
        return cuda.jit(self.bind(function).py_func)

    def _compile(self, function: FunctionType) -> Any:
        return called_with_wide_numbers(cuda.jit(device=True)(function))


def with_own_table(box: Box, play_games: FunctionType, record: np.dtype[np.void], words: int) -> Any:
    """A kernel that plays whole games, each thread on a copy of its table in memory of its own, which is faster."""
    play: Any = _compiler(box).bind(play_games)
    kind = from_dtype(record)

    def kernel(rows: Any, totals: Any, decisions: Any, games: int, stride: int) -> None:
        row = cuda.grid(1)
        if row < len(decisions):
            own = cuda.local.array(1, kind)
            moves = cuda.local.array(words, int64)
            own[0] = rows.tables[row]
            decisions[row] = play(own[0], moves, rows.rewards[row], totals[row], rows.seeds[row], stride, games)
            rows.tables[row] = own[0]
            rows.seeds[row] += stride * (games - 1)

    return cuda.jit(kernel)


def start(kernel: Any, threads: int, *arguments: Any) -> None:
    """Starts a kernel on at least so many threads; what is asked of the device next waits for it."""
    kernel[(threads + BLOCK - 1) // BLOCK, BLOCK](*arguments)


def to_device(array: Any) -> Any:
    """A copy of an array in the device's memory."""
    return cuda.to_device(array)


def copy_on_device(target: Any, source: Any) -> None:
    """Copies one array of the device over another."""
    target.copy_to_device(source)


def wait() -> None:
    """Waits until the device has done all that was asked of it."""
    cuda.synchronize()


def shared(array: Any) -> Any:
    """An array of the device for torch, jax or CuPy, by DLPack, without a copy."""
    from cuda.core.utils import StridedMemoryView

    return StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)

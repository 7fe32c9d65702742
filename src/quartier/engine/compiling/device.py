"""The same functions on a GPU, by numba-cuda: each of the device's threads looks after one table.

Functions are translated as for the processor (`compiled.py`), less the twins that use the processor's vector
instructions. Threads work on copies of their tables in memory of their own. Both there and in the batch the tables of
neighbours interleave, word by word, so that they are read and written together.
"""

from __future__ import annotations

import functools
from types import FunctionType
from typing import Any, cast

import numpy as np
from numba import cuda, from_dtype, int64

from quartier.engine.compiling import native
from quartier.engine.compiling.compiled import Translator, called_with_wide_numbers, rules_fingerprint
from quartier.engine.compiling.records import dtype_of
from quartier.engine.errors import QuartierError
from quartier.engine.listing import words_for
from quartier.engine.primitives import tensor, threads
from quartier.engine.shelf import GameModules

BLOCK = 64
"""Threads that the device starts together."""
LARGE = 200
"""A function of more bytecode than this is large."""
REGISTERS = 64
"""How many registers a thread may use: with fewer, more threads run at once and wait for memory in turns."""


class NoDevice(QuartierError):
    """There is no GPU that could be used."""


def this_thread() -> Any:
    """The number of the thread that asks, among all that were started."""
    return cuda.grid(1)


def goes_first(phase: int) -> Any:
    """Whether no other phase has more of the threads that run together: bit by bit, smaller numbers drop out."""
    together = cuda.activemask()
    alike = cuda.popc(cuda.match_any_sync(together, phase))
    is_first = True
    for bit in (32, 16, 8, 4, 2, 1):
        has_bit = is_first and alike & bit != 0
        if cuda.ballot_sync(together, has_bit) != 0:
            is_first = has_bit
    return is_first


_VECTORS = (tensor.put_set, tensor.put_choice)
_LOOPS = tuple(function.__code__ for function in _VECTORS)
TWINS = {plain: twin for plain, twin in native.TWINS.items() if plain not in _VECTORS} | {
    threads.this_thread: this_thread,
    threads.goes_first: goes_first,
}


def check_device() -> None:
    """NoDevice says why no GPU can be used."""
    if not cuda.is_available():
        problem = str(cuda.cuda_error() or "no CUDA device was found").strip().splitlines()[0]
        raise NoDevice("no-gpu", problem=problem.rstrip("."))


def name() -> str:
    """What the device calls itself."""
    called = cuda.get_current_device().name
    return called.decode() if isinstance(called, bytes) else str(called)


def compiler_for(modules: GameModules, *, inline: bool = False) -> DeviceCompiler:
    """The compiler of one game's kernels. Unless `inline`, large functions are not copied into their callers."""
    return _compiler(modules, inline, rules_fingerprint(modules))


@functools.cache
def _compiler(modules: GameModules, inline: bool, rules: str) -> DeviceCompiler:
    return DeviceCompiler(modules, inline)


class DeviceCompiler(Translator):
    """Compiles kernels for one game."""

    def __init__(self, modules: GameModules, inline: bool) -> None:
        self.inline = inline
        super().__init__(modules, self._compile, TWINS)
        self._kernels: dict[Any, Any] = {}
        self.record = from_dtype(dtype_of(modules.table.Table))
        self.words_of_moves = words_for(len(modules.notation.MOVES))
        self._take, self._put_back = map(cuda.jit(device=True), (take_table, put_table_back))

    def _compile(self, function: FunctionType) -> Any:
        dispatcher = called_with_wide_numbers(cuda.jit(device=True)(function))
        is_large = len(function.__code__.co_code) > LARGE and not self.inline
        if is_large or function.__code__ in _LOOPS:
            _keep_apart(dispatcher)
        return dispatcher

    def kernel(self, function: Any) -> Any:
        """The kernel of a function that knows its own row by `this_thread`."""
        return self._kept(function, self.bind(function).py_func)

    def _kept(self, function: Any, kernel: Any) -> Any:
        """The kernel made for a function before, or a new one."""
        if function not in self._kernels:
            self._kernels[function] = cuda.jit(kernel, max_registers=REGISTERS)
        return self._kernels[function]

    def on_own_table(self, function: Any) -> Any:
        """A kernel that runs a function of a table and its row on a copy of the table, and puts that back."""
        work: Any = self.bind(function)
        record, take, put_back = self.record, self._take, self._put_back

        def kernel(rows: Any, moves: Any, number: int) -> None:
            row = cuda.grid(1)
            if row < len(rows.turns):
                own = cuda.local.array(1, record)
                words = own.view(np.int64)
                take(words, rows.tables, row)
                work(own[0], rows, row, moves, number)
                put_back(words, rows.tables, row)

        return self._kept(function, kernel)

    def playing(self, play_games: Any) -> Any:
        """A kernel that plays whole games on a copy of the table."""
        play: Any = self.bind(play_games)
        record, take, put_back = self.record, self._take, self._put_back
        words_of_moves = self.words_of_moves

        def kernel(rows: Any, totals: Any, decisions: Any, games: int, stride: int) -> None:
            row = cuda.grid(1)
            if row < len(decisions):
                own = cuda.local.array(1, record)
                moves = cuda.local.array(words_of_moves, int64)
                words = own.view(np.int64)
                take(words, rows.tables, row)
                decisions[row] = play(own[0], moves, rows.rewards[row], totals[row], rows.seeds[row], stride, games)
                put_back(words, rows.tables, row)
                rows.seeds[row] += stride * (games - 1)

        return self._kept(play_games, kernel)


def take_table(words: Any, tables: Any, row: int) -> None:
    """Copies a table of the batch into a thread's own memory."""
    for word in range(len(words)):
        words[word] = tables[row, word]


def put_table_back(words: Any, tables: Any, row: int) -> None:
    """Copies a table of a thread's own back to the batch."""
    for word in range(len(words)):
        tables[row, word] = words[word]


def _keep_apart(dispatcher: Any) -> None:
    """A large function is not copied into its callers: such code would not fit the cache for instructions."""
    compile_device = dispatcher.compile_device

    def compile_apart(*arguments: Any, **wishes: Any) -> Any:
        compiled = compile_device(*arguments, **wishes)
        for module in compiled.library.modules:
            for function in module.functions:
                is_ours = function.name == compiled.fndesc.llvm_func_name
                if is_ours and "alwaysinline" not in function.attributes:
                    function.attributes.add("noinline")
        return compiled

    dispatcher.compile_device = compile_apart


def start(kernel: Any, threads: int, *arguments: Any) -> None:
    """Starts a kernel on at least this many threads; what is asked of the device next waits for it."""
    kernel[(threads + BLOCK - 1) // BLOCK, BLOCK](*arguments)


def to_device(array: np.ndarray[Any, Any]) -> Any:
    """A copy of an array in the device's memory, column by column: neighbouring threads write neighbouring places."""
    return cuda.to_device(np.asfortranarray(array))


def in_words(tables: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Tables as rows of 64-bit words."""
    return tables.view(np.int64).reshape(len(tables), -1)


def from_words(words: np.ndarray[Any, Any], record: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Tables from rows of 64-bit words."""
    return np.ascontiguousarray(words).view(record).reshape(-1)


def wait() -> None:
    """Waits until the device has done all that was asked of it."""
    cuda.synchronize()


def shared(array: Any) -> Any:
    """An array of the device for torch, jax or CuPy, by DLPack, without a copy."""
    from cuda.core.utils import StridedMemoryView

    return cast("Any", StridedMemoryView).from_cuda_array_interface(array, stream_ptr=-1)

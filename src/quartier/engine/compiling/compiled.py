"""The same functions, compiled by Numba for one game. The only module that runs Numba on a processor.

Every function is cloned into a namespace where each function it calls is the compiled twin, nested tuples of numbers
are arrays, and `rules` is the compiled game. Compiled code is kept in a folder named by the game and by the fingerprint
of its rules, each entry by a fingerprint of its own, for Numba itself sees neither a change in another file nor a
constant that a program has changed. A folder that cannot be used costs the time of compiling again, never an error.
"""

from __future__ import annotations

import functools
import os
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba.core import codegen, compiler
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from quartier.engine.compiling import native
from quartier.engine.compiling.binding import OFFERS, Binder, calls_in, functions_of, is_ours, reached_from
from quartier.engine.compiling.diagnosis import explained
from quartier.engine.compiling.fingerprint import fingerprint
from quartier.engine.shelf import GameModules

STALE_AFTER = 30 * 24 * 3600
"""Seconds after which the compiled code of other sources is thrown away."""
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""A function that only compiled code calls needs no way in from Python; to leave it out saves a third of the time."""

NOWHERE = 0
"""The address of a function that has no native code of its own."""


def compiled(modules: GameModules, algorithm: ModuleType, *, checked: bool = False) -> SimpleNamespace:
    """An algorithm bound to one game as its rules stand now, compiled.

    `checked` stops at an index out of range instead of reading garbage.
    """
    return _compiled(modules, algorithm, checked, rules_fingerprint(modules))


@functools.cache
def _compiled(modules: GameModules, algorithm: ModuleType, checked: bool, rules: str) -> SimpleNamespace:
    compiler = _compiler(modules, checked, rules)
    return SimpleNamespace(**{name: compiler.entry(function) for name, function in functions_of(algorithm).items()})


@functools.cache
def _compiler(modules: GameModules, checked: bool, rules: str) -> Compiler:
    return Compiler(modules, checked, rules)


def rules_fingerprint(modules: GameModules) -> str:
    """The fingerprint of all that a game offers."""
    offered = [modules.offer(name) for name in OFFERS]
    constants = [offer for offer in offered if not is_ours(offer)]
    return fingerprint(filter(is_ours, offered), native.TWINS, constants)


class Translator(Binder):
    """Finishes functions for one game with a compiler that takes words as signed and has no enums or nested tuples."""

    def __init__(self, modules: GameModules, finish: Callable[[FunctionType], Any], twins: Mapping[Any, Any]) -> None:
        super().__init__(ModuleType("rules"), finish)
        self.twins = twins
        for name in OFFERS:
            setattr(self.rules, name, self.replace(modules.offer(name)))
        self._inline(modules.offer("legal"), modules.offer("play"))

    def replace(self, value: Any) -> Any:
        """A compiled function for a function, numbers for an enum, an array for a tuple, a signed word for a word."""
        if is_ours(value):
            twin = self.twins.get(value, value)
            return self.bind(twin) if is_ours(twin) else twin
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _bare(value)
        if isinstance(value, tuple) and _is_table_of_numbers(value):
            return np.array(value, dtype=object).astype(np.uint64 if _largest(value) >> 63 else np.int64).view(np.int64)
        if isinstance(value, int) and not isinstance(value, bool) and value >> 63 == 1:
            return value - (1 << 64)
        return value

    def _inline(self, *roots: FunctionType) -> None:
        """What these call in a single place becomes part of the caller: playouts spend their time there."""
        calls = Counter(called for caller in self._done for called in calls_in(caller))
        for function in reached_from(*roots):
            if calls[function] == 1:
                self.replace(function).targetoptions["forceinline"] = True


class Compiler(Translator):
    """Compiles functions for one game; those entered from Python are kept on disk."""

    def __init__(self, modules: GameModules, checked: bool, rules: str) -> None:
        self.modules = modules
        self.options = {"nogil": True, "error_model": "numpy", "boundscheck": checked, "_nrt": False}
        self.folder = cache_folder(f"{modules.name}{'-checked' if checked else ''}-{rules}")
        super().__init__(modules, self._compile, native.TWINS)

    def entry(self, function: FunctionType) -> Any:
        """The compiled twin of a function that Python calls."""
        dispatcher = numba.njit(**self.options)(self.replace(function).py_func)
        dispatcher._compile_for_args = explained(dispatcher._compile_for_args, self.modules, function)
        if self.folder is not None:
            dispatcher._cache = _Kept(dispatcher.py_func, self.folder, fingerprint([function], native.TWINS))
        return dispatcher

    def _inline(self, *roots: FunctionType) -> None:
        """Checked code need not be fast, and is compiled in half the time if nothing becomes part of the caller."""
        if not self.options["boundscheck"]:
            super()._inline(*roots)

    def _compile(self, function: FunctionType) -> Any:
        return called_with_wide_numbers(numba.njit(**self.options, **INNER, pipeline_class=_PartCompiler)(function))


class _Part(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Code that only becomes part of what calls it: optimised and made native there, once, with all the rest."""

    def finalize(self) -> None:
        for part in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(part._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return NOWHERE

    @property
    def codegen(self) -> SimpleNamespace:
        """Numba would hand the code its environment, which is there for what we never use."""
        return SimpleNamespace(set_env=lambda name, environment: None)


class _PartCompiler(compiler.Compiler):  # type: ignore[misc]
    """Compiles a function into a part."""

    def __init__(self, typing: Any, target: Any, library: None, *rest: Any) -> None:
        super().__init__(typing, target, _Part(target.codegen(), "part"), *rest)


def called_with_wide_numbers(dispatcher: Any) -> Any:
    """Whole numbers of any width are passed on as 64 bits, so that a function is compiled once, not once a width."""
    narrow = dispatcher.get_call_template

    def wide(arguments: Any, keywords: Any) -> Any:
        return narrow([numba.int64 if isinstance(kind, numba.types.Integer) else kind for kind in arguments], keywords)

    dispatcher.get_call_template = wide
    return dispatcher


def _bare(numbered: type[IntEnum]) -> ModuleType:
    """The members of an enum as plain numbers, which mix with other numbers of any width."""
    bare = ModuleType(numbered.__name__)
    vars(bare).update({member.name: int(member) for member in numbered})
    return bare


def _is_table_of_numbers(value: tuple[Any, ...]) -> bool:
    try:
        return np.array(value).dtype.kind in "iu"
    except ValueError:
        return False


def _largest(value: Any) -> int:
    return max(map(_largest, value)) if isinstance(value, tuple) else int(value)


def cache_folder(name: str) -> Path | None:
    """Where compiled code is kept under this name, or None where nothing can be kept."""
    home = os.environ.get("QUARTIER_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        shelf = (Path(home) if home else Path.home() / ".cache") / "quartier" / "compiled"
        folder = shelf / name
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)
        _clear_stale(shelf)
    except (OSError, RuntimeError):
        return None
    return folder


def _clear_stale(shelf: Path) -> None:
    for folder in shelf.iterdir():
        if time.time() - folder.stat().st_mtime > STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


class _Place(_CacheLocator):  # type: ignore[misc]
    """Tells Numba's cache to use our folder; its name and the entry's fingerprint stand for all that was compiled."""

    def __init__(self, folder: Path, entry: str) -> None:
        self.folder, self.entry = folder, entry

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.entry

    def get_disambiguator(self) -> str:
        return self.entry

    def from_function(self, function: FunctionType, file: str) -> _Place:
        return self


class _Kept(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function in our folder; whatever goes wrong with it only means compiling again."""

    def __init__(self, function: FunctionType, folder: Path, entry: str) -> None:
        self._impl_class = type("_Impl", (CompileResultCacheImpl,), {"_locator_classes": [_Place(folder, entry)]})
        super().__init__(function)

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(signature, target_context)
        except Exception:  # noqa: BLE001 - a damaged file may fail in any way, and none matters
            self._forget()
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        try:
            super().save_overload(signature, data)
        except Exception:  # noqa: BLE001 - a full or read-only disk costs time, not the game
            self._forget()

    def _forget(self) -> None:
        try:
            self.flush()
        except Exception:  # noqa: BLE001
            self.disable()

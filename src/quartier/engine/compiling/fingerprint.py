"""What compiled code is made of, as a short text: programs that would compile the same share what is kept.

Hashed are the functions that are bound, with all that they call, and every constant that they use, as it stands in the
running program. So a program that changes a constant compiles code of its own, and leaves the code of others alone.
"""

from __future__ import annotations

import functools
import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from quartier.engine.compiling.binding import is_ours, names_used

LENGTH = 16
"""Letters of a fingerprint."""


def fingerprint(functions: Iterable[Any], twins: Mapping[Any, Any], constants: object = None) -> str:
    """The fingerprint of functions, and constants, compiled together; a function's twin stands for the function."""
    digest = hashlib.sha256(_tools() + repr(constants).encode())
    for function in _reached(functions, twins):
        for piece in (function.__qualname__, *_pieces(function.__code__), *_constants(function)):
            digest.update(repr(piece).encode())
    return digest.hexdigest()[:LENGTH]


@functools.cache
def _tools() -> bytes:
    """What compiles: the versions of Python, Numba and NumPy, and our own compiler with its intrinsics."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    versions = f"{sys.implementation.cache_tag} {numba.__version__} {np.__version__}"
    return versions.encode() + b"".join(source.read_bytes() for source in sources)


def _reached(functions: Iterable[Any], twins: Mapping[Any, Any]) -> Iterator[FunctionType]:
    """The functions and all that they call, each once, always in the same order."""
    waiting = [twins.get(function, function) for function in functions]
    seen = set(waiting)
    while waiting:
        function = waiting.pop()
        yield function
        called = [twins.get(value, value) for value in names_used(function).values() if is_ours(value)]
        fresh = [other for other in dict.fromkeys(called) if is_ours(other) and other not in seen]
        seen.update(fresh)
        waiting += fresh


def _pieces(code: CodeType) -> Iterator[object]:
    """What a function does, wherever it stands in its file."""
    yield code.co_code, code.co_names, code.co_varnames, code.co_freevars
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _pieces(constant)
        else:
            yield constant


def _constants(function: FunctionType) -> Iterator[object]:
    """The values that a function takes from outside."""
    yield function.__defaults__
    for cell in function.__closure__ or ():
        yield _value(cell.cell_contents)
    for name, value in names_used(function).items():
        if isinstance(value, ModuleType):
            yield from ((name, other, _value(vars(value).get(other))) for other in function.__code__.co_names)
        elif not is_ours(value):
            yield name, _value(value)


def _value(value: object) -> object:
    """A number or table of numbers as it is, an enum by its members; a type by its name."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        return {member.name: int(member) for member in value}
    if value is None or isinstance(value, bool | int | float | str | tuple):
        return value
    return (value if isinstance(value, type) else type(value)).__qualname__

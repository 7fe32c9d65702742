"""One schema, two memories: a dataclass for people, a NumPy record for the compiler.

A table is a dataclass whose fields are whole numbers of a stated width, lists of them of a stated length, or lists of
such lists. From it comes the NumPy record with the same fields, so that the same rules can run on either.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

Flag = Annotated[bool, "i1"]
Tiny = Annotated[int, "i1"]
Small = Annotated[int, "i2"]
Count = Annotated[int, "i4"]
Real = Annotated[float, "f8"]
Word = Annotated[int, "i8"]
"""A set of up to 64 things, or the state of the dice: plain 0 to 2**64 - 1, in a record the same bits, signed."""

TableT = TypeVar("TableT")


Layout = tuple[tuple[str, str, tuple[int, ...]], ...]
"""Name, width and shape of every field."""

_layouts: dict[type, Layout] = {}

Copying = tuple[Callable[[Any], tuple[Any, ...]], list[tuple[int, int]]]
"""How to copy a table fast: what reads all its fields at once, and which of them are lists, how deeply nested."""

_copyings: dict[type, Copying] = {}


def dtype_of(table_class: type) -> np.dtype[np.void]:
    """The record with the fields of this dataclass."""
    return np.dtype(list(_layout(table_class)), align=True)


def _layout(table_class: type) -> Layout:
    if table_class not in _layouts:
        hints = get_type_hints(table_class, include_extras=True)
        _layouts[table_class] = tuple(
            (field.name, *_width_and_shape(hints[field.name])) for field in fields(table_class)
        )
    return _layouts[table_class]


def _width_and_shape(hint: Any) -> tuple[str, tuple[int, ...]]:
    base, extra = get_args(hint)
    if get_origin(base) is not list:
        return extra, ()
    width, shape = _width_and_shape(get_args(base)[0])
    return width, (extra, *shape)


def blank(table_class: type[TableT]) -> TableT:
    """A table in which everything is 0."""
    return table_class(*(_zeros(shape) for _, _, shape in _layout(table_class)))


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def copy_of(table: TableT) -> TableT:
    """A table of its own, equal to the given one."""
    values_of, lists = _copying(type(table))
    values = list(values_of(table))
    for place, depth in lists:
        values[place] = values[place][:] if depth == 1 else _copy(values[place], depth)
    return type(table)(*values)


def _copying(table_class: type) -> Copying:
    if table_class not in _copyings:
        layout = _layout(table_class)
        lists = [(place, len(shape)) for place, (_, _, shape) in enumerate(layout) if shape]
        _copyings[table_class] = attrgetter(*(name for name, _, _ in layout)), lists
    return _copyings[table_class]


def _copy(value: Any, depth: int) -> Any:
    return value[:] if depth == 1 else [_copy(part, depth - 1) for part in value]


def signed(word: int) -> int:
    """A word, or a seed, as compiled functions take it: the same 64 bits, read as a signed number."""
    return word - (1 << 64) if word >> 63 else word


def to_record(table: Any) -> np.ndarray[Any, np.dtype[np.void]]:
    """The table as an array of one record. A number too wide for its field raises OverflowError."""
    record = np.zeros(1, dtype_of(type(table)))
    for name, width, _ in _layout(type(table)):
        value = np.array(getattr(table, name), dtype=np.uint64 if width == "i8" else np.int64)
        narrow = value.astype(width)
        if width != "i8" and not np.array_equal(narrow, value):
            raise OverflowError(f"the field {name} does not fit into {width}: {value}")
        record[0][name] = narrow
    return record


def from_record(table_class: type[TableT], record: Any) -> TableT:
    """The table that a record holds."""
    return table_class(*(_plain(record[name], width) for name, width, _ in _layout(table_class)))


def _plain(value: Any, width: str) -> Any:
    return np.asarray(value).astype(np.uint64 if width == "i8" else np.int64).tolist()

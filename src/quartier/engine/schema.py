"""What a table is made of: a dataclass of numbers of stated widths, and the bytes it is kept as. Needs no NumPy.

A field is a number, a list of numbers of a stated length, or a list of such lists. From the dataclass follow an empty
table, a fast copy, and the bytes of the record that compiled code works on; `compiling/records.py` has the same record
for NumPy.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import fields
from math import prod
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

Flag = Annotated[bool, "i1"]
Tiny = Annotated[int, "i1"]
Small = Annotated[int, "i2"]
Count = Annotated[int, "i4"]
Real = Annotated[float, "f8"]
Word = Annotated[int, "i8"]
"""A set of up to 64 things, or the state of the dice: plain 0 to 2**64 - 1, in a record the same bits, signed."""

TableT = TypeVar("TableT")

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "Q", "f8": "d"}
"""How `struct` writes a number of each width."""


class Field(NamedTuple):
    """A field of a table: its name, the width of its numbers, and the lengths of its lists, the outermost first."""

    name: str
    width: str
    shape: tuple[int, ...]


class Layout:
    """How the tables of a class are made, copied and packed."""

    def __init__(self, table_class: type) -> None:
        hints = get_type_hints(table_class, include_extras=True)
        self.fields = [Field(field.name, *_width_and_shape(hints[field.name])) for field in fields(table_class)]
        self.values_of: Callable[[Any], tuple[Any, ...]] = attrgetter(*(field.name for field in self.fields))
        """Reads all fields of a table at once."""
        self.lists = [(place, len(field.shape)) for place, field in enumerate(self.fields) if field.shape]
        """Which of them are lists, and how deeply nested."""
        self.packing = _packing(self.fields)


_layouts: dict[type, Layout] = {}


def layout_of(table_class: type) -> Layout:
    """The layout of a class of tables, worked out once."""
    if table_class not in _layouts:
        _layouts[table_class] = Layout(table_class)
    return _layouts[table_class]


def _width_and_shape(hint: Any) -> tuple[str, tuple[int, ...]]:
    base, extra = get_args(hint)
    if get_origin(base) is not list:
        return extra, ()
    width, shape = _width_and_shape(get_args(base)[0])
    return width, (extra, *shape)


def blank(table_class: type[TableT]) -> TableT:
    """A table in which everything is 0."""
    return table_class(*(_zeros(field.shape) for field in layout_of(table_class).fields))


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


# Copying


def copy_of(table: TableT) -> TableT:
    """A table of its own, equal to the given one."""
    layout = layout_of(type(table))
    values = list(layout.values_of(table))
    for place, depth in layout.lists:
        values[place] = values[place][:] if depth == 1 else _copy(values[place], depth)
    return type(table)(*values)


def _copy(value: Any, depth: int) -> Any:
    return value[:] if depth == 1 else [_copy(part, depth - 1) for part in value]


# The record of a table, as bytes


def pack(table: Any) -> bytes:
    """The bytes of the table's record. A number too wide for its field raises OverflowError."""
    layout = layout_of(type(table))
    numbers: list[Any] = []
    for field in layout.fields:
        numbers += _flat(getattr(table, field.name), len(field.shape))
    try:
        return layout.packing.pack(*numbers)
    except struct.error:
        raise OverflowError(_too_wide(table)) from None


def unpack(table_class: type[TableT], record: bytes) -> TableT:
    """The table whose record has these bytes."""
    numbers = iter(layout_of(table_class).packing.unpack(record))
    return table_class(*(_nested(numbers, field.shape) for field in layout_of(table_class).fields))


def _packing(table_fields: list[Field]) -> struct.Struct:
    """Every field begins where its width asks for, and so does a record that follows: as a C compiler lays it out."""
    numbers = [f"{prod(field.shape)}{CODES[field.width]}" for field in table_fields]
    widest = max((field.width for field in table_fields), key=lambda width: int(width[1:]))
    return struct.Struct(f"@{''.join(numbers)}0{CODES[widest]}")


def _flat(value: Any, depth: int) -> list[Any]:
    if depth == 0:
        return [value]
    return list(value) if depth == 1 else [number for part in value for number in _flat(part, depth - 1)]


def _nested(numbers: Iterator[Any], shape: tuple[int, ...]) -> Any:
    return [_nested(numbers, shape[1:]) for _ in range(shape[0])] if shape else next(numbers)


def _too_wide(table: Any) -> str:
    """Which field a number does not fit."""
    for name, width, shape in layout_of(type(table)).fields:
        for number in _flat(getattr(table, name), len(shape)):
            try:
                struct.pack(CODES[width], number)
            except struct.error:
                return f"the field {name} does not fit into {width}: {number}"
    return "no field"


def signed(word: int) -> int:
    """A word, or a seed, as compiled functions take it: the same 64 bits, read as a signed number."""
    return word - (1 << 64) if word >> 63 else word

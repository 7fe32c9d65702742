"""Tables as NumPy records, for compiled code: the same fields and the same bytes as `schema.pack` writes."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.engine.schema import TableT, layout_of, pack, unpack


def dtype_of(table_class: type) -> np.dtype[np.void]:
    """The record with the fields of this dataclass."""
    return np.dtype([tuple(field) for field in layout_of(table_class).fields], align=True)


def to_record(table: Any) -> np.ndarray[Any, np.dtype[np.void]]:
    """The table as an array of one record. A number too wide for its field raises OverflowError."""
    # Not a NumPy copy: that leaves the bytes between the fields as it found them.
    return np.frombuffer(bytearray(pack(table)), dtype_of(type(table)))


def from_record(table_class: type[TableT], record: Any) -> TableT:
    """The table that a record holds."""
    return unpack(table_class, record.tobytes())

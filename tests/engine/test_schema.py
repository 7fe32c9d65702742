"""A table as a dataclass, as bytes and as a NumPy record."""

import subprocess
import sys
from dataclasses import dataclass
from typing import Annotated

import numpy as np
import pytest

from quartier.engine.compiling.records import dtype_of, from_record, to_record
from quartier.engine.schema import Flag, Small, Tiny, Word, blank, copy_of, pack, signed, unpack


@dataclass(slots=True)
class Shelf:
    books: Word
    rows: Annotated[list[Annotated[list[Tiny], 3]], 2]
    prices: Annotated[list[Small], 2]
    open: Flag


def test_the_record_has_the_fields_of_the_dataclass() -> None:
    dtype = dtype_of(Shelf)
    assert dtype.names == ("books", "rows", "prices", "open")
    assert dtype["rows"].shape == (2, 3)
    assert dtype.itemsize == 24


def test_a_table_goes_into_a_record_and_comes_back() -> None:
    shelf = Shelf((1 << 64) - 1, [[1, 2, -3], [4, 5, 6]], [-300, 300], True)
    assert from_record(Shelf, to_record(shelf)[0]) == shelf


def test_the_bytes_of_a_table_are_those_of_its_numpy_record() -> None:
    shelf = Shelf((1 << 64) - 1, [[1, 2, -3], [4, 5, 6]], [-300, 300], True)
    record = np.zeros(1, dtype_of(Shelf))
    record[0] = (-1, [[1, 2, -3], [4, 5, 6]], [-300, 300], 1)
    assert pack(shelf) == record.tobytes()
    assert unpack(Shelf, pack(shelf)) == shelf


def test_nothing_is_left_in_the_bytes_between_the_fields_of_a_record() -> None:
    shelf = Shelf(1, [[1, 2, 3], [4, 5, 6]], [7, 8], True)
    for _ in range(100):
        np.full(dtype_of(Shelf).itemsize, 255, np.uint8)
        assert to_record(shelf).tobytes() == pack(shelf)


def test_tables_need_no_numpy() -> None:
    program = "import sys, quartier.engine.schema; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_number_too_wide_for_its_field_is_an_error() -> None:
    shelf = blank(Shelf)
    shelf.prices[1] = 40_000
    with pytest.raises(OverflowError, match="prices"):
        to_record(shelf)


def test_a_copy_shares_nothing() -> None:
    shelf = blank(Shelf)
    twin = copy_of(shelf)
    twin.rows[1][2] = 7
    twin.prices[0] = 7
    assert shelf == blank(Shelf)


def test_words_are_the_same_bits_signed() -> None:
    assert signed(5) == 5
    assert signed((1 << 64) - 1) == -1
    assert signed(1 << 63) == -(1 << 63)

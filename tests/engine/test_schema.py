"""One schema, two memories."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from quartier.engine.schema import Flag, Small, Tiny, Word, blank, copy_of, dtype_of, from_record, signed, to_record


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

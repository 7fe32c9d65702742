"""Reading single values of a document: seats, numbers and words, each refused if it cannot stand where it does."""

from __future__ import annotations

from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.table import NOTHING, Table


def seat_at(table: Table, seat: int, field: str) -> int:
    """A seat of this table."""
    if not 0 <= seat < table.players:
        raise FACTS.bad_position("position-seat", "", field=field, seat=seat, last=table.players - 1)
    return seat


def seat_or_nobody(table: Table, seat: int | None, field: str) -> int:
    """A seat of this table, or nobody for null."""
    return NOBODY if seat is None else seat_at(table, seat, field)


def within(number: int, least: int, most: int, field: str, rule: str) -> int:
    """A number within its bounds."""
    if not least <= number <= most:
        raise FACTS.bad_position("position-number", rule, field=field, found=str(number), least=least, most=str(most))
    return number


def place_among(texts: tuple[str, ...], text: str | None, code: str, rule: str) -> int:
    """The place of a text among those that can stand here, or nothing for null."""
    if text is None:
        return NOTHING
    if text not in texts:
        raise FACTS.bad_position(code, rule, found=text)
    return texts.index(text)


def lay_row(row: list[int], things: list[int]) -> int:
    """Puts things at the beginning of a row; returns how many they are."""
    row[: len(things)] = things
    return len(things)

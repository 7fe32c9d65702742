"""Copies of tables, plain and compiled."""

from __future__ import annotations

from typing import Any

from quartier.engine.schema import TableT, copy_of


def copied(table: TableT) -> TableT:
    """A copy of a table, for the function that asks; compiled, it is gone when that function returns."""
    return copy_of(table)


def copy_table(tables: list[Any], source: int, target: int) -> None:
    """Puts a copy of one table of a list in the place of another."""
    tables[target] = copy_of(tables[source])

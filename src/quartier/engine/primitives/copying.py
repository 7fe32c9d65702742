"""Copying a table over another, plain and compiled."""

from __future__ import annotations

from typing import Any

from quartier.engine.schema import copy_of


def copy_table(tables: list[Any], source: int, target: int) -> None:
    """Puts a copy of one table of a list in the place of another."""
    tables[target] = copy_of(tables[source])

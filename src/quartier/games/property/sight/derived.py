"""What a view tells beyond the document, worked out for people and drawings."""

from __future__ import annotations

import functools

from quartier.engine.primitives.bits import count, things_in
from quartier.engine.primitives.grid import groups
from quartier.games.property.pieces import LINES, SQUARES
from quartier.games.property.table import Table


def group_sizes(table: Table) -> list[list[int]]:
    """For each square, row 8 first, the size of the group it belongs to, 0 where it is empty (P3)."""
    return [list(row) for row in _group_sizes(tuple(table.owned[: table.players]))]


@functools.lru_cache(maxsize=4096)
def _group_sizes(owned: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    sizes = [0] * SQUARES
    for squares_owned in owned:
        for part in groups(squares_owned):
            for square in things_in(part):
                sizes[square] = count(part)
    return tuple(tuple(sizes[row * LINES : (row + 1) * LINES]) for row in reversed(range(LINES)))

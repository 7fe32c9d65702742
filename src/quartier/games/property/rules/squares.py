"""The board: who owns a square, and the group it belongs to (P1-P3)."""

from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.grid import group, square_at
from quartier.engine.primitives.seats import NOBODY
from quartier.games.property.table import Table


def named_square(table: Table) -> int:
    """The square where the named column and row cross (P1, P15)."""
    return square_at(table.column, table.row)


def owner_of(table: Table, square: int) -> int:
    """A square is empty or owned by exactly one seat (P2)."""
    for seat in range(table.players):
        if has(table.owned[seat], square):
            return seat
    return NOBODY


def group_size(table: Table, square: int, owner: int) -> int:
    """How many squares of the owner hang together with this one, mortgaged ones included (P3)."""
    return count(group(one(square), table.owned[owner]))

"""The score pad: a function for each of its lines, and who has won."""

from quartier.engine.primitives.bits import count, moved_up
from quartier.engine.primitives.standing import highest_wins
from towers.pieces import NEIGHBOUR_POINTS
from towers.table import Table


def score(table: Table, seat: int) -> int:
    """A point for each building kept, and more for neighbours (T4)."""
    return count(table.kept[seat]) + points_for_neighbours(table.kept[seat])


def points_for_neighbours(kept: int) -> int:
    """Two points for each two buildings whose storeys differ by one (T4)."""
    return NEIGHBOUR_POINTS * count(kept & moved_up(kept, 1))


def outcome(table: Table, out: list[float]) -> None:
    """The most points win; all seats with them win together (T2)."""
    for seat in range(table.players):
        out[seat] = score(table, seat)
    highest_wins(table.players, out)

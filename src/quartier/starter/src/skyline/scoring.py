"""The score pad: a function for each of its lines, and who has won."""

from quartier.engine.primitives.standing import highest_wins
from skyline.table import Table


def score(table: Table, seat: int) -> int:
    """A point for each street (S2)."""
    return table.points[seat]


def outcome(table: Table, out: list[float]) -> None:
    """The most points win; all seats with them win together (S2)."""
    for seat in range(table.players):
        out[seat] = score(table, seat)
    highest_wins(table.players, out)

"""The points of the seats, and who has won (L26)."""

from quartier.engine.primitives.standing import share_the_win
from quartier.games.lotissements.rules.sides import side_of, sides
from quartier.games.lotissements.table import Table


def score(table: Table, seat: int) -> int:
    """The points of the seat's side; partners have the same (L26)."""
    return table.points[side_of(table, seat)]


def outcome(table: Table, out: list[float]) -> None:
    """The highest score wins, whoever finished a lot; equal scores share the win, partners win together (L26)."""
    best = 0
    for side in range(sides(table)):
        best = max(best, table.points[side])
    winning_sides = 0
    for side in range(sides(table)):
        if table.points[side] == best:
            winning_sides += 1
    for seat in range(table.players):
        out[seat] = 1.0 if score(table, seat) == best else 0.0
    share_the_win(table.players, winning_sides, out)

"""The score pad: a function for each of its lines."""

from quartier.engine.primitives.bits import count
from quartier.engine.primitives.standing import highest_wins
from quartier.games.property.pieces import SQUARE_BONUS
from quartier.games.property.table import Table


def score(table: Table, seat: int) -> int:
    """A seat's dollars, and what its squares add; court cards count nothing (P32)."""
    return table.cash[seat] + squares(table, seat)


def squares(table: Table, seat: int) -> int:
    """With the option, five dollars for each owned square, plain or mortgaged (P33)."""
    return count(table.owned[seat]) * SQUARE_BONUS if table.count_squares else 0


def outcome(table: Table, out: list[float]) -> None:
    """The highest score wins; all seats with it win together (P34)."""
    for seat in range(table.players):
        out[seat] = score(table, seat)
    highest_wins(table.players, out)

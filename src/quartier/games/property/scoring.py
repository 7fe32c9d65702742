"""The score pad: a function for each of its lines."""

from quartier.engine.bits import count
from quartier.engine.standing import share_the_win
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
    best = 0
    for seat in range(table.players):
        best = max(best, score(table, seat))
    winners = 0
    for seat in range(table.players):
        out[seat] = 0.0
        if score(table, seat) == best:
            out[seat] = 1.0
            winners += 1
    share_the_win(table.players, winners, out)

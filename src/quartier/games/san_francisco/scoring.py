"""The score: prestige, and the sticks on the board where it is equal (S77)."""

from quartier.engine.primitives.standing import share_the_win
from quartier.games.san_francisco.pieces import STICKS
from quartier.games.san_francisco.rules.streets import sticks_on_board
from quartier.games.san_francisco.table import Table


def score(table: Table, seat: int) -> int:
    """The scores of the game are the prestige points (S77)."""
    return table.prestige[seat]


def rank(table: Table, seat: int) -> int:
    """Prestige first; where it is equal the number of own sticks on the board (S77)."""
    return table.prestige[seat] * (STICKS + 1) + sticks_on_board(table, seat)


def outcome(table: Table, out: list[float]) -> None:
    """Most prestige wins, then most sticks; who is still equal shares the victory (S77)."""
    best = 0
    for seat in range(table.players):
        best = max(best, rank(table, seat))
    winners = 0
    for seat in range(table.players):
        out[seat] = 0.0
        if rank(table, seat) == best:
            out[seat] = 1.0
            winners += 1
    share_the_win(table.players, winners, out)

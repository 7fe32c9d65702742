"""Who has won, as numbers that add up."""


def highest_wins(players: int, out: list[float], side: int = 1) -> None:
    """Turns each seat's points into outcomes: equal highest points share the win; `side` seats win together as one."""
    best = out[0]
    for seat in range(1, players):
        best = max(best, out[seat])
    winners = 0
    for seat in range(players):
        if out[seat] == best:
            out[seat] = 1.0
            winners += 1
        else:
            out[seat] = 0.0
    share_the_win(players, winners // side, out)


def share_the_win(players: int, winning_sides: int, out: list[float]) -> None:
    """Turns 1 for each winner and 0 for each loser into outcomes.

    A lone winner gets 1, a loser -1, a win shared by several sides lies in between; partners are one side.
    """
    for seat in range(players):
        out[seat] = 2.0 * out[seat] / winning_sides - 1.0

"""Who has won, as numbers that add up."""


def share_the_win(players: int, winning_sides: int, out: list[float]) -> None:
    """Turns 1 for each winner and 0 for each loser into outcomes.

    A lone winner gets 1, a loser -1, a win shared by several sides lies in between; partners are one side.
    """
    for seat in range(players):
        out[seat] = 2.0 * out[seat] / winning_sides - 1.0

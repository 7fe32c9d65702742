"""The score pad: a district's points, the final scoring, and who has won (F25, F26, F57-F59)."""

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.standing import share_the_win
from quartier.games.fifth_avenue.pieces import COLOURS, DISTRICTS, KINDS, PARK_POINTS, PLOTS_IN_DISTRICT, plot_at
from quartier.games.fifth_avenue.rules.board import building_points
from quartier.games.fifth_avenue.rules.cards import cards_held
from quartier.games.fifth_avenue.table import Table


def score(table: Table, seat: int) -> int:
    """Scores are plain whole numbers and public (F26)."""
    return table.scores[seat]


def district_points(table: Table, seat: int, district: int) -> int:
    """Each building gives its owner the points of the shops beside its plot (F25)."""
    if table.owned[seat] & PLOTS_IN_DISTRICT[district] == 0:
        return 0
    points = 0
    for colour in range(COLOURS):
        plot = plot_at(district, colour)
        if has(table.owned[seat], plot):
            points += table.buildings[plot] * building_points(table, plot)
    return points


def final_districts(table: Table, seat: int) -> int:
    """At the end each open district is scored once more (F57)."""
    points = 0
    for district in range(DISTRICTS):
        points += district_points(table, seat, district)
    return points


def final_park(table: Table, seat: int) -> int:
    """Each park building earns by the number of different kinds among the tiles shown (F58)."""
    return table.park[seat] * PARK_POINTS[kinds_shown(table)]


def kinds_shown(table: Table) -> int:
    """How many different kinds are among the tiles shown."""
    kinds = 0
    for kind in range(KINDS):
        if table.park_revealed[kind] > 0:
            kinds += 1
    return kinds


def outcome(table: Table, out: list[float]) -> None:
    """Most points win, then more cards in hand; who is still tied shares the victory (F59)."""
    winners = 0
    for seat in range(table.players):
        out[seat] = 0.0
        if is_winner(table, seat):
            out[seat] = 1.0
            winners += 1
    share_the_win(table.players, winners, out)


def is_winner(table: Table, seat: int) -> bool:
    """Whether nobody has more points, or as many and more cards (F59)."""
    for rival in range(table.players):
        if table.scores[rival] > table.scores[seat]:
            return False
        if table.scores[rival] == table.scores[seat] and cards_held(table, rival) > cards_held(table, seat):
            return False
    return True

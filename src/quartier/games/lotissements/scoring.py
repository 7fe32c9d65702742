"""The score pad: a function for each of its lines."""

from quartier.engine.primitives.standing import share_the_win
from quartier.games.lotissements.pieces import (
    ALL_PLACES,
    BLOCK_POINTS,
    CONTRACT,
    FULL_POINTS,
    ONE_ROUND_POINTS,
    RANKS,
    SEVERAL_ROUNDS_POINTS,
)
from quartier.games.lotissements.sides import side_of, sides
from quartier.games.lotissements.table import Table


def meets_contract(buildings: int, decorations: int) -> bool:
    """A lot is finished with at least ten buildings and all six decorations (L5)."""
    return buildings >= CONTRACT and decorations == ALL_PLACES


def lot_points(old_buildings: int, old_decorations: int, buildings: int, decorations: int) -> int:
    """What a side scores for one lot: ten for each block laid, or instead the prize for finishing it (L22, L23)."""
    if not meets_contract(buildings, decorations):
        return BLOCK_POINTS * (buildings - old_buildings + decorations - old_decorations)
    if old_buildings + old_decorations == 0:
        return one_round_points(buildings)
    return FULL_POINTS if buildings == RANKS else several_rounds_points(old_buildings, buildings)


def one_round_points(buildings: int) -> int:
    """For a lot that was quite empty before this round (L23a, L23d)."""
    return ONE_ROUND_POINTS + BLOCK_POINTS * (buildings - CONTRACT)


def several_rounds_points(old_buildings: int, buildings: int) -> int:
    """For a lot begun earlier, by whomever; buildings beyond the contract count if they were laid now (L23c, L23e)."""
    return SEVERAL_ROUNDS_POINTS + BLOCK_POINTS * (buildings - max(old_buildings, CONTRACT))


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

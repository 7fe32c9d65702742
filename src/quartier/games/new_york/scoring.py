"""The score pad: a function for each of its lines."""

from quartier.engine.primitives.bits import count
from quartier.engine.primitives.grid import largest_group
from quartier.engine.primitives.standing import highest_wins
from quartier.games.new_york.pieces import COLOURS
from quartier.games.new_york.rules.board import has_two_colours
from quartier.games.new_york.rules.teams import partner_of
from quartier.games.new_york.table import Table


def score(table: Table, seat: int) -> int:
    """A seat's own points, or the sum of a team, which both partners carry (N36, N58)."""
    if table.teams:
        return own_score(table, seat) + own_score(table, partner_of(table, seat))
    return own_score(table, seat)


def own_score(table: Table, seat: int) -> int:
    """A point for each coin, and the points of the buildings of each colour (N35, N52)."""
    points = int(table.money[seat])
    for colour in range(COLOURS):
        if table.owner[colour] == seat:
            points += buildings(table, colour)
    return points


def buildings(table: Table, colour: int) -> int:
    """Two points for a building of the largest group, one for another; for two players the others count nothing."""
    pawns = table.pawns[colour]
    largest = largest_group(pawns)
    if table.players > 2:
        return count(pawns) + count(largest)
    if has_two_colours(table):
        return 2 * count(largest)
    return 2 * count(largest) + 2 * count(largest_group(pawns ^ largest))


def outcome(table: Table, out: list[float]) -> None:
    """The highest score wins; equal highest scores share the win, and partners are one side (N36)."""
    for seat in range(table.players):
        out[seat] = score(table, seat)
    highest_wins(table.players, out, 2 if table.teams else 1)

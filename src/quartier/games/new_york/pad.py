"""The score pad of a finished game."""

from collections.abc import Sequence

from quartier.engine.pad import Line
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.grid import largest_group
from quartier.engine.words.happenings import Happening
from quartier.games.new_york.pieces import COLOURS
from quartier.games.new_york.rules.teams import partner_of
from quartier.games.new_york.scoring import buildings, own_score
from quartier.games.new_york.table import Table


def pad(opening: Table, happenings: Sequence[Happening], table: Table) -> list[Line]:
    """Coins, the largest group of each colour, the other buildings, and in teams what the partner has."""
    seats = range(table.players)
    groups = [largest_groups(table, seat) for seat in seats]
    lines = [
        Line("coins", "N35", [int(table.money[seat]) for seat in seats]),
        Line("largest", "N35" if table.players > 2 else "N52", groups),
        Line("others", "N35", [own_score(table, seat) - table.money[seat] - groups[seat] for seat in seats]),
    ]
    if table.teams:
        lines.append(Line("partner", "N36", [own_score(table, partner_of(table, seat)) for seat in seats]))
    return lines


def largest_groups(table: Table, seat: int) -> int:
    """Two points for each building of the largest group, for each colour of the seat (N35, N52)."""
    return sum(
        min(2 * count(largest_group(table.pawns[colour])), buildings(table, colour))
        for colour in range(COLOURS)
        if table.owner[colour] == seat
    )

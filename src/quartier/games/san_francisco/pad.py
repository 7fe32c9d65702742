"""The score pad of a finished game."""

from collections.abc import Sequence

from quartier.engine.pad import Line, earned
from quartier.engine.words.happenings import Happening
from quartier.games.san_francisco.pieces.names import KIND_TEXTS
from quartier.games.san_francisco.rules.streets import sticks_on_board
from quartier.games.san_francisco.table import Table


def pad(opening: Table, happenings: Sequence[Happening], table: Table) -> list[Line]:
    """Prestige by the kind of district rebuilt, what the homes cards added, and the sticks that break ties."""
    seats = range(table.players)
    start = [int(opening.prestige[seat]) for seat in seats]
    lines = [Line("start", "S14", start)] if any(start) else []
    for kind in KIND_TEXTS:
        rebuilt = [happening for happening in happenings if happening.facts.get("kind") == kind]
        points = earned(rebuilt, "rebuilt", table.players, fact="prestige")
        if any(points):
            lines.append(Line(kind, "S56", points))
    homes = earned(happenings, "homes_paid", table.players, fact="prestige")
    if any(homes):
        lines.append(Line("homes", "S66", homes))
    return [*lines, Line("sticks", "S77", [sticks_on_board(table, seat) for seat in seats], counts=False)]

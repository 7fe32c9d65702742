"""The score pad of a finished game."""

from collections.abc import Sequence

from quartier.engine.pad import Line, earned
from quartier.engine.words.happenings import Happening
from quartier.games.lotissements.scoring import score
from quartier.games.lotissements.table import TELLINGS, Event, Table

EARNING = (Event.BUILT, Event.FINISHED)
SIDE = ("seat", "partner")
"""A side is told by its seat and its partner, who in individual play is the same."""


def pad(opening: Table, happenings: Sequence[Happening], table: Table) -> list[Line]:
    """Blocks laid on lots, and lots finished."""
    start = [score(opening, seat) for seat in range(table.players)]
    lines = [Line("start", "L26", start)] if any(start) else []
    for event in EARNING:
        name = event.name.lower()
        lines.append(Line(name, TELLINGS[event].rule, earned(happenings, name, table.players, by=SIDE)))
    return lines

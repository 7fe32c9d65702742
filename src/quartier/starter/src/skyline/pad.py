"""The score pad of a finished game: its lines add up to the scores."""

from collections.abc import Sequence

from quartier.engine.pad import Line
from quartier.engine.words.happenings import Happening
from skyline.table import Table


def pad(opening: Table, happenings: Sequence[Happening], table: Table) -> list[Line]:
    """One line: the streets that each seat has won."""
    return [Line("streets", "S2", table.points[: table.players])]

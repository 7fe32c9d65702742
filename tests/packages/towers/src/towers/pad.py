"""The score pad of a finished game: its lines add up to the scores."""

from collections.abc import Sequence

from quartier.engine.pad import Line
from quartier.engine.primitives.bits import count
from quartier.engine.words.happenings import Happening
from towers.scoring import points_for_neighbours
from towers.table import Table


def pad(opening: Table, happenings: Sequence[Happening], table: Table) -> list[Line]:
    """The buildings that each seat has kept, and the neighbours among them."""
    all_kept = table.kept[: table.players]
    return [
        Line("kept", "T4", [count(kept) for kept in all_kept]),
        Line("neighbours", "T4", [points_for_neighbours(kept) for kept in all_kept]),
    ]

"""Everything printed: cards, boards and costs go here, as rows of numbers, with the way they are written and said."""

from quartier.engine.primitives.bits import things_in
from quartier.engine.words.happenings import Kind

MOST_SEATS = 4
BUILDINGS = 24
"""Buildings of 1 to 24 storeys, one of each; they are numbered from 0."""
ALL_BUILDINGS = (1 << BUILDINGS) - 1
HAND = 3
"""Buildings in a hand at the start (S1)."""


def building_text(building: int) -> str:
    """A building as it is written: its storeys."""
    return str(building + 1)


def building_texts(buildings: int) -> list[str]:
    """A set of buildings as it is written, the lowest first."""
    return [building_text(building) for building in things_in(buildings)]


BUILDING_TEXTS = tuple(building_text(building) for building in range(BUILDINGS))
BUILDING = Kind(building_text)
"""A building among the facts of an event."""

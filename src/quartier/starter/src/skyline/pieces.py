"""Everything printed: cards, boards and costs go here, as rows of numbers, with the way they are written and said."""

from quartier.engine.words.happenings import Kind

MOST_SEATS = 4
BUILDINGS = 24
"""Buildings of 1 to 24 storeys, one of each; they are numbered from 0."""
ALL_BUILDINGS = (1 << BUILDINGS) - 1
HAND = 3
"""Buildings in a hand at the start (S1)."""

BUILDING_TEXTS = tuple(str(building + 1) for building in range(BUILDINGS))
"""Each building as it is written: its storeys."""
BUILDING = Kind(lambda building: BUILDING_TEXTS[building])
"""A building among the facts of an event."""

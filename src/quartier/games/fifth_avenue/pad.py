"""The score pad of a finished game."""

from collections.abc import Sequence

from quartier.engine.pad import Line, earned
from quartier.engine.words.happenings import Happening
from quartier.games.fifth_avenue.rules.cards import cards_held
from quartier.games.fifth_avenue.table import TELLINGS, Event, Table

EARNING = (Event.POINTS, Event.BONUS, Event.CLOSING_POINTS, Event.FINAL_POINTS, Event.PARK_POINTS)
"""The events that bring points, in the order in which a game brings them."""


def pad(opening: Table, happenings: Sequence[Happening], table: Table) -> list[Line]:
    """Districts scored, shops opened, building stops, the final scoring, and the cards that break ties."""
    seats = range(table.players)
    start = [int(opening.scores[seat]) for seat in seats]
    lines = [Line("start", "F26", start)] if any(start) else []
    for event in EARNING:
        name = event.name.lower()
        lines.append(Line(name, TELLINGS[event].rule, earned(happenings, name, table.players)))
    return [*lines, Line("cards", "F59", [int(cards_held(table, seat)) for seat in seats], counts=False)]

"""The end: whatever brought it, open districts and the park are scored (F54-F58)."""

from quartier.engine.primitives.dice import below
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY
from quartier.games.fifth_avenue.pieces import KINDS, MOST_PLACED, PLACED, SHOWN_TILES, STOP_SIGNS, TURN_LIMIT
from quartier.games.fifth_avenue.rules.board import closed_districts
from quartier.games.fifth_avenue.scoring import final_districts, final_park, kinds_shown
from quartier.games.fifth_avenue.table import Event, Phase, Table


def is_over(table: Table) -> bool:
    """The twelfth shop, the second stop and the turn limit end the game (F54, F55, F56)."""
    return PLACED[table.gone] == MOST_PLACED or closed_districts(table) == STOP_SIGNS or table.turns >= TURN_LIMIT


def finish(table: Table, reason: int) -> None:
    """The game ends at once; nothing of the turn is played any more (F54, F55, F56)."""
    table.phase = Phase.OVER
    table.turn = NOBODY
    table.reason = reason
    score_open_districts(table)
    show_park_tiles(table)
    score_park(table)


def score_open_districts(table: Table) -> None:
    """Every open district is scored once (F57)."""
    for seat in range(table.players):
        points = final_districts(table, seat)
        table.scores[seat] += points
        note(table, Event.FINAL_POINTS, seat, points)


def show_park_tiles(table: Table) -> None:
    """Of the tiles under the park three are shown at random, or all if they are fewer (F58)."""
    hidden = 0
    for kind in range(KINDS):
        hidden += table.park_shops[kind]
    for _ in range(min(SHOWN_TILES, hidden)):
        show_tile(table, below(table, hidden))
        hidden -= 1
    note(table, Event.SHOWN, kinds_shown(table))


def show_tile(table: Table, place: int) -> None:
    """The tile at this place among those not shown yet."""
    kind = 0
    while place >= table.park_shops[kind] - table.park_revealed[kind]:
        place -= table.park_shops[kind] - table.park_revealed[kind]
        kind += 1
    table.park_revealed[kind] += 1


def score_park(table: Table) -> None:
    """Park buildings score only now (F46, F58)."""
    for seat in range(table.players):
        points = final_park(table, seat)
        table.scores[seat] += points
        note(table, Event.PARK_POINTS, seat, points)

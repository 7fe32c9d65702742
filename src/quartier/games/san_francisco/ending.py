"""The end of the game (S76-S78); who has won is in `scoring.py`."""

from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco.pieces import ROUND_LIMIT, YEARS
from quartier.games.san_francisco.table import Event, Phase, Table


def is_last_year_filled(table: Table) -> bool:
    """The game ends at once when the twelfth action card lies on 1918 (S76)."""
    return table.years == YEARS


def is_last_round(table: Table) -> bool:
    """With the end of round 72 the game ends in any case (S78)."""
    return table.round == ROUND_LIMIT


def end_game(table: Table) -> None:
    """Nobody is asked any more, and no further card is drawn (S76, S77)."""
    table.action_due = False
    table.phase = Phase.OVER
    table.turn = NOBODY
    note(table, Event.OVER, table.round)

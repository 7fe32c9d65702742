"""The end of a round and of the game (S23, S76-S78); who has won is in `scoring`."""

from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.san_francisco.pieces import ROUND_LIMIT, YEARS
from quartier.games.san_francisco.table import NOTHING, Event, Phase, Step, Table


def end_round(table: Table) -> None:
    """The auction card is discarded, the next seat clockwise becomes first player (S23); round 72 is the last (S78)."""
    table.card = NOTHING
    if is_last_round(table):
        end_game(table)
        return
    table.round += 1
    table.first = clockwise(table.players, table.first, 1)
    table.phase = Step.ROUND


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

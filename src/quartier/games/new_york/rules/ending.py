"""The end of the game: the Stop cards come in, and one is drawn (N32, N33)."""

from quartier.engine.primitives.bits import count
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY
from quartier.games.new_york.pieces import FEW_EMPTY, STOP_CARDS
from quartier.games.new_york.rules.board import empty_squares
from quartier.games.new_york.table import Event, Phase, Table


def check_for_stop_cards(table: Table) -> None:
    """The first time that a complete effect leaves four or fewer squares empty, the Stop cards come in (N32, N47)."""
    if not table.stop_phase:
        empty = count(empty_squares(table))
        if empty <= FEW_EMPTY:
            bring_in_stop_cards(table)
            note(table, Event.STOP_CARDS, empty)


def bring_in_stop_cards(table: Table) -> None:
    """Both Stop cards go on the discard pile, once in a game (N32)."""
    table.stop_phase = True
    table.discarded_stops = STOP_CARDS


def stop(table: Table) -> None:
    """The Stop card drawn is laid on the discard pile and the game ends at once, the hand incomplete (N33)."""
    table.discarded_stops += 1
    end_game(table)


def end_game(table: Table) -> None:
    """Nobody decides any more."""
    table.phase = Phase.OVER
    table.turn = NOBODY

"""Closing a turn, in the order of N28: Stop check, discard, draw, count, next seat (N28, N34)."""

from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise
from quartier.games.new_york.pieces import MOST_TURNS, SIMPLE_EVENTS
from quartier.games.new_york.rules.board import playable_squares
from quartier.games.new_york.rules.ending import check_for_stop_cards, end_game
from quartier.games.new_york.rules.piles import discard_played_cards, fill_hand, played_cards
from quartier.games.new_york.table import NOTHING, Event, Phase, Table


def close_turn(table: Table) -> None:
    """After a pair or a redraw the hand is filled up, after a simple event it is not (N28, N38)."""
    check_for_stop_cards(table)
    simple = played_cards(table) & SIMPLE_EVENTS != 0
    discard_played_cards(table)
    clear_turn(table)
    if not simple:
        fill_hand(table, table.active)
    if table.phase != Phase.OVER:
        count_turn(table)


def clear_turn(table: Table) -> None:
    """Nothing is settled or offered yet."""
    table.square = NOTHING
    table.line = NOTHING
    table.target = NOTHING
    table.offered = NOTHING
    table.swap_done = False


def count_turn(table: Table) -> None:
    """The turn is counted; after the 500th the game is over, else the next seat clockwise is active (N28, N34)."""
    table.turns_played += 1
    if table.turns_played >= MOST_TURNS:
        end_game(table)
        note(table, Event.LIMIT, table.turns_played)
    else:
        begin_turn(table, clockwise(table.players, table.active, 1))


def begin_turn(table: Table, seat: int) -> None:
    """A seat is active and decides (N19)."""
    table.active = seat
    table.turn = seat
    table.phase = Phase.CARD
    table.playable = playable_squares(table, seat)

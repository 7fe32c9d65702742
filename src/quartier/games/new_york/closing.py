"""Closing a turn, in the order of N28: Stop check, discard, draw, count, next seat."""

from quartier.engine.primitives.bits import count
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise
from quartier.games.new_york.board import empty_squares, playable_squares
from quartier.games.new_york.pieces import FEW_EMPTY, MOST_TURNS, SIMPLE_EVENTS
from quartier.games.new_york.piles import bring_in_stop_cards, discard_played_cards, end_game, fill_hand, played_cards
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


def check_for_stop_cards(table: Table) -> None:
    """The first time that a complete effect leaves four or fewer squares empty, the Stop cards come in (N32, N47)."""
    if not table.stop_phase:
        empty = count(empty_squares(table))
        if empty <= FEW_EMPTY:
            bring_in_stop_cards(table)
            note(table, Event.STOP_CARDS, empty)


def clear_turn(table: Table) -> None:
    """Nothing is settled or offered yet."""
    table.square = NOTHING
    table.line = NOTHING
    table.hit = NOTHING
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

"""The end of a turn, of a player and of the game (P12, P27, P29-P31)."""

from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.property.pieces import COURT
from quartier.games.property.rules.drawing import discard_played_cards, fill_hand
from quartier.games.property.table import NOTHING, Event, Phase, Table


def end_turn(table: Table) -> None:
    """The played cards are discarded, the hand is filled up, the turn counted (P28, P29)."""
    discard_played_cards(table)
    fill_hand(table, table.turn)
    count_turn(table)


def count_turn(table: Table) -> None:
    """The turn is counted, also one that ended in bankruptcy; then the end is tested (P29)."""
    table.turns += 1
    clear_turn(table)
    if is_over(table):
        table.phase = Phase.OVER
        table.turn = NOBODY
        note(table, Event.OVER, table.turns)
    else:
        table.phase = Phase.RED
        table.turn = next_seat(table, table.turn)


def clear_turn(table: Table) -> None:
    """Nothing is played, named or given yet."""
    table.red = NOTHING
    table.black = NOTHING
    table.column = NOTHING
    table.row = NOTHING
    for kind in range(COURT):
        table.given[kind] = 0


def is_bankrupt(table: Table, seat: int) -> bool:
    """A bankrupt seat takes no further turn (P27)."""
    for place in range(table.bankrupts):
        if table.bankrupt[place] == seat:
            return True
    return False


# The end of the game


def is_over(table: Table) -> bool:
    """Enough bankrupt seats, or the turn limit, end the game at once (P30, P31)."""
    return table.bankrupts >= table.bankruptcies or 0 < table.turn_limit <= table.turns


def next_seat(table: Table, seat: int) -> int:
    """Clockwise, bankrupt seats are skipped (P12)."""
    seat = clockwise(table.players, seat, 1)
    while is_bankrupt(table, seat):
        seat = clockwise(table.players, seat, 1)
    return seat

"""The rules of Property, a chapter a module, as in the book: setup, the turn, rent, purchase, drawing, the end.

Board and cards (P1-P6) are printed in `pieces`; what the score pad says (P32-P34) is in `scoring`.
"""

from quartier.engine.primitives.bits import count
from quartier.games.property.moves import ANY_COLUMN, ANY_ROW, BUY, BUY_OR_DECLINE, COLUMN, DECLINE, GIVE, ROW
from quartier.games.property.pieces import BLACK, RED
from quartier.games.property.rules.ending import end_turn
from quartier.games.property.rules.purchase import give, payable_cards
from quartier.games.property.rules.setup import deal
from quartier.games.property.rules.turn import name_row, play_black, play_red, settle
from quartier.games.property.table import Phase, Table

__all__ = ["deal", "legal", "play"]


def legal(table: Table, moves: list[int]) -> int:
    """What the phase asks for, and nothing else: whatever is not marked here is not allowed (P35)."""
    allowed = 0
    if table.phase == Phase.RED:
        allowed = table.hands[table.turn] & RED
    elif table.phase == Phase.BLACK:
        allowed = table.hands[table.turn] & BLACK
    elif table.phase == Phase.COLUMN:
        allowed = ANY_COLUMN
    elif table.phase == Phase.ROW:
        allowed = ANY_ROW
    elif table.phase == Phase.BUY:
        allowed = BUY_OR_DECLINE
    elif table.phase == Phase.GIVE:
        allowed = payable_cards(table)
    moves[0] = allowed
    return count(allowed)


def play(table: Table, move: int) -> None:
    """The active seat's choice takes effect."""
    if table.phase == Phase.RED:
        play_red(table, move)
    elif table.phase == Phase.BLACK:
        play_black(table, move)
    elif table.phase == Phase.COLUMN:
        table.column = move - COLUMN
        name_row(table)
    elif table.phase == Phase.ROW:
        table.row = move - ROW
        settle(table)
    elif move == BUY:
        table.phase = Phase.GIVE
    elif move == DECLINE:
        end_turn(table)
    else:
        give(table, move - GIVE)

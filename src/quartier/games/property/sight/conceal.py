"""What others may not see of a turn while it is only half chosen."""

from __future__ import annotations

from quartier.engine.primitives.bits import one
from quartier.games.property.pieces import COURT
from quartier.games.property.table import NOTHING, Phase, Table


def conceal(table: Table, seat: int) -> None:
    """A half-made choice is nobody else's business: it is as if not yet begun (P11)."""
    if seat == table.turn:
        return
    if is_choosing_square(table):
        table.hands[table.turn] |= chosen_cards(table)
        table.red = NOTHING
        table.black = NOTHING
        table.column = NOTHING
        table.phase = Phase.RED
    elif table.phase == Phase.GIVE:
        for kind in range(COURT):
            table.court[table.turn][kind] += table.given[kind]
            table.given[kind] = 0
        table.phase = Phase.BUY


def is_choosing_square(table: Table) -> bool:
    """Whether the active seat has begun to choose its square and is not done."""
    return Phase.BLACK <= table.phase <= Phase.ROW


def chosen_cards(table: Table) -> int:
    """The cards of this turn, in front of their player."""
    cards = 0
    if table.red != NOTHING:
        cards |= one(table.red)
    if table.black != NOTHING:
        cards |= one(table.black)
    return cards

"""Whether a table that was read could come about in a game (P42)."""

from __future__ import annotations

from quartier.engine.primitives.seats import NOBODY
from quartier.games.property import FACTS
from quartier.games.property.pieces import BLACK
from quartier.games.property.rules.drawing import lacks_a_colour
from quartier.games.property.rules.ending import is_bankrupt, is_over
from quartier.games.property.rules.purchase import can_buy, can_complete, can_make, price, smallest_given, units_given
from quartier.games.property.rules.squares import named_square, owner_of
from quartier.games.property.table import NOTHING, Payment, Phase, Table


def check_hands(table: Table) -> None:
    """Between turns a seat holds both colours, and the active seat has what its phase asks for (P42k)."""
    for seat in range(table.players):
        resting = seat != table.turn or table.phase == Phase.RED
        if resting and not is_bankrupt(table, seat) and lacks_a_colour(table, seat):
            raise FACTS.bad_position("position-colour-missing", "P42k", seat=seat)
    if table.phase == Phase.BLACK and table.hands[table.turn] & BLACK == 0:
        raise FACTS.bad_position("position-colour-missing", "P42k", seat=table.turn)


def check_purchase(table: Table) -> None:
    """A purchase under way is of a rival's square, can be paid, and is not paid yet (P42l, P42m)."""
    if table.phase not in (Phase.BUY, Phase.GIVE):
        return
    if owner_of(table, named_square(table)) in (NOBODY, table.turn):
        raise FACTS.bad_position("position-not-a-rivals-square", "P42l")
    if not _can_be_paid(table):
        raise FACTS.bad_position("position-cannot-pay", "P42l", price=price(table))
    if units_given(table) >= price(table):
        raise FACTS.bad_position("position-already-paid", "P42m", price=price(table))


def _can_be_paid(table: Table) -> bool:
    missing = price(table) - units_given(table)
    if missing <= 0:
        return True
    if units_given(table) == 0:
        return can_buy(table, missing)
    if table.payment == Payment.EXACT:
        return can_make(table, missing, 1, NOTHING)
    return can_complete(table, missing, smallest_given(table), NOTHING)


def check_end(table: Table) -> None:
    """The game is over exactly when enough seats are bankrupt or the turn limit is reached (P42n)."""
    if is_over(table) != (table.phase == Phase.OVER):
        raise FACTS.bad_position("position-should-be-over" if is_over(table) else "position-should-not-be-over", "P42n")

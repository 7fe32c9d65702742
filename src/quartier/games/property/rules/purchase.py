"""Buying a rival's square with court cards (P20-P24)."""

from quartier.engine.primitives.bits import one
from quartier.engine.primitives.notes import is_heard, note
from quartier.games.property.moves import GIVE
from quartier.games.property.pieces import COURT, UNITS, Court
from quartier.games.property.rules.ending import end_turn
from quartier.games.property.rules.squares import group_size, named_square, owner_of
from quartier.games.property.table import NOTHING, Event, Payment, Table


def can_buy(table: Table, units: int) -> bool:
    """The question is put only if the court cards can pay the price; the owner is not asked (P20)."""
    if table.payment == Payment.EXACT:
        return can_make(table, units, 1, NOTHING)
    return units_held(table, table.turn) >= units


def price(table: Table) -> int:
    """In units the size of the named square's group, whatever the suits (P21)."""
    square = named_square(table)
    return group_size(table, square, owner_of(table, square))


def units_held(table: Table, seat: int) -> int:
    """What a seat's court cards are worth (P6)."""
    units = 0
    for kind in range(COURT):
        units += table.court[seat][kind] * UNITS[kind]
    return units


def units_given(table: Table) -> int:
    """What the court cards laid down so far are worth."""
    units = 0
    for kind in range(COURT):
        units += table.given[kind] * UNITS[kind]
    return units


def smallest_given(table: Table) -> int:
    """The units of the least valuable card laid down."""
    smallest = UNITS[Court.KING]
    for kind in range(COURT):
        if table.given[kind] > 0:
            smallest = UNITS[kind]
    return smallest


def payable_cards(table: Table) -> int:
    """The moves that give a court card which may be given."""
    missing = price(table) - units_given(table)
    allowed = 0
    for kind in range(COURT):
        if table.court[table.turn][kind] > 0 and can_give(table, kind, missing):
            allowed |= one(GIVE + kind)
    return allowed


def can_give(table: Table, kind: int, missing: int) -> bool:
    """Whether a payment that lacks this many units may go on with this card (P22, P23)."""
    missing -= UNITS[kind]
    if table.payment == Payment.EXACT:
        return missing >= 0 and can_make(table, missing, 1, kind)
    smallest = min(smallest_given(table), UNITS[kind])
    if missing <= 0:
        return is_needed(missing, smallest)
    return can_complete(table, missing, smallest, kind)


def is_needed(missing: int, smallest: int) -> bool:
    """Without its smallest card a complete set must fall short of the price (P22a)."""
    return missing + smallest > 0


def can_complete(table: Table, missing: int, smallest: int, given: int) -> bool:
    """Whether cards still held can complete the set so that each of its cards is needed (P22b).

    If the smallest card of the whole set is worth `least`, the set may exceed the price by less than that.
    """
    least = 1
    while least <= smallest:
        enough = (missing + least - 1) // least * least
        if can_make(table, enough, least, given):
            return True
        least *= 2
    return False


def can_make(table: Table, units: int, least: int, given: int) -> bool:
    """Whether held cards worth `least` or more, without one of the kind just given, make exactly this many units (P23).

    Each kind is worth a multiple of the next, so taking the largest first finds a way if there is one.
    """
    for kind in range(COURT):
        if UNITS[kind] >= least:
            held = table.court[table.turn][kind] - (kind == given)
            units -= min(held, units // UNITS[kind]) * UNITS[kind]
    return units == 0


def give(table: Table, kind: int) -> None:
    """One card for each move; at the price the payment is complete, and it cannot be broken off (P22, P24a)."""
    lay_down(table, kind)
    if units_given(table) >= price(table):
        sell(table)


def lay_down(table: Table, kind: int) -> None:
    """A court card leaves its holder and belongs to nobody until the payment is complete (P24b)."""
    table.court[table.turn][kind] -= 1
    table.given[kind] += 1


def sell(table: Table) -> None:
    """The given cards go to the seller, the square with its mark to the buyer (P24)."""
    square = named_square(table)
    owner = owner_of(table, square)
    for kind in range(COURT):
        table.court[owner][kind] += table.given[kind]
    table.owned[owner] ^= one(square)
    table.owned[table.turn] |= one(square)
    if is_heard():
        note(table, Event.BOUGHT, table.turn, owner, square, units_given(table), group_size(table, square, table.turn))
    end_turn(table)

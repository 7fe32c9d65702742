"""Chains of moves: until one is complete it is taken back for others, or seen as not yet begun.

What a seat has chosen in secret (S19) is seen likewise, until the last one concerned has chosen.
"""

from quartier.engine.primitives.bits import count, one
from quartier.games.san_francisco.cheques import laid_in_secret
from quartier.games.san_francisco.investing import put_stick, supply
from quartier.games.san_francisco.pieces import WAYS, place_of, way_of
from quartier.games.san_francisco.purse import size
from quartier.games.san_francisco.table import NOTHING, Phase, Table


def take_back_choices(table: Table) -> None:
    """A half-made choice is nobody else's business: it is as if not yet begun."""
    if table.phase == Phase.OVER:
        return
    table.hands[table.turn] += table.added
    table.added = 0
    if table.lifted != NOTHING:
        put_stick(table, table.turn, table.lifted)
        table.lifted = NOTHING
    if table.phase == Phase.REMOVE:
        put_removed_back(table)
    if is_picking(table):
        table.picked = NOTHING
    table.phase = first_phase(table)


def put_removed_back(table: Table) -> None:
    """A removal that is not finished is taken back."""
    for way in range(WAYS):
        table.sold[table.turn] -= count(table.removed[way])
        table.sticks[table.turn][way] |= table.removed[way]
        table.empty[way] ^= table.removed[way]
        table.removed[way] = 0


def is_picking(table: Table) -> bool:
    """Whether a stick is picked that has not moved or been swapped yet."""
    return table.phase == Phase.MOVE_TO or table.phase == Phase.SWAP_SECOND


def first_phase(table: Table) -> int:
    """The phase in which the active seat's chain of moves began."""
    if table.phase == Phase.RAISE:
        return Phase.BID
    if table.phase == Phase.MOVE_TO:
        return Phase.MOVE_FROM
    if table.phase == Phase.SWAP_SECOND:
        return Phase.SWAP_FIRST
    laying = table.phase == Phase.PLACE or table.phase == Phase.REPLACE
    return Phase.LIFT if laying and supply(table, table.turn) == 0 else table.phase


# What others see


def seen_phase(table: Table, seat: int) -> int:
    """The phase, with half-made choices of others as if not yet begun."""
    return table.phase if seat == table.turn or table.phase == Phase.OVER else first_phase(table)


def seen_sticks(table: Table, seat: int, owner: int, way: int) -> int:
    """A seat's sticks; others see those that it is lifting or removing still in their places."""
    sticks = table.sticks[owner][way]
    if owner == table.turn and seat != owner:
        sticks |= sticks_in_hand(table, way)
    return sticks


def seen_empty(table: Table, seat: int, way: int) -> int:
    """Empty streets, as far as others can know."""
    empty = table.empty[way]
    return empty if seat == table.turn else empty ^ sticks_in_hand(table, way)


def sticks_in_hand(table: Table, way: int) -> int:
    """The streets from which the active seat is lifting or removing sticks, before it is done."""
    streets = table.removed[way]
    if table.lifted != NOTHING and way_of(table.lifted) == way:
        streets |= one(place_of(table.lifted))
    return streets


def seen_hand_size(table: Table, seat: int, other: int) -> int:
    """The cheques in a hand; a rival's hidden and half-bid ones seem still to be there (S22)."""
    hand = table.hands[other]
    return size(hand if other == seat else hand + laid_in_secret(table, other))


def seen_laid(table: Table, seat: int, other: int) -> int:
    """The cheques before a seat: those laid in the open, and one's own (S22)."""
    if other != seat and table.phase == Phase.HIDE:
        return 0
    adding = table.receiver if table.phase == Phase.OFFER else table.turn
    return table.laid[other] + (table.added if seat == table.turn and other == adding else 0)


def seen_sold(table: Table, seat: int, other: int) -> int:
    """The sticks removed in a buyback, those of a removal under way not counted for others."""
    sold = table.sold[other]
    if other == table.turn and seat != other:
        sold -= count(table.removed[0]) + count(table.removed[1])
    return sold


def seen_pick(table: Table, seat: int, other: int) -> int:
    """A tile picked, a rival's only once all have picked (S19)."""
    return NOTHING if other != seat and table.phase == Phase.OPTION else table.picks[other]

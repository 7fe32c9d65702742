"""The board: streets, the districts they touch, and the sticks on them (S2-S7)."""

from quartier.engine.primitives.bits import count, has, mark_all, one
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco.moves import STREET
from quartier.games.san_francisco.pieces import (
    BORDER,
    BORDER_STREETS,
    DISTRICTS,
    FIRST_STREET,
    ORDINARY,
    SIDES,
    STICKS,
    WAYS,
    place_of,
    way_of,
)
from quartier.games.san_francisco.table import NOTHING, Table


def districts_of(table: Table, kind: int) -> int:
    """The set of districts of a kind (S6)."""
    found = 0
    for district in range(DISTRICTS):
        if table.tiles[district] == kind:
            found |= one(district)
    return found


def sides_of(districts: int, way: int) -> int:
    """The streets that run this way and touch one of the districts (S3)."""
    sides = 0
    for district in range(DISTRICTS):
        if has(districts, district):
            sides |= SIDES[district][way]
    return sides


def streets_at(table: Table, where: int, way: int) -> int:
    """The streets beside a kind, along the border, or beside any ordinary district (S24)."""
    if where < ORDINARY:
        return table.beside[where][way]
    if where == BORDER_STREETS:
        return BORDER[way]
    streets = 0
    for kind in range(ORDINARY):
        streets |= table.beside[kind][way]
    return streets


# Sticks


def owner_of(table: Table, street: int) -> int:
    """Whose stick lies on a street, or NOBODY (S7)."""
    for seat in range(table.players):
        if has(table.sticks[seat][way_of(street)], place_of(street)):
            return seat
    return NOBODY


def is_empty(table: Table, street: int) -> bool:
    """Not white and without a stick (S7)."""
    return has(table.empty[way_of(street)], place_of(street))


def put_stick(table: Table, seat: int, street: int) -> None:
    """A stick on an empty street."""
    table.empty[way_of(street)] ^= one(place_of(street))
    table.sticks[seat][way_of(street)] |= one(place_of(street))


def take_stick(table: Table, seat: int, street: int) -> None:
    """A stick off its street."""
    table.sticks[seat][way_of(street)] ^= one(place_of(street))
    table.empty[way_of(street)] |= one(place_of(street))


def sticks_on_board(table: Table, seat: int) -> int:
    """How many sticks of a player lie on streets."""
    sticks = 0
    for way in range(WAYS):
        sticks += count(table.sticks[seat][way])
    return sticks


def supply(table: Table, seat: int) -> int:
    """Fifteen sticks less those on the board; a lifted one is in his hand, not in his supply (S7)."""
    in_hand = 1 if table.lifted != NOTHING and seat == table.turn else 0
    return STICKS - sticks_on_board(table, seat) - in_hand


def mark_streets(moves: list[int], way: int, streets: int) -> None:
    """The moves that name these streets."""
    mark_all(moves, STREET + FIRST_STREET[way], streets)

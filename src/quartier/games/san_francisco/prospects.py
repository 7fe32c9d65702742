"""What districts and streets promise: how near each player is to a majority, and what a stick would change.

Values are in hundredths of a prestige point.
"""

from quartier.engine.primitives.bits import lowest, one
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco.investing import is_empty, owner_of, put_stick, take_stick
from quartier.games.san_francisco.majority import can_be_rebuilt, empty_sides, sticks_at
from quartier.games.san_francisco.pieces import (
    DIRECTIONS,
    FIRST_STREET,
    HOMES_BONUS,
    NEXT_STREET,
    NOWHERE,
    ORDINARY,
    PRESTIGE,
    STREETS,
    TILE_KINDS,
    TOUCHED,
    WAYS,
    Kind,
)
from quartier.games.san_francisco.reveal import streets_at
from quartier.games.san_francisco.table import Table

ODDS = (100, 50, 20, 8, 3)
"""The chance, in percent, of rebuilding a district at which so many sticks are still missing."""
NEVER = -1
"""Stands for sticks that would have to be more than there are empty sides."""
LEAST = -1_000_000
"""Less than anything is worth."""


# Districts


def points(table: Table, district: int) -> int:
    """What rebuilding a district would bring now."""
    kind = table.city[district]
    bonus = HOMES_BONUS * table.open_homes if kind == Kind.VILLA or kind == Kind.HOUSE else 0
    return PRESTIGE[kind] + bonus


def odds(own: int, rival: int, empty: int, special: bool) -> int:
    """The chance of one who has so many sticks at a district against the best rival's."""
    needed = missing(own, rival, empty, special)
    return 0 if needed == NEVER else ODDS[needed]


def missing(own: int, rival: int, empty: int, special: bool) -> int:
    """How many more sticks make one decisive against the best rival; NEVER if too few sides are empty (S53, S55)."""
    if special:
        return empty if rival == 0 else NEVER
    needed = max((rival + empty - own) // 2 + 1, 0)
    return needed if needed <= empty else NEVER


def worth(table: Table, seat: int, district: int) -> int:
    """What a district means to a seat as its sticks lie."""
    return worth_with(table, seat, district, 0)


def worth_with(table: Table, seat: int, district: int, more: int) -> int:
    """The same with so many more sticks of the seat: its chance of the points, less a third of the best rival's."""
    if not can_be_rebuilt(table, district):
        return 0
    best = 0
    second = 0
    for rival in range(table.players):
        if rival != seat:
            sticks = sticks_at(table, rival, district)
            second = max(second, min(best, sticks))
            best = max(best, sticks)
    own = sticks_at(table, seat, district) + more
    empty = empty_sides(table, district) - more
    special = table.city[district] >= ORDINARY
    mine = odds(own, best, empty, special)
    theirs = odds(best, max(own, second), empty, special)
    return points(table, district) * (3 * mine - theirs) // 3


def worth_of_all(table: Table, seat: int, districts: int) -> int:
    """The worth of several districts together."""
    value = 0
    while districts != 0:
        district = lowest(districts)
        districts ^= one(district)
        value += worth(table, seat, district)
    return value


# Streets: for all but laying, sticks are moved for a moment, and what that changes is the value


def laying(table: Table, seat: int, street: int) -> int:
    """What a seat gains by a stick on an empty street."""
    value = 0
    districts = TOUCHED[street]
    while districts != 0:
        district = lowest(districts)
        districts ^= one(district)
        value += worth_with(table, seat, district, 1) - worth(table, seat, district)
    return value


def lifting(table: Table, seat: int, street: int) -> int:
    """What a seat gains by taking its stick from a street: mostly nothing, or a loss."""
    before = worth_of_all(table, seat, TOUCHED[street])
    take_stick(table, seat, street)
    after = worth_of_all(table, seat, TOUCHED[street])
    put_stick(table, seat, street)
    return after - before


def replacing(table: Table, seat: int, street: int) -> int:
    """What a seat gains by its stick in the place of a rival's."""
    owner = owner_of(table, street)
    before = worth_of_all(table, seat, TOUCHED[street])
    take_stick(table, owner, street)
    put_stick(table, seat, street)
    after = worth_of_all(table, seat, TOUCHED[street])
    take_stick(table, seat, street)
    put_stick(table, owner, street)
    return after - before


def moving(table: Table, seat: int, origin: int, street: int) -> int:
    """What a seat gains if somebody's stick moves from one street to another."""
    owner = owner_of(table, origin)
    districts = TOUCHED[origin] | TOUCHED[street]
    before = worth_of_all(table, seat, districts)
    take_stick(table, owner, origin)
    put_stick(table, owner, street)
    after = worth_of_all(table, seat, districts)
    take_stick(table, owner, street)
    put_stick(table, owner, origin)
    return after - before


def swapping(table: Table, seat: int, first: int, second: int) -> int:
    """What a seat gains if two sticks exchange places."""
    owner, rival = owner_of(table, first), owner_of(table, second)
    districts = TOUCHED[first] | TOUCHED[second]
    before = worth_of_all(table, seat, districts)
    exchange(table, first, owner, second, rival)
    after = worth_of_all(table, seat, districts)
    exchange(table, first, rival, second, owner)
    return after - before


def exchange(table: Table, first: int, owner: int, second: int, rival: int) -> None:
    """Two sticks change places."""
    take_stick(table, owner, first)
    take_stick(table, rival, second)
    put_stick(table, owner, second)
    put_stick(table, rival, first)


def best_laying(table: Table, seat: int, way: int, streets: int) -> int:
    """The best of these streets, which must be empty; 0 if none is worth a stick."""
    best = 0
    while streets != 0:
        place = lowest(streets)
        streets ^= one(place)
        best = max(best, laying(table, seat, FIRST_STREET[way] + place))
    return best


def best_at(table: Table, seat: int, where: int) -> int:
    """What the best street beside a kind, or along the border, is worth to a seat."""
    best = 0
    for way in range(WAYS):
        best = max(best, best_laying(table, seat, way, table.empty[way] & streets_at(table, where, way)))
    return best


def best_for_tile(table: Table, seat: int, tile: int) -> int:
    """What the right of an option tile is worth to a seat."""
    return max(best_at(table, seat, TILE_KINDS[tile][0]), best_at(table, seat, TILE_KINDS[tile][1]))


def best_replacing(table: Table, seat: int) -> int:
    """What the best replacement of a rival's stick is worth to a seat."""
    best = 0
    for street in range(STREETS):
        owner = owner_of(table, street)
        if owner != NOBODY and owner != seat:
            best = max(best, replacing(table, seat, street))
    return best


def best_move_from(table: Table, seat: int, origin: int) -> int:
    """The best place for the stick on a street."""
    best = LEAST
    for direction in range(DIRECTIONS):
        near = NEXT_STREET[origin][direction]
        if near != NOWHERE and is_empty(table, near):
            best = max(best, moving(table, seat, origin, near))
            far = NEXT_STREET[near][direction]
            if far != NOWHERE and is_empty(table, far):
                best = max(best, moving(table, seat, origin, far))
    return best


def best_swap_of(table: Table, seat: int, first: int) -> int:
    """The best stick of another owner to exchange with this one."""
    best = LEAST
    owner = owner_of(table, first)
    for street in range(STREETS):
        other = owner_of(table, street)
        if other != NOBODY and other != owner:
            best = max(best, swapping(table, seat, first, street))
    return best

"""What things are worth: how near each player is to a majority, and what a stick would change.

Values are in hundredths of a prestige point; to a whole game, in thousandths of log-odds.
"""

from quartier.engine.primitives.bits import lowest, one
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco.pieces import (
    DIRECTIONS,
    DISTRICTS,
    FIRST_STREET,
    NEXT_STREET,
    NOWHERE,
    ORDINARY,
    STREETS,
    TILE_KINDS,
    TOUCHED,
    WAYS,
    dollars_in,
)
from quartier.games.san_francisco.rules.majority import NEVER, can_be_rebuilt, empty_sides, missing, points, sticks_at
from quartier.games.san_francisco.rules.streets import (
    is_empty,
    owner_of,
    put_stick,
    sticks_on_board,
    streets_at,
    take_stick,
)
from quartier.games.san_francisco.table import Table

INFLUENCE_WORTH = 20
"""What a point of influence is worth."""
ODDS = (100, 50, 20, 8, 3)
"""The chance, in percent, of rebuilding a district, by the number of sticks that are still missing there."""
LEAST = -1_000_000
"""Less than anything is worth."""


# Districts


def chance(own: int, rival: int, empty: int, special: bool) -> int:
    """The chance, in percent, of a district for a player with this many sticks, against the best rival's."""
    needed = missing(own, rival, empty, special)
    return 0 if needed == NEVER else ODDS[needed]


def district_worth(table: Table, seat: int, district: int) -> int:
    """What a district means to a seat as its sticks lie."""
    return district_worth_with(table, seat, district, 0)


def district_worth_with(table: Table, seat: int, district: int, more: int) -> int:
    """The same with more sticks of the seat: its chance of the points, less a third of the best rival's."""
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
    special = table.tiles[district] >= ORDINARY
    mine = chance(own, best, empty, special)
    theirs = chance(best, max(own, second), empty, special)
    return points(table, district) * (3 * mine - theirs) // 3


def districts_worth(table: Table, seat: int, districts: int) -> int:
    """The worth of several districts together."""
    value = 0
    while districts != 0:
        district = lowest(districts)
        districts ^= one(district)
        value += district_worth(table, seat, district)
    return value


# Streets: for all but laying, sticks are moved for a moment, and what that changes is the value


def laying(table: Table, seat: int, street: int) -> int:
    """What a seat gains by a stick on an empty street."""
    value = 0
    districts = TOUCHED[street]
    while districts != 0:
        district = lowest(districts)
        districts ^= one(district)
        value += district_worth_with(table, seat, district, 1) - district_worth(table, seat, district)
    return value


def lifting(table: Table, seat: int, street: int) -> int:
    """What a seat gains by taking its stick from a street: mostly nothing, or a loss."""
    before = districts_worth(table, seat, TOUCHED[street])
    take_stick(table, seat, street)
    after = districts_worth(table, seat, TOUCHED[street])
    put_stick(table, seat, street)
    return after - before


def replacing(table: Table, seat: int, street: int) -> int:
    """What a seat gains by its stick in the place of a rival's."""
    owner = owner_of(table, street)
    before = districts_worth(table, seat, TOUCHED[street])
    take_stick(table, owner, street)
    put_stick(table, seat, street)
    after = districts_worth(table, seat, TOUCHED[street])
    take_stick(table, seat, street)
    put_stick(table, owner, street)
    return after - before


def moving(table: Table, seat: int, origin: int, street: int) -> int:
    """What a seat gains if somebody's stick moves from one street to another."""
    owner = owner_of(table, origin)
    districts = TOUCHED[origin] | TOUCHED[street]
    before = districts_worth(table, seat, districts)
    take_stick(table, owner, origin)
    put_stick(table, owner, street)
    after = districts_worth(table, seat, districts)
    take_stick(table, owner, street)
    put_stick(table, owner, origin)
    return after - before


def swapping(table: Table, seat: int, first: int, second: int) -> int:
    """What a seat gains if two sticks exchange places."""
    owner, rival = owner_of(table, first), owner_of(table, second)
    districts = TOUCHED[first] | TOUCHED[second]
    before = districts_worth(table, seat, districts)
    exchange(table, first, owner, second, rival)
    after = districts_worth(table, seat, districts)
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


# Influence


def influence_price(table: Table) -> int:
    """Influence left at the end is worth nothing, so it is spent more freely from year to year."""
    return INFLUENCE_WORTH - table.years


# To a whole game, as fitted to 2,000 games of decent players

PRESTIGE_HELD = 120
"""A point of prestige, in the first year."""
PRESTIGE_LATE = 13
"""What each year adds to it."""
STICK_HELD = 65
INFLUENCE_HELD = 50
CHEQUES_HELD = 45
"""Ten thousand dollars in cheques."""
TURN_HELD = 110


def worth(table: Table, seat: int) -> int:
    """Prestige, the chances on the board, and the means to go on, those on the table included, in log-odds."""
    value = (PRESTIGE_HELD + PRESTIGE_LATE * table.years) * table.prestige[seat]
    value += STICK_HELD * sticks_on_board(table, seat) + INFLUENCE_HELD * table.influence[seat]
    for district in range(DISTRICTS):
        value += district_worth(table, seat, district)
    cheques = table.hands[seat] + table.laid[seat]
    if seat == table.turn:
        cheques += table.added
        value += TURN_HELD
    return value + CHEQUES_HELD * dollars_in(cheques) // 10

"""Majority and rebuilding: who can no longer be caught up at a district rebuilds it at once (S51-S58)."""

from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.san_francisco.pieces import HOMES_BONUS, ORDINARY, PRESTIGE, SIDES, WAYS, Kind
from quartier.games.san_francisco.table import Event, Table


def sticks_at(table: Table, seat: int, district: int) -> int:
    """How many sticks of a player lie on the sides of a district (S52)."""
    sticks = 0
    for way in range(WAYS):
        sticks += count(table.sticks[seat][way] & SIDES[district][way])
    return sticks


def empty_sides(table: Table, district: int) -> int:
    """How many sides of a district are empty; white ones are not (S52)."""
    sides = 0
    for way in range(WAYS):
        sides += count(table.empty[way] & SIDES[district][way])
    return sides


def decisive_player(table: Table, district: int) -> int:
    """Who can no longer be caught up at a district, or NOBODY; who laid the last stick does not matter (S53-S55)."""
    leader = NOBODY
    most = 0
    second = 0
    for seat in range(table.players):
        sticks = sticks_at(table, seat, district)
        if sticks > most:
            leader = seat
            second = most
            most = sticks
        elif sticks > second:
            second = sticks
    return leader if is_decisive(table, district, most, second) else NOBODY


def is_decisive(table: Table, district: int, most: int, second: int) -> bool:
    """More than any rival can still reach (S53); at hall and bank every side that is not white (S55)."""
    if table.tiles[district] < ORDINARY:
        return most > second + empty_sides(table, district)
    return second == 0 and empty_sides(table, district) == 0


NEVER = -1
"""No number of sticks would be enough."""


def missing(own: int, rival: int, empty: int, special: bool) -> int:
    """How many more sticks make one decisive against the best rival; NEVER if too few sides are empty (S53, S55)."""
    if special:
        return empty if rival == 0 else NEVER
    needed = max((rival + empty - own) // 2 + 1, 0)
    return needed if needed <= empty else NEVER


def is_rebuilt(table: Table, district: int) -> bool:
    """A rebuilt district stays rebuilt, whatever happens to its sticks (S58)."""
    for seat in range(table.players):
        if has(table.rebuilt[seat], district):
            return True
    return False


def can_be_rebuilt(table: Table, district: int) -> bool:
    """Parks are never rebuilt, other districts once (S6, S58)."""
    return table.tiles[district] != Kind.PARK and not is_rebuilt(table, district)


def check_majorities(table: Table, districts: int) -> None:
    """After a stick event the districts it touched are checked: the mover's first, then clockwise (S51, S57)."""
    settled = settled_among(table, districts)
    if settled == 0:
        return
    for away in range(table.players):
        rebuild_for(table, clockwise(table.players, table.turn, away), settled)
    table.action_due = True


def settled_among(table: Table, districts: int) -> int:
    """Those of the districts that have a decisive player and are not rebuilt yet (S52)."""
    settled = 0
    while districts != 0:
        district = lowest(districts)
        districts ^= one(district)
        if can_be_rebuilt(table, district) and decisive_player(table, district) != NOBODY:
            settled |= one(district)
    return settled


def rebuild_for(table: Table, seat: int, settled: int) -> None:
    """One player's districts, by row, then column (S57)."""
    while settled != 0:
        district = lowest(settled)
        settled ^= one(district)
        if not is_rebuilt(table, district) and decisive_player(table, district) == seat:
            rebuild(table, seat, district)


def points(table: Table, district: int) -> int:
    """What rebuilding a district would bring now (S56, S57)."""
    kind = table.tiles[district]
    bonus = HOMES_BONUS * table.open_homes if kind == Kind.VILLA or kind == Kind.HOUSE else 0
    return PRESTIGE[kind] + bonus


def rebuild(table: Table, seat: int, district: int) -> None:
    """The tile is turned and the decisive player gets its prestige (S56)."""
    kind = table.tiles[district]
    table.rebuilt[seat] |= one(district)
    table.prestige[seat] += PRESTIGE[kind]
    note(table, Event.REBUILT, seat, kind, district, PRESTIGE[kind])
    if table.open_homes > 0 and (kind == Kind.VILLA or kind == Kind.HOUSE):
        pay_homes(table, seat)


def pay_homes(table: Table, seat: int) -> None:
    """A villa or house brings three more for each open homes card, and all of them are closed (S57, S66)."""
    bonus = HOMES_BONUS * table.open_homes
    table.prestige[seat] += bonus
    table.open_homes = 0
    note(table, Event.HOMES_PAID, seat, bonus)

"""What is always true at a table: checked after every move of many random games."""

from enum import IntEnum

from quartier.engine.cards.hands import held_by_all, number_held
from quartier.engine.cards.piles import cards_in
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.seats import clockwise
from skyline.pieces import ALL_BUILDINGS, BUILDINGS, HAND
from skyline.rules import buildings_in_street, streets
from skyline.table import NOTHING, Phase, Table


class Law(IntEnum):
    """The laws, by the number that `broken` returns."""

    EVERY_BUILDING_IS_IN_ONE_PLACE = 1
    EVERY_STREET_SCORES_A_POINT = 2
    A_STREET_IS_BUILT_CLOCKWISE = 3
    HANDS_SHRINK_ONLY_WITHOUT_A_STOCK = 4


def broken(table: Table) -> int:
    """The first law that does not hold, 0 if all do."""
    if not every_building_is_in_one_place(table):
        return Law.EVERY_BUILDING_IS_IN_ONE_PLACE
    if not every_street_scores_a_point(table):
        return Law.EVERY_STREET_SCORES_A_POINT
    if not a_street_is_built_clockwise(table):
        return Law.A_STREET_IS_BUILT_CLOCKWISE
    if not hands_shrink_only_without_a_stock(table):
        return Law.HANDS_SHRINK_ONLY_WITHOUT_A_STOCK
    return 0


def every_building_is_in_one_place(table: Table) -> bool:
    """Hands, stock, street and finished streets are all buildings, each once."""
    found = held_by_all(table.hands, table.players) | cards_in(table.deck, table.deck_size)
    found |= buildings_in_street(table) | table.gone
    number = number_held(table.hands, table.players) + table.deck_size
    number += buildings_up(table) + count(table.gone)
    return found == ALL_BUILDINGS and number == BUILDINGS


def every_street_scores_a_point(table: Table) -> bool:
    """All points together are the finished streets (S2)."""
    points = 0
    for seat in range(table.players):
        points += table.points[seat]
    return points == streets(table) and count(table.gone) == points * table.players


def a_street_is_built_clockwise(table: Table) -> bool:
    """From the first seat on, everybody before the one whose turn it is has built, and nobody after (S1)."""
    built = buildings_up(table)
    if table.phase == Phase.OVER:
        return built == 0
    for places in range(table.players):
        seat = clockwise(table.players, table.first, places)
        if (table.street[seat] != NOTHING) != (places < built):
            return False
    return built < table.players and table.turn == clockwise(table.players, table.first, built)


def buildings_up(table: Table) -> int:
    """How many seats have put up a building in this street."""
    built = 0
    for seat in range(table.players):
        if table.street[seat] != NOTHING:
            built += 1
    return built


def hands_shrink_only_without_a_stock(table: Table) -> bool:
    """As long as there is a stock every hand is full; from then on a building goes from each in every street (S1)."""
    finished = count(table.gone)
    stock = BUILDINGS - HAND * table.players
    if table.deck_size != max(0, stock - finished - buildings_up(table)):
        return False
    for seat in range(table.players):
        size = HAND - max(0, finished - stock) // table.players
        if finished >= stock and table.street[seat] != NOTHING:
            size -= 1
        if count(table.hands[seat]) != size:
            return False
    return (table.phase == Phase.OVER) == (finished == BUILDINGS)

"""The end of a round: contests are settled, piles are laid on the lots, the end of the game is tested (L19-L25).

Nobody decides anything here.
"""

from quartier.engine.primitives.bits import count, lowest, nth, one
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import clockwise
from quartier.games.lotissements.pieces import (
    ALL_BUILDINGS,
    ALL_DECORATIONS,
    BLOCKS,
    KINDS,
    LAST_ROUND,
    OF_KIND,
    OF_SET,
    PLACES,
    SETS,
    rank_of,
)
from quartier.games.lotissements.scoring import lot_points, meets_contract
from quartier.games.lotissements.sides import partner_of, side_of, side_size, sides
from quartier.games.lotissements.table import Ending, Event, Table


def build(table: Table) -> None:
    """Clockwise from the first speaker's side, whoever has the right to build lays his pile (L20)."""
    for place in range(sides(table)):
        side = side_of(table, clockwise(table.players, table.first, place))
        if may_build(table, side):
            lay_pile(table, side)
        else:
            tell_beaten(table, side)


# Contests


def may_build(table: Table, side: int) -> bool:
    """A side alone on its set, or the winner of the contest for it; in a complete tie nobody wins (L19, L20)."""
    for rival in range(sides(table)):
        if rival != side and table.offers[rival] == table.offers[side] and not outweighs(table, side, rival):
            return False
    return True


def outweighs(table: Table, side: int, rival: int) -> bool:
    """More blocks in the pile, decorations included; with equally many, the higher sum of numbers (L19a, L19b)."""
    blocks, rival_blocks = pile_size(table, side), pile_size(table, rival)
    if blocks != rival_blocks:
        return blocks > rival_blocks
    return pile_sum(table, side) > pile_sum(table, rival)


def pile_size(table: Table, side: int) -> int:
    """The blocks a side has captured, surplus decorations included (L19a)."""
    return count(table.pile_buildings[side]) + count(table.pile_decorations[side])


def pile_sum(table: Table, side: int) -> int:
    """The numbers of all blocks in a pile together (L19b)."""
    return sum_of_numbers(table.pile_buildings[side]) + sum_of_numbers(table.pile_decorations[side])


def sum_of_numbers(blocks: int) -> int:
    """The numbers of some buildings, or of some decorations, together."""
    total = 0
    for place in range(count(blocks)):
        total += rank_of(nth(blocks, place)) + 1
    return total


def tell_beaten(table: Table, side: int) -> None:
    """A side that has not won its contest lays nothing and scores nothing; its pile goes back (L19d)."""
    if is_heard():
        blocks = pile_size(table, side)
        note(table, Event.BEATEN, side, partner_of(table, side), side_size(table), table.offers[side], blocks)


# Laying the blocks


def lay_pile(table: Table, side: int) -> None:
    """All buildings, and decorations as far as places of their kind are free; then the points (L20, L22, L23)."""
    lot = table.offers[side]
    old_buildings, old_decorations = buildings_on(table, lot), decorations_on(table, lot)
    table.built |= table.pile_buildings[side]
    table.lot_decorations[lot] |= fitting(table.lot_decorations[lot], table.pile_decorations[side])
    blocks = buildings_on(table, lot) + decorations_on(table, lot) - old_buildings - old_decorations
    points = lot_points(old_buildings, old_decorations, buildings_on(table, lot), decorations_on(table, lot))
    table.points[side] += points
    tell_built(table, Event.FINISHED if is_finished(table, lot) else Event.BUILT, side, blocks, points)


def buildings_on(table: Table, lot: int) -> int:
    """How many buildings lie on a lot."""
    return count(table.built & OF_SET[lot])


def decorations_on(table: Table, lot: int) -> int:
    """How many decorations lie on a lot."""
    return count(table.lot_decorations[lot])


def fitting(laid: int, captured: int) -> int:
    """The captured decorations that find a place on the lot; of each kind the lowest numbers come first (L21)."""
    found = 0
    for kind in range(KINDS):
        found |= lowest_few(captured & OF_KIND[kind], free_places(laid, kind))
    return found


def free_places(laid: int, kind: int) -> int:
    """Two places for each kind, over the whole game (L4, L21)."""
    return PLACES - count(laid & OF_KIND[kind])


def lowest_few(decorations: int, number: int) -> int:
    """So many of these decorations, those with the lowest numbers; all of them if they are fewer."""
    found = 0
    for _ in range(min(number, count(decorations))):
        found |= one(lowest(decorations ^ found))
    return found


def tell_built(table: Table, event: int, side: int, blocks: int, points: int) -> None:
    """A side has laid so many blocks and scored."""
    if is_heard():
        note(table, event, side, partner_of(table, side), side_size(table), table.offers[side], blocks, points)


# The end of the game


def gather(table: Table) -> None:
    """All blocks that are not on lots are in the Reserve: returned ones, surplus decorations, lost piles (L24)."""
    table.reserve_buildings = ALL_BUILDINGS ^ table.built
    table.reserve_decorations = ALL_DECORATIONS ^ laid_decorations(table)


def laid_decorations(table: Table) -> int:
    """The decorations on all lots."""
    laid = 0
    for lot in range(SETS):
        laid |= table.lot_decorations[lot]
    return laid


def laid_blocks(table: Table) -> int:
    """How many blocks lie on the lots; they stay there for good (L4)."""
    return count(table.built) + count(laid_decorations(table))


def ending(table: Table) -> int:
    """Why the game is over after this round, if it is: the reasons are tested in this order (L25)."""
    if is_any_finished(table):
        return Ending.FINISHED
    if is_short_of_blocks(table):
        return Ending.SHORTAGE
    if is_blocked(table):
        return Ending.BLOCKED
    return Ending.LIMIT if table.round >= LAST_ROUND else Ending.NOT_YET


def is_finished(table: Table, lot: int) -> bool:
    """Ten buildings or more, and all six decorations (L5)."""
    return meets_contract(buildings_on(table, lot), decorations_on(table, lot))


def is_any_finished(table: Table) -> bool:
    """One finished lot ends the game; two may be finished in the same round (L25a)."""
    for lot in range(SETS):
        if is_finished(table, lot):
            return True
    return False


def is_short_of_blocks(table: Table) -> bool:
    """With fewer blocks off the lots than players no deal is possible (L25b)."""
    return BLOCKS - laid_blocks(table) < table.players


def is_blocked(table: Table) -> bool:
    """No lot can be finished any more (L25c)."""
    for lot in range(SETS):
        if can_be_finished(table, lot):
            return False
    return True


def can_be_finished(table: Table, lot: int) -> bool:
    """Whether for each kind enough decorations are off the lots to fill the free places of this one (L25c)."""
    free = ALL_DECORATIONS ^ laid_decorations(table)
    for kind in range(KINDS):
        if free_places(table.lot_decorations[lot], kind) > count(free & OF_KIND[kind]):
            return False
    return True

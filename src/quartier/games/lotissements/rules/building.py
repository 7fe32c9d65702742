"""The end of a round for the sides: contests, laying the piles on the lots, points; nobody decides here (L19-L23)."""

from quartier.engine.primitives.bits import count, lowest, nth, one
from quartier.engine.primitives.notes import is_heard, note
from quartier.engine.primitives.seats import clockwise
from quartier.games.lotissements.pieces import (
    BLOCK_POINTS,
    CONTRACT,
    FULL_POINTS,
    KINDS,
    OF_KIND,
    ONE_ROUND_POINTS,
    RANKS,
    SEVERAL_ROUNDS_POINTS,
    rank_of,
)
from quartier.games.lotissements.rules.lots import (
    buildings_on,
    decorations_on,
    free_places,
    is_finished,
    meets_contract,
)
from quartier.games.lotissements.rules.sides import partner_of, side_of, side_size, sides
from quartier.games.lotissements.table import Event, Table


def build(table: Table) -> None:
    """Clockwise from the first speaker's side, each side that has the right to build lays its pile (L20)."""
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
    return count(table.captured_buildings[side]) + count(table.captured_decorations[side])


def pile_sum(table: Table, side: int) -> int:
    """The numbers of all blocks in a pile together (L19b)."""
    return sum_of_numbers(table.captured_buildings[side]) + sum_of_numbers(table.captured_decorations[side])


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
    table.lot_buildings |= table.captured_buildings[side]
    table.lot_decorations[lot] |= fitting(table.lot_decorations[lot], table.captured_decorations[side])
    blocks = buildings_on(table, lot) + decorations_on(table, lot) - old_buildings - old_decorations
    points = lot_points(old_buildings, old_decorations, buildings_on(table, lot), decorations_on(table, lot))
    table.points[side] += points
    tell_built(table, Event.FINISHED if is_finished(table, lot) else Event.BUILT, side, blocks, points)


def fitting(laid: int, captured: int) -> int:
    """The captured decorations that find a place on the lot; of each kind the lowest numbers come first (L21)."""
    found = 0
    for kind in range(KINDS):
        found |= lowest_few(captured & OF_KIND[kind], free_places(laid, kind))
    return found


def lowest_few(decorations: int, number: int) -> int:
    """This many of these decorations, those with the lowest numbers; all of them if they are fewer."""
    found = 0
    for _ in range(min(number, count(decorations))):
        found |= one(lowest(decorations ^ found))
    return found


def tell_built(table: Table, event: int, side: int, blocks: int, points: int) -> None:
    """A side has laid this many blocks and scored."""
    if is_heard():
        note(table, event, side, partner_of(table, side), side_size(table), table.offers[side], blocks, points)


# The points


def lot_points(old_buildings: int, old_decorations: int, buildings: int, decorations: int) -> int:
    """What a side scores for one lot: ten for each block laid, or instead the prize for finishing it (L22, L23)."""
    if not meets_contract(buildings, decorations):
        return BLOCK_POINTS * (buildings - old_buildings + decorations - old_decorations)
    if old_buildings + old_decorations == 0:
        return one_round_points(buildings)
    return FULL_POINTS if buildings == RANKS else several_rounds_points(old_buildings, buildings)


def one_round_points(buildings: int) -> int:
    """For a lot that was quite empty before this round (L23a, L23d)."""
    return ONE_ROUND_POINTS + BLOCK_POINTS * (buildings - CONTRACT)


def several_rounds_points(old_buildings: int, buildings: int) -> int:
    """For a lot begun earlier, by any side; buildings beyond the contract count if they were laid now (L23c, L23e)."""
    return SEVERAL_ROUNDS_POINTS + BLOCK_POINTS * (buildings - max(old_buildings, CONTRACT))

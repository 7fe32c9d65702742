"""What things are worth: to a round, in tenths of a point; to a whole game, in thousandths of log-odds."""

from quartier.engine.primitives.bits import count, nth
from quartier.engine.primitives.seats import places_between
from quartier.games.lotissements.pieces import (
    ALL_PLACES,
    CONTRACT,
    KIND,
    MOST_SEATS,
    OF_KIND,
    OF_SET,
    RANKS,
    SETS,
    Category,
    category_of,
    is_decoration,
    rank_of,
)
from quartier.games.lotissements.rules.building import fitting, lot_points, may_build
from quartier.games.lotissements.rules.ending import can_be_finished
from quartier.games.lotissements.rules.lots import buildings_on, decorations_on, free_places
from quartier.games.lotissements.rules.offers import is_named
from quartier.games.lotissements.rules.sides import side_of, sides
from quartier.games.lotissements.table import NOTHING, Table

SURE = 1024
"""What chances are parts of."""

LAID = 100
"""A block that its side can lay."""
SPOILT = 20
"""A block that a rival wanted, for each other player."""
URGENT = 60
"""More for every block, for each by which a lot lacks less than SOON: all are needed to finish it."""
SOON = 8
DIGIT = tuple(SOON**side for side in range(MOST_SEATS))
"""An outlook is a number to the base SOON, with a digit for each side."""
SURPLUS = 15
"""A decoration without a place."""
LOST = 45
"""A block of the own set that leaves the hand for nothing."""
TRUMP_KEPT = 110
"""A decoration still in hand."""
TRUMP_RANK = 3
"""More for each of its numbers."""
RANK_KEPT = 4
"""Each number of a building still in hand."""

HELD_RANK = 16
"""Each number of a block in hand of the set to be named."""
PARTNER = 200
"""What the partner can be expected to hold of his best set."""
NEAR = 100
"""For each block by which a lot lacks less than SOON."""
TRUMP_HELD = 60
"""A decoration in hand, for a contest."""
DOUBT = 150
"""By this much a set must be better to be worth a contest."""

# To an offer


def set_value(table: Table, lot: int) -> int:
    """High blocks in hand, as far as there is something left to capture, and a contract within reach."""
    held = table.hand_buildings[table.turn] & OF_SET[lot]
    ranks = 0
    for place in range(count(held)):
        ranks += rank_of(nth(held, place))
    return HELD_RANK * ranks * (RANKS - buildings_on(table, lot)) // RANKS + nearness(table, lot)


def contest_value(table: Table, lot: int) -> int:
    """Decorations win contests too, but the loser gets nothing."""
    return set_value(table, lot) + TRUMP_HELD * count(table.hand_decorations[table.turn]) - DOUBT


def nearness(table: Table, lot: int) -> int:
    """A lot that can still be finished is worth the more the less it lacks."""
    if not can_be_finished(table, lot):
        return 0
    return NEAR * max(SOON - missing_blocks(buildings_on(table, lot), decorations_on(table, lot)), 0)


def missing_blocks(buildings: int, decorations: int) -> int:
    """How many blocks a lot with these numbers of them still lacks."""
    return max(CONTRACT - buildings, 0) + ALL_PLACES - decorations


def best_nearness(table: Table) -> int:
    """Of the sets not yet named, which the partner knows as well."""
    return NEAR * max(SOON - least_missing(table), 0)


def least_missing(table: Table) -> int:
    """What the lot lacks that is nearest to being finished, of the sets not yet named."""
    least = CONTRACT + ALL_PLACES
    for lot in range(SETS):
        if not is_named(table, lot) and can_be_finished(table, lot):
            least = min(least, missing_blocks(buildings_on(table, lot), decorations_on(table, lot)))
    return least


# To a trick


def haste(table: Table, side: int) -> int:
    """By how many blocks a side's lot, its pile laid, lacks less than SOON; none if it lacks nothing."""
    lot = table.offers[side]
    if lot == NOTHING or not can_be_finished(table, lot):
        return 0
    missing = missing_blocks(*with_pile(table, side))
    return max(SOON - missing, 0) if missing > 0 else 0


def stake(table: Table, side: int, block: int, first: int, followers: int, outlook: int) -> int:
    """What it means to the deciding seat if this side takes the trick: good if it is its own, bad if another."""
    wanted = LAID + URGENT * (outlook // DIGIT[side] % SOON)
    value = worth(table, side, block, wanted)
    for place in range(table.trick_size):
        value += worth(table, side, table.trick[place], wanted)
    if first == table.offers[side] or first == Category.DECORATION:
        value += wanted * followers // SURE
    own = side_of(table, table.turn)
    if side == own:
        return value
    return -value - (LOST if category_of(block) == table.offers[own] else 0)


def worth(table: Table, side: int, block: int, wanted: int) -> int:
    """What a block is worth to the side that captures it, if one that it can lay is worth `wanted`."""
    if is_decoration(block):
        return wanted if has_place(table, side, KIND[rank_of(block)]) else SURPLUS
    if category_of(block) == table.offers[side]:
        return wanted
    return SPOILT * (table.players - 1) if is_named(table, category_of(block)) else 0


def has_place(table: Table, side: int, kind: int) -> bool:
    """Whether the side's lot will have a place for one more decoration of this kind."""
    captured = count(table.captured_decorations[side] & OF_KIND[kind])
    return free_places(table.lot_decorations[table.offers[side]], kind) > captured


def kept_value(block: int) -> int:
    """What a block is worth if kept."""
    if is_decoration(block):
        return TRUMP_KEPT + TRUMP_RANK * rank_of(block)
    return RANK_KEPT * rank_of(block)


# To a whole game, as fitted to games of decent players

POINT_HELD = 13
"""A point, during a round."""
DECORATION_HELD = 200
"""A decoration in hand, during a round."""
POINT_SCORED = 10
"""A point, between rounds."""
EARLY = 130
"""To name a set before another side does, for each block by which a lot lacks less than FEW."""
FEW = 4


def standing_within(table: Table, side: int) -> int:
    """In a round: points with the pile laid, and decorations still in hand."""
    decorations = 0
    for seat in range(table.players):
        if side_of(table, seat) == side:
            decorations += count(table.hand_decorations[seat])
    return POINT_HELD * points_with_pile(table, side) + DECORATION_HELD * decorations


def standing_between(table: Table, side: int) -> int:
    """Between rounds: points, and who may first name a lot that is nearly finished. The new hands are chance."""
    early = later_speakers(table, side) * max(FEW - least_missing(table), 0)
    return POINT_SCORED * table.points[side] + EARLY * early


def later_speakers(table: Table, side: int) -> int:
    """How many sides name their sets after this one."""
    return sides(table) - 1 - places_between(table.players, table.first, side) % sides(table)


def points_with_pile(table: Table, side: int) -> int:
    """A side's points with its pile laid."""
    lot = table.offers[side]
    if lot == NOTHING or not may_build(table, side):
        return table.points[side]
    points = lot_points(buildings_on(table, lot), decorations_on(table, lot), *with_pile(table, side))
    return table.points[side] + points


def with_pile(table: Table, side: int) -> tuple[int, int]:
    """The buildings and the decorations on a side's lot, its pile laid."""
    lot = table.offers[side]
    laid = count(fitting(table.lot_decorations[lot], table.captured_decorations[side]))
    return buildings_on(table, lot) + count(table.captured_buildings[side]), decorations_on(table, lot) + laid

"""What is always true at a table of Lotissements."""

from enum import IntEnum

from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.seats import clockwise
from quartier.games.lotissements.pieces import (
    ALL_BUILDINGS,
    ALL_DECORATIONS,
    BLOCK_POINTS,
    BLOCKS,
    CATEGORIES,
    KINDS,
    SETS,
    category_of,
    is_decoration,
    rank_of,
)
from quartier.games.lotissements.rules.building import pile_size
from quartier.games.lotissements.rules.ending import ending, is_any_finished
from quartier.games.lotissements.rules.lots import free_places, laid_blocks, laid_decorations
from quartier.games.lotissements.rules.offers import offers_made
from quartier.games.lotissements.rules.setup import deck_size
from quartier.games.lotissements.rules.sides import sides
from quartier.games.lotissements.rules.tricks import hand_size, has_played, holds, led
from quartier.games.lotissements.table import NOTHING, Ending, Phase, Table


class Law(IntEnum):
    """The laws, by the number that `broken` returns."""

    EVERY_BLOCK_IS_IN_ONE_PLACE = 1
    HANDS_ARE_EQUALLY_LARGE = 2
    A_LOT_HAS_TWO_PLACES_FOR_EACH_KIND = 3
    EVERY_LAID_BLOCK_HAS_SCORED_TEN = 4
    SETS_NAMED_DIFFER_WITHOUT_CONTRE = 5
    TRICKS_BEGIN_WHEN_ALL_HAVE_NAMED_A_SET = 6
    WHO_DOES_NOT_FOLLOW_CANNOT = 7
    TURNED_UP_BLOCKS_ARE_IN_THE_RESERVE = 8
    THE_GAME_STOPS_WHEN_IT_IS_OVER = 9


def broken(table: Table) -> int:
    """The first law that does not hold, 0 if all do."""
    if not every_block_is_in_one_place(table):
        return Law.EVERY_BLOCK_IS_IN_ONE_PLACE
    if not hands_are_equally_large(table):
        return Law.HANDS_ARE_EQUALLY_LARGE
    if not a_lot_has_two_places_for_each_kind(table):
        return Law.A_LOT_HAS_TWO_PLACES_FOR_EACH_KIND
    if not every_laid_block_has_scored_ten(table):
        return Law.EVERY_LAID_BLOCK_HAS_SCORED_TEN
    if not sets_named_differ_without_contre(table):
        return Law.SETS_NAMED_DIFFER_WITHOUT_CONTRE
    if not tricks_begin_when_all_have_named_a_set(table):
        return Law.TRICKS_BEGIN_WHEN_ALL_HAVE_NAMED_A_SET
    if not who_does_not_follow_cannot(table):
        return Law.WHO_DOES_NOT_FOLLOW_CANNOT
    if not turned_up_blocks_are_in_the_reserve(table):
        return Law.TURNED_UP_BLOCKS_ARE_IN_THE_RESERVE
    if not the_game_stops_when_it_is_over(table):
        return Law.THE_GAME_STOPS_WHEN_IT_IS_OVER
    return 0


def every_block_is_in_one_place(table: Table) -> bool:
    """Reserve, hands, trick, piles, returned blocks and lots are all 75 blocks, each once (L2)."""
    buildings = table.deck_buildings | table.discard | table.lot_buildings
    decorations = table.deck_decorations | laid_decorations(table)
    blocks = deck_size(table) + count(table.discard) + laid_blocks(table) + table.trick_size
    for seat in range(table.players):
        buildings |= table.hand_buildings[seat] | table.captured_buildings[seat]
        decorations |= table.hand_decorations[seat] | table.captured_decorations[seat]
        blocks += hand_size(table, seat) + pile_size(table, seat)
    for place in range(table.trick_size):
        if is_decoration(table.trick[place]):
            decorations |= one(rank_of(table.trick[place]))
        else:
            buildings |= one(table.trick[place])
    return buildings == ALL_BUILDINGS and decorations == ALL_DECORATIONS and blocks == BLOCKS


def hands_are_equally_large(table: Table) -> bool:
    """All seats hold the same number of blocks, one less once they have played to the trick (L9, L18)."""
    tricks_left = hand_size(table, 0) + has_played(table, 0)
    for seat in range(table.players):
        if hand_size(table, seat) + has_played(table, seat) != tricks_left:
            return False
    return tricks_left <= table.dealt


def a_lot_has_two_places_for_each_kind(table: Table) -> bool:
    """No lot holds a third lawn, pool or tree (L4)."""
    for lot in range(SETS):
        for kind in range(KINDS):
            if free_places(table.lot_decorations[lot], kind) < 0:
                return False
    return True


def every_laid_block_has_scored_ten(table: Table) -> bool:
    """While no lot is finished all points together are ten for each laid block, afterwards not less (L22, L23f)."""
    points = 0
    for side in range(sides(table)):
        if table.points[side] < 0:
            return False
        points += table.points[side]
    if is_any_finished(table):
        return points >= BLOCK_POINTS * laid_blocks(table)
    return points == BLOCK_POINTS * laid_blocks(table)


def sets_named_differ_without_contre(table: Table) -> bool:
    """Two sides play for the same set only by contre (L10, L13)."""
    named = 0
    for side in range(sides(table)):
        lot = table.offers[side]
        if lot != NOTHING and not table.contre:
            if has(named, lot):
                return False
            named |= one(lot)
    return True


def tricks_begin_when_all_have_named_a_set(table: Table) -> bool:
    """In play every side has its set; before that no block has left a hand (L10, L14)."""
    if table.phase == Phase.PLAY:
        return offers_made(table) == sides(table)
    return table.trick_size == 0 and hand_size(table, 0) == table.dealt


def who_does_not_follow_cannot(table: Table) -> bool:
    """A seat known not to hold a category holds none of it, and one that did not follow is known (L15, L27a)."""
    for seat in range(table.players):
        for category in range(CATEGORIES):
            if has(table.voids[seat], category) and holds(table, seat, category):
                return False
    for place in range(table.trick_size):
        seat = clockwise(table.players, table.leader, place)
        if category_of(table.trick[place]) != led(table) and not has(table.voids[seat], led(table)):
            return False
    return True


def turned_up_blocks_are_in_the_reserve(table: Table) -> bool:
    """What was turned up for the first speaker is known to be in the Reserve, in round 1 (L7b, L27b)."""
    if table.round > 1:
        return table.shown_buildings == 0 and table.shown_decorations == 0
    return (
        table.shown_buildings & table.deck_buildings == table.shown_buildings
        and table.shown_decorations & table.deck_decorations == table.shown_decorations
    )


def the_game_stops_when_it_is_over(table: Table) -> bool:
    """Between rounds nothing would end the game that has not ended it, but for the last round under way (L25)."""
    if table.phase == Phase.OVER:
        return table.ended != Ending.NOT_YET and table.ended == ending(table)
    return table.ended == Ending.NOT_YET and (ending(table) == Ending.NOT_YET or ending(table) == Ending.LIMIT)

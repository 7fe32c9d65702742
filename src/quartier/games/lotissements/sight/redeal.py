"""What a seat must think possible: the blocks it cannot see are dealt anew, every possible deal with the same chance.

Possible is what agrees with the sizes of the hands, with what each rival has shown not to hold, and with the blocks
turned up in round 1 (L27). The rivals get their hands one after the other. How many blocks of each sort one of them
gets is drawn by the number of ways in which he can get them and those after him theirs; which blocks, evenly.

Blocks are of the same sort if the same rivals may get them, so a sort is a set of rivals. A tally says how many blocks
there are of each sort; it has eight bits for each, because a seat of four may see its own ten blocks and no other: the
remaining 65 are then of one sort, more than the engine's tallies count. Numbers of ways outgrow a word and are floats.
"""

from math import comb

from quartier.engine.primitives.bits import count, has, lowest, moved_down, moved_up, nth, one
from quartier.engine.primitives.dice import below, below_many, seed_dice
from quartier.engine.primitives.seats import clockwise
from quartier.games.lotissements.pieces import BLOCKS, BUILDINGS, OF_SET, RANKS, SETS, Category, is_decoration, rank_of
from quartier.games.lotissements.rules.tricks import hand_size, has_played
from quartier.games.lotissements.table import Table

# Rivals as sets of one: the first, second and third seat to the left. Where fewer play, the missing ones get nothing.
LEFT = 0b001
ACROSS = 0b010
RIGHT = 0b100
ALL_THREE = 0b111

SORTS = 8
SORT_BITS = 8
MOST = 0xFF

WAYS = tuple(tuple(comb(blocks, chosen) for chosen in range(RANKS + 1)) for blocks in range(BLOCKS + 1))
"""In how many ways some of a number of blocks can be chosen, by both numbers."""
FINE = 1 << 48
"""How finely a chance is drawn."""


def redeal(table: Table, seat: int, seed: int) -> None:
    """All distributions that agree with what the seat knows are equally likely (L27d)."""
    seed_dice(table, seed)
    take_hands_back(table, seat)
    deal_hand(table, seat, LEFT, ACROSS, RIGHT)
    deal_hand(table, seat, ACROSS, RIGHT, LEFT)
    deal_hand(table, seat, RIGHT, LEFT, ACROSS)
    put_shown_back(table)


def take_hands_back(table: Table, seat: int) -> None:
    """All hands but the seat's own go into the Reserve; blocks turned up are put aside, for no hand has them (L27b)."""
    table.deck_buildings ^= table.shown_buildings
    table.deck_decorations ^= table.shown_decorations
    for away in range(1, table.players):
        other = clockwise(table.players, seat, away)
        table.deck_buildings |= table.hand_buildings[other]
        table.deck_decorations |= table.hand_decorations[other]
        table.hand_buildings[other] = 0
        table.hand_decorations[other] = 0


def put_shown_back(table: Table) -> None:
    """The blocks turned up are in the Reserve (L27b)."""
    table.deck_buildings |= table.shown_buildings
    table.deck_decorations |= table.shown_decorations


def deal_hand(table: Table, seat: int, rival: int, second: int, third: int) -> None:
    """A rival gets his hand, while a second and a third may still wait for theirs."""
    waiting = waiting_rivals(table, seat)
    blocks = tally(table, seat, waiting)
    size, second_size, third_size = needs(table, seat, rival), needs(table, seat, second), needs(table, seat, third)
    total = 0.0
    hand = 0
    for from_all in range(min(size, of_sort(blocks, ALL_THREE)) + 1):
        for from_second in range(min(size - from_all, of_sort(blocks, rival | second)) + 1):
            for from_third in range(min(size - from_all - from_second, of_sort(blocks, rival | third)) + 1):
                case = tallied(from_all, ALL_THREE) + tallied(from_second, rival | second)
                case += tallied(from_third, rival | third) + tallied(size - from_all - from_second - from_third, rival)
                ways = ways_to_take(blocks, case)
                if ways > 0.0:
                    ways *= ways_for_two(blocks - case, rival, second, third, second_size, third_size)
                    total += ways
                    if is_drawn(table, ways, total):
                        hand = case
    take(table, seat, waiting, rival, hand)


def ways_to_take(blocks: int, hand: int) -> float:
    """In how many ways a hand with these numbers of each sort can be made of the blocks."""
    ways = 1.0
    for sort in range(SORTS):
        ways *= WAYS[of_sort(blocks, sort)][of_sort(hand, sort)]
    return ways


def ways_for_two(blocks: int, served: int, second: int, third: int, second_size: int, third_size: int) -> float:
    """In how many ways two rivals can get their hands from what the one served before has left them."""
    shared = of_sort(blocks, ALL_THREE) + of_sort(blocks, second | third)
    for_second = of_sort(blocks, served | second) + of_sort(blocks, second)
    for_third = of_sort(blocks, served | third) + of_sort(blocks, third)
    total = 0.0
    for from_shared in range(min(shared, second_size) + 1):
        ways = 1.0 * WAYS[shared][from_shared] * WAYS[for_second][second_size - from_shared]
        total += ways * WAYS[shared - from_shared + for_third][third_size]
    return total


def is_drawn(table: Table, ways: float, total: float) -> bool:
    """Whether the latest of several cases comes about: its ways among the total so far are its chance."""
    return below_many(table, FINE) * total < ways * FINE


def take(table: Table, seat: int, waiting: int, rival: int, hand: int) -> None:
    """A rival gets as many blocks of each sort as his hand shall have."""
    for sort in range(SORTS):
        for _ in range(of_sort(hand, sort)):
            hold(table, seat_of(table, seat, rival), draw(table, seat, waiting, sort))


def draw(table: Table, seat: int, waiting: int, sort: int) -> int:
    """A block of one sort, each with the same chance."""
    buildings = 0
    for lot in range(SETS):
        if sort_of(table, seat, waiting, lot) == sort:
            buildings |= table.deck_buildings & OF_SET[lot]
    decorations = 0
    if sort_of(table, seat, waiting, Category.DECORATION) == sort:
        decorations = table.deck_decorations
    place = below(table, count(buildings) + count(decorations))
    if place < count(buildings):
        return nth(buildings, place)
    return BUILDINGS + nth(decorations, place - count(buildings))


def hold(table: Table, seat: int, block: int) -> None:
    """A block goes from the Reserve to a hand."""
    if is_decoration(block):
        table.deck_decorations ^= one(rank_of(block))
        table.hand_decorations[seat] |= one(rank_of(block))
    else:
        table.deck_buildings ^= one(block)
        table.hand_buildings[seat] |= one(block)


def seat_of(table: Table, seat: int, rival: int) -> int:
    """Where a rival sits."""
    return clockwise(table.players, seat, lowest(rival) + 1)


def needs(table: Table, seat: int, rival: int) -> int:
    """How many blocks a rival still has to get: hands are equal, but for those who have played to the trick (L18)."""
    if lowest(rival) + 1 >= table.players:
        return 0
    other = seat_of(table, seat, rival)
    size = hand_size(table, seat) + has_played(table, seat) - has_played(table, other)
    return size - hand_size(table, other)


def waiting_rivals(table: Table, seat: int) -> int:
    """The rivals who have blocks to get."""
    waiting = 0
    for away in range(1, table.players):
        if needs(table, seat, one(away - 1)) > 0:
            waiting |= one(away - 1)
    return waiting


def sort_of(table: Table, seat: int, waiting: int, category: int) -> int:
    """Of the rivals who wait, those who may get blocks of a category, as they have not shown to lack it (L27a)."""
    sort = 0
    for away in range(1, table.players):
        if not has(table.voids[clockwise(table.players, seat, away)], category):
            sort |= one(away - 1)
    return sort & waiting


def tally(table: Table, seat: int, waiting: int) -> int:
    """How many blocks of each sort are to be dealt."""
    blocks = tallied(count(table.deck_decorations), sort_of(table, seat, waiting, Category.DECORATION))
    for lot in range(SETS):
        blocks += tallied(count(table.deck_buildings & OF_SET[lot]), sort_of(table, seat, waiting, lot))
    return blocks


def tallied(number: int, sort: int) -> int:
    """The tally of a number of blocks of one sort."""
    return moved_up(number, sort * SORT_BITS)


def of_sort(blocks: int, sort: int) -> int:
    """How many blocks of a sort a tally counts."""
    return moved_down(blocks, sort * SORT_BITS) & MOST

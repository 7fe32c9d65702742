"""What a decent player weighs: which set his hand can win, and what a trick holds for the side that takes it.

Everything is judged by what the deciding seat knows: its own hand and what lies open. Chances are in 1024ths.
"""

from math import exp

from quartier.engine.primitives.bits import count, has, moved_down
from quartier.engine.primitives.chances import odds, outcome_against
from quartier.engine.primitives.seats import clockwise
from quartier.engine.style import Style
from quartier.games.lotissements.moves import BUILD, CONTRE, OFFER
from quartier.games.lotissements.pieces import OF_SET, RANKS, Category, category_of
from quartier.games.lotissements.policy.values import (
    DIGIT,
    PARTNER,
    SURE,
    best_nearness,
    contest_value,
    haste,
    kept_value,
    set_value,
    stake,
    standing_between,
    standing_within,
)
from quartier.games.lotissements.rules.offers import offers_made
from quartier.games.lotissements.rules.sides import side_of, sides
from quartier.games.lotissements.rules.tricks import hand_size, led, strength, winning_place
from quartier.games.lotissements.table import Phase, Table

STYLE = Style(exploration=1.0, horizon=60, greed=100)
"""How a search plays this game best: to the end of the round, which is nearer than the horizon."""


def outlook(table: Table) -> int:
    """How near each side is to finishing its lot, one digit for each."""
    found = 0
    for side in range(sides(table)):
        found += DIGIT[side] * haste(table, side)
    return found


def weigh(table: Table, move: int, outlook: int) -> int:
    """How much the deciding seat likes a legal move."""
    if move < OFFER:
        return block_value(table, move, outlook)
    if move == BUILD:
        return PARTNER + best_nearness(table)
    if move >= CONTRE:
        return contest_value(table, move - CONTRE)
    return set_value(table, move - OFFER)


# A trick


def block_value(table: Table, block: int, outlook: int) -> int:
    """What the trick will bring, whichever side takes it, less what the block would be worth if kept."""
    first = category_of(block) if table.trick_size == 0 else led(table)
    best = strength(block, first)
    taker = table.turn
    if table.trick_size > 0 and strength(table.trick[winning_place(table)], first) > best:
        best = strength(table.trick[winning_place(table)], first)
        taker = clockwise(table.players, table.leader, winning_place(table))
    followers = expected_followers(table, first)
    value = 0
    still = SURE
    for away in range(1, table.players - table.trick_size):
        rival = clockwise(table.players, table.turn, away)
        threat = still * threat_of(table, rival, first, best) // SURE
        value += threat * stake(table, side_of(table, rival), block, first, followers, outlook)
        still -= threat
    value += still * stake(table, side_of(table, taker), block, first, followers, outlook)
    return value // SURE - kept_value(block)


def expected_followers(table: Table, first: int) -> int:
    """How many of those who have yet to play will follow."""
    followers = 0
    for away in range(1, table.players - table.trick_size):
        followers += chance_of(table, clockwise(table.players, table.turn, away), first, 0)
    return followers


def threat_of(table: Table, rival: int, first: int, best: int) -> int:
    """The chance that a rival who has yet to play can beat the best block."""
    lacks = SURE - chance_of(table, rival, first, 0)
    if best >= 2 * RANKS:
        stronger = chance_of(table, rival, Category.DECORATION, best - 2 * RANKS + 1)
        return stronger if first == Category.DECORATION else lacks * stronger // SURE
    cuts = lacks * chance_of(table, rival, Category.DECORATION, 0) // SURE
    return min(SURE, chance_of(table, rival, first, best - RANKS + 1) + cuts)


# Chances


STEPS = 16
LAST_STEP = 5 * STEPS
CHANCE = tuple(round(SURE * (1 - exp(-step / STEPS))) for step in range(LAST_STEP + 1))
"""The chance that somebody holds at least one, if this many sixteenths of one are to be expected."""


def chance_of(table: Table, rival: int, category: int, rank: int) -> int:
    """The chance that a rival holds a block of this category and at least this rank."""
    if has(table.voids[rival], category):
        return 0
    buildings, decorations = unseen(table)
    if category == Category.DECORATION:
        wanted = count(moved_down(decorations, rank))
    else:
        wanted = count(moved_down(buildings & OF_SET[category], category * RANKS + rank))
    blocks = max(count(buildings) + count(decorations), 1)
    return CHANCE[min(STEPS * wanted * hand_size(table, rival) // blocks, LAST_STEP)]


def unseen(table: Table) -> tuple[int, int]:
    """The buildings and the decorations that lie in other hands or in the Reserve, those turned up left out."""
    buildings = table.deck_buildings ^ table.shown_buildings
    decorations = table.deck_decorations ^ table.shown_decorations
    for seat in range(table.players):
        if seat != table.turn:
            buildings |= table.hand_buildings[seat]
            decorations |= table.hand_decorations[seat]
    return buildings, decorations


# Prospects


def is_settled(table: Table) -> bool:
    """A round has been dealt and nobody has named a set yet: nothing of the last one is left open."""
    return table.phase == Phase.OFFER and offers_made(table) == 0


def evaluate(table: Table, seat: int) -> int:
    """The outcome to be expected, by the chances of all."""
    own = standing(table, side_of(table, seat))
    all_odds = 0
    for side in range(sides(table)):
        all_odds += odds(standing(table, side) - own)
    return outcome_against(all_odds)


def standing(table: Table, side: int) -> int:
    """What speaks for a side, in log-odds."""
    return standing_between(table, side) if is_settled(table) else standing_within(table, side)

"""Everything printed: the 75 blocks, the places of a lot, the hands, and what the score pad pays."""

from enum import IntEnum
from typing import Literal

from quartier.engine.primitives.bits import one

MOST_SEATS = 4


class Category(IntEnum):
    """The four sets of buildings, and the decorations (L3)."""

    HOUSE = 0
    PAVILION = 1
    HLM = 2
    TOWER = 3
    DECORATION = 4


SETS = 4
"""One lot for each (L4)."""
SetText = Literal["house", "pavilion", "hlm", "tower"]
SET_TEXTS: tuple[SetText, ...] = ("house", "pavilion", "hlm", "tower")
CATEGORIES = 5
CATEGORY_TEXTS = (*SET_TEXTS, "decoration")

# Blocks are numbered category by category, each from 1 to 15 (L2). Sets of buildings and of decorations are kept apart:
# a building stands in its set by its number among all blocks, a decoration by its rank.
RANKS = 15
"""Every category has the numbers 1 to 15; a block's rank is its number less one."""
BUILDINGS = SETS * RANKS
BLOCKS = BUILDINGS + RANKS
ALL_BUILDINGS = (1 << BUILDINGS) - 1
ALL_DECORATIONS = (1 << RANKS) - 1
OF_SET = tuple(ALL_DECORATIONS << lot * RANKS for lot in range(SETS))
"""The buildings of each set."""
BUILDINGS_OF = (*OF_SET, 0)
DECORATIONS_OF = (0, 0, 0, 0, ALL_DECORATIONS)
"""The blocks of each category are either buildings or decorations (L3)."""

KINDS = 3
KIND_TEXTS = ("lawn", "pool", "tree")
KIND = (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2)
"""Of each decoration, by rank."""
OF_KIND = tuple(sum(1 << rank for rank in range(RANKS) if KIND[rank] == kind) for kind in range(KINDS))
"""The lawns, the pools and the trees."""

PLACES = 2
"""On every lot, for each kind of decoration (L4)."""
ALL_PLACES = KINDS * PLACES
CONTRACT = 10
"""The buildings that finish a lot, together with all six decorations (L5)."""

HAND = (15, 12, 10)
"""The blocks dealt to each of 2, 3 and 4 players, as long as there are enough (L9)."""

BLOCK_POINTS = 10
"""For every block laid (L22), and for every building beyond the contract (L23)."""
ONE_ROUND_POINTS = 300
SEVERAL_ROUNDS_POINTS = 150
FULL_POINTS = 250
"""For a full lot, built over several rounds (L23b)."""

LAST_ROUND = 30
"""After it the game is over (L25d)."""


def category_of(block: int) -> int:
    """The set that a block belongs to, or the decorations (L3)."""
    return block // RANKS


def rank_of(block: int) -> int:
    """A block's number less one."""
    return block % RANKS


def is_decoration(block: int) -> bool:
    """Whether a block is a lawn, a pool or a tree."""
    return block >= BUILDINGS


def blocks_among(row: list[int], first: int, number: int) -> tuple[int, int]:
    """The buildings, and the decorations, among this many blocks of a row."""
    buildings, decorations = 0, 0
    for place in range(first, first + number):
        block = row[place]
        buildings |= 0 if is_decoration(block) else one(block)
        decorations |= one(rank_of(block)) if is_decoration(block) else 0
    return buildings, decorations

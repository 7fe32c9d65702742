"""What a view tells beyond the document, worked out for people and drawings."""

from __future__ import annotations

from typing_extensions import TypedDict

from quartier.engine.listing import legal_moves
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.seats import clockwise
from quartier.engine.schema import copy_of
from quartier.games.lotissements import notation
from quartier.games.lotissements.pieces import CONTRACT, KINDS, OF_KIND, SETS
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS, texts_of
from quartier.games.lotissements.rules import legal
from quartier.games.lotissements.rules.building import build
from quartier.games.lotissements.rules.lots import buildings_on, free_places, laid_decorations
from quartier.games.lotissements.rules.sides import sides
from quartier.games.lotissements.rules.tricks import led, strength, winning_place
from quartier.games.lotissements.table import Phase, Table


class Decorations(TypedDict):
    """How many decorations of each kind."""

    lawn: int
    pool: int
    tree: int


class Lacking(Decorations):
    """What the contract of a lot still asks for."""

    building: int


class LackingOnLots(TypedDict):
    """The same for each lot."""

    house: Lacking
    pavilion: Lacking
    hlm: Lacking
    tower: Lacking


class Prospect(TypedDict):
    """What a side would lay and score if the round ended now."""

    lays: list[str]
    points: int


def winning_seat(table: Table) -> int | None:
    """Whose block wins the trick as it lies (L16)."""
    return clockwise(table.players, table.leader, winning_place(table)) if table.trick_size else None


def lacking_on_lots(table: Table) -> LackingOnLots:
    """What each contract still asks for (L5)."""
    house, pavilion, hlm, tower = (lacking(table, lot) for lot in range(SETS))
    return {"house": house, "pavilion": pavilion, "hlm": hlm, "tower": tower}


def lacking(table: Table, lot: int) -> Lacking:
    """What the contract of a lot still asks for: buildings, and decorations of each kind (L5)."""
    lawn, pool, tree = (free_places(table.lot_decorations[lot], kind) for kind in range(KINDS))
    return {"building": max(0, CONTRACT - buildings_on(table, lot)), "lawn": lawn, "pool": pool, "tree": tree}


def decorations_left(table: Table) -> Decorations:
    """The decorations that lie on no lot, by their kinds."""
    lawn, pool, tree = (count(of_kind & ~laid_decorations(table)) for of_kind in OF_KIND)
    return {"lawn": lawn, "pool": pool, "tree": tree}


def prospects(table: Table) -> list[Prospect]:
    """For each side, what it would get if the round ended now; piles and lots are open to all (L19-L23)."""
    if table.phase != Phase.PLAY:
        return []
    after = copy_of(table)
    build(after)
    return [
        {
            "lays": texts_of(
                after.lot_buildings & table.captured_buildings[side],
                after.lot_decorations[table.offers[side]] & table.captured_decorations[side],
            ),
            "points": after.points[side] - table.points[side],
        }
        for side in range(sides(table))
    ]


def stronger(table: Table) -> list[str]:
    """The blocks with which the seat that decides would win the trick as it lies (L16)."""
    if table.trick_size == 0:
        return []
    best = strength(table.trick[winning_place(table)], led(table))
    blocks = legal_moves(legal, table, notation.MOVES)
    return [BLOCK_TEXTS[block] for block in blocks if strength(block, led(table)) > best]

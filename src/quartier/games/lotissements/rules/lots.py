"""The lots: what lies on them, which places are free, and when one is finished (L4, L5)."""

from quartier.engine.primitives.bits import count
from quartier.games.lotissements.pieces import ALL_PLACES, CONTRACT, OF_KIND, OF_SET, PLACES, SETS
from quartier.games.lotissements.table import Table


def buildings_on(table: Table, lot: int) -> int:
    """How many buildings lie on a lot."""
    return count(table.lot_buildings & OF_SET[lot])


def decorations_on(table: Table, lot: int) -> int:
    """How many decorations lie on a lot."""
    return count(table.lot_decorations[lot])


def free_places(laid: int, kind: int) -> int:
    """Two places for each kind, over the whole game (L4, L21)."""
    return PLACES - count(laid & OF_KIND[kind])


def laid_decorations(table: Table) -> int:
    """The decorations on all lots."""
    laid = 0
    for lot in range(SETS):
        laid |= table.lot_decorations[lot]
    return laid


def laid_blocks(table: Table) -> int:
    """How many blocks lie on the lots; they stay there for good (L4)."""
    return count(table.lot_buildings) + count(laid_decorations(table))


def is_finished(table: Table, lot: int) -> bool:
    """Whether a lot has all that its contract asks for (L5)."""
    return meets_contract(buildings_on(table, lot), decorations_on(table, lot))


def meets_contract(buildings: int, decorations: int) -> bool:
    """A lot is finished with at least ten buildings and all six decorations (L5)."""
    return buildings >= CONTRACT and decorations == ALL_PLACES

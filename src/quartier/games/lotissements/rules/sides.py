"""Seats and sides: a side owns an offer, a pile of captured blocks and a score (L1)."""

from quartier.engine.primitives.seats import clockwise
from quartier.games.lotissements.table import Table


def sides(table: Table) -> int:
    """Two teams, or every seat a side of its own (L1a, L1b)."""
    return 2 if table.teams else table.players


def side_size(table: Table) -> int:
    """How many players a side has."""
    return 2 if table.teams else 1


def side_of(table: Table, seat: int) -> int:
    """In individual play the seat's own number; seats 0 and 2 against 1 and 3 in teams (L1a, L1b)."""
    return seat % 2 if table.teams else seat


def partner_of(table: Table, seat: int) -> int:
    """Partners sit opposite each other (L1b); in individual play a seat has only itself."""
    return clockwise(table.players, seat, 2) if table.teams else seat

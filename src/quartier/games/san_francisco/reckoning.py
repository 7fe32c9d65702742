"""What people reckon from what they see: who is how near to each district, and what the next cheque may be.

Both are told of a table as a seat sees it, so nothing hidden is in them.
"""

from __future__ import annotations

from typing import Any

from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco.grants import drawing_limit, drawn_total
from quartier.games.san_francisco.majority import can_be_rebuilt, empty_sides, sticks_at
from quartier.games.san_francisco.names import DISTRICT_TEXTS
from quartier.games.san_francisco.pieces import DISTRICTS, ORDINARY, VALUES
from quartier.games.san_francisco.prospects import NEVER, missing, points
from quartier.games.san_francisco.purse import dollars, number, size
from quartier.games.san_francisco.setup import starting_hand
from quartier.games.san_francisco.table import Phase, Table

# Majorities


def standings(table: Table) -> dict[str, dict[str, Any]]:
    """Districts that can still be rebuilt: what each would bring, how many more sticks each seat needs (S52-S55)."""
    return {
        DISTRICT_TEXTS[district]: {"prestige": points(table, district), "needs": needs(table, district)}
        for district in range(DISTRICTS)
        if can_be_rebuilt(table, district)
    }


def needs(table: Table, district: int) -> list[int | None]:
    """How many more sticks on its empty sides would make each seat decisive; None if all would not (S53, S55)."""
    sticks = [sticks_at(table, seat, district) for seat in range(table.players)]
    empty = empty_sides(table, district)
    special = table.city[district] >= ORDINARY
    needed = [
        missing(sticks[seat], max(sticks[:seat] + sticks[seat + 1 :]), empty, special) for seat in range(len(sticks))
    ]
    return [None if sticks_needed == NEVER else sticks_needed for sticks_needed in needed]


# The next cheque


def chances(table: Table, seat: int | None) -> dict[str, Any] | None:
    """While cheques are drawn: how likely the next one is each value, and goes over the limit (S75); else None.

    The bank is all that lies nowhere in sight, less the rivals' hands, which may be any part of their ledgers (S21a).
    """
    if table.phase != Phase.DRAW:
        return None
    likely = [cheques_expected(table, NOBODY if seat is None else seat, value) for value in range(VALUES)]
    room = drawing_limit(table, table.turn) - drawn_total(table)
    over = sum(cheques for value, cheques in enumerate(likely) if dollars(value) > room)
    return {
        "over": round(over / sum(likely), 3),
        "next": [
            {"cheque": dollars(value), "chance": round(cheques / sum(likely), 3), "over": dollars(value) > room}
            for value, cheques in enumerate(likely)
        ],
    }


def cheques_expected(table: Table, seat: int, value: int) -> float:
    """How many cheques of a value are in the bank on average, as a seat may think, or a spectator (NOBODY)."""
    cheques = float(table.players * number(starting_hand(), value)) - list(table.drawn[: table.drawn_size]).count(value)
    for owner in range(table.players):
        if owner == seat:
            cheques -= number(table.hands[owner], value)
        elif table.ledger[owner]:
            cheques -= number(table.ledger[owner], value) * size(table.hands[owner]) / size(table.ledger[owner])
    return max(cheques, 0.0)

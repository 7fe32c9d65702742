"""What a view tells beyond the document: who is how near to each district, and what the next cheque may be.

Everything is worked out from a table as a seat sees it, so nothing hidden is in it.
"""

from __future__ import annotations

from typing_extensions import TypedDict

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.primitives.tally import number_of, total_of
from quartier.games.san_francisco.pieces import (
    DISTRICTS,
    ORDINARY,
    STARTING_HAND,
    STREETS,
    VALUES,
    Kind,
    dollars,
    place_of,
    way_of,
)
from quartier.games.san_francisco.pieces.names import DISTRICT_TEXTS, STREET_TEXTS
from quartier.games.san_francisco.rules.grants import drawing_limit, drawn_total
from quartier.games.san_francisco.rules.majority import NEVER, can_be_rebuilt, empty_sides, missing, points, sticks_at
from quartier.games.san_francisco.rules.streets import districts_of, sides_of
from quartier.games.san_francisco.table import Phase, Table

# The city


def white_streets(table: Table) -> list[str]:
    """The streets round the parks (S5)."""
    parks = districts_of(table, Kind.PARK)
    return [STREET_TEXTS[street] for street in range(STREETS) if has(sides_of(parks, way_of(street)), place_of(street))]


# Majorities


class Standing(TypedDict):
    """What a district would bring, and how many more sticks each seat needs; None if it cannot be rebuilt by it."""

    prestige: int
    needs: list[int | None]


def standings(table: Table) -> dict[str, Standing]:
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
    special = table.tiles[district] >= ORDINARY
    needed = [
        missing(sticks[seat], max(sticks[:seat] + sticks[seat + 1 :]), empty, special) for seat in range(len(sticks))
    ]
    return [None if sticks_needed == NEVER else sticks_needed for sticks_needed in needed]


# The next cheque


class NextCheque(TypedDict):
    """A value that the next cheque may have."""

    cheque: int
    chance: float
    over: bool
    """Whether it would go over the limit."""


class Chances(TypedDict):
    """How likely the next cheque goes over the limit, and is each value."""

    over: float
    next: list[NextCheque]


def chances(table: Table, seat: int | None) -> Chances | None:
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
    cheques = float(table.players * number_of(STARTING_HAND, value)) - list(table.drawn[: table.drawn_size]).count(
        value
    )
    for owner in range(table.players):
        if owner == seat:
            cheques -= number_of(table.hands[owner], value)
        elif table.ledger[owner]:
            cheques -= (
                number_of(table.ledger[owner], value)
                * total_of(table.hands[owner], VALUES)
                / total_of(table.ledger[owner], VALUES)
            )
    return max(cheques, 0.0)

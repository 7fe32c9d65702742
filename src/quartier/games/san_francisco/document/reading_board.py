"""Reading the city and its sticks (S1-S9, S52)."""

from __future__ import annotations

from collections import Counter

from quartier.engine.primitives.bits import one
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.document.reading_fields import place_among, seat_at
from quartier.games.san_francisco.document.shape import Document
from quartier.games.san_francisco.pieces import (
    CENTRE,
    COLUMNS,
    DISTRICTS,
    DISTRICTS_OF_KIND,
    LETTERS,
    ROWS,
    STICKS,
    Kind,
)
from quartier.games.san_francisco.pieces.names import DISTRICT_TEXTS, STREET_TEXTS
from quartier.games.san_francisco.rules.majority import can_be_rebuilt, decisive_player
from quartier.games.san_francisco.rules.setup import breaks_park_rule, lay_streets
from quartier.games.san_francisco.rules.streets import is_empty, put_stick, sticks_on_board
from quartier.games.san_francisco.table import NOTHING, Table


def read_city(table: Table, position: Document) -> None:
    """Five rows of seven, the right number of each letter, the hall in the centre, the park rule kept (S1, S8, S9)."""
    rows = position["tiles"]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise FACTS.bad_position("position-city-shape", "S1")
    letters = "".join(rows)
    found = Counter(letters)
    if any(letter not in LETTERS for letter in letters):
        raise FACTS.bad_position(
            "position-letter", "S6", letter=next(letter for letter in letters if letter not in LETTERS)
        )
    for kind, number in enumerate(DISTRICTS_OF_KIND):
        if found[LETTERS[kind]] != number:
            raise FACTS.bad_position(
                "position-letters", "S8", letter=LETTERS[kind], found=found[LETTERS[kind]], number=number
            )
    table.tiles[:] = [LETTERS.index(letter) for letter in letters]
    if table.tiles[CENTRE] != Kind.HALL:
        raise FACTS.bad_position("position-hall", "S1")
    if breaks_park_rule(table):
        raise FACTS.bad_position("position-parks", "S9")
    lay_streets(table)


def read_board(table: Table, position: Document) -> None:
    """Sticks on streets that are not white, rebuilt districts, and no majority that was overlooked (S5, S7, S52)."""
    for text, seat in position.get("sticks", {}).items():
        put_stick(table, seat_at(table, seat, "sticks"), _empty_street(table, text))
    table.lifted = _empty_street(table, position.get("lifted"))
    for seat in range(table.players):
        lifted = 1 if table.lifted != NOTHING and seat == position["turn"] else 0
        if sticks_on_board(table, seat) + lifted > STICKS:
            raise FACTS.bad_position("position-too-many-sticks", "S7", seat=seat, most=STICKS)
    for text, seat in position.get("rebuilt", {}).items():
        table.rebuilt[seat_at(table, seat, "rebuilt")] |= one(_district(table, text))
    for district in range(DISTRICTS):
        if can_be_rebuilt(table, district) and decisive_player(table, district) != NOBODY:
            raise FACTS.bad_position("position-majority", "S56", district=DISTRICT_TEXTS[district])


def _empty_street(table: Table, text: str | None) -> int:
    street = place_among(STREET_TEXTS, text, "position-street", "S2")
    if street != NOTHING and not is_empty(table, street):
        raise FACTS.bad_position("position-not-empty", "S5", street=text)
    return street


def _district(table: Table, text: str) -> int:
    if text not in DISTRICT_TEXTS or table.tiles[DISTRICT_TEXTS.index(text)] == Kind.PARK:
        raise FACTS.bad_position("position-district", "S6", district=text)
    return DISTRICT_TEXTS.index(text)

"""ALL hidden information: what a seat sees, what it must think possible, and what it knows as numbers.

Hands and the order of the stock are hidden; how many buildings they hold is not. A building lies face down until all
have built (T5).
"""

from __future__ import annotations

from quartier.engine.cards.hands import held_by_all, redeal_hands_and_stock
from quartier.engine.cards.names import texts_of
from quartier.engine.contract import Part
from quartier.engine.primitives.bits import count, lowest, one
from quartier.engine.primitives.copying import copied
from quartier.engine.primitives.dice import seed_dice, some_of
from quartier.engine.primitives.seats import NOBODY, places_between, seat_away
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.engine.views import Question
from towers import FACTS, document
from towers.document import Shown
from towers.pieces import ALL_BUILDINGS, BUILDING_TEXTS, BUILDINGS, MOST_SEATS
from towers.table import FACE_DOWN, NOTHING, PHASES, Phase, Table


class Sight(Shown):
    """What a seat sees of a position."""

    hands: list[list[str] | int]
    """Its own hand by its buildings, others by their size."""
    deck_size: int


class View(Sight, Question):
    """The whole view of a seat."""


def conceal(table: Table, seat: int) -> None:
    """Turns the buildings face down that the seat cannot see yet (T5)."""
    for owner in range(table.players):
        if table.street[owner] != NOTHING and not sees(table, seat, owner):
            table.street[owner] = FACE_DOWN


def sees(table: Table, seat: int, owner: int) -> bool:
    """A seat sees the building of another only when all are turned up (T5)."""
    return owner == seat or table.phase != Phase.BUILD


def view(table: Table, seat: int | None) -> Sight:
    """The position as a seat sees it, or a spectator (None): closed by default."""
    hands = table.hands[: table.players]
    seen = copied(table)
    conceal(seen, NOBODY if seat is None else seat)
    return {
        **document.shown(seen),
        "hands": [texts_of(BUILDING_TEXTS, hand) if owner == seat else count(hand) for owner, hand in enumerate(hands)],
        "deck_size": table.deck_size,
    }


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deals the unseen buildings anew: face down to the street, to the rivals' hands and the stock (T5)."""
    conceal(table, seat)
    seed_dice(table, seed)
    unseen = unseen_buildings(table, seat)
    for rival in range(table.players):
        if table.street[rival] == FACE_DOWN:
            table.street[rival] = lowest(some_of(table, unseen, 1))
            unseen ^= one(table.street[rival])
    table.deck_size = redeal_hands_and_stock(table, table.hands, table.deck, seat, unseen)


def unseen_buildings(table: Table, seat: int) -> int:
    """All buildings but the seat's own and those that lie face up, or are gone."""
    seen = table.hands[seat] | held_by_all(table.kept, table.players) | table.gone
    for owner in range(table.players):
        if table.street[owner] != NOTHING and sees(table, seat, owner):
            seen |= one(table.street[owner])
    return ALL_BUILDINGS ^ seen


OBSERVATION = (
    Part("phase", PHASES, "the phase, one of `build keep over`"),
    Part("decides", MOST_SEATS, "who decides, counted from the seat itself; none when over"),
    Part("hand", BUILDINGS, "the seat's own hand"),
    Part("street", MOST_SEATS * (BUILDINGS + 1), "the building of each seat in this street, the last one face down"),
    Part("gone", BUILDINGS, "the buildings of finished streets that nobody kept"),
    Part("hand_sizes", MOST_SEATS, "buildings in each hand, from the seat itself clockwise"),
    Part("kept", MOST_SEATS * BUILDINGS, "the buildings that each seat has kept"),
    Part("deck_size", 1, "buildings in the stock"),
    FACTS.options_part(),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it."""
    place = put_choice(out, 0, table.phase, PHASES)
    place = put_choice(out, place, places_between(table.players, seat, table.turn), MOST_SEATS)
    place = put_set(out, place, table.hands[seat], BUILDINGS)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        building = table.street[other] if other != NOBODY else NOTHING
        if building != NOTHING and not sees(table, seat, other):
            building = FACE_DOWN
        place = put_choice(out, place, building, BUILDINGS + 1)
    place = put_set(out, place, table.gone, BUILDINGS)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, count(table.hands[other]) if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put_set(out, place, table.kept[other] if other != NOBODY else 0, BUILDINGS)
    place = put(out, place, table.deck_size)
    place = put(out, place, table.players)
    put(out, place, table.lowest)

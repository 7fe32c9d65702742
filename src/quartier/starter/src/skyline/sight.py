"""ALL hidden information: what a seat sees, what it must think possible, and what it knows as numbers.

Hands and the order of the stock are hidden; how many buildings they hold is not.
"""

from __future__ import annotations

from quartier.engine.cards.hands import redeal_hands_and_stock
from quartier.engine.cards.names import texts_of
from quartier.engine.contract import Part
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.seats import NOBODY, places_between, seat_away
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.engine.views import Question
from skyline import FACTS, document
from skyline.document import Shown
from skyline.pieces import ALL_BUILDINGS, BUILDING_TEXTS, BUILDINGS, MOST_SEATS
from skyline.rules import buildings_in_street
from skyline.table import NOTHING, PHASES, Table


class Sight(Shown):
    """What a seat sees of a position."""

    hands: list[list[str] | int]
    """Its own hand by its buildings, others by their size."""
    deck_size: int


class View(Sight, Question):
    """The whole view of a seat."""


def conceal(table: Table, seat: int) -> None:
    """Takes back what others have chosen by half; here every choice is complete with one move."""


def view(table: Table, seat: int | None) -> Sight:
    """The position as a seat sees it, or a spectator (None): closed by default."""
    hands = table.hands[: table.players]
    return {
        **document.shown(table),
        "hands": [texts_of(BUILDING_TEXTS, hand) if owner == seat else count(hand) for owner, hand in enumerate(hands)],
        "deck_size": table.deck_size,
    }


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deals the unseen buildings anew to the rivals' hands and the stock, every deal with the same chance."""
    seed_dice(table, seed)
    unseen = unseen_buildings(table, seat)
    table.deck_size = redeal_hands_and_stock(table, table.hands, table.deck, seat, unseen)


def unseen_buildings(table: Table, seat: int) -> int:
    """All buildings but the seat's own and those that have been put up."""
    return ALL_BUILDINGS ^ (table.hands[seat] | table.gone | buildings_in_street(table))


OBSERVATION = (
    Part("phase", PHASES, "the phase, one of `build over`"),
    Part("decides", MOST_SEATS, "who decides, counted from the seat itself; none when over"),
    Part("hand", BUILDINGS, "the seat's own hand"),
    Part("street", MOST_SEATS * BUILDINGS, "the building of each seat in this street, from the seat itself clockwise"),
    Part("gone", BUILDINGS, "the buildings of finished streets"),
    Part("hand_sizes", MOST_SEATS, "buildings in each hand, from the seat itself clockwise"),
    Part("points", MOST_SEATS, "points of each seat"),
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
        place = put_choice(out, place, table.street[other] if other != NOBODY else NOTHING, BUILDINGS)
    place = put_set(out, place, table.gone, BUILDINGS)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, count(table.hands[other]) if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, table.points[other] if other != NOBODY else 0)
    place = put(out, place, table.deck_size)
    put(out, place, table.players)

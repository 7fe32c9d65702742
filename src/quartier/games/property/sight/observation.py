"""What a seat knows, as numbers for programs."""

from __future__ import annotations

from quartier.engine.cards.piles import cards_in
from quartier.engine.contract import Part
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.copying import copied
from quartier.engine.primitives.seats import NOBODY, places_between, seat_away
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.games.property import FACTS
from quartier.games.property.pieces import CARDS, COURT, LINES, MOST_SEATS, SQUARES
from quartier.games.property.rules.ending import is_bankrupt
from quartier.games.property.sight.conceal import chosen_cards, conceal
from quartier.games.property.table import PHASES, Table

OBSERVATION = (
    Part("phase", PHASES, "the phase as the seat sees it, one of `red black column row buy give over`"),
    Part("decides", MOST_SEATS, "who decides, counted from the seat itself; none when over"),
    Part(
        "owned", MOST_SEATS * SQUARES, "for each seat, from itself clockwise, its squares; row 1 first, column 1 first"
    ),
    Part("mortgaged", SQUARES, "mortgaged squares"),
    Part("hand", CARDS, "the seat's own hand, in card order"),
    Part("played", CARDS, "the cards of this turn, as far as the seat sees them"),
    Part("column", LINES, "the column named"),
    Part("row", LINES, "the row named"),
    Part("discard", CARDS, "cards in the discard pile"),
    Part("hand_sizes", MOST_SEATS, "cards in each hand, from the seat itself clockwise"),
    Part("cash", MOST_SEATS, "dollars of each seat"),
    Part("court", MOST_SEATS * COURT, "kings, queens, jacks, jokers of each seat"),
    Part("given", COURT, "court cards laid down, as far as the seat sees them"),
    Part("bankrupt", MOST_SEATS, "bankrupt seats"),
    Part("deck_size", 1, "cards in the stock"),
    Part("turns", 1, "finished turns"),
    FACTS.options_part(),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it (P11)."""
    seen = table
    if seat != table.turn:
        seen = copied(table)
        conceal(seen, seat)
    place = put_choice(out, 0, seen.phase, PHASES)
    place = put_choice(out, place, places_between(seen.players, seat, seen.turn), MOST_SEATS)
    for away in range(MOST_SEATS):
        other = seat_away(seen.players, seat, away)
        place = put_set(out, place, seen.owned[other] if other != NOBODY else 0, SQUARES)
    place = put_set(out, place, seen.mortgaged, SQUARES)
    place = put_set(out, place, seen.hands[seat], CARDS)
    place = put_set(out, place, chosen_cards(seen), CARDS)
    place = put_choice(out, place, seen.column, LINES)
    place = put_choice(out, place, seen.row, LINES)
    place = put_set(out, place, cards_in(seen.discard, seen.discard_size), CARDS)
    place = observe_seats(seen, seat, out, place)
    place = put(out, place, seen.deck_size)
    place = put(out, place, seen.turns)
    observe_options(seen, out, place)


def observe_seats(table: Table, seat: int, out: list[int], place: int) -> int:
    """Hands, purses, court cards and ruins of the seats, each from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, count(table.hands[other]) if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, table.cash[other] if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        for kind in range(COURT):
            place = put(out, place, table.court[other][kind] if other != NOBODY else 0)
    for kind in range(COURT):
        place = put(out, place, table.given[kind])
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, 1 if other != NOBODY and is_bankrupt(table, other) else 0)
    return place


def observe_options(table: Table, out: list[int], place: int) -> int:
    """The number of players and the options, in the order of the box."""
    place = put(out, place, table.players)
    place = put(out, place, table.bankruptcies)
    place = put(out, place, table.count_squares)
    place = put(out, place, table.payment)
    return put(out, place, table.turn_limit)

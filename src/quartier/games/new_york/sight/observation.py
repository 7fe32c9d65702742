"""What a seat knows, as numbers for programs."""

from __future__ import annotations

from quartier.engine.contract import Part
from quartier.engine.primitives.bits import count, one
from quartier.engine.primitives.copying import copied
from quartier.engine.primitives.seats import NOBODY, places_between, seat_away
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.games.new_york import FACTS
from quartier.games.new_york.moves import in_a_row
from quartier.games.new_york.pieces import CARDS, COLOURS, COPIES_OF, FACES, LINES, MOST_SEATS, SQUARES, face_of
from quartier.games.new_york.rules.piles import hand_size
from quartier.games.new_york.sight.conceal import conceal
from quartier.games.new_york.table import NOTHING, PHASES, Table

OBSERVATION = (
    Part("phase", PHASES, "the phase as the seat sees it, in the order of `Phase`"),
    Part("decides", MOST_SEATS, "who decides, counted clockwise from the seat itself; none when over"),
    Part("active", MOST_SEATS, "whose turn it is, likewise; none before the main round"),
    Part(
        "pawns", MOST_SEATS * SQUARES, "for each seat, from itself clockwise, the squares of its first or only colour"
    ),
    Part(
        "second_pawns", 2 * SQUARES, "for two seats the squares of their second colour; red line 1 first, blue line 1"
    ),
    Part("colours", MOST_SEATS * COLOURS, "for each seat, from itself clockwise, which colours are its"),
    Part("hand", CARDS, "copies of each card in the seat's own hand"),
    Part("played", CARDS, "the cards of this turn, as far as the seat sees them"),
    Part("discard", CARDS, "copies of each card in the discard pile"),
    Part("offered", CARDS, "the card offered to a partner, if the seat is one of the two"),
    Part("square", SQUARES, "the square that waits for its colour, as far as the seat sees it"),
    Part("line", 2 * LINES, "the line named by Statik, as far as the seat sees it"),
    Part("hit", COLOURS, "the colour that loses a pawn"),
    Part("hand_sizes", MOST_SEATS, "cards in each hand, from the seat itself clockwise"),
    Part("money", MOST_SEATS, "coins of each seat"),
    Part("deck_size", 1, "cards in the draw pile"),
    Part("stops", 2, "whether the Stop cards are in play; how many are in the discard pile"),
    Part("swap_done", 1, "whether an offer was made and answered this turn"),
    Part("turns_played", 1, "closed turns"),
    FACTS.options_part(),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it (N7)."""
    seen = table
    if seat != table.turn:
        seen = copied(table)
        conceal(seen, seat)
    place = put_choice(out, 0, seen.phase, PHASES)
    place = put_choice(out, place, places_between(seen.players, seat, seen.turn), MOST_SEATS)
    place = put_choice(out, place, places_between(seen.players, seat, seen.active), MOST_SEATS)
    place = observe_board(seen, seat, out, place)
    place = observe_cards(seen, seat, out, place)
    place = observe_choices(seen, out, place)
    place = observe_seats(seen, seat, out, place)
    place = put(out, place, seen.deck_size)
    place = put(out, place, seen.stop_phase)
    place = put(out, place, seen.discarded_stops)
    place = put(out, place, seen.swap_done)
    place = put(out, place, seen.turns_played)
    observe_options(seen, out, place)


def observe_board(table: Table, seat: int, out: list[int], place: int) -> int:
    """The pawns and the colours of the seats, each from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        place = put_set(out, place, in_a_row(pawns_of(table, seat_away(table.players, seat, away), 0)), SQUARES)
    for away in range(2):
        place = put_set(out, place, in_a_row(pawns_of(table, seat_away(table.players, seat, away), 1)), SQUARES)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        for colour in range(COLOURS):
            place = put(out, place, 1 if other != NOBODY and table.owner[colour] == other else 0)
    return place


def pawns_of(table: Table, seat: int, skipped: int) -> int:
    """The squares of a seat's first colour, or of the next after this many skipped."""
    for colour in range(COLOURS):
        if seat != NOBODY and table.owner[colour] == seat:
            if skipped == 0:
                return table.pawns[colour]
            skipped -= 1
    return 0


def observe_cards(table: Table, seat: int, out: list[int], place: int) -> int:
    """The seat's hand, the cards of this turn, the discard pile and the card offered."""
    place = observe_copies(table.hands[seat], out, place)
    place = observe_copies(table.played, out, place)
    place = observe_copies(table.discard, out, place)
    return put_choice(out, place, table.offered, CARDS)


def observe_copies(cards: list[int], out: list[int], place: int) -> int:
    """How many copies of each card lie among red and blue ones."""
    for card in range(CARDS):
        place = put(out, place, count(cards[card // FACES] & COPIES_OF[face_of(card)]))
    return place


def observe_choices(table: Table, out: list[int], place: int) -> int:
    """The square, line and colour settled."""
    square = 0 if table.square == NOTHING else in_a_row(one(table.square))
    place = put_set(out, place, square, SQUARES)
    place = put_choice(out, place, table.line, 2 * LINES)
    return put_choice(out, place, table.target, COLOURS)


def observe_seats(table: Table, seat: int, out: list[int], place: int) -> int:
    """Hands and purses of the seats, each from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, 0 if other == NOBODY else hand_size(table, other))
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, 0 if other == NOBODY else table.money[other])
    return place


def observe_options(table: Table, out: list[int], place: int) -> int:
    """The number of players and the options, in the order of the box."""
    place = put(out, place, table.players)
    place = put(out, place, table.edition)
    place = put(out, place, table.events)
    place = put(out, place, table.own_colour)
    place = put(out, place, table.teams)
    return put(out, place, table.pawn_limit)

"""All hidden information of New York is decided here: what a seat sees, and what it may think possible (N7).

Hands and the order of the draw pile are hidden, before the main round also the coming colours and the first player. A
card offered to a partner is seen by the two partners only. A turn that is only half chosen is hidden too: until a
square is taken, a victim named or a pawn placed, the others see the seat choosing, its hand whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quartier.engine.contract import Part
from quartier.engine.listing import moves_in_view
from quartier.engine.primitives.bits import count, nth, one
from quartier.engine.primitives.dice import below, seed_dice, shuffle, some_of
from quartier.engine.primitives.seats import NOBODY, clockwise, places_between
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.engine.schema import copy_of
from quartier.games.new_york import document, notation
from quartier.games.new_york.board import colour_at, colours_in_play, group_size, price, reserve
from quartier.games.new_york.names import SQUARES_BY_TEXT
from quartier.games.new_york.pieces import (
    BLUE,
    CARDS,
    CLEARINGS,
    COLOURS,
    COPIES_OF,
    FACES,
    LINES,
    MOST_SEATS,
    PACK,
    RED,
    SQUARES,
    STOP_CARDS,
    VICTIM_CHOOSES,
    face_of,
)
from quartier.games.new_york.piles import (
    clear_deck,
    hand_size,
    play_from_hand,
    played_cards,
    put_on_deck,
    put_stops_on_deck,
    shuffle_pack,
    take_back_played_cards,
)
from quartier.games.new_york.preliminary import draw_lots, is_preliminary
from quartier.games.new_york.rules import in_a_row, legal
from quartier.games.new_york.scoring import score
from quartier.games.new_york.shapes import digit_of, split_hands
from quartier.games.new_york.table import NOTHING, PHASES, Phase, Table
from quartier.games.new_york.teams import partner_of

# The view of a seat, for people


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (N7)."""
    seen = copy_of(table)
    if seat != table.turn:
        take_back_choices(seen)
    shown = document.write(seen)
    for secret in ("deck", "colour_deck", "first_seat"):
        del shown[secret]
    shown["hands"] = [hand if owner == seat else len(hand) for owner, hand in enumerate(shown["hands"])]
    if seat is None or not sees_offer(table, seat):
        shown["offered"] = None
    shown["deck_size"] = table.deck_size
    shown["reserves"] = reserves(table)
    shown["prices"] = lines_of_numbers(table, price)
    shown["groups"] = lines_of_numbers(table, group_size)
    shown["scores"] = [score(table, owner) for owner in range(table.players)]
    shown["seat"] = seat
    shown["moves"] = moves_in_view(notation, legal, table) if seat is not None and seat == table.turn else []
    return shown


def reserves(table: Table) -> list[int] | None:
    """The pawns that each colour in play has left, None if there is no limit (N5)."""
    return [reserve(table, colour) for colour in range(colours_in_play(table))] if table.pawn_limit else None


def lines_of_numbers(table: Table, number_of: Callable[[Table, int, int], int]) -> list[list[int]]:
    """For each square, red line 1 first, a number that depends on its pawn; 0 where it is empty."""
    coloured = [(square, colour_at(table, square)) for square in SQUARES_BY_TEXT.values()]
    numbers = [0 if colour == NOTHING else number_of(table, square, colour) for square, colour in coloured]
    return [numbers[red * LINES : (red + 1) * LINES] for red in range(LINES)]


def sees_offer(table: Table, seat: int) -> bool:
    """A card offered is seen by the two partners only (N7)."""
    return seat == table.active or seat == partner_of(table, table.active)


# Choices that are only half made


def is_half_made(table: Table) -> bool:
    """Whether the seat that decides has begun to choose and is not done, so that nobody else knows of it."""
    if table.phase == Phase.MARK:
        return played_cards(table) & VICTIM_CHOOSES == 0
    return Phase.SECOND <= table.phase <= Phase.TARGET


def beginning_of(table: Table) -> int:
    """The phase in which the half-made choice began."""
    if is_preliminary(table):
        return Phase.PLACE
    return Phase.REFILL if played_cards(table) & CLEARINGS != 0 else Phase.CARD


def take_back_choices(table: Table) -> None:
    """A half-made choice is nobody else's business: it is as if not yet begun."""
    if is_half_made(table):
        table.phase = beginning_of(table)
        table.square = NOTHING
        table.line = NOTHING
        if table.phase == Phase.CARD:
            take_back_played_cards(table)


# What a seat must think possible


def redeal(table: Table, seat: int, seed: int) -> None:
    """Draws anew all that the seat cannot know, every possible deal with the same chance."""
    seed_dice(table, seed)
    if seat != table.turn:
        take_back_choices(table)
    if is_preliminary(table):
        shuffle_pack(table)
        draw_lots(table)
    elif table.phase == Phase.EXCHANGE:
        redeal_under_offer(table, seat)
    else:
        redeal_cards(table, seat)


def redeal_under_offer(table: Table, seat: int) -> None:
    """The partner knows the card offered, the opponents do not; it stays in the active seat's hand (N56)."""
    if seat == table.turn:
        play_from_hand(table, table.offered)
        redeal_cards(table, seat)
        take_back_played_cards(table)
    else:
        redeal_cards(table, seat)
        if seat != table.active:
            table.offered = some_card(table, table.active)


def some_card(table: Table, seat: int) -> int:
    """One of the cards in a hand, drawn at random."""
    place = below(table, hand_size(table, seat))
    reds = count(table.hands[seat][RED])
    if place < reds:
        return face_of(nth(table.hands[seat][RED], place))
    return FACES + face_of(nth(table.hands[seat][BLUE], place - reds))


def redeal_cards(table: Table, seat: int) -> None:
    """The unseen cards go to the rivals' hands and the draw pile, which the Stop cards share if they are there (N7)."""
    reds = unseen_cards(table, seat, RED)
    blues = unseen_cards(table, seat, BLUE)
    split = split_hands(table, seat, count(reds), count(blues))
    for rival in range(table.players):
        if rival != seat:
            size = hand_size(table, rival)
            red_cards = digit_of(split, rival)
            table.hands[rival][RED] = some_of(table, reds, red_cards)
            table.hands[rival][BLUE] = some_of(table, blues, size - red_cards)
            reds ^= table.hands[rival][RED]
            blues ^= table.hands[rival][BLUE]
    clear_deck(table)
    put_on_deck(table, reds, RED)
    put_on_deck(table, blues, BLUE)
    if table.stop_phase:
        put_stops_on_deck(table, STOP_CARDS - table.discarded_stops)
    shuffle(table, table.deck, table.deck_size)


def unseen_cards(table: Table, seat: int, colour: int) -> int:
    """All cards of a colour but the seat's own, the discard pile and the cards played (N7)."""
    pack = PACK[table.edition][table.events][colour]
    return pack ^ table.hands[seat][colour] ^ table.discard[colour] ^ table.played[colour]


# The same as numbers, for programs

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
    Part("options", 6, "players, edition, events, own_colour, teams, pawn_limit"),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it."""
    place = put_choice(out, 0, visible_phase(table, seat), PHASES)
    place = put_choice(out, place, places_between(table.players, seat, table.turn), MOST_SEATS)
    place = put_choice(out, place, places_between(table.players, seat, table.active), MOST_SEATS)
    place = observe_board(table, seat, out, place)
    place = observe_cards(table, seat, out, place)
    place = observe_choices(table, seat, out, place)
    place = observe_seats(table, seat, out, place)
    place = put(out, place, table.deck_size)
    place = put(out, place, table.stop_phase)
    place = put(out, place, table.discarded_stops)
    place = put(out, place, table.swap_done)
    place = put(out, place, table.turns_played)
    place = put(out, place, table.players)
    place = put(out, place, table.edition)
    place = put(out, place, table.events)
    place = put(out, place, table.own_colour)
    place = put(out, place, table.teams)
    put(out, place, table.pawn_limit)


def observe_board(table: Table, seat: int, out: list[int], place: int) -> int:
    """The pawns and the colours of the seats, each from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        place = put_set(out, place, in_a_row(pawns_of(table, seat_away(table, seat, away), 0)), SQUARES)
    for away in range(2):
        place = put_set(out, place, in_a_row(pawns_of(table, seat_away(table, seat, away), 1)), SQUARES)
    for away in range(MOST_SEATS):
        for colour in range(COLOURS):
            owner = table.owner[colour]
            place = put(out, place, 1 if owner != NOBODY and owner == seat_away(table, seat, away) else 0)
    return place


def seat_away(table: Table, seat: int, away: int) -> int:
    """The seat so many places clockwise, NOBODY where there are not so many."""
    return clockwise(table.players, seat, away) if away < table.players else NOBODY


def pawns_of(table: Table, seat: int, skipped: int) -> int:
    """The squares of a seat's first colour, or of the next after so many skipped."""
    for colour in range(COLOURS):
        if seat != NOBODY and table.owner[colour] == seat:
            if skipped == 0:
                return table.pawns[colour]
            skipped -= 1
    return 0


def observe_cards(table: Table, seat: int, out: list[int], place: int) -> int:
    """The seat's hand, the cards of this turn unless they are another's half-made choice, the discard pile."""
    for card in range(CARDS):
        place = put(out, place, count(table.hands[seat][card // FACES] & COPIES_OF[face_of(card)]))
    hidden = are_cards_hidden(table, seat)
    for card in range(CARDS):
        played = count(table.played[card // FACES] & COPIES_OF[face_of(card)])
        place = put(out, place, 0 if hidden else played)
    for card in range(CARDS):
        place = put(out, place, count(table.discard[card // FACES] & COPIES_OF[face_of(card)]))
    return put_choice(out, place, table.offered if sees_offer(table, seat) else NOTHING, CARDS)


def observe_choices(table: Table, seat: int, out: list[int], place: int) -> int:
    """The square, line and colour settled, unless they are another's half-made choice."""
    hidden = is_hidden(table, seat)
    square = 0 if hidden or table.square == NOTHING else in_a_row(one(table.square))
    place = put_set(out, place, square, SQUARES)
    place = put_choice(out, place, NOTHING if hidden else table.line, 2 * LINES)
    return put_choice(out, place, table.hit, COLOURS)


def observe_seats(table: Table, seat: int, out: list[int], place: int) -> int:
    """Hands and purses of the seats, each from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        other = seat_away(table, seat, away)
        place = put(out, place, 0 if other == NOBODY else visible_hand_size(table, seat, other))
    for away in range(MOST_SEATS):
        other = seat_away(table, seat, away)
        place = put(out, place, 0 if other == NOBODY else table.money[other])
    return place


def is_hidden(table: Table, seat: int) -> bool:
    """Whether another seat's half-made choice lies on the table."""
    return seat != table.turn and is_half_made(table)


def are_cards_hidden(table: Table, seat: int) -> bool:
    """Whether the cards of this turn belong to that choice; those of a refill lie open."""
    return is_hidden(table, seat) and beginning_of(table) == Phase.CARD


def visible_phase(table: Table, seat: int) -> int:
    """The phase, with half-made choices of others as if not yet begun."""
    return beginning_of(table) if is_hidden(table, seat) else table.phase


def visible_hand_size(table: Table, seat: int, other: int) -> int:
    """The cards in a hand; others see it whole while its owner chooses."""
    size = hand_size(table, other)
    if other == table.active and are_cards_hidden(table, seat):
        size += count(table.played[RED]) + count(table.played[BLUE])
    return size

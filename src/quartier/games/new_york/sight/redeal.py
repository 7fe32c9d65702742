"""What a seat must think possible: hands, draw pile and lots drawn anew (N7)."""

from __future__ import annotations

from quartier.engine.primitives.bits import count, nth, one
from quartier.engine.primitives.dice import below, seed_dice, shuffle, some_of
from quartier.engine.primitives.tally import number_of
from quartier.games.new_york.pieces import BLUE, COPIES_OF, FACES, PACK, RED, STOP_CARDS, face_of
from quartier.games.new_york.rules.piles import (
    clear_deck,
    hand_size,
    play_from_hand,
    put_on_deck,
    put_stops_on_deck,
    take_back_played_cards,
)
from quartier.games.new_york.rules.preliminary import is_preliminary
from quartier.games.new_york.rules.setup import draw_lots, shuffle_pack
from quartier.games.new_york.sight.conceal import conceal
from quartier.games.new_york.sight.splits import split_hands
from quartier.games.new_york.table import Phase, Table


def redeal(table: Table, seat: int, seed: int) -> None:
    """Draws anew all that the seat cannot know, every possible deal with the same chance."""
    seed_dice(table, seed)
    conceal(table, seat)
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
    number_copies_anew(table, seat)
    reds = unseen_cards(table, seat, RED)
    blues = unseen_cards(table, seat, BLUE)
    split = split_hands(table, seat, count(reds), count(blues))
    for rival in range(table.players):
        if rival != seat:
            size = hand_size(table, rival)
            red_cards = number_of(split, rival)
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


# Copies of a card differ in their number alone, which nobody sees


def number_copies_anew(table: Table, seat: int) -> None:
    """The cards that the seat sees are the first copies, so that no chance hangs on which ones they were."""
    for colour in range(2):
        discarded = table.discard[colour]
        in_sight = discarded | table.played[colour]
        table.hands[seat][colour] = first_copies(in_sight | table.hands[seat][colour]) ^ first_copies(in_sight)
        table.played[colour] = first_copies(in_sight) ^ first_copies(discarded)
        table.discard[colour] = first_copies(discarded)


def first_copies(cards: int) -> int:
    """As many copies of each face, but the first ones."""
    copies = 0
    for face in range(FACES):
        for copy in range(count(cards & COPIES_OF[face])):
            copies |= one(copy * FACES + face)
    return copies

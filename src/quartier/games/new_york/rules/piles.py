"""The hands, the draw pile and the discard pile: playing, discarding, drawing, reshuffling (N20, N26, N29 to N31)."""

from quartier.engine.cards.piles import clear_above, put_all_on, put_copies_on
from quartier.engine.primitives.bits import count, lowest, moved_down, moved_up, one
from quartier.engine.primitives.dice import shuffle
from quartier.engine.primitives.notes import note
from quartier.games.new_york.pieces import (
    BLUE,
    COPIES_OF,
    ENOUGH,
    FACES,
    PLACES,
    RED,
    RED_CARDS,
    STOP_CARD,
    face_of,
)
from quartier.games.new_york.rules.ending import stop
from quartier.games.new_york.table import Event, Phase, Table


def clear_deck(table: Table) -> None:
    """The draw pile is empty, without a trace of what lay there."""
    table.deck_size = 0
    clear_above(table.deck, table.deck_size)


def put_on_deck(table: Table, cards: int, colour: int) -> None:
    """Cards of one colour go on the draw pile, one after the other."""
    table.deck_size = put_all_on(table.deck, table.deck_size, cards, colour * PLACES)


def put_stops_on_deck(table: Table, stops: int) -> None:
    """This many Stop cards go on the draw pile."""
    table.deck_size = put_copies_on(table.deck, table.deck_size, STOP_CARD, stops)


# Hands


def faces(cards: int) -> int:
    """The different faces among cards of one colour."""
    twice = cards | moved_down(cards, FACES)
    return (twice | moved_down(twice, 2 * FACES) | moved_down(cards, 4 * FACES)) & RED_CARDS


def held(table: Table, seat: int) -> int:
    """The different cards in a hand, in canonical order."""
    return faces(table.hands[seat][RED]) | moved_up(faces(table.hands[seat][BLUE]), FACES)


def hand_size(table: Table, seat: int) -> int:
    """How many cards a hand has."""
    return count(table.hands[seat][RED]) + count(table.hands[seat][BLUE])


def is_short(table: Table, seat: int) -> bool:
    """Whether a hand has fewer than two red or fewer than two blue cards; events count by their colour (N29, N37)."""
    return count(table.hands[seat][RED]) < ENOUGH or count(table.hands[seat][BLUE]) < ENOUGH


def copy_held(table: Table, seat: int, card: int) -> int:
    """One of the copies of a card that a hand has; which one does not matter."""
    return lowest(table.hands[seat][card // FACES] & COPIES_OF[face_of(card)])


# The cards of this turn


def play_from_hand(table: Table, card: int) -> None:
    """A named card leaves the hand and lies in the play area (N20)."""
    copy = one(copy_held(table, table.active, card))
    table.hands[table.active][card // FACES] ^= copy
    table.played[card // FACES] |= copy


def played_cards(table: Table) -> int:
    """The cards of this turn, as a set of different cards."""
    return faces(table.played[RED]) | moved_up(faces(table.played[BLUE]), FACES)


def red_card(table: Table) -> int:
    """The red card of the pair."""
    return lowest(faces(table.played[RED]))


def blue_card(table: Table) -> int:
    """The blue card of the pair."""
    return FACES + lowest(faces(table.played[BLUE]))


def take_back_played_cards(table: Table) -> None:
    """The cards of this turn go back to the hand of the active seat."""
    for colour in range(2):
        table.hands[table.active][colour] |= table.played[colour]
        table.played[colour] = 0


def discard_played_cards(table: Table) -> None:
    """The cards of this turn go on the discard pile (N28)."""
    for colour in range(2):
        table.discard[colour] |= table.played[colour]
        table.played[colour] = 0


# Discarding and drawing


def discard_hand(table: Table, seat: int) -> None:
    """A whole hand goes on the discard pile (N26)."""
    for colour in range(2):
        table.discard[colour] |= table.hands[seat][colour]
        table.hands[seat][colour] = 0


def fill_hand(table: Table, seat: int) -> None:
    """One card after the other until the hand is no longer short, a Stop card comes, or no card is left (N29, N31)."""
    cards = 0
    while table.phase != Phase.OVER and is_short(table, seat):
        if table.deck_size == 0:
            reshuffle(table)
        if table.deck_size == 0:
            break
        take_top_card(table, seat)
        cards += 1
    if table.phase == Phase.OVER:
        cards -= 1
    if cards > 0:
        note(table, Event.DREW, seat, cards)
    if table.phase == Phase.OVER:
        note(table, Event.STOPPED, seat)


def take_top_card(table: Table, seat: int) -> None:
    """The top card of the draw pile goes to the hand, but a Stop card ends the game (N29, N33)."""
    table.deck_size -= 1
    card = table.deck[table.deck_size]
    if card == STOP_CARD:
        stop(table)
    else:
        table.hands[seat][card // PLACES] |= one(card % PLACES)


def reshuffle(table: Table) -> None:
    """When a card is needed and the draw pile is empty, the whole discard pile becomes the draw pile (N30)."""
    put_on_deck(table, table.discard[RED], RED)
    put_on_deck(table, table.discard[BLUE], BLUE)
    put_stops_on_deck(table, table.discarded_stops)
    clear_discard(table)
    if table.deck_size > 0:
        note(table, Event.RESHUFFLED, table.deck_size)
    shuffle(table, table.deck, table.deck_size)


def clear_discard(table: Table) -> None:
    """The discard pile is empty."""
    table.discard[RED] = 0
    table.discard[BLUE] = 0
    table.discarded_stops = 0

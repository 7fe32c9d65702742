"""Discarding and drawing: a hand holds both colours between turns (P28)."""

from quartier.engine.primitives.bits import has, one
from quartier.engine.primitives.dice import shuffle
from quartier.engine.primitives.notes import note
from quartier.games.property.pieces import BLACK, CARDS, RED
from quartier.games.property.table import Event, Table


def discard_played_cards(table: Table) -> None:
    """Red first, then black (P28)."""
    put_on_discard(table, table.red)
    put_on_discard(table, table.black)


def discard_hand(table: Table, seat: int) -> None:
    """The remaining hand goes on the discard pile in card order (P27)."""
    for card in range(CARDS):
        if has(table.hands[seat], card):
            put_on_discard(table, card)
    table.hands[seat] = 0


def put_on_discard(table: Table, card: int) -> None:
    """A card on top of the discard pile, face up."""
    table.discard[table.discard_size] = card
    table.discard_size += 1


def fill_hand(table: Table, seat: int) -> None:
    """One card at a time until the hand holds both colours (P28)."""
    cards = 0
    while lacks_a_colour(table, seat):
        if table.deck_size == 0:
            reshuffle(table)
        take_top_card(table, seat)
        cards += 1
    if cards > 0:
        note(table, Event.DREW, seat, cards)


def lacks_a_colour(table: Table, seat: int) -> bool:
    """Whether the hand has no red or no black card (P28c)."""
    return table.hands[seat] & RED == 0 or table.hands[seat] & BLACK == 0


def take_top_card(table: Table, seat: int) -> None:
    """The top card of the stock goes to the hand."""
    table.deck_size -= 1
    table.hands[seat] |= one(table.deck[table.deck_size])


def reshuffle(table: Table) -> None:
    """When a card is needed and the stock is empty, the whole discard pile becomes the stock (P28a)."""
    note(table, Event.RESHUFFLED, table.discard_size)
    for place in range(table.discard_size):
        table.deck[place] = table.discard[place]
    table.deck_size = table.discard_size
    table.discard_size = 0
    shuffle(table, table.deck, table.deck_size)

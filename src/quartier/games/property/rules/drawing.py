"""Discarding and drawing: a hand holds both colours between turns (P28)."""

from quartier.engine.cards.piles import put_all_on, put_on, renew_stock
from quartier.engine.primitives.bits import one
from quartier.engine.primitives.notes import note
from quartier.games.property.pieces import BLACK, RED
from quartier.games.property.table import Event, Table


def discard_played_cards(table: Table) -> None:
    """Red first, then black (P28)."""
    table.discard_size = put_on(table.discard, table.discard_size, table.red)
    table.discard_size = put_on(table.discard, table.discard_size, table.black)


def discard_hand(table: Table, seat: int) -> None:
    """The remaining hand goes on the discard pile in card order (P27)."""
    table.discard_size = put_all_on(table.discard, table.discard_size, table.hands[seat])
    table.hands[seat] = 0


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
    table.deck_size = renew_stock(table, table.deck, table.discard, table.discard_size)
    table.discard_size = 0

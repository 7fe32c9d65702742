"""Piles of cards: a list, its top card last, and beside it how many cards lie there."""

from __future__ import annotations

from typing import Any

from quartier.engine.primitives.bits import lowest, one
from quartier.engine.primitives.dice import shuffle


def put_on(pile: list[int], size: int, card: int) -> int:
    """Puts a card on top of a pile and returns how many lie there then."""
    pile[size] = card
    return size + 1


def put_all_on(pile: list[int], size: int, cards: int, first: int = 0) -> int:
    """Puts a set of cards on top of a pile, the lowest first, and returns how many lie there then.

    Where a pile holds the cards of several sets, `first` is the number of a set's first card.
    """
    while cards != 0:
        card = lowest(cards)
        pile[size] = first + card
        size += 1
        cards ^= one(card)
    return size


def put_copies_on(pile: list[int], size: int, card: int, copies: int) -> int:
    """Puts this many copies of a card on top of a pile, where cards are known by their kind alone.

    Returns how many cards lie there then.
    """
    for _ in range(copies):
        pile[size] = card
        size += 1
    return size


def cards_in(pile: list[int], size: int) -> int:
    """The set of all cards in a pile."""
    return top_cards(pile, size, size)


def top_cards(pile: list[int], size: int, number: int) -> int:
    """The set of this many cards from the top of a pile; they still lie there."""
    cards = 0
    for place in range(size - number, size):
        cards |= one(pile[place])
    return cards


def renew_stock(table: Any, stock: list[int], discard: list[int], number: int) -> int:
    """Shuffles this many cards from the bottom of the discard pile; they are the stock. Returns how many they are."""
    for place in range(number):
        stock[place] = discard[place]
    shuffle(table, stock, number)
    return number


def make_pile(table: Any, pile: list[int], cards: int) -> int:
    """Shuffles a set of cards; they are the pile, without a trace of what lay there. Returns how many they are."""
    size = put_all_on(pile, 0, cards)
    clear_above(pile, size)
    shuffle(table, pile, size)
    return size


def clear_above(pile: list[int], size: int) -> None:
    """Leaves no trace of cards that lay above the first `size` of a pile."""
    for place in range(size, len(pile)):
        pile[place] = 0

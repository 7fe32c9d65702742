"""How cards are written in moves, documents and events, and how people write playing cards."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.engine.primitives.bits import things_in
from quartier.engine.words.happenings import Kind

RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
SUITS = ("d", "h", "c", "s")
SYMBOLS = {"d": "♦", "h": "♥", "c": "♣", "s": "♠"}


def playing_cards(ranks: Sequence[str] = RANKS, suits: Sequence[str] = SUITS) -> tuple[str, ...]:
    """The texts of a pack, such as `3h` or `10c`, suit after suit; a card's number is its place among them."""
    return tuple(rank + suit for suit in suits for rank in ranks)


def card_symbol(language: str, text: str) -> str:
    """A playing card as people write it in any language, such as `3♥` or `A♠`."""
    return text[:-1].upper() + SYMBOLS[text[-1]]


def playing_card(texts: Sequence[str]) -> Kind:
    """The kind of fact that a playing card is, in a pack with these texts."""
    return Kind(lambda card: texts[card], card_symbol)


def texts_of(texts: Sequence[str], cards: int) -> list[str]:
    """The texts of a set of cards, in the order of the pack."""
    return [texts[card] for card in things_in(cards)]

"""How printed things are written in moves, documents and events, and how people say them."""

from quartier.engine.primitives.bits import things_in
from quartier.engine.primitives.grid import column_of, row_of
from quartier.engine.words.happenings import Kind
from quartier.games.property.pieces import RANKS, SUITS

CARD_TEXTS = tuple(rank + suit for suit in SUITS for rank in RANKS)


SYMBOLS = {"d": "♦", "h": "♥", "c": "♣", "s": "♠"}


def card_text(card: int) -> str:
    """A card's text, such as `3h` or `10c`."""
    return CARD_TEXTS[card]


def card_texts(cards: int) -> list[str]:
    """The texts of a set of cards, in card order."""
    return [CARD_TEXTS[card] for card in things_in(cards)]


def square_text(square: int) -> str:
    """A square's text: its column, a comma, its row."""
    return f"{column_of(square) + 1},{row_of(square) + 1}"


def card_symbol(language: str, text: str) -> str:
    """A card as people write it, such as `3♥` or `A♠`."""
    return text[:-1].upper() + SYMBOLS[text[-1]]


CARD = Kind(card_text, card_symbol)
SQUARE = Kind(square_text)

"""How printed things are written in moves, documents and events, and how people say them."""

from quartier.engine.cards.names import playing_card, playing_cards, texts_of
from quartier.engine.primitives.grid import column_of, row_of
from quartier.engine.words.happenings import Kind
from quartier.games.property.pieces import RANKS, SUITS

CARD_TEXTS = playing_cards(RANKS, SUITS)


def card_texts(cards: int) -> list[str]:
    """The texts of a set of cards, in card order."""
    return texts_of(CARD_TEXTS, cards)


def square_text(square: int) -> str:
    """A square's text: its column, a comma, its row."""
    return f"{column_of(square) + 1},{row_of(square) + 1}"


CARD = playing_card(CARD_TEXTS)
SQUARE = Kind(square_text)

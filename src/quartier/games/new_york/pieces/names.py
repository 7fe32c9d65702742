"""How printed things are written in moves, documents and events, and how people say them."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.grid import column_of, row_of, square_at
from quartier.engine.words.catalogue import say
from quartier.engine.words.happenings import Kind
from quartier.games.new_york.pieces import (
    BLUE,
    CARD_TEXTS,
    COLOUR_TEXTS,
    FACES,
    LINE_NUMBERS,
    LINES,
    PLACES,
    RED,
    STOP_CARD,
    STOP_TEXT,
    face_of,
)

LINE_TEXTS = (*(f"r{line}" for line in LINE_NUMBERS), *(f"b{line}" for line in LINE_NUMBERS))

LINES_BY_TEXT = {text: line for line, text in enumerate(LINE_TEXTS)}
CARDS_BY_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}
COLOURS_BY_TEXT = {text: colour for colour, text in enumerate(COLOUR_TEXTS)}


def card_text(card: int) -> str:
    """A card's text, such as `r3`, `bj` or `r-ruin`."""
    return CARD_TEXTS[card]


def square_text(square: int) -> str:
    """A square's text: its two lines, such as `r3b5` (N1)."""
    return f"r{row_of(square) + 1}b{column_of(square) + 1}"


SQUARES_BY_TEXT = {
    square_text(square): square for square in (square_at(blue, red) for red in range(LINES) for blue in range(LINES))
}
"""The squares in the order of the moves."""


def line_text(line: int) -> str:
    """A line's text, such as `b5`."""
    return LINE_TEXTS[line]


def colour_text(colour: int) -> str:
    """A colour's text."""
    return COLOUR_TEXTS[colour]


def deck_text(card: int) -> str:
    """The text of a card as the draw pile numbers it."""
    return STOP_TEXT if card == STOP_CARD else CARD_TEXTS[card // PLACES * FACES + face_of(card % PLACES)]


def card_texts(cards: Sequence[int]) -> list[str]:
    """The texts of a set of red cards and a set of blue ones, in canonical order."""
    return texts_of_colour(cards[RED], RED) + texts_of_colour(cards[BLUE], BLUE)


def texts_of_colour(cards: int, colour: int) -> list[str]:
    """The texts of a set of cards of one colour, in canonical order."""
    numbers = [card for card in range(PLACES) if has(cards, card)]
    return [CARD_TEXTS[colour * FACES + face] for face in sorted(map(face_of, numbers))]


# As people say it. The words serve both editions: R is red, B blue or black.


def spoken_card(language: str, text: str) -> str:
    """A card as people write it: `R3`, `B★` for a joker, an event by its name."""
    letter, face = text[0].upper(), text[1:]
    if text == STOP_TEXT:
        return say(language, "card-stop", "new_york")
    if face.startswith("-"):
        return f"{letter}-{say(language, f'card{face}', 'new_york')}"
    return letter + ("★" if face == "j" else face)


def spoken_cards(language: str, texts: list[str]) -> str:
    """Several cards in a row."""
    return " ".join(spoken_card(language, text) for text in texts)


def spoken_square(language: str, text: str) -> str:
    """A square or a line as people write it, such as `R3B5`."""
    return text.upper()


def spoken_colour(language: str, text: str) -> str:
    """A colour by its name."""
    return say(language, f"colour-{text}", "new_york")


CARD = Kind(card_text, spoken_card)
RED_HAND = Kind(lambda cards: texts_of_colour(cards, RED), spoken_cards, type=list[str])
BLUE_HAND = Kind(lambda cards: texts_of_colour(cards, BLUE), spoken_cards, type=list[str])
SQUARE = Kind(square_text, spoken_square)
LINE = Kind(line_text, spoken_square)
COLOUR = Kind(colour_text, spoken_colour)

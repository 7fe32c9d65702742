"""How printed things are written in moves, documents and events, and how people say them."""

from quartier.engine.primitives.bits import has
from quartier.engine.words.catalogue import say
from quartier.engine.words.happenings import Kind
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.pieces import (
    CARDS,
    COLOUR_TEXTS,
    DISTRICT_TEXTS,
    DISTRICTS,
    KIND_TEXTS,
    LOWEST,
    PAWN_TEXTS,
    PLACE_TEXTS,
    PLOT_TEXTS,
    PLOTS,
    VALUES,
    colour_of_plot,
    district_of,
)

CARD_COLOUR_TEXTS = (*COLOUR_TEXTS, "black")
CARD_TEXTS = tuple(f"{colour} {LOWEST + value}" for colour in CARD_COLOUR_TEXTS for value in range(VALUES))


def plot_text(plot: int) -> str:
    """A plot's text: its district and its colour, such as `ts green`."""
    return f"{DISTRICT_TEXTS[district_of(plot)]} {PLOT_TEXTS[colour_of_plot(plot)]}"


PLOT_NAMES = tuple(plot_text(plot) for plot in range(PLOTS))


def hand_texts(counts: list[int]) -> list[str]:
    """The cards of a hand, sorted, from how many of each there are."""
    return [CARD_TEXTS[card] for card in range(CARDS) for _ in range(counts[card])]


def kind_texts(counts: list[int]) -> list[str]:
    """Tiles, sorted, from how many of each kind there are."""
    return [text for text, number in zip(KIND_TEXTS, counts, strict=True) for _ in range(number)]


def district_texts(districts: int) -> list[str]:
    """The texts of a set of districts, in district order."""
    return [DISTRICT_TEXTS[district] for district in range(DISTRICTS) if has(districts, district)]


def say_colour(language: str, text: str) -> str:
    """A colour in words."""
    return say(language, f"colour-{text}", FACTS.name)


def say_card(language: str, text: str) -> str:
    """A card in words, such as `green 5`."""
    colour, value = text.split(" ")
    return say(language, "card", FACTS.name, colour=say_colour(language, colour), value=value)


def say_place(language: str, text: str) -> str:
    """A district, the start or the park in words."""
    return say(language, f"place-{text}", FACTS.name)


def say_plot(language: str, text: str) -> str:
    """A plot in words."""
    district, plot = text.split(" ")
    return say(
        language,
        "plot",
        FACTS.name,
        place=say_place(language, district),
        plot=say(language, f"plot-{plot}", FACTS.name),
    )


def say_kind(language: str, text: str) -> str:
    """A kind of shop in words."""
    return say(language, f"kind-{text}", FACTS.name)


def say_pawn(language: str, text: str) -> str:
    """A pawn in words."""
    return say(language, f"pawn-{text}", FACTS.name)


CARD = Kind(CARD_TEXTS.__getitem__, say_card)
COLOUR = Kind(COLOUR_TEXTS.__getitem__, say_colour)
PLOT = Kind(plot_text, say_plot)
DISTRICT = Kind(DISTRICT_TEXTS.__getitem__, say_place)
PLACE = Kind(PLACE_TEXTS.__getitem__, say_place)
KIND = Kind(KIND_TEXTS.__getitem__, say_kind)
PAWN = Kind(PAWN_TEXTS.__getitem__, say_pawn)

"""How printed things are written in moves, documents and events, and how people say them."""

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.tally import number_of
from quartier.engine.words import happenings
from quartier.engine.words.catalogue import say
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.pieces import (
    ACTION_CARDS,
    AUCTION_CARDS,
    COLUMNS,
    DISTRICTS,
    FIRST_YEAR,
    STREETS,
    TOUCHED,
    VALUES,
    Kind,
    Tile,
    dollars,
    place_of,
    way_of,
)


def _street(street: int) -> str:
    columns = COLUMNS + way_of(street)
    row, column = divmod(place_of(street), columns)
    return f"{'hv'[way_of(street)]} {row + 1} {column + 1}"


def _district(district: int) -> str:
    row, column = divmod(district, COLUMNS)
    return f"{row + 1} {column + 1}"


STREET_TEXTS = tuple(_street(street) for street in range(STREETS))
DISTRICT_TEXTS = tuple(_district(district) for district in range(DISTRICTS))
CARD_TEXTS = tuple(card.name for card in AUCTION_CARDS)
ACTION_TEXTS = tuple(card.name for card in ACTION_CARDS)
TILE_TEXTS = tuple(tile.name.lower() for tile in Tile)
KIND_TEXTS = tuple(kind.name.lower() for kind in Kind)
CHEQUE_TEXTS = tuple(str(dollars(value)) for value in range(VALUES))
TAKE_TEXTS = ("influence", "cheques")


def streets_in(sticks: list[int]) -> list[int]:
    """The streets of a set, in the order of their moves."""
    return [street for street in range(STREETS) if has(sticks[way_of(street)], place_of(street))]


def cheques_in(cheques: int) -> list[int]:
    """The cheques of a tally in thousands of dollars, by rising value."""
    return [dollars(value) for value in range(VALUES) for _ in range(number_of(cheques, value))]


def card_said(language: str, text: str) -> str:
    """An auction card as people call it."""
    first, *rest = text.split(" ")
    if not rest:
        return say(language, f"card-{first}", FACTS.name)
    number = rest[1] if len(rest) > 1 else ""
    return say(language, f"card-by-{rest[0]}", FACTS.name, kind=kind_said(language, first), number=number)


def action_said(language: str, text: str) -> str:
    """An action card as people call it."""
    deed, *currency = text.split(" ")
    return say(
        language,
        f"action-{currency[0] if currency else 'free'}",
        FACTS.name,
        deed=say(language, f"deed-{deed}", FACTS.name),
    )


def kind_said(language: str, text: str) -> str:
    """A kind of district as people call it."""
    return say(language, f"kind-{text}", FACTS.name)


def district_said(language: str, text: str) -> str:
    """A district by its row and column."""
    return text.replace(" ", "·")


def street_said(language: str, text: str) -> str:
    """A street by the districts that it separates; how its move is written says little to people."""
    touched = TOUCHED[STREET_TEXTS.index(text)]
    one, *other = [district_said(language, DISTRICT_TEXTS[place]) for place in range(DISTRICTS) if has(touched, place)]
    if other:
        return say(language, "street-inside", FACTS.name, one=one, other=other[0])
    way, row, column = text.split(" ")
    near, far, line = ("above", "below", row) if way == "h" else ("left", "right", column)
    return say(language, f"street-{near if line == '1' else far}", FACTS.name, district=one)


def tile_said(language: str, text: str) -> str:
    """An option tile as people call it."""
    return say(language, f"tile-{text}", FACTS.name)


def cheques_said(language: str, cheques: list[int]) -> str:
    """Cheques one after the other, as in a sum."""
    return " + ".join(map(str, cheques)) or say(language, "word-nothing", FACTS.name)


# Kinds of fact in events

STREET = happenings.Kind(STREET_TEXTS.__getitem__, street_said)
DISTRICT = happenings.Kind(DISTRICT_TEXTS.__getitem__, district_said)
KIND = happenings.Kind(KIND_TEXTS.__getitem__, kind_said)
CARD = happenings.Kind(CARD_TEXTS.__getitem__, card_said)
ACTION = happenings.Kind(ACTION_TEXTS.__getitem__, action_said)
TILE = happenings.Kind(TILE_TEXTS.__getitem__, tile_said)
CHEQUES = happenings.Kind(cheques_in, cheques_said, type=list[int])
CHEQUE = happenings.Kind(dollars, type=int)
YEAR = happenings.Kind(lambda year: FIRST_YEAR + year, lambda language, year: str(year), type=int)

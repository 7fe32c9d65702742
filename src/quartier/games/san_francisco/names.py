"""The texts of streets, districts, cards and cheques, as they stand in moves, documents and events."""

from quartier.engine.primitives.bits import has
from quartier.engine.words import happenings
from quartier.engine.words.catalogue import say
from quartier.games.san_francisco import purse
from quartier.games.san_francisco.pieces import (
    ACTION_CARDS,
    AUCTION_CARDS,
    COLUMNS,
    DISTRICTS,
    FIRST_YEAR,
    STREETS,
    VALUES,
    Kind,
    Tile,
    place_of,
    way_of,
)

GAME = "san_francisco"


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
CHEQUE_TEXTS = tuple(str(purse.dollars(value)) for value in range(VALUES))
TAKE_TEXTS = ("influence", "cheques")


def streets_in(sticks: list[int]) -> list[int]:
    """The streets of a set, in the order of their moves."""
    return [street for street in range(STREETS) if has(sticks[way_of(street)], place_of(street))]


def cheques_in(cheques: int) -> list[int]:
    """The cheques of a purse in thousands of dollars, by rising value."""
    return [purse.dollars(value) for value in range(VALUES) for _ in range(purse.number(cheques, value))]


def card_said(language: str, text: str) -> str:
    """An auction card as people call it."""
    first, *rest = text.split(" ")
    if not rest:
        return say(language, f"card-{first}", GAME)
    number = rest[1] if len(rest) > 1 else ""
    return say(language, f"card-by-{rest[0]}", GAME, kind=kind_said(language, first), number=number)


def action_said(language: str, text: str) -> str:
    """An action card as people call it."""
    deed, *currency = text.split(" ")
    return say(
        language, f"action-{currency[0] if currency else 'free'}", GAME, deed=say(language, f"deed-{deed}", GAME)
    )


def kind_said(language: str, text: str) -> str:
    """A kind of district as people call it."""
    return say(language, f"kind-{text}", GAME)


def tile_said(language: str, text: str) -> str:
    """An option tile as people call it."""
    return say(language, f"tile-{text}", GAME)


def cheques_said(language: str, cheques: list[int]) -> str:
    """Cheques one after the other, as in a sum."""
    return " + ".join(map(str, cheques)) or say(language, "word-nothing", GAME)


# Kinds of fact in events

STREET = happenings.Kind(STREET_TEXTS.__getitem__)
DISTRICT = happenings.Kind(DISTRICT_TEXTS.__getitem__)
KIND = happenings.Kind(KIND_TEXTS.__getitem__, kind_said)
CARD = happenings.Kind(CARD_TEXTS.__getitem__, card_said)
ACTION = happenings.Kind(ACTION_TEXTS.__getitem__, action_said)
TILE = happenings.Kind(TILE_TEXTS.__getitem__, tile_said)
CHEQUES = happenings.Kind(cheques_in, cheques_said)
CHEQUE = happenings.Kind(purse.dollars)
YEAR = happenings.Kind(lambda year: FIRST_YEAR + year, lambda language, year: str(year))

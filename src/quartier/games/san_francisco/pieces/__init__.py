"""Everything printed: the districts, the streets, the cheques, the auction cards and the action cards."""

from enum import IntEnum
from typing import NamedTuple

from quartier.engine.primitives.tally import number_of, one_of

MOST_SEATS = 5
STICKS = 15
INFLUENCE_START = 30
INFLUENCE_MAX = 44
"""The last field of the influence track (S14)."""
INFLUENCE_CARDS = 10
"""Cards 0 to 9 of each player (S10)."""
YEARS = 12
"""The fields of the year track, 1907 to 1918 (S14)."""
FIRST_YEAR = 1907
HIDDEN_MAX = 5
GRANT_INFLUENCE = 4
GRANT_LIMIT = 100
BUYBACK_INFLUENCE = 2
BUYBACK_LIMIT = 50
HOMES_BONUS = 3
ROUND_LIMIT = 72


# Districts (S1, S6)


class Kind(IntEnum):
    """What a district is; those before BANK are the ordinary ones (S6)."""

    VILLA = 0
    HOUSE = 1
    MARKET = 2
    LEISURE = 3
    INDUSTRY = 4
    OFFICE = 5
    BANK = 6
    HALL = 7
    PARK = 8


KINDS = 9
ORDINARY = 6
LETTERS = "VHMLIOBTP"
DISTRICTS_OF_KIND = (5, 5, 5, 5, 5, 5, 1, 1, 3)
PRESTIGE = (4, 4, 5, 5, 6, 6, 10, 10, 0)

ROWS = 5
COLUMNS = 7
DISTRICTS = ROWS * COLUMNS
CENTRE = 2 * COLUMNS + 3
"""District 3 4, where the town hall lies (S1)."""
LOOSE_TILES = tuple(kind for kind in Kind if kind != Kind.HALL for _ in range(DISTRICTS_OF_KIND[kind]))
"""The tiles that are dealt at random: all but the hall (S8)."""


class Tile(IntEnum):
    """Option tiles, in the order in which they are settled (S37, S39)."""

    WORK = 0
    TRADE = 1
    HOME = 2


TILES = 3
TILE_KINDS = ((Kind.INDUSTRY, Kind.OFFICE), (Kind.MARKET, Kind.LEISURE), (Kind.VILLA, Kind.HOUSE))


# Streets (S2-S4). A set of streets is a word for each way they run: horizontal ones and vertical ones.

WAYS = 2
HORIZONTALS = (ROWS + 1) * COLUMNS
VERTICALS = ROWS * (COLUMNS + 1)
STREETS = HORIZONTALS + VERTICALS
FIRST_STREET = (0, HORIZONTALS)
ALL_STREETS = ((1 << HORIZONTALS) - 1, (1 << VERTICALS) - 1)


def way_of(street: int) -> int:
    """0 for a horizontal street, 1 for a vertical one (S2)."""
    return street // HORIZONTALS


def place_of(street: int) -> int:
    """The place of a street among those that run its way, row by row."""
    return street % HORIZONTALS


def horizontal(row: int, column: int) -> int:
    """The street along the top of the district in this row and column, both from 0 (S2)."""
    return row * COLUMNS + column


def vertical(row: int, column: int) -> int:
    """The street along the left of the district in this row and column, both from 0 (S2)."""
    return HORIZONTALS + row * (COLUMNS + 1) + column


def _sides(district: int) -> tuple[int, int, int, int]:
    """Top, bottom, left and right of a district (S3)."""
    row, column = divmod(district, COLUMNS)
    return (
        horizontal(row, column),
        horizontal(row + 1, column),
        vertical(row, column),
        vertical(row, column + 1),
    )


def _by_way(streets: tuple[int, ...]) -> tuple[int, int]:
    words = [0, 0]
    for street in streets:
        words[way_of(street)] |= 1 << place_of(street)
    return words[0], words[1]


def _step(street: int, down: int, right: int) -> int:
    """The street that a stick reaches by one cell in a direction, keeping its way; NOWHERE off the board (S68)."""
    vertical_street = way_of(street)
    rows, columns = (ROWS, COLUMNS + 1) if vertical_street else (ROWS + 1, COLUMNS)
    row, column = divmod(place_of(street), columns)
    row, column = row + down, column + right
    if not (0 <= row < rows and 0 <= column < columns):
        return NOWHERE
    return vertical(row, column) if vertical_street else horizontal(row, column)


NOWHERE = -1
SIDES = tuple(_by_way(_sides(district)) for district in range(DISTRICTS))
"""The four sides of each district, as a set of streets (S3)."""
TOUCHED = tuple(
    sum(1 << district for district in range(DISTRICTS) if street in _sides(district)) for street in range(STREETS)
)
"""The one or two districts that each street touches (S3)."""
BORDER = _by_way(tuple(street for street in range(STREETS) if TOUCHED[street].bit_count() == 1))
"""The 24 streets that touch one district only (S4)."""
NEIGHBOURS = tuple(
    sum(1 << other for other in range(DISTRICTS) if other != district and set(_sides(district)) & set(_sides(other)))
    for district in range(DISTRICTS)
)
DIRECTIONS = 4
NEXT_STREET = tuple(
    (_step(street, -1, 0), _step(street, 1, 0), _step(street, 0, -1), _step(street, 0, 1)) for street in range(STREETS)
)
"""For each street the next one up, down, left and right (S68)."""


# Cheques, in thousands of dollars. A value is known by its place, 0 for 10 to 9 for 100; several cheques are a tally.

VALUES = 10
STARTING_CHEQUES = (2, 2, 1, 1, 1, 1, 1, 1, 1, 1)
"""How many cheques of each value a player begins with (S10)."""
STARTING_HAND = sum(copies * one_of(value) for value, copies in enumerate(STARTING_CHEQUES))
"""The same as a tally."""
MOST_CHEQUES = sum(STARTING_CHEQUES) * MOST_SEATS
"""The cheques of five players."""


def dollars(value: int) -> int:
    """A value in thousands of dollars."""
    return 10 * value + 10


def dollars_in(cheques: int) -> int:
    """What cheques are worth together, in thousands of dollars."""
    thousands = 0
    for value in range(VALUES):
        thousands += number_of(cheques, value) * dollars(value)
    return thousands


# Auction cards


class Currency(IntEnum):
    """What an auction is paid with."""

    NONE = 0
    INFLUENCE = 1
    CHEQUES = 2
    OPTIONS = 3


BORDER_STREETS = 6
BY_TILE = 7
"""Besides the ordinary kinds, where a card lets its investors lay: along the border, or as their tiles say."""


class AuctionCard(NamedTuple):
    """A row of the reference sheet."""

    name: str
    where: int
    investors: int
    currency: Currency
    copies: int


def _cards_of(kind: Kind) -> tuple[AuctionCard, ...]:
    name = kind.name.lower()
    return (
        AuctionCard(f"{name} influence 1", kind, 1, Currency.INFLUENCE, 1),
        AuctionCard(f"{name} influence 2", kind, 2, Currency.INFLUENCE, 1),
        AuctionCard(f"{name} influence 3", kind, 3, Currency.INFLUENCE, 1),
        AuctionCard(f"{name} cheques", kind, 1, Currency.CHEQUES, 2),
    )


AUCTION_CARDS = (
    *_cards_of(Kind.VILLA),
    *_cards_of(Kind.HOUSE),
    *_cards_of(Kind.MARKET),
    *_cards_of(Kind.LEISURE),
    *_cards_of(Kind.INDUSTRY),
    *_cards_of(Kind.OFFICE),
    AuctionCard("border", BORDER_STREETS, 5, Currency.INFLUENCE, 3),
    AuctionCard("option", BY_TILE, 3, Currency.OPTIONS, 3),
)
CARD_WHERE = tuple(int(card.where) for card in AUCTION_CARDS)
CARD_INVESTORS = tuple(card.investors for card in AUCTION_CARDS)
CARD_CURRENCY = tuple(card.currency for card in AUCTION_CARDS)
CARD_COPIES = tuple(card.copies for card in AUCTION_CARDS)
AUCTION_KINDS = len(AUCTION_CARDS)
AUCTION_DECK = sum(CARD_COPIES)


# Action cards


class Deed(IntEnum):
    """What an action card does."""

    HOMES = 0
    DOUBLE = 1
    MOVE = 2
    SWAP = 3
    FREE = 4
    REPLACE = 5
    GRANT = 6
    BUYBACK = 7


DEEDS = 8
ACTION_OPTIONS = tuple(f"cards_{deed.name.lower()}" for deed in Deed)


class ActionCard(NamedTuple):
    """A row of the reference sheet."""

    name: str
    deed: Deed
    currency: Currency
    copies: int


ACTION_CARDS = (
    ActionCard("homes", Deed.HOMES, Currency.NONE, 2),
    ActionCard("double influence", Deed.DOUBLE, Currency.INFLUENCE, 1),
    ActionCard("double cheques", Deed.DOUBLE, Currency.CHEQUES, 1),
    ActionCard("move influence", Deed.MOVE, Currency.INFLUENCE, 1),
    ActionCard("move cheques", Deed.MOVE, Currency.CHEQUES, 1),
    ActionCard("swap influence", Deed.SWAP, Currency.INFLUENCE, 1),
    ActionCard("swap cheques", Deed.SWAP, Currency.CHEQUES, 1),
    ActionCard("free influence", Deed.FREE, Currency.INFLUENCE, 2),
    ActionCard("free cheques", Deed.FREE, Currency.CHEQUES, 1),
    ActionCard("replace influence", Deed.REPLACE, Currency.INFLUENCE, 1),
    ActionCard("replace cheques", Deed.REPLACE, Currency.CHEQUES, 1),
    ActionCard("grant", Deed.GRANT, Currency.NONE, 3),
    ActionCard("buyback", Deed.BUYBACK, Currency.NONE, 2),
)
ACTION_DEED = tuple(card.deed for card in ACTION_CARDS)
ACTION_CURRENCY = tuple(card.currency for card in ACTION_CARDS)
ACTION_CARD_COPIES = tuple(card.copies for card in ACTION_CARDS)
ACTION_COPIES = tuple(sum(card.copies for card in ACTION_CARDS if card.deed == deed) for deed in Deed)
"""How many cards of each deed there are."""
ACTION_KINDS = len(ACTION_CARDS)
ACTION_DECK = sum(ACTION_COPIES)

"""Everything printed: the map, the rings of plots, the cards, the shops and the tables of values."""

from quartier.engine.primitives.tally import one_of

MOST_SEATS = 4

# The map: where each place leads (F1). Districts stand in the order of their columns.

DISTRICT_TEXTS = ("34w", "34e", "42w", "ts", "42e", "52w", "52e")
PLACE_TEXTS = ("start", *DISTRICT_TEXTS, "park")
_ARROWS = {
    "start": ("34w", "34e"),
    "34w": ("42w", "ts"),
    "34e": ("ts", "42e"),
    "42w": ("52w",),
    "ts": ("52w", "52e"),
    "42e": ("52e",),
    "52w": ("park",),
    "52e": ("park",),
    "park": ("start",),
}
DISTRICTS = 7
COLUMNS = 3
COLUMN = (1, 1, 2, 2, 2, 3, 3)
PLACES = 9
START = 0
PARK = 8
NEXT = tuple(sum(1 << PLACE_TEXTS.index(text) for text in _ARROWS[place]) for place in PLACE_TEXTS)
"""For each place the set of places after it (F1)."""

PAWN_TEXTS = ("white", "beige")
PAWNS = 2


def place_of(district: int) -> int:
    """The place on the map where a district lies."""
    return district + 1


def district_at(place: int) -> int:
    """The district at a place that is neither the start nor the park."""
    return place - 1


# The plots: a district has one of each colour, the reverse side of the board one more (F2).

COLOUR_TEXTS = ("violet", "green", "grey", "brown", "orange")
PLOT_TEXTS = (*COLOUR_TEXTS, "sixth")
COLOURS = 5
SIXTH = 5
PLOTS_EACH = 6
PLOTS = DISTRICTS * PLOTS_EACH

_RINGS = (
    dict.fromkeys(DISTRICT_TEXTS, ("violet", "green", "grey", "brown", "orange")),
    dict.fromkeys(DISTRICT_TEXTS, ("violet", "green", "grey", "brown", "orange", "sixth")),
)
"""For each side of the board and each district its plots in a circle. Nothing else knows their order (F2a)."""

NO_PLOT = -1


def plot_at(district: int, colour: int) -> int:
    """The plot of a colour in a district, or its sixth plot."""
    return district * PLOTS_EACH + colour


def district_of(plot: int) -> int:
    """The district that a plot belongs to."""
    return plot // PLOTS_EACH


def colour_of_plot(plot: int) -> int:
    """The colour of a plot, or SIXTH."""
    return plot % PLOTS_EACH


def _ring(side: int, district: int) -> list[int]:
    return [plot_at(district, PLOT_TEXTS.index(text)) for text in _RINGS[side][DISTRICT_TEXTS[district]]]


def _neighbours(side: int, plot: int) -> int:
    ring = _ring(side, district_of(plot))
    if plot not in ring:
        return 0
    place = ring.index(plot)
    return 1 << ring[place - 1] | 1 << ring[(place + 1) % len(ring)]


RING = tuple(
    tuple(tuple((_ring(side, district) + [NO_PLOT])[:PLOTS_EACH]) for district in range(DISTRICTS)) for side in (0, 1)
)
"""For each side of the board and each district its plots in their order."""
NEIGHBOURS = tuple(tuple(_neighbours(side, plot) for plot in range(PLOTS)) for side in (0, 1))
"""For each side of the board and each plot the set of its two neighbours."""
PLOTS_ON_BOARD = tuple(sum(1 << plot for plot in range(PLOTS) if NEIGHBOURS[side][plot]) for side in (0, 1))
PLOTS_IN_DISTRICT = tuple(
    sum(1 << plot for plot in range(PLOTS) if district_of(plot) == district) for district in range(DISTRICTS)
)
PLOTS_OF_COLOUR = tuple(
    sum(1 << plot for plot in range(PLOTS) if colour_of_plot(plot) == colour) for colour in range(PLOTS_EACH)
)
COLOURED_PLOTS = sum(PLOTS_OF_COLOUR[:COLOURS])

# The cards: fours, fives and sixes of each colour and of black, numbered in this order.

BLACK = 5
CARD_COLOURS = 6
VALUES = 3
LOWEST = 4
CARDS = CARD_COLOURS * VALUES
COLOURED_COPIES = (5, 4, 3)
BLACK_COPIES = (20, 16, 14)
PILE = sum(COLOURED_COPIES)
DECK = sum(BLACK_COPIES)
ALL_COLOURED = sum(copies * one_of(value) for value, copies in enumerate(COLOURED_COPIES))
"""The tally of all fours, fives and sixes of one colour."""
ALL_BLACK = sum(copies * one_of(value) for value, copies in enumerate(BLACK_COPIES))
LONGEST_BID = PILE + DECK
DEALT_BLACK = 4
"""Black cards in a starting hand (F6)."""
GEDEONS_MOST = 4
"""Of four cards two are alike (F49)."""


def colour_of(card: int) -> int:
    """The colour of a card, or BLACK."""
    return card // VALUES


def value_of(card: int) -> int:
    """The number printed on a card."""
    return LOWEST + card % VALUES


def copies_of(card: int) -> int:
    """How many cards of this colour and value there are."""
    return BLACK_COPIES[card % VALUES] if colour_of(card) == BLACK else COLOURED_COPIES[card % VALUES]


# The shops (F4, F5): nine tiles of each kind; seven first ones, twenty in the row, nine unused.

KIND_TEXTS = ("fashion", "gallery", "jeweller", "perfume")
KINDS = 4
TILES_EACH = 9
TILES = KINDS * TILES_EACH
BLOCK_SIZES = (3, 2, 3, 2, 3, 2, 3, 2)
BLOCKS = 8
ROW = sum(BLOCK_SIZES)
_BLOCKS_OF_TILES = tuple(block for block, size in enumerate(BLOCK_SIZES) for _ in range(size))
BLOCK_END = tuple(sum(BLOCK_SIZES[: block + 1]) for block in _BLOCKS_OF_TILES) + (ROW,)
"""When this many tiles have left the row: how many will have left it at the end of the active block."""
PLACED = tuple(gone - sum(end <= gone for end in sorted(set(BLOCK_END))) for gone in range(ROW + 1))
"""When this many tiles have left the row: how many of them were placed; the others lie under the park."""
MOST_PLACED = 12

BONUS_AFTER = 3
BONUS_DISTRICTS = (3, 4, 5)
BONUS_POINTS = (4, 6, 8)
"""For the third, sixth and ninth placed shop (F24)."""

# Buildings and points

BUILDINGS_PER_COLOUR = 21
OWN_BUILDINGS = BUILDINGS_PER_COLOUR - 1
"""Those of a player without the score marker (F7)."""
FIRST_BUILDINGS = 2
FIRST_RESERVE = 3
FIRST_SUPPLY = OWN_BUILDINGS - FIRST_BUILDINGS - FIRST_RESERVE
TAKEN_BUILDINGS = 3
"""What action A brings (F11)."""
POINTS = (1, 2, 3, 5, 8)
"""What a building earns beside this many kinds of shop (F25)."""
PARK_POINTS = (1, 2, 3, 5)
"""What a park building earns when this many kinds are shown (F58)."""
SHOWN_TILES = 3
BUILDING_LIMIT = (3, 2, 1)
"""By the highest card of the winning bid, a four, five or six (F39)."""
MOST_BUILT = max(BUILDING_LIMIT)
STOP_SIGNS = 2
TURN_LIMIT = 400
"""Turns after which the game ends (F56)."""

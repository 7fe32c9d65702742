"""What a view tells beyond the document: points of districts, bonuses to come, what a shop or a bid would do."""

from __future__ import annotations

from itertools import combinations

from typing_extensions import TypedDict

from quartier.engine.primitives.bits import has
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    BLOCK_SIZES,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    COLOUR_TEXTS,
    COLOURS,
    DISTRICT_TEXTS,
    DISTRICTS,
    KIND_TEXTS,
    KINDS,
    MOST_PLACED,
    NEIGHBOURS,
    NO_PLOT,
    PARK,
    PARK_POINTS,
    PLACE_TEXTS,
    PLACED,
    PLOT_TEXTS,
    PLOTS,
    POINTS,
    RING,
    SHOWN_TILES,
    SIXTH,
    colour_of_plot,
    place_of,
    plot_at,
)
from quartier.games.fifth_avenue.pieces.names import PLOT_NAMES, kind_texts
from quartier.games.fifth_avenue.rules.auctions import building_limit
from quartier.games.fifth_avenue.rules.bids import (
    bid_colour,
    gedeon_value,
    has_bid,
    has_passed,
    highest_of_others,
    permitted_colours,
)
from quartier.games.fifth_avenue.rules.board import building_points, is_full, is_open, kinds_beside, presence
from quartier.games.fifth_avenue.rules.cards import strength
from quartier.games.fifth_avenue.rules.setup import first_shop_plots, turned_up_tile
from quartier.games.fifth_avenue.rules.shops import active_kinds, shop_sites
from quartier.games.fifth_avenue.scoring import district_points
from quartier.games.fifth_avenue.table import Phase, Table

BLOCKS_OF_BONUS = (2, 4, 6)
"""The blocks with which the third, sixth and ninth shop are placed (F24)."""


class Bonus(TypedDict):
    """After which block a presence in how many districts pays how many points."""

    block: int
    districts: int
    points: int


class Bidding(TypedDict):
    """What a seat that may still bid has to beat, and how high it can go in each colour."""

    beat: int
    reach: dict[str, int]


class Derived(TypedDict):
    """What follows from what a seat sees, so that nobody has to know the rules to show it."""

    rings: dict[str, list[str]]
    """The plots of each district in their circle."""
    values: dict[str, dict[str, int]]
    """What a building on each coloured plot of each open district is worth now."""
    points: dict[str, list[int]]
    """For each district what its scoring would give every seat."""
    full: list[str]
    """Open districts without an empty plot."""
    presence: list[int]
    """In how many districts each seat owns buildings."""
    bonuses: list[Bonus]
    block_sizes: list[int]
    shops_left: int
    park_value: float
    """What a park building will earn on average if the tiles under the park stay as they are."""
    bid_values: list[int]
    bid_limits: list[int]
    """How many buildings each bid would allow, 0 where there is none."""
    gedeon_value: int
    sites_to_come: list[str]
    bidding: Bidding | None
    beside_shops: dict[str, dict[str, dict[str, int]]]
    """For the seat that may place a shop: by kind and plot, what a building on each plot beside it would be worth."""


def derived_facts(table: Table, seat: int | None) -> Derived:
    """Everything worked out for a seat, or a spectator (None)."""
    seats = range(table.players)
    return {
        "rings": {text: ring_of(table, district) for district, text in enumerate(DISTRICT_TEXTS)},
        "values": {text: values_in(table, district) for district, text in enumerate(DISTRICT_TEXTS)},
        "points": {
            text: [district_points(table, owner, district) for owner in seats]
            for district, text in enumerate(DISTRICT_TEXTS)
        },
        "full": [DISTRICT_TEXTS[district] for district in range(DISTRICTS) if is_stoppable(table, district)],
        "presence": [presence(table, owner) for owner in seats],
        "bonuses": bonuses(),
        "block_sizes": list(BLOCK_SIZES),
        "shops_left": MOST_PLACED - PLACED[table.gone],
        "park_value": park_value(table),
        "bid_values": table.bid_values[: table.players],
        "bid_limits": [building_limit(table, owner) if has_bid(table, owner) else 0 for owner in seats],
        "gedeon_value": gedeon_value(table),
        "sites_to_come": sites_to_come(table),
        "bidding": None if seat is None else bidding(table, seat),
        "beside_shops": beside_shops(table) if seat == table.turn else {},
    }


# The board


def ring_of(table: Table, district: int) -> list[str]:
    """The plots of a district in their circle, on this side of the board (F2a)."""
    return [PLOT_TEXTS[colour_of_plot(plot)] for plot in RING[table.board][district] if plot != NO_PLOT]


def values_in(table: Table, district: int) -> dict[str, int]:
    """What a building on each coloured plot of an open district is worth now (F25)."""
    plots = {text: plot_at(district, colour) for colour, text in enumerate(COLOUR_TEXTS)}
    return {text: building_points(table, plot) for text, plot in plots.items() if has(table.land, plot)}


def is_stoppable(table: Table, district: int) -> bool:
    """In a full open district the winner of an auction may declare a building stop (F41)."""
    return is_open(table, district) and is_full(table, district)


def bonuses() -> list[Bonus]:
    """After which block a presence in how many districts pays how much (F24)."""
    rows = zip(BLOCKS_OF_BONUS, BONUS_DISTRICTS, BONUS_POINTS, strict=True)
    return [{"block": block, "districts": districts, "points": points} for block, districts, points in rows]


def park_value(table: Table) -> float:
    """What a park building will earn on average if the tiles under the park stay as they are (F58)."""
    tiles = kind_texts(table.park_revealed if table.phase == Phase.OVER else table.park_shops)
    showings = list(combinations(tiles, min(SHOWN_TILES, len(tiles))))
    return round(sum(PARK_POINTS[len(set(shown))] for shown in showings) / len(showings), 1)


# What a shop would do


def beside_shops(table: Table) -> dict[str, dict[str, dict[str, int]]]:
    """For each kind that may be placed now, on each plot: what buildings beside it would then be worth (F25)."""
    if table.phase == Phase.SETUP_SHOP:
        kinds, sites = {turned_up_tile(table)}, first_shop_plots(table)
    elif table.phase in (Phase.ACTION, Phase.SHOP_PLOT):
        kinds, sites = {kind for kind in range(KINDS) if has(active_kinds(table), kind)}, shop_sites(table)
    else:
        return {}
    plots = [plot for plot in range(PLOTS) if has(sites, plot)]
    return {KIND_TEXTS[kind]: {PLOT_NAMES[plot]: values_beside(table, kind, plot) for plot in plots} for kind in kinds}


def values_beside(table: Table, kind: int, plot: int) -> dict[str, int]:
    """What a building on the coloured neighbours of a plot is worth once a shop of this kind stands there."""
    beside = (place for place in range(PLOTS) if has(NEIGHBOURS[table.board][plot], place))
    return {
        PLOT_TEXTS[colour_of_plot(place)]: value_with(table, kind, place)
        for place in beside
        if colour_of_plot(place) != SIXTH
    }


def value_with(table: Table, kind: int, plot: int) -> int:
    """What a building is worth once this kind is sold beside it; equal kinds count once (F25)."""
    is_new = table.shops[kind] & NEIGHBOURS[table.board][plot] == 0
    return POINTS[kinds_beside(table, plot) + is_new]


# What a bid would do


def sites_to_come(table: Table) -> list[str]:
    """Where auctions follow the one under way: the other tokens of its pawn in column order, at last the park (F29)."""
    if table.phase not in (Phase.BID, Phase.BUILD) or table.site == PARK:
        return []
    marked = [place_of(district) for district in range(DISTRICTS) if has(table.tokens[table.pawn], district)]
    return [PLACE_TEXTS[place] for place in (*marked, PARK) if place != table.site]


def bidding(table: Table, seat: int) -> Bidding | None:
    """For a seat that may still bid: what there is to beat, and how high it can go in each colour (F33, F34)."""
    if table.phase != Phase.BID or has_passed(table, seat):
        return None
    colours = [bid_colour(table, seat)] if has_bid(table, seat) else colours_to_open(table, seat)
    black = strength(table, seat, BLACK) + table.bid_values[seat]
    return {
        "beat": highest_of_others(table, seat),
        "reach": {COLOUR_TEXTS[colour]: black + strength(table, seat, colour) for colour in colours},
    }


def colours_to_open(table: Table, seat: int) -> list[int]:
    """The colours in which a seat may begin to bid here, whether it holds such cards or not (F33, F45)."""
    return [colour for colour in range(COLOURS) if has(permitted_colours(table, seat), colour)]

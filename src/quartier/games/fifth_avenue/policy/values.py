"""What things are worth to a seat, in tenths of a point, by what that seat knows."""

from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    BONUS_AFTER,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    COLOURS,
    KINDS,
    MOST_PLACED,
    NEIGHBOURS,
    PARK,
    PARK_POINTS,
    PLACED,
    POINTS,
    STOP_SIGNS,
    district_at,
    plot_at,
)
from quartier.games.fifth_avenue.rules.bids import district_colours
from quartier.games.fifth_avenue.rules.board import (
    building_points,
    closed_districts,
    is_full,
    is_present,
    kinds_beside,
    presence,
)
from quartier.games.fifth_avenue.rules.cards import cards_held, cards_of_colour, strength
from quartier.games.fifth_avenue.rules.shops import shop_sites
from quartier.games.fifth_avenue.rules.stops import buildings_in
from quartier.games.fifth_avenue.scoring import district_points, final_districts
from quartier.games.fifth_avenue.table import Phase, Table

POINT = 10
AVERAGE_CARD = 5
"""What a card of another hand is taken for: its colour is known, its value mostly not."""
ROOM = 3
"""A neighbour plot that can still take a shop."""
SOME_BUILDINGS = 2
"""What a winner usually may build."""
MIGHT_TO_WIN = 20
"""A bid that wins as often as not."""
DECIDED = 1000
"""What winning or losing the game by one's own move is worth."""


def shops_left(table: Table) -> int:
    """How many shops will still be placed, the clock of the game."""
    return MOST_PLACED - PLACED[table.gone]


def future(table: Table) -> int:
    """What a point of a building's value will earn: once at the end, and before it as long as the game lasts."""
    return POINT + shops_left(table)


def card_worth(table: Table) -> int:
    """A card kept in hand, worth less and less."""
    return 6 + shops_left(table)


def plot_worth(table: Table, plot: int) -> int:
    """One building on this plot, with what shops may still add."""
    room = count(NEIGHBOURS[table.board][plot] & shop_sites(table))
    return building_points(table, plot) * future(table) + room * ROOM * min(shops_left(table), 4)


def park_worth(table: Table) -> int:
    """One building in the park, by the kinds that lie under it."""
    kinds = 0
    for kind in range(KINDS):
        if table.park_shops[kind] > 0:
            kinds += 1
    return (PARK_POINTS[min(kinds, 3)] + PARK_POINTS[2]) * POINT // 2


def presence_worth(table: Table, seat: int, district: int) -> int:
    """A first building in a district, as a step towards the next bonus (F24)."""
    step = PLACED[table.gone] // BONUS_AFTER
    if is_present(table, seat, district) or step >= len(BONUS_POINTS):
        return 0
    missing = BONUS_DISTRICTS[step] - presence(table, seat)
    return BONUS_POINTS[step] * POINT // (2 * missing) if missing > 0 else 0


# Auctions


def built_worth(table: Table, seat: int, site: int, colour: int, number: int) -> int:
    """This many buildings in the park, or on the plot of a colour."""
    if site == PARK:
        return number * park_worth(table)
    presence_gain = presence_worth(table, seat, district_at(site)) if number > 0 else 0
    return number * plot_worth(table, plot_at(district_at(site), colour)) + presence_gain


def win_worth(table: Table, seat: int, site: int, colour: int, limit: int) -> int:
    """Winning an auction in this colour with this limit: to build, or in a full district to close (F41)."""
    built = built_worth(table, seat, site, colour, min(limit, table.reserves[seat]))
    if site == PARK or not is_full(table, district_at(site)):
        return built
    closed = closing_worth(table, seat, district_at(site))
    return max(built, closed) if is_present(table, seat, district_at(site)) else closed


def closing_worth(table: Table, seat: int, district: int) -> int:
    """A point for each building, less one's own future there, and half of what the rivals lose (F42)."""
    worth = buildings_in(table, district) * POINT - district_points(table, seat, district) * future(table)
    lost = 0
    for rival in range(table.players):
        if rival != seat:
            lost += district_points(table, rival, district) * (future(table) - POINT // 2)
    worth += lost // (table.players - 1)
    if closed_districts(table) + 1 == STOP_SIGNS:
        return worth + (DECIDED if lead(table, seat) + worth > 0 else -DECIDED)
    return worth


def prospect(table: Table, judge: int, seat: int, site: int) -> int:
    """What a seat may hope for from an auction, as another seat, or it itself, judges it."""
    colours = (1 << COLOURS) - 1 if site == PARK else district_colours(table, seat, district_at(site))
    best = 0
    for colour in range(COLOURS):
        if has(colours, colour):
            might = might_in(table, judge, seat, colour)
            worth = win_worth(table, seat, site, colour, SOME_BUILDINGS)
            best = max(best, worth * might // (might + MIGHT_TO_WIN))
    return best


def might_in(table: Table, judge: int, seat: int, colour: int) -> int:
    """How high a seat can bid in a colour; 0 without a card of it."""
    if judge == seat:
        coloured = strength(table, seat, colour)
        black = strength(table, seat, BLACK)
    else:
        coloured = AVERAGE_CARD * cards_of_colour(table, seat, colour)
        black = AVERAGE_CARD * cards_of_colour(table, seat, BLACK)
    return coloured + black if coloured > 0 else 0


# Shops


def shop_worth(table: Table, seat: int, kind: int, plot: int) -> int:
    """What a shop adds to one's own buildings beside it, less what it adds to each rival's."""
    worth = 0
    beside = NEIGHBOURS[table.board][plot]
    while beside != 0:
        neighbour = lowest(beside)
        beside ^= one(neighbour)
        if table.buildings[neighbour] > 0 and table.shops[kind] & NEIGHBOURS[table.board][neighbour] == 0:
            kinds = kinds_beside(table, neighbour)
            gain = (POINTS[kinds + 1] - POINTS[kinds]) * table.buildings[neighbour] * future(table)
            if has(table.owned[seat], neighbour):
                worth += gain
            else:
                worth -= gain // (table.players - 1)
    return worth


# The whole


def standing(table: Table, seat: int) -> int:
    """Points, and what buildings and cards will still bring."""
    if table.phase == Phase.OVER:
        return table.scores[seat] * POINT
    return (
        table.scores[seat] * POINT
        + final_districts(table, seat) * future(table)
        + table.park[seat] * park_worth(table)
        + (table.reserves[seat] * 5 + cards_held(table, seat) * 8) * shops_left(table) // MOST_PLACED
    )


def lead(table: Table, seat: int) -> int:
    """How far a seat stands before its best rival."""
    best = -DECIDED * DECIDED
    for rival in range(table.players):
        if rival != seat:
            best = max(best, standing(table, rival))
    return standing(table, seat) - best

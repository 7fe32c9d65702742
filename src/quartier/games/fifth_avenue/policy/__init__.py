"""What a decent player weighs: plots with rich neighbours, cards that win auctions, and when to cash in.

Weights are in tenths of a point. Everything is judged by what the deciding seat knows: its own hand, what lies open,
and of other hands the number of cards of each colour.
"""

from quartier.engine.primitives.bits import count, has, nth
from quartier.engine.style import Style
from quartier.games.fifth_avenue.moves import (
    ADD,
    BUILD,
    BUILDINGS,
    CLOSE,
    COMMISSION,
    COMMIT,
    MOVE,
    PASS,
    SCORE,
    SHOP,
    TAKE,
)
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    BONUS_AFTER,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    BUILDING_LIMIT,
    DISTRICTS,
    LOWEST,
    PARK,
    PAWNS,
    PLACED,
    PLACES,
    START,
    VALUES,
    colour_of,
    district_at,
    place_of,
    plot_at,
    value_of,
)
from quartier.games.fifth_avenue.policy.values import (
    DECIDED,
    POINT,
    built_worth,
    card_worth,
    closing_worth,
    lead,
    plot_worth,
    prospect,
    shop_worth,
    shops_left,
    win_worth,
)
from quartier.games.fifth_avenue.rules.auctions import building_limit
from quartier.games.fifth_avenue.rules.bids import bid_colour, district_colours, has_bid, highest_of_others
from quartier.games.fifth_avenue.rules.board import is_open, is_present, presence
from quartier.games.fifth_avenue.rules.cards import cards_of_colour
from quartier.games.fifth_avenue.rules.shops import shop_sites
from quartier.games.fifth_avenue.scoring import district_points
from quartier.games.fifth_avenue.table import Phase, Table

FEW_BUILDINGS = 6
"""With this many in the reserve more are of no use."""
HASTE = 3
"""What each shop that is still to come loses by a turn less."""
NEVER = -10 * DECIDED
"""What cannot be done."""
STYLE = Style(horizon=30, greed=100)
"""How a search plays this game best."""
SPREAD = 600
"""A lead that all but decides the game."""


def outlook(table: Table) -> int:
    """Nothing is worked out beforehand."""
    return 0


def weigh(table: Table, move: int, outlook: int) -> int:
    """How much the deciding seat likes a legal move."""
    if move < BUILDINGS:
        return plot_weight(table, move)
    if move < MOVE:
        return action_weight(table, move)
    if move < TAKE:
        return move_weight(table, (move - MOVE) // PLACES, (move - MOVE) % PLACES)
    if move < ADD:
        return take_weight(table, move - TAKE)
    if move < BUILD:
        return bid_weight(table, move)
    if move < CLOSE:
        return built_worth(table, table.turn, table.site, table.colour, move - BUILD)
    return closing_worth(table, table.turn, district_at(table.site))


# Plots


def plot_weight(table: Table, plot: int) -> int:
    """A first building wants shops beside it; a shop wants to lie beside one's own buildings."""
    if table.phase == Phase.SETUP_BUILDING:
        return plot_worth(table, plot)
    if table.phase == Phase.SHOP_PLOT:
        return shop_worth(table, table.turn, table.chosen_shop, plot)
    return 0


# Actions


def action_weight(table: Table, move: int) -> int:
    """Buildings while the reserve is small; the best shop; a scoring that brings more than the rivals get."""
    if move == BUILDINGS:
        return buildings_weight(table, table.turn)
    if move == COMMISSION:
        return card_worth(table) if can_still_build(table, table.turn) else 0
    if move < COMMISSION:
        return shop_weight(table, move - SHOP)
    return score_weight(table, table.turn, move - SCORE)


def buildings_weight(table: Table, seat: int) -> int:
    """The reserve is a ceiling: never enter auctions with an empty one."""
    return max(FEW_BUILDINGS - table.reserves[seat], 0) * 2 * min(shops_left(table), 8)


def can_still_build(table: Table, seat: int) -> bool:
    """Whether a seat has buildings left, without which neither cards nor time are of use."""
    return table.reserves[seat] + table.supply[seat] > 0


def shop_weight(table: Table, kind: int) -> int:
    """The best plot for a shop of this kind, and the bonus or the end that its placing brings."""
    sites = shop_sites(table)
    best = NEVER
    for place in range(count(sites)):
        best = max(best, shop_worth(table, table.turn, kind, nth(sites, place)))
    haste = HASTE * shops_left(table) if can_still_build(table, table.turn) else 0
    return best - haste + row_weight(table, table.turn)


def row_weight(table: Table, seat: int) -> int:
    """The next bonus, counted against the rivals', or the end of the game (F24, F54)."""
    placed = PLACED[table.gone] + 1
    if shops_left(table) == 1:
        return DECIDED if lead(table, seat) >= 0 else -DECIDED
    if placed % BONUS_AFTER != 0:
        return 0
    step = placed // BONUS_AFTER - 1
    gain = 0
    for other in range(table.players):
        if presence(table, other) >= BONUS_DISTRICTS[step]:
            gain += BONUS_POINTS[step] * POINT * (table.players - 1 if other == seat else -1)
    return gain // (table.players - 1)


def score_weight(table: Table, seat: int, district: int) -> int:
    """One's own income, less the average of the rivals'."""
    theirs = 0
    for rival in range(table.players):
        if rival != seat:
            theirs += income(table, rival, district)
    return income(table, seat, district) - theirs // (table.players - 1)


def income(table: Table, seat: int, district: int) -> int:
    """What a scoring brings a seat: points, or a black card where it owns nothing (F16, F25)."""
    if is_present(table, seat, district):
        return district_points(table, seat, district) * POINT
    return card_worth(table)


# Pawns


def move_weight(table: Table, pawn: int, place: int) -> int:
    """A pawn should mark districts where one can bid, leave those where rivals score, and come home in time."""
    if place == START:
        return home_weight(table, pawn)
    weight = 0
    if table.pawns[pawn] not in (START, PARK):
        left = district_at(table.pawns[pawn])
        if is_open(table, left):
            weight += advantage(table, place_of(left)) // 4 - temptation(table, left)
    if place != PARK:
        weight += temptation(table, district_at(place)) + advantage(table, place) // 8
    return weight


def temptation(table: Table, district: int) -> int:
    """What scoring the district would bring this seat, less what it would bring the next one to act."""
    points = district_points(table, table.turn, district) * POINT
    best = 0
    for rival in range(table.players):
        if rival != table.turn:
            best = max(best, district_points(table, rival, district) * POINT)
    return (points - best) // 3


def home_weight(table: Table, pawn: int) -> int:
    """The auctions that follow, where one hopes for more than the rivals (F29)."""
    weight = advantage(table, PARK)
    for district in range(DISTRICTS):
        if has(table.tokens[pawn], district):
            weight += advantage(table, place_of(district))
    return weight


def advantage(table: Table, site: int) -> int:
    """One's own hopes for an auction, less the average of the rivals'."""
    theirs = 0
    for rival in range(table.players):
        if rival != table.turn:
            theirs += prospect(table, table.turn, rival, site)
    return prospect(table, table.turn, table.turn, site) - theirs // (table.players - 1)


# Cards


def take_weight(table: Table, colour: int) -> int:
    """A colour in which one may bid where the pawns stand or have been, and of which one has more."""
    weight = 3 * value_of(table.piles[colour][0]) + 4 * cards_of_colour(table, table.turn, colour)
    for district in range(DISTRICTS):
        if is_marked(table, district) and has(district_colours(table, table.turn, district), colour):
            weight += plot_worth(table, plot_at(district, colour)) // 4
    return weight


def is_marked(table: Table, district: int) -> bool:
    """Whether an auction will come to a district: a pawn or a token is there."""
    if not is_open(table, district):
        return False
    for pawn in range(PAWNS):
        if has(table.tokens[pawn], district) or table.pawns[pawn] == place_of(district):
            return True
    return False


# Bids


def bid_weight(table: Table, move: int) -> int:
    """A bid is made if it is worth its cards, with cards no higher than its best limit wants, and no more of them."""
    if move == PASS:
        return 0
    if move == COMMIT:
        return DECIDED
    card = move - ADD
    colour = bid_colour(table, table.turn) if has_bid(table, table.turn) else colour_of(card)
    highest_value = best_highest_value(table, colour)
    gain = bid_gain(table, colour, highest_value)
    if card % VALUES > highest_value:
        return min(gain, 0) - DECIDED
    return gain + card % VALUES + (VALUES if colour_of(card) != BLACK else 0)


def best_highest_value(table: Table, colour: int) -> int:
    """Whether a bid in this colour is best held to fours, to fives, or not at all: 0, 1 or 2."""
    best = VALUES - 1
    for value in range(VALUES - 1):
        if bid_gain(table, colour, value) > bid_gain(table, colour, best):
            best = value
    return best


def bid_gain(table: Table, colour: int, highest_value: int) -> int:
    """What winning with cards up to this value would bring, less the cards it would cost."""
    seat = table.turn
    needed = max(highest_of_others(table, seat) + 1 - table.bid_values[seat], 1)
    reach = 0
    coloured = table.bid_sizes[seat]
    for value in range(highest_value + 1):
        coloured += table.hands[seat][colour * VALUES + value]
        cards = table.hands[seat][colour * VALUES + value] + table.hands[seat][BLACK * VALUES + value]
        reach += cards * (LOWEST + value)
    if reach < needed or coloured == 0:
        return NEVER
    limit = min(BUILDING_LIMIT[highest_value], building_limit(table, seat))
    paid = table.bid_sizes[seat] + (needed + LOWEST + highest_value - 1) // (LOWEST + highest_value)
    return win_worth(table, seat, table.site, colour, limit) - paid * card_worth(table)


# The whole


def is_settled(table: Table) -> bool:
    """There is always something in the balance."""
    return False


def evaluate(table: Table, seat: int) -> int:
    """The lead over the best rival, in points and in what is still to come, in thousandths."""
    return max(-1000, min(1000, 1000 * lead(table, seat) // SPREAD))

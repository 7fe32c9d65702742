"""Whether a table that was read could come about in a game (section 6)."""

from __future__ import annotations

from quartier.engine.errors import PositionError
from quartier.engine.listing import words_for
from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.seats import NOBODY
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.moves import MOVE_COUNT
from quartier.games.fifth_avenue.pieces import (
    CARD_COLOURS,
    COLOURED_PLOTS,
    COLOURS,
    COLUMN,
    DEALT_BLACK,
    DISTRICT_TEXTS,
    DISTRICTS,
    FIRST_BUILDINGS,
    MOST_SEATS,
    NEXT,
    PARK,
    PAWN_TEXTS,
    PLACE_TEXTS,
    PLACED,
    PLACES,
    PLOTS_IN_DISTRICT,
    PLOTS_OF_COLOUR,
    SIXTH,
    START,
    VALUES,
    district_at,
    value_of,
)
from quartier.games.fifth_avenue.rules import legal
from quartier.games.fifth_avenue.rules.bids import (
    bid_colour,
    can_exceed,
    has_bid,
    has_passed,
    highest_of_others,
    permitted_colours,
)
from quartier.games.fifth_avenue.rules.board import closed_districts, is_open, shop_plots, shops_placed
from quartier.games.fifth_avenue.rules.setup import TWICE, first_building_seat, first_buildings
from quartier.games.fifth_avenue.table import Board, InitialShops, Phase, Table

# The setup


def check_setup(table: Table) -> None:
    """In the setup the decider follows from how much is placed (F4, F8)."""
    placed = first_buildings(table)
    if table.phase == Phase.SETUP_SHOP:
        if table.initial_shops == InitialShops.RANDOM:
            raise FACTS.bad_position("position-random-shops", "F4")
        decider = count(shop_plots(table)) % table.players
        placed_by_all = [0] * MOST_SEATS
    else:
        order = [first_building_seat(table.players, place) for place in range(FIRST_BUILDINGS * table.players)]
        decider = order[placed] if placed < len(order) else NOBODY
        placed_by_all = [order[:placed].count(seat) for seat in range(MOST_SEATS)]
    if table.turn != decider or list(map(count, table.owned)) != placed_by_all or max(table.buildings) > 1:
        raise FACTS.bad_position("position-decider", "F4" if table.phase == Phase.SETUP_SHOP else "F8", seat=table.turn)
    check_first_hands(table)


def check_first_hands(table: Table) -> None:
    """Before the first turn a hand is a card of each colour and four black ones, before the deal it is empty (F6)."""
    wanted = [0] * CARD_COLOURS if table.phase == Phase.SETUP_SHOP else [1] * COLOURS + [DEALT_BLACK]
    for seat in range(table.players):
        held = [sum(table.hands[seat][colour * VALUES :][:VALUES]) for colour in range(CARD_COLOURS)]
        if held != wanted:
            raise FACTS.bad_position("position-first-hand", "F6", seat=seat)


def check_first_shops(table: Table) -> None:
    """Each first shop lies where it could be placed: one in a district, two at most of a colour (F4)."""
    laid = shop_plots(table)
    crowded = table.doubled != 0 or any(count(laid & plots) > 1 for plots in PLOTS_IN_DISTRICT)
    if table.board == Board.SIX_PLOTS:
        misplaced = laid & COLOURED_PLOTS != 0
    else:
        misplaced = any(count(laid & plots) > TWICE for plots in PLOTS_OF_COLOUR)
    if crowded or misplaced or count(laid) == DISTRICTS or closed_districts(table) > 0:
        raise FACTS.bad_position("position-first-shops", "F4")


# The board


def check_every_district_has_a_shop(table: Table) -> None:
    """Every open district has a shop, on the reverse one on its sixth plot (F2, F4)."""
    for district in range(DISTRICTS):
        shops = shop_plots(table) & PLOTS_IN_DISTRICT[district]
        if is_open(table, district) and shops == 0:
            raise FACTS.bad_position("position-no-shop", "F4", district=DISTRICT_TEXTS[district])
        if table.board == Board.SIX_PLOTS and shops & PLOTS_OF_COLOUR[SIXTH] == 0 and is_open(table, district):
            raise FACTS.bad_position("position-sixth-empty", "F2", district=DISTRICT_TEXTS[district])


def check_shops_on_board(table: Table) -> None:
    """The first seven shops and those placed since, fewer only with a closed district (F43)."""
    wanted = DISTRICTS + PLACED[table.gone]
    found = shops_placed(table)
    if found > wanted or (found < wanted and closed_districts(table) == 0):
        raise FACTS.bad_position("position-shop-number", "F22", found=found, wanted=wanted)


def check_pawn_at_home(table: Table, pawn: int, site: str) -> None:
    """The pawn that brought the auctions stands at the start; the first of its tokens is the site (F29)."""
    marked = [district for district in range(DISTRICTS) if has(table.tokens[pawn], district)]
    first = DISTRICT_TEXTS[marked[0]] if marked else PLACE_TEXTS[PARK]
    columns = {COLUMN[district] for district in marked}
    if table.pawns[pawn] != START or len(columns) < len(marked) or first != site:
        raise FACTS.bad_position("position-site", "F29", pawn=PAWN_TEXTS[pawn], site=site)


def check_way(table: Table, pawn: int) -> None:
    """A pawn's tokens lie in the districts that it has come through (F19, F20)."""
    if not any(table.tokens[pawn] == _open_ones(table, way) for way in _ways_to(table.pawns[pawn])):
        raise tokens_off_the_way(table, pawn)


def tokens_off_the_way(table: Table, pawn: int) -> PositionError:
    """The refusal of tokens that a pawn cannot have left (F19)."""
    place = PLACE_TEXTS[table.pawns[pawn]]
    return FACTS.bad_position("position-tokens", "F19", pawn=PAWN_TEXTS[pawn], place=place)


def _ways_to(place: int) -> list[int]:
    """For each way from the start to a place on the whole map, the set of districts before it."""
    if place == START:
        return [0]
    before = [earlier for earlier in range(PLACES) if has(NEXT[earlier], place)]
    return [
        way | (0 if earlier == START else one(district_at(earlier))) for earlier in before for way in _ways_to(earlier)
    ]


def _open_ones(table: Table, districts: int) -> int:
    return sum(one(district) for district in range(DISTRICTS) if has(districts, district) and is_open(table, district))


# The auction


def check_bid(table: Table, seat: int) -> None:
    """A bid has a permitted colour, and its seat has not passed (F33, F35, F45)."""
    if has_bid(table, seat) and not has(permitted_colours(table, seat), bid_colour(table, seat)):
        raise FACTS.bad_position("position-bid-colour", "F45" if table.site == PARK else "F33", seat=seat)
    if has_bid(table, seat) and has_passed(table, seat):
        raise FACTS.bad_position("position-bid-passed", "F35", seat=seat)


def check_decider(table: Table) -> None:
    """The decider is still in, no two bids are equal, and no more is added than laid (F34, F35)."""
    seat = table.turn
    if has_passed(table, seat):
        raise FACTS.bad_position("position-decider-passed", "F35", seat=seat)
    laid = table.bids[seat][: table.bid_sizes[seat]]
    committed = [value for other, value in enumerate(table.bid_values[: table.players]) if other != seat]
    committed.append(sum(map(value_of, laid[: max(len(laid) - table.added, 0)])))
    standing = [value for value in committed if value > 0]
    if len(set(standing)) < len(standing):
        raise FACTS.bad_position("position-bids-equal", "F34")
    if table.added > len(laid):
        raise FACTS.bad_position("position-added", "F34", seat=seat, found=len(laid))


def check_bid_under_way(table: Table, seat: int) -> None:
    """A bid that has been begun can be completed (F34)."""
    if table.added > 0 and not can_exceed(table, seat, bid_colour(table, seat), highest_of_others(table, seat)):
        raise FACTS.bad_position("position-bid-too-low", "F34", seat=seat)


# The end


def check_somebody_can_move(table: Table) -> None:
    """Without a legal move the phase must be `over` (F61)."""
    if table.phase != Phase.OVER and legal(table, [0] * words_for(MOVE_COUNT)) == 0:
        raise FACTS.bad_position("position-no-move", "F61", phase=Phase(table.phase).name.lower())

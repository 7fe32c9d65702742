"""What is always true at a table of Fifth Avenue."""

from enum import IntEnum

from quartier.engine.primitives.bits import count, has
from quartier.engine.primitives.tally import one_of
from quartier.games.fifth_avenue.pieces import (
    ALL_BLACK,
    ALL_COLOURED,
    BLACK,
    BUILDINGS_PER_COLOUR,
    CARDS,
    COLOURED_PLOTS,
    COLOURS,
    COLUMN,
    COLUMNS,
    DISTRICTS,
    FIRST_BUILDINGS,
    KINDS,
    OWN_BUILDINGS,
    PARK,
    PAWNS,
    PLACED,
    PLOTS,
    PLOTS_IN_DISTRICT,
    ROW,
    START,
    TILES_EACH,
    VALUES,
    colour_of,
    district_at,
    value_of,
)
from quartier.games.fifth_avenue.rules.board import built_plots, closed_districts, is_open, shop_plots, shops_placed
from quartier.games.fifth_avenue.rules.cards import discard_size
from quartier.games.fifth_avenue.rules.ending import is_over
from quartier.games.fifth_avenue.table import GEDEON, Phase, Table


class Law(IntEnum):
    """The laws, by the number that `broken` returns."""

    EVERY_CARD_IS_IN_ONE_PLACE = 1
    BUILDINGS_LEAVE_ONLY_WITH_A_CLOSED_DISTRICT = 2
    A_PLOT_HOLDS_SHOPS_OR_ONE_OWNERS_BUILDINGS = 3
    NOBODY_OWNS_TWO_PLOTS_OF_A_DISTRICT = 4
    SHOPS_COME_FROM_THE_ROW = 5
    TOKENS_MARK_A_PAWNS_WAY = 6
    MEMORY_IS_TRUE = 7
    A_BID_IS_WORTH_ITS_CARDS = 8
    NO_CARD_WAITS_UNDER_AN_EMPTY_PILE = 9
    THE_GAME_STOPS_WHEN_IT_IS_OVER = 10


def broken(table: Table) -> int:
    """The first law that does not hold, 0 if all do."""
    if not every_card_is_in_one_place(table):
        return Law.EVERY_CARD_IS_IN_ONE_PLACE
    if not buildings_leave_only_with_a_closed_district(table):
        return Law.BUILDINGS_LEAVE_ONLY_WITH_A_CLOSED_DISTRICT
    if not a_plot_holds_shops_or_one_owners_buildings(table):
        return Law.A_PLOT_HOLDS_SHOPS_OR_ONE_OWNERS_BUILDINGS
    if not nobody_owns_two_plots_of_a_district(table):
        return Law.NOBODY_OWNS_TWO_PLOTS_OF_A_DISTRICT
    if not shops_come_from_the_row(table):
        return Law.SHOPS_COME_FROM_THE_ROW
    if not tokens_mark_a_pawns_way(table):
        return Law.TOKENS_MARK_A_PAWNS_WAY
    if not memory_is_true(table):
        return Law.MEMORY_IS_TRUE
    if not a_bid_is_worth_its_cards(table):
        return Law.A_BID_IS_WORTH_ITS_CARDS
    if table.deck_size == 0 and discard_size(table) > 0:
        return Law.NO_CARD_WAITS_UNDER_AN_EMPTY_PILE
    if is_over(table) != (table.phase == Phase.OVER):
        return Law.THE_GAME_STOPS_WHEN_IT_IS_OVER
    return 0


def every_card_is_in_one_place(table: Table) -> bool:
    """Hands, bids and piles together hold all copies of each card (F6)."""
    for colour in range(COLOURS):
        tally = held_and_laid(table, colour)
        for place in range(table.pile_sizes[colour]):
            tally += one_of(table.piles[colour][place] % VALUES)
        if tally != ALL_COLOURED:
            return False
    tally = held_and_laid(table, BLACK)
    for place in range(table.deck_size):
        tally += one_of(table.deck[place] % VALUES)
    for place in range(table.gedeon_size):
        tally += one_of(table.gedeon[place] % VALUES)
    for value in range(VALUES):
        tally += table.discard[value] * one_of(value)
    return tally == ALL_BLACK


def held_and_laid(table: Table, colour: int) -> int:
    """The cards of a colour in hands and bids, as a tally."""
    tally = 0
    for seat in range(table.players):
        for value in range(VALUES):
            tally += table.hands[seat][colour * VALUES + value] * one_of(value)
        for place in range(table.bid_sizes[seat]):
            if colour_of(table.bids[seat][place]) == colour:
                tally += one_of(table.bids[seat][place] % VALUES)
    return tally


def buildings_leave_only_with_a_closed_district(table: Table) -> bool:
    """Supply, reserve, board and park hold all buildings of each player, and of Gedeon's (F7, F43, F48)."""
    for seat in range(table.players):
        found = table.supply[seat] + table.reserves[seat] + table.park[seat] + buildings_of(table, seat)
        if table.phase == Phase.SETUP_SHOP or table.phase == Phase.SETUP_BUILDING:
            found += FIRST_BUILDINGS - buildings_of(table, seat)
        if found > OWN_BUILDINGS or (found < OWN_BUILDINGS and closed_districts(table) == 0):
            return False
        if table.supply[seat] < 0 or table.reserves[seat] < 0:
            return False
    if table.players != GEDEON:
        return True
    found = table.supply[GEDEON] + buildings_of(table, GEDEON)
    return found == BUILDINGS_PER_COLOUR or (found < BUILDINGS_PER_COLOUR and closed_districts(table) > 0)


def buildings_of(table: Table, owner: int) -> int:
    """How many buildings of an owner stand in the districts."""
    buildings = 0
    for plot in range(PLOTS):
        if has(table.owned[owner], plot):
            buildings += table.buildings[plot]
    return buildings


def a_plot_holds_shops_or_one_owners_buildings(table: Table) -> bool:
    """Shops and buildings never share a plot, nor do two owners; closed districts hold nothing (F2b, F2d, F43)."""
    owned = count(table.owned[0]) + count(table.owned[1]) + count(table.owned[2]) + count(table.owned[3])
    built = built_plots(table)
    shops = shop_plots(table)
    if owned != count(built) or built & shops != 0 or table.doubled & shops != table.doubled:
        return False
    if (built | shops) & table.land != built | shops or built & COLOURED_PLOTS != built:
        return False
    for plot in range(PLOTS):
        if (table.buildings[plot] > 0) != has(built, plot):
            return False
    return True


def nobody_owns_two_plots_of_a_district(table: Table) -> bool:
    """A player owns one plot of a district at most; Gedeon may own several, with one building each (F2c, F51)."""
    for seat in range(table.players):
        for district in range(DISTRICTS):
            if count(table.owned[seat] & PLOTS_IN_DISTRICT[district]) > 1:
                return False
    return table.players != GEDEON or buildings_of(table, GEDEON) == count(table.owned[GEDEON])


def shops_come_from_the_row(table: Table) -> bool:
    """Tiles that left the row lie on the board or under the park, nine of a kind at most (F4, F23, F43)."""
    if table.phase == Phase.SETUP_SHOP:
        return table.gone == 0 and shops_placed(table) == 4 * TILES_EACH - table.stack_size
    under_park = 0
    for kind in range(KINDS):
        under_park += table.park_shops[kind]
        if tiles_of(table, kind) > TILES_EACH:
            return False
    wanted = DISTRICTS + PLACED[table.gone]
    found = shops_placed(table)
    return under_park == table.gone - PLACED[table.gone] and (
        found == wanted or (found < wanted and closed_districts(table) > 0)
    )


def tiles_of(table: Table, kind: int) -> int:
    """How many tiles of a kind are in play; a plot with two of a kind counts once."""
    tiles = table.park_shops[kind] + count(table.shops[kind])
    for place in range(table.gone, ROW):
        if table.row[place] == kind:
            tiles += 1
    return tiles


def tokens_mark_a_pawns_way(table: Table) -> bool:
    """A pawn has left at most one token in each column before it, and none in a closed district (F19, F29, F44)."""
    for pawn in range(PAWNS):
        column = 0
        for district in range(DISTRICTS):
            if has(table.tokens[pawn], district):
                if not is_open(table, district) or COLUMN[district] == column:
                    return False
                column = COLUMN[district]
        if column >= column_reached(table, pawn):
            return False
    return True


def column_reached(table: Table, pawn: int) -> int:
    """The column where a pawn stands; the park, and the start while its auctions are held, lie behind them all."""
    place = table.pawns[pawn]
    if place == PARK:
        return COLUMNS + 1
    if place == START:
        has_come_home = table.phase == Phase.OVER or (table.phase >= Phase.BID and table.pawn == pawn)
        return COLUMNS + 1 if has_come_home else 1
    return COLUMN[district_at(place)]


def laid_copies(table: Table, seat: int, card: int) -> int:
    """How many of these cards a seat has laid."""
    copies = 0
    for place in range(table.bid_sizes[seat]):
        if table.bids[seat][place] == card:
            copies += 1
    return copies


def memory_is_true(table: Table) -> bool:
    """Known cards are in their hand or were just laid from it; piles have as many cards as they must (F60d)."""
    for seat in range(table.players):
        for card in range(CARDS):
            laid = laid_copies(table, seat, card) if seat == table.turn and table.added > 0 else 0
            if not 0 <= table.known[seat][card] <= table.hands[seat][card] + laid:
                return False
    for colour in range(COLOURS):
        if not 0 <= table.unseen[colour] <= max(table.pile_sizes[colour] - 1, 0):
            return False
    return 0 <= table.deck_known <= table.deck_size


def a_bid_is_worth_its_cards(table: Table) -> bool:
    """The value kept with a bid is the sum of its cards (F32)."""
    for seat in range(table.players):
        total = 0
        for place in range(table.bid_sizes[seat]):
            total += value_of(table.bids[seat][place])
        if total != table.bid_values[seat]:
            return False
    return True

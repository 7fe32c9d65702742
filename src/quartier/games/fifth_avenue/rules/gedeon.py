"""Gedeon, the imaginary third bidder of a game for two (F47-F53)."""

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.pieces import GEDEONS_MOST, NO_PLOT, PARK, PLOTS_EACH, RING, VALUES, district_at
from quartier.games.fifth_avenue.rules.bids import gedeon_value, has_bid, has_passed
from quartier.games.fifth_avenue.rules.board import building_points, empty_plots, is_full, put_buildings
from quartier.games.fifth_avenue.rules.cards import discard_size, draw_black, put_under_pile, reshuffle_if_due
from quartier.games.fifth_avenue.rules.stops import close_district
from quartier.games.fifth_avenue.table import GEDEON, NOTHING, Event, Table


def gedeon_plays(table: Table) -> bool:
    """Gedeon takes part when two play (F47)."""
    return table.players == 2


def gedeon_is_due(table: Table) -> bool:
    """He bids once both players have made their first decision at this site (F49)."""
    if not gedeon_plays(table) or table.gedeon_size != NOTHING:
        return False
    return has_decided(table, 0) and has_decided(table, 1)


def has_decided(table: Table, seat: int) -> bool:
    """Whether a seat has bid or passed at this site."""
    return has_bid(table, seat) or has_passed(table, seat)


def gedeon_bids(table: Table) -> None:
    """Black cards are drawn face up until a value comes a second time, or the pile runs out (F49)."""
    table.gedeon_size = 0
    while table.deck_size > 0 and not has_pair(table):
        table.gedeon[table.gedeon_size] = draw_black(table)
        table.gedeon_size += 1
        reshuffle_if_due(table)
    note(table, Event.GEDEON_BID, gedeon_value(table))


def has_pair(table: Table) -> bool:
    """Whether his last card has the value of an earlier one."""
    for place in range(table.gedeon_size - 1):
        if table.gedeon[place] == table.gedeon[table.gedeon_size - 1]:
            return True
    return False


def gedeon_leads(table: Table) -> bool:
    """His sum is higher than the players' bids; if it is not, he is out (F50)."""
    return gedeon_value(table) > max(table.bid_values[0], table.bid_values[1])


def return_gedeons_cards(table: Table) -> None:
    """His cards go under the pile in the order drawn: to the waiting cards, or else face down, known (F27d, F50d)."""
    joins_discard = discard_size(table) > 0
    for place in range(table.gedeon_size):
        if joins_discard:
            table.discard[table.gedeon[place] % VALUES] += 1
        else:
            put_under_pile(table, table.gedeon[place])
    forget_gedeons_bid(table)
    reshuffle_if_due(table)


def forget_gedeons_bid(table: Table) -> None:
    """Gedeon has not bid yet."""
    for place in range(GEDEONS_MOST):
        table.gedeon[place] = 0
    table.gedeon_size = NOTHING


def gedeon_wins(table: Table) -> None:
    """At the park he builds nothing; a full district he closes; else he builds on the best plots (F51, F52)."""
    if table.site == PARK:
        return
    district = district_at(table.site)
    if is_full(table, district):
        note(table, Event.GEDEON_CLOSED, district)
        close_district(table, district, GEDEON)
    else:
        build_on_best_plots(table, district)


def build_on_best_plots(table: Table, district: int) -> None:
    """One building on every empty plot of the highest value, in ring order while his pieces last (F51)."""
    best = best_value(table, district)
    empty = empty_plots(table)
    for place in range(PLOTS_EACH):
        plot = RING[table.board][district][place]
        if plot != NO_PLOT and has(empty, plot) and building_points(table, plot) == best and table.supply[GEDEON] > 0:
            table.supply[GEDEON] -= 1
            put_buildings(table, GEDEON, 1, plot)
            note(table, Event.GEDEON_BUILT, plot)


def best_value(table: Table, district: int) -> int:
    """The highest value that a building on an empty plot of the district would have (F51)."""
    best = 0
    empty = empty_plots(table)
    for place in range(PLOTS_EACH):
        plot = RING[table.board][district][place]
        if plot != NO_PLOT and has(empty, plot):
            best = max(best, building_points(table, plot))
    return best

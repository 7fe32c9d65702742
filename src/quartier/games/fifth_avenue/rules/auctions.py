"""Auctions: their sites, the order of bidding, payment and building (F29-F31, F36-F40, F46)."""

from quartier.engine.primitives.bits import lowest, mark, mark_all
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise
from quartier.games.fifth_avenue.moves import BUILD, CLOSE
from quartier.games.fifth_avenue.pieces import BUILDING_LIMIT, PARK, VALUES, district_at, place_of, plot_at
from quartier.games.fifth_avenue.rules.bids import bid_colour, commit, has_bid, has_passed, leave, seats_left
from quartier.games.fifth_avenue.rules.board import is_full, put_buildings
from quartier.games.fifth_avenue.rules.cards import pay, reshuffle_if_due
from quartier.games.fifth_avenue.rules.gedeon import (
    gedeon_bids,
    gedeon_is_due,
    gedeon_leads,
    gedeon_plays,
    gedeon_wins,
    return_gedeons_cards,
)
from quartier.games.fifth_avenue.rules.stops import close_district, must_close, remove_token
from quartier.games.fifth_avenue.rules.turn import go_on
from quartier.games.fifth_avenue.table import NOTHING, Event, Phase, Table

# Sites


def begin_auctions(table: Table, pawn: int, resume: int) -> None:
    """A pawn that goes from the park to the start brings auctions at all its tokens and then at the park (F29)."""
    table.pawn = pawn
    table.resume = resume
    open_site(table)


def open_site(table: Table) -> None:
    """The first district in column order with a token, at last the park; the active seat bids first (F29a, F31)."""
    tokens = table.tokens[table.pawn]
    table.site = place_of(lowest(tokens)) if tokens != 0 else PARK
    table.turn = table.active
    table.phase = Phase.BID
    note(table, Event.AUCTION, table.site)


def leave_site(table: Table) -> None:
    """The token returns to the start and the next site follows; after the park the turn goes on (F29b, F30)."""
    table.passed = 0
    table.colour = NOTHING
    table.limit = 0
    if table.phase == Phase.OVER:
        return
    if table.site == PARK:
        go_on(table, table.resume)
    else:
        remove_token(table, table.pawn, district_at(table.site))
        open_site(table)


# Bidding


def make_bid(table: Table) -> None:
    """The seat's bid stands; the next one decides."""
    commit(table)
    ask_next_bidder(table)


def pass_bid(table: Table) -> None:
    """The seat is out; the next one decides."""
    leave(table)
    ask_next_bidder(table)


def ask_next_bidder(table: Table) -> None:
    """Clockwise, leaving out seats that passed; after Gedeon's bid the active seat is asked first (F31, F49, F50b)."""
    first = clockwise(table.players, table.turn, 1)
    if gedeon_is_due(table):
        gedeon_bids(table)
        first = table.active
    if bidding_is_over(table):
        end_bidding(table)
    else:
        while has_passed(table, first):
            first = clockwise(table.players, first, 1)
        table.turn = first


def bidding_is_over(table: Table) -> bool:
    """All have passed, or the only one left has a bid, and Gedeon has bid and does not lead (F36, F50)."""
    if gedeon_plays(table) and table.gedeon_size == NOTHING:
        return False
    if seats_left(table) > 1:
        return False
    if seats_left(table) == 0:
        return True
    return has_bid(table, last_seat(table)) and not gedeon_leads(table)


def last_seat(table: Table) -> int:
    """The first seat that has not passed."""
    seat = 0
    while has_passed(table, seat):
        seat += 1
    return seat


def end_bidding(table: Table) -> None:
    """The winner builds, or Gedeon does; if nobody has bid, nothing is sold (F40, F50c)."""
    if seats_left(table) > 0:
        win(table, last_seat(table))
        return
    is_gedeons = gedeon_plays(table) and gedeon_leads(table)
    return_gedeons_cards(table)
    if is_gedeons:
        gedeon_wins(table)
    else:
        note(table, Event.NO_SALE, table.site)
    leave_site(table)


# Winning


def win(table: Table, seat: int) -> None:
    """The winner pays, then Gedeon's cards return, then the winner builds (F37, F50d)."""
    table.colour = bid_colour(table, seat)
    table.limit = building_limit(table, seat)
    note(table, Event.WON, seat, table.site, table.bid_values[seat], table.limit)
    pay_bid(table, seat)
    return_gedeons_cards(table)
    table.turn = seat
    table.phase = Phase.BUILD


def building_limit(table: Table, seat: int) -> int:
    """By the highest card of the bid, coloured or black: a four allows three, a five two, a six one (F39)."""
    limit = BUILDING_LIMIT[0]
    for place in range(table.bid_sizes[seat]):
        limit = min(limit, BUILDING_LIMIT[table.bids[seat][place] % VALUES])
    return limit


def pay_bid(table: Table, seat: int) -> None:
    """The winner's cards go under their piles in the order laid (F37)."""
    for place in range(table.bid_sizes[seat]):
        pay(table, table.bids[seat][place])
        table.bids[seat][place] = 0
    table.bid_sizes[seat] = 0
    table.bid_values[seat] = 0
    reshuffle_if_due(table)


def mark_building(table: Table, moves: list[int]) -> None:
    """Up to the limit and the reserve; a full district may be closed instead, or must be (F38, F41, F46)."""
    is_district = table.site != PARK
    if is_district and is_full(table, district_at(table.site)):
        mark(moves, CLOSE)
    if not is_district or not must_close(table, table.turn, district_at(table.site)):
        mark_all(moves, BUILD, (2 << min(table.limit, table.reserves[table.turn])) - 1)


def build(table: Table, number: int) -> None:
    """Buildings go from the reserve to the plot of the bid's colour, or to the park (F38, F46)."""
    table.reserves[table.turn] -= number
    if table.site == PARK:
        table.park[table.turn] += number
        note(table, Event.BUILT_IN_PARK, table.turn, number)
    else:
        plot = plot_at(district_at(table.site), table.colour)
        put_buildings(table, table.turn, number, plot)
        note(table, Event.BUILT, table.turn, number, plot)
    leave_site(table)


def close(table: Table) -> None:
    """The winner closes the full district instead of building (F41)."""
    note(table, Event.CLOSED, table.turn, district_at(table.site))
    close_district(table, district_at(table.site), table.turn)
    leave_site(table)

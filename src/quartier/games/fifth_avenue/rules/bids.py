"""Bids: what may be laid, how high, and what passing means (F32-F35, F45)."""

from quartier.engine.primitives.bits import count, has, mark, mark_all, one
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.moves import ADD, COMMIT, PASS
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    COLOURS,
    PARK,
    PLOTS_IN_DISTRICT,
    VALUES,
    colour_of,
    district_at,
    value_of,
)
from quartier.games.fifth_avenue.rules.board import colours_in, empty_plots, shop_plots
from quartier.games.fifth_avenue.rules.cards import strength
from quartier.games.fifth_avenue.table import NOTHING, Event, Table

ALL_COLOURS = (1 << COLOURS) - 1


def mark_bids(table: Table, moves: list[int]) -> None:
    """To pass, or a card with which a bid can exceed; after a card no more passing (F34, F35)."""
    seat = table.turn
    highest = highest_of_others(table, seat)
    if table.added == 0:
        mark(moves, PASS)
    elif table.bid_values[seat] > highest:
        mark(moves, COMMIT)
    if table.bid_sizes[seat] == 0:
        mark_all(moves, ADD, first_cards(table, seat, highest))
    elif can_exceed(table, seat, bid_colour(table, seat), highest):
        mark_all(moves, ADD, held(table, seat, bid_colour(table, seat)) | held(table, seat, BLACK))


def first_cards(table: Table, seat: int, highest: int) -> int:
    """The cards with which a bid may begin: of a permitted colour in which it can exceed (F32a, F34a)."""
    cards = 0
    colours = permitted_colours(table, seat)
    for colour in range(COLOURS):
        if has(colours, colour) and can_exceed(table, seat, colour, highest):
            cards |= held(table, seat, colour)
    return cards


def permitted_colours(table: Table, seat: int) -> int:
    """The set of colours in which a seat may bid here: at the park the fixed one, if one is fixed (F33, F45)."""
    if table.site != PARK:
        return district_colours(table, seat, district_at(table.site))
    return ALL_COLOURS if table.colour == NOTHING else one(table.colour)


def district_colours(table: Table, seat: int, district: int) -> int:
    """One's own plot; else the empty plots; in a full district the plots with shops (F33)."""
    own = table.owned[seat] & PLOTS_IN_DISTRICT[district]
    if own != 0:
        return colours_in(own, district)
    empty = colours_in(empty_plots(table), district)
    if empty != 0:
        return empty
    return colours_in(shop_plots(table), district)


def can_exceed(table: Table, seat: int, colour: int, highest: int) -> bool:
    """Whether all cards of this colour and all black ones, with those laid, exceed the others (F34a)."""
    return table.bid_values[seat] + strength(table, seat, colour) + strength(table, seat, BLACK) > highest


def highest_of_others(table: Table, seat: int) -> int:
    """The highest bid on the table but one's own, Gedeon's included (F34)."""
    highest = gedeon_value(table)
    for rival in range(table.players):
        if rival != seat:
            highest = max(highest, table.bid_values[rival])
    return highest


def gedeon_value(table: Table) -> int:
    """The sum of Gedeon's cards (F49)."""
    total = 0
    for place in range(table.gedeon_size):
        total += value_of(table.gedeon[place])
    return total


def held(table: Table, seat: int, colour: int) -> int:
    """The set of cards of a colour that a seat holds; copies are alike."""
    cards = 0
    for card in range(colour * VALUES, (colour + 1) * VALUES):
        if table.hands[seat][card] > 0:
            cards |= one(card)
    return cards


def has_bid(table: Table, seat: int) -> bool:
    """Whether a seat has cards laid."""
    return table.bid_sizes[seat] > 0


def bid_colour(table: Table, seat: int) -> int:
    """The colour of a seat's bid, fixed by its first card until the auction ends (F32b)."""
    return colour_of(table.bids[seat][0])


def has_passed(table: Table, seat: int) -> bool:
    """A pass is final (F35)."""
    return has(table.passed, seat)


def seats_left(table: Table) -> int:
    """How many seats have not passed."""
    return table.players - count(table.passed)


def add(table: Table, card: int) -> None:
    """A card is laid; the bid is not made before it is committed (F32, F34b)."""
    seat = table.turn
    table.hands[seat][card] -= 1
    table.bids[seat][table.bid_sizes[seat]] = card
    table.bid_sizes[seat] += 1
    table.bid_values[seat] += value_of(card)
    table.added += 1


def take_back(table: Table, seat: int) -> int:
    """The card laid last goes back to the hand."""
    table.bid_sizes[seat] -= 1
    card = table.bids[seat][table.bid_sizes[seat]]
    table.bids[seat][table.bid_sizes[seat]] = 0
    table.bid_values[seat] -= value_of(card)
    table.hands[seat][card] += 1
    return card


def commit(table: Table) -> None:
    """Now everybody sees the bid; at the park the first one fixes the colour for all (F34, F45, F60d)."""
    seat = table.turn
    for place in range(table.bid_sizes[seat] - table.added, table.bid_sizes[seat]):
        card = table.bids[seat][place]
        table.known[seat][card] = max(table.known[seat][card] - 1, 0)
    table.added = 0
    if table.site == PARK and table.colour == NOTHING:
        table.colour = bid_colour(table, seat)
    note(table, Event.BID, seat, table.bid_values[seat], bid_colour(table, seat))


def leave(table: Table) -> None:
    """A seat that passes takes all its cards back, known to all, and is out of this auction (F35, F60d)."""
    seat = table.turn
    while has_bid(table, seat):
        table.known[seat][take_back(table, seat)] += 1
    table.passed |= one(seat)
    note(table, Event.PASSED, seat)

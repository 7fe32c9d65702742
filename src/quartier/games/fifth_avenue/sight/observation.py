"""What a seat knows, as numbers for programs (F60)."""

from __future__ import annotations

from quartier.engine.contract import Part
from quartier.engine.primitives.bits import has, lowest, one
from quartier.engine.primitives.copying import copied
from quartier.engine.primitives.seats import clockwise, places_between
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.pieces import (
    CARD_COLOURS,
    CARDS,
    COLOURS,
    DECK,
    DISTRICTS,
    GEDEONS_MOST,
    KINDS,
    MOST_SEATS,
    PAWNS,
    PILE,
    PLACES,
    PLOTS,
    ROW,
    VALUES,
    value_of,
)
from quartier.games.fifth_avenue.rules.bids import has_passed
from quartier.games.fifth_avenue.rules.board import shops_on
from quartier.games.fifth_avenue.rules.cards import cards_of_colour, end_of_unseen, first_unseen
from quartier.games.fifth_avenue.rules.setup import turned_up_tile
from quartier.games.fifth_avenue.sight.conceal import conceal
from quartier.games.fifth_avenue.table import GEDEON, NOTHING, PHASES, Phase, Table

UNKNOWN = 1
"""What stands for a card that is there but not known; 0 stands for none."""

OBSERVATION = (
    Part("phase", PHASES, "the phase as the seat sees it, in the order of the phases"),
    Part("decides", MOST_SEATS, "who decides, counted from the seat itself; none when over"),
    Part("active", MOST_SEATS, "whose turn of play it is, counted from the seat itself"),
    Part("land", PLOTS, "plots of open districts"),
    Part("shops", KINDS * PLOTS, "for each kind, how many shops of it lie on each plot"),
    Part("buildings", MOST_SEATS * PLOTS, "for each seat, from itself clockwise, its buildings on each plot"),
    Part("gedeons_buildings", PLOTS, "Gedeon's buildings on each plot"),
    Part("pawns", PAWNS * PLACES, "where each pawn stands: start, districts, park"),
    Part("tokens", PAWNS * DISTRICTS, "districts with a token of each colour"),
    Part("row", ROW, "the row of shops: 0 where a tile is gone, else 1 to 4 for its kind"),
    Part("park_shops", KINDS, "tiles of each kind under the park"),
    Part("shown", KINDS, "tiles of each kind shown at the end"),
    Part("tile", KINDS, "the tile turned up for a first shop"),
    Part("chosen_shop", KINDS, "the kind chosen, as far as the seat sees it"),
    Part("hand", CARDS, "the seat's own hand: how many of each card"),
    Part(
        "hand_colours", MOST_SEATS * CARD_COLOURS, "cards of each colour in each hand, from the seat itself clockwise"
    ),
    Part("known", MOST_SEATS * CARDS, "cards that everybody knows to be in each hand"),
    Part("piles", COLOURS * PILE, "each coloured pile from its top: a card's value, 1 unseen, 0 none"),
    Part("deck", DECK, "the black pile from its bottom, in the same way"),
    Part("discard", VALUES, "fours, fives and sixes waiting under the black pile"),
    Part("taken", COLOURS, "the colour of the first card taken in this turn"),
    Part("pawn", PAWNS, "the pawn that brought the auctions; these last parts are 0 outside auctions"),
    Part("site", PLACES, "the place of the auction"),
    Part("resume", 1, "1 if the turn ends after the auctions"),
    Part("passed", MOST_SEATS, "seats that have passed, from the seat itself clockwise"),
    Part("bids", MOST_SEATS * CARDS, "the cards laid by each seat, as far as the seat sees them"),
    Part("colour", COLOURS, "the colour fixed at the park, or of the winning bid"),
    Part("gedeon", 1 + GEDEONS_MOST, "whether Gedeon has bid, and the values of his cards"),
    Part("limit", 1, "the winner's building limit"),
    Part("scores", MOST_SEATS, "points of each seat, from the seat itself clockwise"),
    Part("reserves", MOST_SEATS, "buildings in each reserve"),
    Part("supply", MOST_SEATS, "buildings in each supply"),
    Part("gedeons_supply", 1, "Gedeon's buildings left"),
    Part("park", MOST_SEATS, "buildings of each seat in the park"),
    Part("turns", 1, "completed turns"),
    FACTS.options_part(),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it (F60)."""
    seen = table
    if seat != table.turn:
        seen = copied(table)
        conceal(seen, seat)
    place = put_choice(out, 0, seen.phase, PHASES)
    place = put_choice(out, place, places_between(seen.players, seat, seen.turn), MOST_SEATS)
    place = put_choice(out, place, places_between(seen.players, seat, seen.active), MOST_SEATS)
    place = observe_board(seen, seat, out, place)
    place = observe_row(seen, out, place)
    place = observe_hands(seen, seat, out, place)
    place = observe_piles(seen, out, place)
    place = observe_auction(seen, seat, out, place)
    place = observe_possessions(seen, seat, out, place)
    place = put(out, place, seen.turns)
    place = put(out, place, seen.players)
    place = put(out, place, seen.board)
    put(out, place, seen.initial_shops)


def observe_board(table: Table, seat: int, out: list[int], place: int) -> int:
    """Plots, shops, buildings, pawns and tokens."""
    place = put_set(out, place, table.land, PLOTS)
    for kind in range(KINDS):
        place = put_shops_of(table, kind, out, place)
    for away in range(MOST_SEATS):
        place = put_buildings_of(table, clockwise(table.players, seat, away), away < table.players, out, place)
    place = put_buildings_of(table, GEDEON, table.players == GEDEON, out, place)
    for pawn in range(PAWNS):
        place = put_choice(out, place, table.pawns[pawn], PLACES)
    for pawn in range(PAWNS):
        place = put_set(out, place, table.tokens[pawn], DISTRICTS)
    return place


def put_shops_of(table: Table, kind: int, out: list[int], place: int) -> int:
    """How many shops of a kind lie on each plot."""
    end = put_set(out, place, 0, PLOTS)
    plots = table.shops[kind]
    while plots != 0:
        plot = lowest(plots)
        out[place + plot] = shops_of_kind(table, kind, plot)
        plots ^= one(plot)
    return end


def shops_of_kind(table: Table, kind: int, plot: int) -> int:
    """How many shops of a kind that is there lie on a plot."""
    for other in range(KINDS):
        if other != kind and has(table.shops[other], plot):
            return 1
    return shops_on(table, plot)


def put_buildings_of(table: Table, owner: int, plays: bool, out: list[int], place: int) -> int:
    """The buildings of an owner on each plot, 0 where he does not play."""
    end = put_set(out, place, 0, PLOTS)
    plots = table.owned[owner] if plays else 0
    while plots != 0:
        plot = lowest(plots)
        out[place + plot] = table.buildings[plot]
        plots ^= one(plot)
    return end


def observe_row(table: Table, out: list[int], place: int) -> int:
    """The row of shops, the tiles under the park, the tile turned up and the shop chosen."""
    is_filled = table.phase != Phase.SETUP_SHOP
    for tile in range(ROW):
        place = put(out, place, table.row[tile] + 1 if is_filled and tile >= table.gone else 0)
    for kind in range(KINDS):
        place = put(out, place, table.park_shops[kind])
    for kind in range(KINDS):
        place = put(out, place, table.park_revealed[kind])
    place = put_choice(out, place, NOTHING if is_filled else turned_up_tile(table), KINDS)
    return put_choice(out, place, table.chosen_shop, KINDS)


def observe_hands(table: Table, seat: int, out: list[int], place: int) -> int:
    """The own hand; of all hands the colours, and the cards that everybody knows."""
    for card in range(CARDS):
        place = put(out, place, table.hands[seat][card])
    for away in range(MOST_SEATS):
        owner = clockwise(table.players, seat, away)
        for colour in range(CARD_COLOURS):
            place = put(out, place, cards_of_colour(table, owner, colour) if away < table.players else 0)
    for away in range(MOST_SEATS):
        owner = clockwise(table.players, seat, away)
        for card in range(CARDS):
            place = put(out, place, table.known[owner][card] if away < table.players else 0)
    return place


def observe_piles(table: Table, out: list[int], place: int) -> int:
    """The coloured piles, the black pile and what waits under it."""
    first = first_unseen(table)
    for colour in range(COLOURS):
        end = end_of_unseen(table, colour)
        for depth in range(PILE):
            is_there = depth < table.pile_sizes[colour]
            place = put_card(out, place, table.piles[colour][depth], is_there, first <= depth < end)
    for height in range(DECK):
        place = put_card(out, place, table.deck[height], height < table.deck_size, height >= table.deck_known)
    for value in range(VALUES):
        place = put(out, place, table.discard[value])
    return place


def put_card(out: list[int], place: int, card: int, is_there: bool, is_unseen: bool) -> int:
    """A card's value, or that it is unseen, or that there is none."""
    if not is_there:
        return put(out, place, 0)
    return put(out, place, UNKNOWN if is_unseen else value_of(card))


def observe_auction(table: Table, seat: int, out: list[int], place: int) -> int:
    """The colour taken, and all that lies open in an auction."""
    is_held = table.phase == Phase.BID or table.phase == Phase.BUILD
    place = put_choice(out, place, table.taken, COLOURS)
    place = put_choice(out, place, table.pawn if is_held else NOTHING, PAWNS)
    place = put_choice(out, place, table.site if is_held else NOTHING, PLACES)
    place = put(out, place, table.resume if is_held else 0)
    for away in range(MOST_SEATS):
        place = put(
            out, place, 1 if has_passed(table, clockwise(table.players, seat, away)) and away < table.players else 0
        )
    for away in range(MOST_SEATS):
        place = put_bid(table, clockwise(table.players, seat, away), away < table.players, out, place)
    place = put_choice(out, place, table.colour, COLOURS)
    place = put(out, place, 0 if table.gedeon_size == NOTHING else 1)
    for card in range(GEDEONS_MOST):
        place = put_card(out, place, table.gedeon[card], card < table.gedeon_size, False)
    return put(out, place, table.limit)


def put_bid(table: Table, bidder: int, plays: bool, out: list[int], place: int) -> int:
    """How many of each card a bidder has laid."""
    for card in range(CARDS):
        out[place + card] = 0
    if plays:
        for laid in range(table.bid_sizes[bidder]):
            out[place + table.bids[bidder][laid]] += 1
    return place + CARDS


def observe_possessions(table: Table, seat: int, out: list[int], place: int) -> int:
    """Points and buildings of the seats, each from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        place = put(out, place, table.scores[clockwise(table.players, seat, away)] if away < table.players else 0)
    for away in range(MOST_SEATS):
        place = put(out, place, table.reserves[clockwise(table.players, seat, away)] if away < table.players else 0)
    for away in range(MOST_SEATS):
        place = put(out, place, table.supply[clockwise(table.players, seat, away)] if away < table.players else 0)
    place = put(out, place, table.supply[GEDEON] if table.players == GEDEON else 0)
    for away in range(MOST_SEATS):
        place = put(out, place, table.park[clockwise(table.players, seat, away)] if away < table.players else 0)
    return place

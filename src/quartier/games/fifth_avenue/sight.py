"""All hidden information of Fifth Avenue is decided here: what a seat sees, and what it may think possible (F60).

Hidden are the black cards and the dealt coloured cards in other hands, as far as they have never been shown; the order
of the black pile but for its known bottom; the cards of a coloured pile that nobody has seen; before the deal all piles
and the tile stack. Half-made choices are hidden too: a shop without its plot, a bid before it is committed.
"""

from __future__ import annotations

from typing import Any

from quartier.engine.bits import has
from quartier.engine.contract import Part
from quartier.engine.dice import below, seed_dice, shuffle
from quartier.engine.listing import moves_in_view
from quartier.engine.schema import copy_of
from quartier.engine.seats import clockwise, places_between
from quartier.engine.tensor import put, put_choice, put_set
from quartier.games.fifth_avenue import document, notation
from quartier.games.fifth_avenue.bids import has_passed, take_back
from quartier.games.fifth_avenue.board import building_points, shops_on
from quartier.games.fifth_avenue.names import CARD_COLOUR_TEXTS
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    CARD_COLOURS,
    CARDS,
    COLOUR_TEXTS,
    COLOURS,
    DECK,
    DISTRICT_TEXTS,
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
    colour_of,
    plot_at,
    value_of,
)
from quartier.games.fifth_avenue.rules import legal
from quartier.games.fifth_avenue.setup import turned_up_tile
from quartier.games.fifth_avenue.table import GEDEON, NOTHING, PHASES, Phase, Table

# The view of a seat, for people


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (F60)."""
    seen = copy_of(table)
    if seat != table.turn:
        take_back_choices(seen)
    shown = document.write(seen)
    hide_cards(shown, seat)
    shown["values"] = {DISTRICT_TEXTS[district]: values_in(table, district) for district in range(DISTRICTS)}
    shown["bid_values"] = seen.bid_values[: table.players]
    shown["seat"] = seat
    shown["moves"] = moves_in_view(notation, legal, table) if seat is not None and seat == table.turn else []
    return shown


def hide_cards(shown: dict[str, Any], seat: int | None) -> None:
    """Cards that the seat cannot know become `violet ?`; a tile of the stack becomes `?` (F60)."""
    memory = shown["memory"]
    for owner, hand in enumerate(shown["hands"]):
        if owner != seat:
            shown["hands"][owner] = known_first(hand, memory["hands"][owner])
    for colour, pile in shown["piles"].items():
        first = 0 if shown["phase"] == "setup_shop" else 1
        hidden = range(first, min(memory["piles"][colour] + 1, len(pile)))
        shown["piles"][colour] = [f"{colour} ?" if place in hidden else card for place, card in enumerate(pile)]
    unknown = len(shown["deck"]) - memory["deck"]
    shown["deck"] = ["black ?"] * unknown + shown["deck"][unknown:]
    if "shop_stack" in shown:
        shown["shop_stack"] = ["?"] * len(shown["shop_stack"])


def known_first(hand: list[str], known: list[str]) -> list[str]:
    """In each colour the known cards, then the others without their value."""
    shown = []
    for colour in CARD_COLOUR_TEXTS:
        open_cards = [card for card in known if card.startswith(colour)]
        held = sum(card.startswith(colour) for card in hand)
        shown += open_cards + [f"{colour} ?"] * (held - len(open_cards))
    return shown


def values_in(table: Table, district: int) -> dict[str, int]:
    """What a building on each coloured plot of an open district is worth now (F25)."""
    plots = {text: plot_at(district, colour) for colour, text in enumerate(COLOUR_TEXTS)}
    return {text: building_points(table, plot) for text, plot in plots.items() if has(table.land, plot)}


def take_back_choices(table: Table) -> None:
    """A half-made choice is nobody else's business: it is as if not yet begun."""
    if table.phase == Phase.SHOP_PLOT:
        table.chosen_shop = NOTHING
        table.phase = Phase.ACTION
    while table.added > 0:
        take_back(table, table.turn)
        table.added -= 1


# What a seat must think possible


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deals the unseen cards of each colour anew over all places where one is hidden, all deals alike (F60)."""
    seed_dice(table, seed)
    if seat != table.turn:
        take_back_choices(table)
    for colour in range(COLOURS):
        redeal_pile(table, colour, redeal_hands(table, seat, colour, gather(table, seat, colour)))
    redeal_deck(table, redeal_hands(table, seat, BLACK, gather(table, seat, BLACK)))
    if table.phase == Phase.SETUP_SHOP:
        tile = table.stack[table.stack_size - 1]
        shuffle(table, table.stack, table.stack_size - 1)
        table.stack[table.stack_size - 1] = tile


# A bag holds cards of one colour: how many fours, fives and sixes, as the digits of one number.

BAG_OF = (1, 64, 64 * 64)


def in_bag(bag: int, value: int) -> int:
    """How many cards of a value, counted from 0, are in a bag."""
    return bag // BAG_OF[value] % 64


def bag_size(bag: int) -> int:
    """How many cards are in a bag."""
    return in_bag(bag, 0) + in_bag(bag, 1) + in_bag(bag, 2)


def draw_value(table: Table, bag: int) -> int:
    """The value, counted from 0, of a card drawn from a bag at random."""
    place = below(table, bag_size(bag))
    value = 0
    while place >= in_bag(bag, value):
        place -= in_bag(bag, value)
        value += 1
    return value


def gather(table: Table, seat: int, colour: int) -> int:
    """All cards of a colour that a seat cannot place, in one bag."""
    bag = 0
    for rival in range(table.players):
        if rival != seat:
            for value in range(VALUES):
                bag += unknown_in_hand(table, rival, colour * VALUES + value) * BAG_OF[value]
    if colour == BLACK:
        for place in range(table.deck_known, table.deck_size):
            bag += BAG_OF[table.deck[place] % VALUES]
    else:
        for place in range(first_unseen(table), end_of_unseen(table, colour)):
            bag += BAG_OF[table.piles[colour][place] % VALUES]
    return bag


def unknown_in_hand(table: Table, rival: int, card: int) -> int:
    """How many of these cards in a rival's hand are not known to be there."""
    return table.hands[rival][card] - table.known[rival][card]


def first_unseen(table: Table) -> int:
    """The first place of a coloured pile that may be unseen; before the deal even the top is (F6b)."""
    return 0 if table.phase == Phase.SETUP_SHOP else 1


def end_of_unseen(table: Table, colour: int) -> int:
    """The first place of a coloured pile below its top from which on all cards are known."""
    return min(table.unseen[colour] + 1, table.pile_sizes[colour])


def redeal_hands(table: Table, seat: int, colour: int, bag: int) -> int:
    """Every rival keeps the known cards and draws the others of this colour from the bag; what is left in it."""
    for rival in range(table.players):
        if rival != seat:
            unknown = 0
            for card in range(colour * VALUES, (colour + 1) * VALUES):
                unknown += unknown_in_hand(table, rival, card)
                table.hands[rival][card] = table.known[rival][card]
            for _ in range(unknown):
                value = draw_value(table, bag)
                bag -= BAG_OF[value]
                table.hands[rival][colour * VALUES + value] += 1
    return bag


def redeal_pile(table: Table, colour: int, bag: int) -> None:
    """The unseen part of a coloured pile is drawn from the bag."""
    for place in range(first_unseen(table), end_of_unseen(table, colour)):
        value = draw_value(table, bag)
        bag -= BAG_OF[value]
        table.piles[colour][place] = colour * VALUES + value


def redeal_deck(table: Table, bag: int) -> None:
    """The unknown part of the black pile is drawn from the bag."""
    for place in range(table.deck_known, table.deck_size):
        value = draw_value(table, bag)
        bag -= BAG_OF[value]
        table.deck[place] = BLACK * VALUES + value


# The same as numbers, for programs

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
    Part("options", 3, "players, board, initial_shops"),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it."""
    place = put_choice(out, 0, visible_phase(table, seat), PHASES)
    place = put_choice(out, place, places_between(table.players, seat, table.turn), MOST_SEATS)
    place = put_choice(out, place, places_between(table.players, seat, table.active), MOST_SEATS)
    place = observe_board(table, seat, out, place)
    place = observe_row(table, seat, out, place)
    place = observe_hands(table, seat, out, place)
    place = observe_piles(table, out, place)
    place = observe_auction(table, seat, out, place)
    place = observe_possessions(table, seat, out, place)
    place = put(out, place, table.turns)
    place = put(out, place, table.players)
    place = put(out, place, table.board)
    put(out, place, table.initial_shops)


def visible_phase(table: Table, seat: int) -> int:
    """The phase; a shop that another seat has chosen without its plot is as if not yet chosen."""
    return Phase.ACTION if table.phase == Phase.SHOP_PLOT and seat != table.turn else table.phase


def visible_size(table: Table, seat: int, bidder: int) -> int:
    """How many cards of a bid a seat sees: of another's only those that are committed."""
    return table.bid_sizes[bidder] - (table.added if bidder == table.turn and bidder != seat else 0)


def observe_board(table: Table, seat: int, out: list[int], place: int) -> int:
    """Plots, shops, buildings, pawns and tokens."""
    place = put_set(out, place, table.land, PLOTS)
    for kind in range(KINDS):
        for plot in range(PLOTS):
            place = put(out, place, shops_of_kind(table, kind, plot))
    for away in range(MOST_SEATS):
        place = put_buildings_of(table, clockwise(table.players, seat, away), away < table.players, out, place)
    place = put_buildings_of(table, GEDEON, table.players == GEDEON, out, place)
    for pawn in range(PAWNS):
        place = put_choice(out, place, table.pawns[pawn], PLACES)
    for pawn in range(PAWNS):
        place = put_set(out, place, table.tokens[pawn], DISTRICTS)
    return place


def shops_of_kind(table: Table, kind: int, plot: int) -> int:
    """How many shops of a kind lie on a plot."""
    if not has(table.shops[kind], plot):
        return 0
    for other in range(KINDS):
        if other != kind and has(table.shops[other], plot):
            return 1
    return shops_on(table, plot)


def put_buildings_of(table: Table, owner: int, plays: bool, out: list[int], place: int) -> int:
    """The buildings of an owner on each plot, 0 where he does not play."""
    for plot in range(PLOTS):
        is_owners = plays and has(table.owned[owner], plot)
        place = put(out, place, table.buildings[plot] if is_owners else 0)
    return place


def observe_row(table: Table, seat: int, out: list[int], place: int) -> int:
    """The row of shops, the tiles under the park, the tile turned up and the shop chosen."""
    is_filled = table.phase != Phase.SETUP_SHOP
    for tile in range(ROW):
        place = put(out, place, table.row[tile] + 1 if is_filled and tile >= table.gone else 0)
    for kind in range(KINDS):
        place = put(out, place, table.park_shops[kind])
    for kind in range(KINDS):
        place = put(out, place, table.shown[kind])
    place = put_choice(out, place, NOTHING if is_filled else turned_up_tile(table), KINDS)
    return put_choice(out, place, table.chosen_shop if seat == table.turn else NOTHING, KINDS)


def observe_hands(table: Table, seat: int, out: list[int], place: int) -> int:
    """The own hand; of all hands the colours, and the cards that everybody knows."""
    for card in range(CARDS):
        place = put(out, place, table.hands[seat][card])
    for away in range(MOST_SEATS):
        for colour in range(CARD_COLOURS):
            owner = clockwise(table.players, seat, away)
            place = put(out, place, visible_cards(table, seat, owner, colour) if away < table.players else 0)
    for away in range(MOST_SEATS):
        for card in range(CARDS):
            owner = clockwise(table.players, seat, away)
            place = put(out, place, table.known[owner][card] if away < table.players else 0)
    return place


def visible_cards(table: Table, seat: int, owner: int, colour: int) -> int:
    """How many cards of a colour are in a hand; another's half-made bid still counts as held."""
    cards = 0
    for card in range(colour * VALUES, (colour + 1) * VALUES):
        cards += table.hands[owner][card]
    for place in range(visible_size(table, seat, owner), table.bid_sizes[owner]):
        if colour_of(table.bids[owner][place]) == colour:
            cards += 1
    return cards


def observe_piles(table: Table, out: list[int], place: int) -> int:
    """The coloured piles, the black pile and what waits under it."""
    for colour in range(COLOURS):
        for depth in range(PILE):
            is_unseen = first_unseen(table) <= depth < end_of_unseen(table, colour)
            is_there = depth < table.pile_sizes[colour]
            place = put_card(out, place, table.piles[colour][depth], is_there, is_unseen)
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
    """The colour taken, and all of an auction that the seat sees."""
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
        place = put_bid(table, seat, clockwise(table.players, seat, away), away < table.players, out, place)
    place = put_choice(out, place, table.colour, COLOURS)
    place = put(out, place, 0 if table.gedeon_size == NOTHING else 1)
    for card in range(GEDEONS_MOST):
        place = put_card(out, place, table.gedeon[card], card < table.gedeon_size, False)
    return put(out, place, table.limit)


def put_bid(table: Table, seat: int, bidder: int, plays: bool, out: list[int], place: int) -> int:
    """How many of each card a bidder has laid, as far as the seat sees it."""
    for card in range(CARDS):
        out[place + card] = 0
    if plays:
        for laid in range(visible_size(table, seat, bidder)):
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

"""The setup: first shops, the row, the cards, the buildings, the first turn (F3-F9)."""

from quartier.engine.cards.piles import put_copies_on
from quartier.engine.primitives.bits import count, mark_all, nth
from quartier.engine.primitives.dice import below, seed_dice, shuffle
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.moves import PLOT
from quartier.games.fifth_avenue.pieces import (
    BLACK,
    BLACK_COPIES,
    BUILDINGS_PER_COLOUR,
    CARDS,
    COLOURED_COPIES,
    COLOURED_PLOTS,
    COLOURS,
    DEALT_BLACK,
    DISTRICTS,
    FIRST_BUILDINGS,
    FIRST_RESERVE,
    FIRST_SUPPLY,
    KINDS,
    LONGEST_BID,
    MOST_SEATS,
    PAWNS,
    PLOTS,
    PLOTS_IN_DISTRICT,
    PLOTS_OF_COLOUR,
    PLOTS_ON_BOARD,
    ROW,
    SIXTH,
    START,
    TILES,
    TILES_EACH,
    VALUES,
)
from quartier.games.fifth_avenue.rules.board import empty_plots, is_present, put_buildings, put_shop, shop_plots
from quartier.games.fifth_avenue.rules.cards import take_top
from quartier.games.fifth_avenue.rules.gedeon import forget_gedeons_bid
from quartier.games.fifth_avenue.rules.turn import begin_turn
from quartier.games.fifth_avenue.table import GEDEON, NOTHING, Board, Event, InitialShops, Phase, Resume, Table

TWICE = 2
"""On the front, this many first shops may lie on plots of the same colour (F4a)."""


def deal(table: Table, seed: int) -> None:
    """From the options to the first decision; all chance, now and later, comes from this seed (F3-F8, F62)."""
    seed_dice(table, seed)
    clear(table)
    share_buildings(table)
    stack_tiles(table)
    if table.initial_shops == InitialShops.RANDOM:
        scatter_first_shops(table)
    stack_cards(table)
    if table.initial_shops == InitialShops.RANDOM:
        complete_setup(table)
    else:
        table.phase = Phase.SETUP_SHOP


def complete_setup(table: Table) -> None:
    """The row is filled, the cards are dealt, and the first buildings are placed from seat 0 on (F5, F6, F8)."""
    fill_row(table)
    deal_hands(table)
    table.turn = 0
    table.active = 0
    table.phase = Phase.SETUP_BUILDING
    note(table, Event.DEALT, 0)


def clear(table: Table) -> None:
    """An empty board; pawns and tokens at the start, scores at 0 (F9)."""
    table.land = PLOTS_ON_BOARD[table.board]
    table.doubled = 0
    table.turns = 0
    for kind in range(KINDS):
        table.shops[kind] = 0
        table.park_shops[kind] = 0
        table.park_revealed[kind] = 0
    for plot in range(PLOTS):
        table.buildings[plot] = 0
    for place in range(ROW):
        table.row[place] = 0
    table.gone = 0
    for pawn in range(PAWNS):
        table.pawns[pawn] = START
        table.tokens[pawn] = 0
    for seat in range(MOST_SEATS):
        clear_seat(table, seat)
    clear_turn(table)


def clear_seat(table: Table, seat: int) -> None:
    """A seat has nothing yet."""
    table.owned[seat] = 0
    table.scores[seat] = 0
    table.reserves[seat] = 0
    table.supply[seat] = 0
    table.park[seat] = 0
    table.bid_values[seat] = 0
    table.bid_sizes[seat] = 0
    for place in range(LONGEST_BID):
        table.bids[seat][place] = 0
    for card in range(CARDS):
        table.hands[seat][card] = 0
        table.known[seat][card] = 0


def clear_turn(table: Table) -> None:
    """Nothing is chosen, taken or bid yet."""
    table.active = 0
    table.turn = 0
    table.chosen_shop = NOTHING
    table.taken = NOTHING
    table.pawn = 0
    table.resume = Resume.CARDS
    table.site = START
    table.added = 0
    table.passed = 0
    table.colour = NOTHING
    table.limit = 0
    table.reason = NOTHING
    forget_gedeons_bid(table)


# First shops


def stack_tiles(table: Table) -> None:
    """All 36 tiles are shuffled face down (F4)."""
    for tile in range(TILES):
        table.stack[tile] = tile // TILES_EACH
    table.stack_size = TILES
    shuffle(table, table.stack, TILES)


def turned_up_tile(table: Table) -> int:
    """The kind of the next tile."""
    return table.stack[table.stack_size - 1]


def draw_tile(table: Table) -> int:
    """The next tile leaves the stack."""
    table.stack_size -= 1
    kind = table.stack[table.stack_size]
    table.stack[table.stack_size] = 0
    return kind


def first_shop_plots(table: Table) -> int:
    """Where the next first shop may lie: in a district without one, within F4a or on the sixth plot (F4a, F4b)."""
    plots = PLOTS_OF_COLOUR[SIXTH] if table.board == Board.SIX_PLOTS else colours_to_use(table)
    for district in range(DISTRICTS):
        if shop_plots(table) & PLOTS_IN_DISTRICT[district] != 0:
            plots ^= plots & PLOTS_IN_DISTRICT[district]
    return plots


def colours_to_use(table: Table) -> int:
    """The plots of all colours that have fewer than two first shops (F4a)."""
    plots = 0
    for colour in range(COLOURS):
        if count(shop_plots(table) & PLOTS_OF_COLOUR[colour]) < TWICE:
            plots |= PLOTS_OF_COLOUR[colour]
    return plots


def scatter_first_shops(table: Table) -> None:
    """The districts are served in order, each plot drawn evenly among those allowed (F4c)."""
    for district in range(DISTRICTS):
        plots = first_shop_plots(table) & PLOTS_IN_DISTRICT[district]
        plot = nth(plots, 0 if table.board == Board.SIX_PLOTS else below(table, count(plots)))
        put_shop(table, draw_tile(table), plot)


def place_first_shop(table: Table, plot: int) -> None:
    """The seats place the seven tiles in turn; then the row is filled and the cards are dealt (F4d, F5, F6)."""
    note(table, Event.FIRST_SHOP, table.turn, turned_up_tile(table), plot)
    put_shop(table, draw_tile(table), plot)
    placed = TILES - table.stack_size
    if placed < DISTRICTS:
        table.turn = placed % table.players
        table.active = table.turn
    else:
        complete_setup(table)


def fill_row(table: Table) -> None:
    """The next 20 tiles fill the row from left to right; the last nine leave the game unseen (F5)."""
    for place in range(ROW):
        table.row[place] = draw_tile(table)
    while table.stack_size > 0:
        draw_tile(table)


# Cards


def stack_cards(table: Table) -> None:
    """Each coloured pile and the black pile is shuffled (F6)."""
    for colour in range(COLOURS):
        size = 0
        for value in range(VALUES):
            size = put_copies_on(table.piles[colour], size, colour * VALUES + value, COLOURED_COPIES[value])
        table.pile_sizes[colour] = size
        table.unseen[colour] = size - 1
        shuffle(table, table.piles[colour], size)
    table.deck_size = 0
    table.deck_known = 0
    for value in range(VALUES):
        table.discard[value] = 0
        table.deck_size = put_copies_on(table.deck, table.deck_size, BLACK * VALUES + value, BLACK_COPIES[value])
    shuffle(table, table.deck, table.deck_size)


def deal_hands(table: Table) -> None:
    """A card of each colour for each seat in turn, then four black ones for each (F6a)."""
    for colour in range(COLOURS):
        for seat in range(table.players):
            table.hands[seat][take_top(table, colour)] += 1
    for seat in range(table.players):
        for _ in range(DEALT_BLACK):
            table.deck_size -= 1
            table.hands[seat][table.deck[table.deck_size]] += 1


# Buildings


def share_buildings(table: Table) -> None:
    """Three buildings in the reserve, two to place, fifteen in the supply; all of Gedeon's in his (F7, F48)."""
    for seat in range(table.players):
        table.reserves[seat] = FIRST_RESERVE
        table.supply[seat] = FIRST_SUPPLY
    if table.players == GEDEON:
        table.supply[GEDEON] = BUILDINGS_PER_COLOUR


def first_building_seat(players: int, placed: int) -> int:
    """Seat 0, then counter-clockwise; in the second round the same order reversed (F8a)."""
    place = min(placed, 2 * players - 1 - placed)
    return 0 if place == 0 else players - place


def first_building_plots(table: Table) -> int:
    """An empty coloured plot in a district where the seat has no building yet (F8b)."""
    plots = empty_plots(table) & COLOURED_PLOTS
    for district in range(DISTRICTS):
        if is_present(table, table.turn, district):
            plots ^= plots & PLOTS_IN_DISTRICT[district]
    return plots


def place_first_building(table: Table, plot: int) -> None:
    """Each player places two single buildings; then seat 0 takes the first turn (F8, F9)."""
    put_buildings(table, table.turn, 1, plot)
    note(table, Event.FIRST_BUILDING, table.turn, plot)
    placed = first_buildings(table)
    if placed < FIRST_BUILDINGS * table.players:
        table.turn = first_building_seat(table.players, placed)
        table.active = table.turn
    else:
        begin_turn(table, 0)


def first_buildings(table: Table) -> int:
    """How many first buildings are placed."""
    placed = 0
    for seat in range(table.players):
        placed += count(table.owned[seat])
    return placed


# What may be chosen


def mark_first_shops(table: Table, moves: list[int]) -> None:
    """The plots that may take the tile turned up (F4d)."""
    mark_all(moves, PLOT, first_shop_plots(table))


def mark_first_buildings(table: Table, moves: list[int]) -> None:
    """The plots that may take a first building (F8b)."""
    mark_all(moves, PLOT, first_building_plots(table))

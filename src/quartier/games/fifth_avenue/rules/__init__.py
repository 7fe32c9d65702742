"""The rules of Fifth Avenue, a chapter a module.

    board       plots, and what stands on them (F1, F2)
    setup       first shops, cards, first buildings (F3-F9)
    turn        how a turn begins, goes on and ends (F10, F30)
    actions     the actions A to D and the cards after them (F10-F16)
    pawns       how the two pawns travel over the map (F17-F20)
    shops       the row, placing, the bonus (F12, F21-F24)
    cards       the piles (F27, F28)
    auctions    sites, bidding order, payment, building (F29-F31, F36-F40, F46)
    bids        what may be bid (F32-F35, F45)
    stops       closing a district (F41-F44)
    gedeon      the third bidder of two players (F47-F53)
    ending      the end of the game (F54-F58)

What the score pad says (F25, F26, F57-F59) is in `scoring`, what is hidden (F60) in `sight`.
A decision with a single legal move is still a decision (F61), and chance enters only where the dice are used (F62).
"""

from quartier.engine.primitives.bits import clear, count_marked, mark_all
from quartier.games.fifth_avenue.moves import (
    ADD,
    BUILD,
    BUILDINGS,
    CLOSE,
    COMMISSION,
    COMMIT,
    MOVE,
    PLOT,
    SCORE,
    SHOP,
    TAKE,
)
from quartier.games.fifth_avenue.pieces import PLACES
from quartier.games.fifth_avenue.rules.actions import (
    commission,
    mark_actions,
    mark_takes,
    score_district,
    take_buildings,
    take_card,
)
from quartier.games.fifth_avenue.rules.auctions import build, close, make_bid, mark_building, pass_bid
from quartier.games.fifth_avenue.rules.bids import add, mark_bids
from quartier.games.fifth_avenue.rules.pawns import mark_pawn_moves, move_pawn
from quartier.games.fifth_avenue.rules.setup import (
    deal,
    mark_first_buildings,
    mark_first_shops,
    place_first_building,
    place_first_shop,
)
from quartier.games.fifth_avenue.rules.shops import choose_shop, place_shop, shop_sites
from quartier.games.fifth_avenue.table import Phase, Table

__all__ = ["deal", "legal", "play"]


def legal(table: Table, moves: list[int]) -> int:
    """What the phase offers (section 5)."""
    clear(moves)
    if table.phase == Phase.BID:
        mark_bids(table, moves)
    elif table.phase == Phase.MOVE or table.phase == Phase.EXTRA_MOVE:
        mark_pawn_moves(table, moves)
    elif table.phase == Phase.CARDS:
        mark_takes(table, moves)
    elif table.phase == Phase.ACTION:
        mark_actions(table, moves)
    elif table.phase == Phase.BUILD:
        mark_building(table, moves)
    elif table.phase == Phase.SHOP_PLOT:
        mark_all(moves, PLOT, shop_sites(table))
    elif table.phase == Phase.SETUP_BUILDING:
        mark_first_buildings(table, moves)
    elif table.phase == Phase.SETUP_SHOP:
        mark_first_shops(table, moves)
    return count_marked(moves)


def play(table: Table, move: int) -> None:
    """The deciding seat's choice takes effect."""
    if move < BUILDINGS:
        play_plot(table, move - PLOT)
    elif move == BUILDINGS:
        take_buildings(table)
    elif move < COMMISSION:
        choose_shop(table, move - SHOP)
    elif move == COMMISSION:
        commission(table)
    elif move < MOVE:
        score_district(table, move - SCORE)
    elif move < TAKE:
        move_pawn(table, (move - MOVE) // PLACES, (move - MOVE) % PLACES)
    elif move < ADD:
        take_card(table, move - TAKE)
    elif move < BUILD:
        play_bid(table, move)
    elif move < CLOSE:
        build(table, move - BUILD)
    else:
        close(table)


def play_plot(table: Table, plot: int) -> None:
    """A plot is named for a first shop, a first building, or the chosen shop."""
    if table.phase == Phase.SHOP_PLOT:
        place_shop(table, plot)
    elif table.phase == Phase.SETUP_BUILDING:
        place_first_building(table, plot)
    else:
        place_first_shop(table, plot)


def play_bid(table: Table, move: int) -> None:
    """A card is added, the bid is committed, or the seat passes."""
    if move < COMMIT:
        add(table, move - ADD)
    elif move == COMMIT:
        make_bid(table)
    else:
        pass_bid(table)

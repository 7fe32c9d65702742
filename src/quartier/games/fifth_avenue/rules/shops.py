"""Shops: the row, where they may go, the tiles under the park and the bonus (F12, F21-F24)."""

from quartier.engine.primitives.bits import one
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.pieces import (
    BLOCK_END,
    BONUS_AFTER,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    MOST_PLACED,
    PLACED,
)
from quartier.games.fifth_avenue.rules.board import built_plots, presence, put_shop
from quartier.games.fifth_avenue.rules.ending import finish
from quartier.games.fifth_avenue.rules.turn import begin_cards
from quartier.games.fifth_avenue.table import NOTHING, Event, Phase, Reason, Table


def active_kinds(table: Table) -> int:
    """The set of kinds in the leftmost block that still has tiles; only these may be taken (F21)."""
    kinds = 0
    for place in range(table.gone, BLOCK_END[table.gone]):
        kinds |= one(table.row[place])
    return kinds


def shop_sites(table: Table) -> int:
    """Any plot of an open district that is empty or holds exactly one shop (F22)."""
    return table.land ^ built_plots(table) ^ table.doubled


def choose_shop(table: Table, kind: int) -> None:
    """First the kind, then the plot; until both are chosen the tile stays in its block (F12)."""
    table.chosen_shop = kind
    table.phase = Phase.SHOP_PLOT


def place_shop(table: Table, plot: int) -> None:
    """The chosen shop is placed; then come the last tile, the bonus and the cards, or the end (F12, F23, F24, F54)."""
    note(table, Event.SHOP, table.turn, table.chosen_shop, plot)
    put_shop(table, table.chosen_shop, plot)
    take_from_row(table, table.chosen_shop)
    table.chosen_shop = NOTHING
    lay_last_tile_under_park(table)
    if PLACED[table.gone] == MOST_PLACED:
        note(table, Event.LAST_SHOP)
        finish(table, Reason.SHOPS)
    else:
        pay_bonus(table)
        begin_cards(table)


def take_from_row(table: Table, kind: int) -> None:
    """The leftmost tile of this kind leaves the active block; those before it close up to the right."""
    place = table.gone
    while table.row[place] != kind:
        place += 1
    while place > table.gone:
        table.row[place] = table.row[place - 1]
        place -= 1
    table.row[table.gone] = 0
    table.gone += 1


def lay_last_tile_under_park(table: Table) -> None:
    """When one tile is left in the active block, it goes under the park and the next block is active (F23)."""
    if table.gone + 1 == BLOCK_END[table.gone]:
        kind = table.row[table.gone]
        table.park_shops[kind] += 1
        table.row[table.gone] = 0
        table.gone += 1
        note(table, Event.UNDER_PARK, kind)


def pay_bonus(table: Table) -> None:
    """After the third, sixth and ninth placed shop a presence in 3, 4, 5 districts pays 4, 6, 8 points (F24)."""
    placed = PLACED[table.gone]
    if placed % BONUS_AFTER != 0:
        return
    step = placed // BONUS_AFTER - 1
    for seat in range(table.players):
        districts = presence(table, seat)
        if districts >= BONUS_DISTRICTS[step]:
            table.scores[seat] += BONUS_POINTS[step]
            note(table, Event.BONUS, seat, BONUS_POINTS[step], districts)

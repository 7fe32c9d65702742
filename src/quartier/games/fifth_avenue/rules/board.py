"""The board: what stands on the plots, and what a building there is worth (F1, F2)."""

from quartier.engine.primitives.bits import count, has, moved_down, one
from quartier.games.fifth_avenue.pieces import (
    COLOURED_PLOTS,
    DISTRICTS,
    KINDS,
    MOST_SEATS,
    NEIGHBOURS,
    PLOTS_EACH,
    PLOTS_IN_DISTRICT,
    POINTS,
)
from quartier.games.fifth_avenue.table import Table


def shop_plots(table: Table) -> int:
    """The plots that hold one or two shops."""
    return table.shops[0] | table.shops[1] | table.shops[2] | table.shops[3]


def built_plots(table: Table) -> int:
    """The plots that hold buildings, Gedeon's included."""
    return table.owned[0] | table.owned[1] | table.owned[2] | table.owned[3]


def empty_plots(table: Table) -> int:
    """The plots of open districts without shops and buildings, which never share a plot (F2b)."""
    return table.land ^ shop_plots(table) ^ built_plots(table)


def is_open(table: Table, district: int) -> bool:
    """Whether no stop sign closes the district (F43)."""
    return table.land & PLOTS_IN_DISTRICT[district] != 0


def is_full(table: Table, district: int) -> bool:
    """A district is full when none of its plots is empty (F41)."""
    return empty_plots(table) & PLOTS_IN_DISTRICT[district] == 0


def is_present(table: Table, owner: int, district: int) -> bool:
    """Whether somebody owns buildings in a district."""
    return table.owned[owner] & PLOTS_IN_DISTRICT[district] != 0


def presence(table: Table, owner: int) -> int:
    """In how many districts somebody owns buildings."""
    districts = 0
    for district in range(DISTRICTS):
        if is_present(table, owner, district):
            districts += 1
    return districts


def colours_in(plots: int, district: int) -> int:
    """The set of colours of these plots in a district; the sixth plot has none (F2d)."""
    return moved_down(plots & COLOURED_PLOTS & PLOTS_IN_DISTRICT[district], district * PLOTS_EACH)


def kinds_beside(table: Table, plot: int) -> int:
    """How many different kinds of shop the two neighbours of a plot hold; equal ones count once (F2a, F25)."""
    neighbours = NEIGHBOURS[table.board][plot]
    kinds = 0
    for kind in range(KINDS):
        if table.shops[kind] & neighbours != 0:
            kinds += 1
    return kinds


def building_points(table: Table, plot: int) -> int:
    """What one building on this plot is worth now (F25)."""
    return POINTS[kinds_beside(table, plot)]


def put_shop(table: Table, kind: int, plot: int) -> None:
    """A shop is laid on a plot, perhaps beside another one."""
    if has(shop_plots(table), plot):
        table.doubled |= one(plot)
    table.shops[kind] |= one(plot)


def put_buildings(table: Table, owner: int, number: int, plot: int) -> None:
    """Buildings are set on a plot; none leave it as it was (F38)."""
    if number > 0:
        table.owned[owner] |= one(plot)
        table.buildings[plot] += number


def clear_district(table: Table, district: int) -> None:
    """All shops, buildings and plots of a district leave the game (F43)."""
    plots = PLOTS_IN_DISTRICT[district]
    for kind in range(KINDS):
        table.shops[kind] ^= table.shops[kind] & plots
    for owner in range(MOST_SEATS):
        table.owned[owner] ^= table.owned[owner] & plots
    table.doubled ^= table.doubled & plots
    table.land ^= table.land & plots
    for plot in range(district * PLOTS_EACH, (district + 1) * PLOTS_EACH):
        table.buildings[plot] = 0


def shops_on(table: Table, plot: int) -> int:
    """How many shops a plot holds."""
    if not has(shop_plots(table), plot):
        return 0
    return 2 if has(table.doubled, plot) else 1


def closed_districts(table: Table) -> int:
    """How many districts have a stop sign."""
    closed = 0
    for district in range(DISTRICTS):
        if not is_open(table, district):
            closed += 1
    return closed


def shops_placed(table: Table) -> int:
    """How many shops lie on the board."""
    return count(shop_plots(table)) + count(table.doubled)

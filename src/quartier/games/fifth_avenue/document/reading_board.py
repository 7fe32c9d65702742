"""Reading a position document: what stands on the board, the row of shops, the pawns and their tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.dice import shuffle
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.document.consistency import (
    check_every_district_has_a_shop,
    check_first_shops,
    check_pawn_at_home,
    check_shops_on_board,
    check_way,
    tokens_off_the_way,
)
from quartier.games.fifth_avenue.document.shape import Cell, Document
from quartier.games.fifth_avenue.pieces import (
    BLOCK_SIZES,
    BUILDINGS_PER_COLOUR,
    DISTRICT_TEXTS,
    FIRST_BUILDINGS,
    FIRST_RESERVE,
    FIRST_SUPPLY,
    KIND_TEXTS,
    OWN_BUILDINGS,
    PAWN_TEXTS,
    PLACE_TEXTS,
    PLOT_TEXTS,
    PLOTS_IN_DISTRICT,
    SIXTH,
    STOP_SIGNS,
    TILES,
    TILES_EACH,
    plot_at,
)
from quartier.games.fifth_avenue.rules.board import put_buildings, put_shop, shop_plots
from quartier.games.fifth_avenue.table import GEDEON, Phase, Table


def read_board(table: Table, position: Document) -> None:
    """Buildings, shops, the row, closed districts, pawns and tokens, in this order."""
    for text in position.get("closed", []):
        table.land ^= table.land & PLOTS_IN_DISTRICT[DISTRICT_TEXTS.index(text)]
    _read_buildings(table, position)
    _read_shops(table, position)
    _read_row(table, position)
    _check_closed(table, position)
    _read_pawns(table, position)


def _cells(position: Document, *, closed: bool = False) -> Iterator[tuple[int, int, Cell]]:
    """District, plot and content of every cell that is not empty, in open or in closed districts."""
    for text, plots in position["board"].items():
        if (text in position.get("closed", [])) == closed:
            for plot, cell in (plots or {}).items():
                if cell is not None:
                    yield DISTRICT_TEXTS.index(text), PLOT_TEXTS.index(plot), cell


# Buildings


def _read_buildings(table: Table, position: Document) -> None:
    """Every building stands on a plot of its owner, and none is lost but with a closed district (F2, F7, F48)."""
    for district, colour, cell in _cells(position):
        if set(cell) != {"shops"}:
            _read_building(table, district, colour, cell)
    table.park[: table.players] = position.get("park", [0] * table.players)
    table.reserves[: table.players] = position.get("reserves", [FIRST_RESERVE] * table.players)
    for seat in range(table.players):
        _read_supply(table, position, seat)
    _read_gedeons_supply(table, position)


def _read_building(table: Table, district: int, colour: int, cell: Cell) -> None:
    place = f"{DISTRICT_TEXTS[district]} {PLOT_TEXTS[colour]}"
    if "owner" not in cell or set(cell) != {"owner", "count"}:
        raise FACTS.bad_position("position-cell", "F2", plot=place)
    owner, number = cell["owner"], cell["count"]
    if owner >= table.players and not (owner == GEDEON and table.players == GEDEON):
        raise FACTS.bad_position("position-owner", "F48", plot=place, owner=owner)
    if colour == SIXTH or not 1 <= number <= OWN_BUILDINGS or (owner == table.players and number > 1):
        raise FACTS.bad_position("position-buildings", "F2", plot=place, found=number)
    if owner < table.players and table.owned[owner] & PLOTS_IN_DISTRICT[district] != 0:
        raise FACTS.bad_position("position-two-plots", "F2", district=DISTRICT_TEXTS[district], seat=owner)
    put_buildings(table, owner, number, plot_at(district, colour))


def _read_supply(table: Table, position: Document, seat: int) -> None:
    """What is not said to be in the supply is what is nowhere else; with a closed district it must be said (F7)."""
    built = sum(table.buildings[plot] for plot in range(len(table.buildings)) if has(table.owned[seat], plot))
    placing = max(FIRST_BUILDINGS - built, 0) if table.phase in (Phase.SETUP_SHOP, Phase.SETUP_BUILDING) else 0
    elsewhere = table.reserves[seat] + built + table.park[seat] + placing
    supply = position["supply"][seat] if "supply" in position else OWN_BUILDINGS - elsewhere
    if "supply" not in position and position.get("closed"):
        raise FACTS.bad_position("position-field-missing", "F43", field="supply")
    if not 0 <= supply <= FIRST_SUPPLY:
        raise FACTS.bad_position("position-supply", "F7", seat=seat, found=supply, most=FIRST_SUPPLY)
    _check_sum(seat, supply + elsewhere, OWN_BUILDINGS, position)
    table.supply[seat] = supply


def _read_gedeons_supply(table: Table, position: Document) -> None:
    given = position.get("gedeon_supply")
    if table.players != GEDEON:
        if given is not None:
            raise FACTS.bad_position("position-no-gedeon", "F47")
        return
    if given is None and position.get("closed"):
        raise FACTS.bad_position("position-field-missing", "F43", field="gedeon_supply")
    built = count(table.owned[GEDEON])
    supply = BUILDINGS_PER_COLOUR - built if given is None else given
    _check_sum(GEDEON, supply + built, BUILDINGS_PER_COLOUR, position)
    table.supply[GEDEON] = supply


def _check_sum(owner: int, found: int, wanted: int, position: Document) -> None:
    if found > wanted or (found < wanted and not position.get("closed")):
        raise FACTS.bad_position("position-buildings-sum", "F7", seat=owner, found=found, wanted=wanted)


# Shops


def _read_shops(table: Table, position: Document) -> None:
    """One or two shops on a plot, nine of a kind in all, and one at least in every open district (F4, F22)."""
    for district, colour, cell in _cells(position):
        if "shops" in cell:
            _read_cell_shops(table, district, colour, cell["shops"])
    listed = _listed_kinds(position)
    for kind in KIND_TEXTS:
        if listed[kind] > TILES_EACH:
            raise FACTS.bad_position("position-kind-copies", "F4", shop=kind, found=listed[kind], copies=TILES_EACH)
    if table.phase == Phase.SETUP_SHOP:
        check_first_shops(table)
    else:
        check_every_district_has_a_shop(table)


def _read_cell_shops(table: Table, district: int, colour: int, kinds: list[str]) -> None:
    plot = plot_at(district, colour)
    if len(kinds) > 2 or not has(table.land, plot):
        place = f"{DISTRICT_TEXTS[district]} {PLOT_TEXTS[colour]}"
        raise FACTS.bad_position("position-shops", "F22", plot=place, found=len(kinds))
    for kind in kinds:
        put_shop(table, KIND_TEXTS.index(kind), plot)


def _listed_kinds(position: Document) -> Counter[str]:
    """How often each kind of shop stands in the document."""
    tile = position.get("tile")
    places = [
        *(cell["shops"] for _, _, cell in _cells(position) if "shops" in cell),
        *position.get("blocks", []),
        position.get("park_shops", []),
        position.get("shop_stack", []),
        [tile] if tile is not None else [],
    ]
    return Counter(kind for place in places for kind in place)


# The row


def _read_row(table: Table, position: Document) -> None:
    """Empty blocks, then one with two tiles or all, then full ones; what left them lies on the board or in the park."""
    blocks = position.get("blocks")
    if table.phase == Phase.SETUP_SHOP:
        if any(blocks or []) or position.get("park_shops"):
            raise FACTS.bad_position("position-blocks", "F5")
        _read_stack(table, position)
        return
    if blocks is None:
        raise FACTS.bad_position("position-field-missing", "", field="blocks")
    _read_blocks(table, position, blocks)
    check_shops_on_board(table)


def _read_blocks(table: Table, position: Document, blocks: list[list[str]]) -> None:
    emptied = next((number for number, block in enumerate(blocks) if block), len(blocks))
    active = blocks[emptied] if emptied < len(blocks) else []
    fits = table.phase == Phase.OVER if emptied == len(blocks) else len(active) in (2, BLOCK_SIZES[emptied])
    if not fits or tuple(map(len, blocks[emptied + 1 :])) != BLOCK_SIZES[emptied + 1 :]:
        raise FACTS.bad_position("position-blocks", "F21")
    left = [KIND_TEXTS.index(kind) for block in blocks for kind in block]
    table.gone = len(table.row) - len(left)
    table.row[table.gone :] = left
    under_park = position.get("park_shops", [])
    if len(under_park) != emptied:
        raise FACTS.bad_position("position-park-shops", "F23", found=len(under_park), wanted=emptied)
    for kind in under_park:
        table.park_shops[KIND_TEXTS.index(kind)] += 1


def _read_stack(table: Table, position: Document) -> None:
    """The tile turned up lies on top of the stack; tiles not given are shuffled (F4)."""
    listed = _listed_kinds(position)
    rest = [kind for kind, text in enumerate(KIND_TEXTS) for _ in range(TILES_EACH - listed[text])]
    below = [KIND_TEXTS.index(kind) for kind in reversed(position.get("shop_stack", []))]
    tile = position.get("tile")
    top = [] if tile is None else [KIND_TEXTS.index(tile)]
    table.stack_size = TILES - count(shop_plots(table))
    if "shop_stack" in position and len(below) != table.stack_size - 1:
        raise FACTS.bad_position(
            "position-list-length", "F4", field="shop_stack", found=len(below), wanted=table.stack_size - 1
        )
    table.stack[: len(rest)] = rest
    shuffle(table, table.stack, len(rest))
    table.stack[: table.stack_size] = below + table.stack[: len(rest)] + top


# Closed districts, pawns and tokens


def _check_closed(table: Table, position: Document) -> None:
    """One district at most is closed while the game runs, two in all; nothing is left in them (F43, F44, F55)."""
    closed = position.get("closed", [])
    most = STOP_SIGNS if table.phase == Phase.OVER else STOP_SIGNS - 1
    if len(closed) > most or len(set(closed)) < len(closed):
        raise FACTS.bad_position("position-closed", "F55", found=len(closed), most=most)
    for district, _, _ in _cells(position, closed=True):
        raise FACTS.bad_position("position-closed-cell", "F43", district=DISTRICT_TEXTS[district])
    for tokens in position.get("tokens", {}).values():
        for text in tokens:
            if text in closed:
                raise FACTS.bad_position("position-closed-token", "F44", district=text)


def _read_pawns(table: Table, position: Document) -> None:
    """Where each pawn stands and has left its tokens, each named once (F19, F29)."""
    auction = position.get("auction")
    for pawn, text in enumerate(PAWN_TEXTS):
        tokens = position.get("tokens", {}).get(text, [])
        table.pawns[pawn] = PLACE_TEXTS.index(position.get("pawns", {}).get(text, "start"))
        for token in tokens:
            table.tokens[pawn] |= one(DISTRICT_TEXTS.index(token))
        if table.phase == Phase.OVER:
            continue
        if auction is not None and auction["pawn"] == text:
            check_pawn_at_home(table, pawn, auction["site"])
        else:
            check_way(table, pawn)
        if len(tokens) != count(table.tokens[pawn]):
            raise tokens_off_the_way(table, pawn)

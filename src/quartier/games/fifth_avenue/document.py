"""The position document: a table written as JSON and read back (section 6)."""

from __future__ import annotations

from typing import Any

from quartier.engine.documents import check_shape
from quartier.engine.errors import OptionError, PositionError
from quartier.engine.listing import legal_moves
from quartier.engine.primitives.bits import has
from quartier.engine.primitives.dice import seed_dice
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.bids import bid_colour, has_bid, has_passed
from quartier.games.fifth_avenue.board import is_open, shops_on
from quartier.games.fifth_avenue.names import (
    CARD_TEXTS,
    district_texts,
    hand_texts,
    kind_texts,
)
from quartier.games.fifth_avenue.notation import MOVES
from quartier.games.fifth_avenue.pieces import (
    BLOCK_SIZES,
    CARDS,
    COLOUR_TEXTS,
    COLOURS,
    DISTRICT_TEXTS,
    DISTRICTS,
    KIND_TEXTS,
    KINDS,
    PARK,
    PAWN_TEXTS,
    PLACE_TEXTS,
    PLOT_TEXTS,
    PLOTS_EACH,
    VALUES,
    plot_at,
)
from quartier.games.fifth_avenue.position import Position, refused
from quartier.games.fifth_avenue.reading_board import read_board
from quartier.games.fifth_avenue.reading_cards import read_cards, read_memory
from quartier.games.fifth_avenue.reading_names import check_names
from quartier.games.fifth_avenue.reading_turn import read_auction, read_result, read_turn
from quartier.games.fifth_avenue.rules import legal
from quartier.games.fifth_avenue.scoring import is_winner
from quartier.games.fifth_avenue.setup import clear_table, turned_up_tile
from quartier.games.fifth_avenue.table import GEDEON, NOTHING, Phase, Reason, Resume, Table

# Writing


def write(table: Table) -> dict[str, Any]:
    """The document of a table, with every field, sorted where order means nothing."""
    return {
        "game": FACTS.name,
        "players": table.players,
        "options": FACTS.options_of(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.phase == Phase.OVER else table.turn,
        "active": table.active,
        "turns": table.turns,
        "scores": table.scores[: table.players],
        "hands": [hand_texts(hand) for hand in table.hands[: table.players]],
        **_write_buildings(table),
        **_write_shops(table),
        "pawns": {pawn: PLACE_TEXTS[place] for pawn, place in zip(PAWN_TEXTS, table.pawns, strict=True)},
        "tokens": {pawn: district_texts(tokens) for pawn, tokens in zip(PAWN_TEXTS, table.tokens, strict=True)},
        **_write_piles(table),
        "chosen_shop": _named(KIND_TEXTS, table.chosen_shop),
        "taken": _named(COLOUR_TEXTS, table.taken),
        **_write_stack(table),
        "auction": _write_auction(table) if table.phase in (Phase.BID, Phase.BUILD) else None,
        "memory": _write_memory(table),
        "result": _write_result(table) if table.phase == Phase.OVER else None,
    }


def _named(texts: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else texts[number]


def _write_buildings(table: Table) -> dict[str, Any]:
    return {
        "reserves": table.reserves[: table.players],
        "supply": table.supply[: table.players],
        **({"gedeon_supply": table.supply[GEDEON]} if table.players == GEDEON else {}),
        "board": {DISTRICT_TEXTS[district]: _write_district(table, district) for district in range(DISTRICTS)},
        "closed": [DISTRICT_TEXTS[district] for district in range(DISTRICTS) if not is_open(table, district)],
        "park": table.park[: table.players],
    }


def _write_district(table: Table, district: int) -> dict[str, Any] | None:
    if not is_open(table, district):
        return None
    plots = [(colour, plot_at(district, colour)) for colour in range(PLOTS_EACH)]
    return {PLOT_TEXTS[colour]: _write_cell(table, plot) for colour, plot in plots if has(table.land, plot)}


def _write_cell(table: Table, plot: int) -> dict[str, Any] | None:
    for owner, owned in enumerate(table.owned):
        if has(owned, plot):
            return {"owner": owner, "count": table.buildings[plot]}
    kinds = [KIND_TEXTS[kind] for kind in range(KINDS) if has(table.shops[kind], plot)]
    return {"shops": (kinds * 2)[: shops_on(table, plot)]} if kinds else None


def _write_shops(table: Table) -> dict[str, Any]:
    blocks: list[list[str]] = []
    end = 0
    for size in BLOCK_SIZES:
        start, end = end, end + size
        left = [] if table.phase == Phase.SETUP_SHOP else table.row[max(start, table.gone) : end]
        blocks.append([KIND_TEXTS[kind] for kind in left])
    return {"blocks": blocks, "park_shops": kind_texts(table.park_shops)}


def _write_piles(table: Table) -> dict[str, Any]:
    piles = {
        COLOUR_TEXTS[colour]: [CARD_TEXTS[card] for card in table.piles[colour][: table.pile_sizes[colour]]]
        for colour in range(COLOURS)
    }
    waiting = [0] * (CARDS - VALUES) + table.discard
    deck = [CARD_TEXTS[card] for card in reversed(table.deck[: table.deck_size])]
    return {"piles": piles, "deck": deck, "discard": hand_texts(waiting)}


def _write_stack(table: Table) -> dict[str, Any]:
    if table.phase != Phase.SETUP_SHOP:
        return {}
    below = [KIND_TEXTS[kind] for kind in reversed(table.stack[: table.stack_size - 1])]
    return {"tile": KIND_TEXTS[turned_up_tile(table)], "shop_stack": below}


def _write_auction(table: Table) -> dict[str, Any]:
    seats = range(table.players)
    return {
        "pawn": PAWN_TEXTS[table.pawn],
        "resume": Resume(table.resume).name.lower(),
        "site": PLACE_TEXTS[table.site],
        "colour": _named(COLOUR_TEXTS, _auction_colour(table)),
        "bids": [[CARD_TEXTS[card] for card in table.bids[seat][: table.bid_sizes[seat]]] for seat in seats],
        "passed": [has_passed(table, seat) for seat in seats],
        "added": table.added,
        "gedeon": None if table.gedeon_size == NOTHING else _write_gedeon(table),
        "limit": table.limit if table.phase == Phase.BUILD else None,
    }


def _auction_colour(table: Table) -> int:
    """At the park the first card laid fixes the colour; for others it does so when the bid is committed (F45)."""
    if table.site == PARK and table.colour == NOTHING and has_bid(table, table.turn):
        return bid_colour(table, table.turn)
    return table.colour


def _write_gedeon(table: Table) -> list[str]:
    return [CARD_TEXTS[card] for card in table.gedeon[: table.gedeon_size]]


def _write_memory(table: Table) -> dict[str, Any]:
    return {
        "hands": [hand_texts(_known_hand(table, seat)) for seat in range(table.players)],
        "piles": dict(zip(COLOUR_TEXTS, table.unseen, strict=True)),
        "deck": table.deck_known,
    }


def _known_hand(table: Table, seat: int) -> list[int]:
    """What everybody will know of a hand when the bid that is being laid is committed."""
    known = table.known[seat][:]
    if seat == table.turn and table.added > 0:
        for card in table.bids[seat][table.bid_sizes[seat] - table.added : table.bid_sizes[seat]]:
            known[card] = max(known[card] - 1, 0)
    return known


def _write_result(table: Table) -> dict[str, Any]:
    return {
        "winners": [seat for seat in range(table.players) if is_winner(table, seat)],
        "reason": Reason(table.reason).name.lower(),
        "park_revealed": kind_texts(table.shown),
    }


# Reading


def read(document: object, seed: int) -> Table:
    """The table that a document describes, what it leaves open shuffled from the seed; PositionError says why not."""
    position = check_shape(FACTS.name, "", Position, document)
    table = _lay_out(position)
    seed_dice(table, seed)
    check_names(position)
    table.phase = Phase[position["phase"].upper()]
    read_cards(table, position)
    read_board(table, position)
    read_turn(table, position)
    read_auction(table, position)
    read_memory(table, position)
    read_result(table, position)
    _check_somebody_can_move(table)
    return table


def _lay_out(position: Position) -> Table:
    """The players and the options must be allowed."""
    try:
        players, options = FACTS.check(position["players"], position.get("options", {}))
    except OptionError as error:
        raise PositionError(error.code, game=FACTS.name, **error.facts) from None
    table = FACTS.lay_out(Table, players, options)
    clear_table(table)
    return table


def _check_somebody_can_move(table: Table) -> None:
    """Without a legal move the phase must be `over` (F61)."""
    if table.phase != Phase.OVER and not legal_moves(legal, table, MOVES):
        raise refused("position-no-move", "F61", phase=Phase(table.phase).name.lower())

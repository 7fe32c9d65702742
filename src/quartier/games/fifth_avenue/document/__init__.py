"""The position document of Fifth Avenue: writing a table, and reading one back (section 6)."""

from __future__ import annotations

from typing import get_args

from quartier.engine.primitives.bits import has
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.document.reading import read
from quartier.games.fifth_avenue.document.shape import (
    Auction,
    Cell,
    Document,
    Memory,
    ReasonText,
    Result,
    ResumeText,
    Shown,
)
from quartier.games.fifth_avenue.pieces import (
    BLOCK_SIZES,
    CARDS,
    COLOUR_TEXTS,
    DISTRICT_TEXTS,
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
from quartier.games.fifth_avenue.pieces.names import CARD_TEXTS, district_texts, hand_texts, kind_texts
from quartier.games.fifth_avenue.rules.bids import bid_colour, has_bid, has_passed
from quartier.games.fifth_avenue.rules.board import is_open, shops_on
from quartier.games.fifth_avenue.rules.setup import turned_up_tile
from quartier.games.fifth_avenue.scoring import is_winner
from quartier.games.fifth_avenue.table import GEDEON, NOTHING, Phase, Table

__all__ = ["Document", "read", "write"]

RESUME_TEXTS: tuple[ResumeText, ...] = get_args(ResumeText)
REASON_TEXTS: tuple[ReasonText, ...] = get_args(ReasonText)


def write(table: Table) -> Document:
    """The document of a table, with every field, sorted where order means nothing."""
    document: Document = {
        **shown(table),
        "scores": table.scores[: table.players],
        "hands": [hand_texts(hand) for hand in table.hands[: table.players]],
        "piles": {text: pile_texts(table, colour) for colour, text in enumerate(COLOUR_TEXTS)},
        "deck": deck_texts(table),
    }
    if table.phase == Phase.SETUP_SHOP:
        document["shop_stack"] = [KIND_TEXTS[kind] for kind in reversed(table.stack[: table.stack_size - 1])]
    return document


def pile_texts(table: Table, colour: int) -> list[str]:
    """The cards of a coloured pile, top first."""
    return [CARD_TEXTS[card] for card in table.piles[colour][: table.pile_sizes[colour]]]


def deck_texts(table: Table) -> list[str]:
    """The cards of the black pile, top first."""
    return [CARD_TEXTS[card] for card in reversed(table.deck[: table.deck_size])]


def shown(table: Table) -> Shown:
    """What a document and a view have in common: all but the points, the hands, the piles and the tile stack."""
    open_to_all: Shown = {
        "game": "fifth_avenue",
        "players": table.players,
        "options": FACTS.options_of(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.phase == Phase.OVER else table.turn,
        "active": table.active,
        "turns": table.turns,
        "reserves": table.reserves[: table.players],
        "supply": table.supply[: table.players],
        "board": {text: _write_district(table, district) for district, text in enumerate(DISTRICT_TEXTS)},
        "closed": [text for district, text in enumerate(DISTRICT_TEXTS) if not is_open(table, district)],
        "park": table.park[: table.players],
        "blocks": _write_blocks(table),
        "park_shops": kind_texts(table.park_shops),
        "pawns": {pawn: PLACE_TEXTS[place] for pawn, place in zip(PAWN_TEXTS, table.pawns, strict=True)},
        "tokens": {pawn: district_texts(tokens) for pawn, tokens in zip(PAWN_TEXTS, table.tokens, strict=True)},
        "discard": hand_texts([0] * (CARDS - VALUES) + table.discard),
        "chosen_shop": _named(KIND_TEXTS, table.chosen_shop),
        "taken": _named(COLOUR_TEXTS, table.taken),
        "auction": _write_auction(table) if table.phase in (Phase.BID, Phase.BUILD) else None,
        "memory": _write_memory(table),
        "result": _write_result(table) if table.phase == Phase.OVER else None,
    }
    if table.players == GEDEON:
        open_to_all["gedeon_supply"] = table.supply[GEDEON]
    if table.phase == Phase.SETUP_SHOP:
        open_to_all["tile"] = KIND_TEXTS[turned_up_tile(table)]
    return open_to_all


def _named(texts: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else texts[number]


def _write_district(table: Table, district: int) -> dict[str, Cell | None] | None:
    if not is_open(table, district):
        return None
    plots = [(colour, plot_at(district, colour)) for colour in range(PLOTS_EACH)]
    return {PLOT_TEXTS[colour]: _write_cell(table, plot) for colour, plot in plots if has(table.land, plot)}


def _write_cell(table: Table, plot: int) -> Cell | None:
    for owner, owned in enumerate(table.owned):
        if has(owned, plot):
            return {"owner": owner, "count": table.buildings[plot]}
    kinds = [KIND_TEXTS[kind] for kind in range(KINDS) if has(table.shops[kind], plot)]
    return {"shops": (kinds * 2)[: shops_on(table, plot)]} if kinds else None


def _write_blocks(table: Table) -> list[list[str]]:
    blocks: list[list[str]] = []
    end = 0
    for size in BLOCK_SIZES:
        start, end = end, end + size
        left = [] if table.phase == Phase.SETUP_SHOP else table.row[max(start, table.gone) : end]
        blocks.append([KIND_TEXTS[kind] for kind in left])
    return blocks


def _write_auction(table: Table) -> Auction:
    seats = range(table.players)
    return {
        "pawn": PAWN_TEXTS[table.pawn],
        "resume": RESUME_TEXTS[table.resume],
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


def _write_memory(table: Table) -> Memory:
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


def _write_result(table: Table) -> Result:
    return {
        "winners": [seat for seat in range(table.players) if is_winner(table, seat)],
        "reason": REASON_TEXTS[table.reason],
        "park_revealed": kind_texts(table.park_revealed),
    }

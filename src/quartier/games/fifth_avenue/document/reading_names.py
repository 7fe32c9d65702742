"""Reading a position document, first: everything named in it is known, and every list has its length."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.document.reading_cards import NOTHING_KNOWN
from quartier.games.fifth_avenue.document.shape import Document
from quartier.games.fifth_avenue.pieces import (
    BLOCKS,
    COLOUR_TEXTS,
    DISTRICT_TEXTS,
    KIND_TEXTS,
    PAWN_TEXTS,
    PLACE_TEXTS,
    PLOT_TEXTS,
    VALUES,
)
from quartier.games.fifth_avenue.pieces.names import CARD_COLOUR_TEXTS, CARD_TEXTS
from quartier.games.fifth_avenue.table import Phase

Texts = tuple[str, ...]

PHASE_TEXTS = tuple(phase.name.lower() for phase in Phase)
BLACK_TEXTS = CARD_TEXTS[-VALUES:]


def check_names(position: Document) -> None:
    """Phases, districts, plots, kinds, cards, colours and pawns are known; lists have an entry for each seat."""
    named = (_table_names, _board_names, _card_names, _auction_names)
    for names in named:
        for texts, allowed in names(position):
            for text in texts:
                if text not in allowed:
                    raise FACTS.bad_position("position-unknown", "", found=text, allowed=", ".join(allowed))
    for field, entries, wanted in _lists(position):
        if len(entries) != wanted:
            raise FACTS.bad_position("position-list-length", "", field=field, found=len(entries), wanted=wanted)


def _table_names(position: Document) -> Iterator[tuple[Iterable[str], Texts]]:
    yield [position["phase"]], PHASE_TEXTS
    yield position.get("closed", []), DISTRICT_TEXTS
    yield position.get("pawns", {}), PAWN_TEXTS
    yield position.get("pawns", {}).values(), PLACE_TEXTS
    yield position.get("tokens", {}), PAWN_TEXTS
    for districts in position.get("tokens", {}).values():
        yield districts, DISTRICT_TEXTS
    yield _given(position.get("chosen_shop"), position.get("tile")), KIND_TEXTS
    yield _given(position.get("taken")), COLOUR_TEXTS
    for kinds in (*position.get("blocks", []), position.get("park_shops", []), position.get("shop_stack", [])):
        yield kinds, KIND_TEXTS
    result = position.get("result")
    yield result["park_revealed"] if result else [], KIND_TEXTS


def _board_names(position: Document) -> Iterator[tuple[Iterable[str], Texts]]:
    yield position["board"], DISTRICT_TEXTS
    for plots in position["board"].values():
        yield plots or [], PLOT_TEXTS
        for cell in (plots or {}).values():
            yield cell["shops"] if cell and "shops" in cell else [], KIND_TEXTS


def _card_names(position: Document) -> Iterator[tuple[Iterable[str], Texts]]:
    memory = position.get("memory", NOTHING_KNOWN)
    for hand in (*position.get("hands", []), *memory["hands"]):
        yield hand, CARD_TEXTS
    yield position.get("piles", {}), COLOUR_TEXTS
    yield memory["piles"], COLOUR_TEXTS
    for colour, pile in position.get("piles", {}).items():
        yield pile, _texts_of_colour(colour)
    yield position.get("deck", []), BLACK_TEXTS
    yield position.get("discard", []), BLACK_TEXTS


def _auction_names(position: Document) -> Iterator[tuple[Iterable[str], Texts]]:
    auction = position.get("auction")
    if auction:
        yield [auction["pawn"]], PAWN_TEXTS
        yield [auction["site"]], PLACE_TEXTS[1:]
        yield _given(auction["colour"]), COLOUR_TEXTS
        yield auction["gedeon"] or [], BLACK_TEXTS
        for bid in auction["bids"]:
            yield bid, CARD_TEXTS


def _given(*texts: str | None) -> list[str]:
    return [text for text in texts if text is not None]


def _texts_of_colour(colour: str) -> Texts:
    first = CARD_COLOUR_TEXTS.index(colour) * VALUES
    return CARD_TEXTS[first : first + VALUES]


def _lists(position: Document) -> Iterator[tuple[str, list[Any], int]]:
    """The lists of a document, each with the number of entries it must have."""
    for name in ("scores", "hands", "reserves", "supply", "park"):
        if name in position:
            yield name, position[name], position["players"]
    auction = position.get("auction")
    if auction:
        yield "auction.bids", auction["bids"], position["players"]
        yield "auction.passed", auction["passed"], position["players"]
    if "memory" in position:
        yield "memory.hands", position["memory"]["hands"], position["players"]
    if "blocks" in position:
        yield "blocks", position["blocks"], BLOCKS

"""Whether the fields of a document agree with each other, before and while a table is set up from them (section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Literal

from quartier.games.lotissements import FACTS
from quartier.games.lotissements.document.shape import Document
from quartier.games.lotissements.pieces import BLOCKS, CATEGORY_TEXTS, SET_TEXTS
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS
from quartier.games.lotissements.rules.offers import offers_made
from quartier.games.lotissements.rules.sides import partner_of, sides
from quartier.games.lotissements.rules.tricks import hand_size, has_played
from quartier.games.lotissements.table import Phase, Table

PHASE_TEXTS = tuple(phase.name.lower() for phase in Phase)
ListField = Literal["hands", "voids", "offers", "captured", "points"]
"""The fields with an entry for each seat, or for each side."""


# 1. What a document is made of


def check_fields(table: Table, position: Document) -> None:
    """A known phase, seats of this table, lists of the right length, and only texts that mean something (L1, L2)."""
    if position["phase"] not in PHASE_TEXTS:
        raise FACTS.bad_position("position-phase", "", phase=position["phase"], allowed=", ".join(PHASE_TEXTS))
    _check_seats(table, position)
    _check_lengths(position, ("hands", "voids"), table.players)
    _check_lengths(position, ("offers", "captured", "points"), sides(table))
    _check_texts("position-block", (*_placed(position), *position["shown"]), BLOCK_TEXTS)
    _check_texts("position-set", (name for name in position["offers"] if name is not None), SET_TEXTS)
    _check_texts("position-category", chain(*position["voids"]), CATEGORY_TEXTS)


def _check_seats(table: Table, position: Document) -> None:
    seats = {"turn": position["turn"], "first": position["first"], "leader": position["leader"]}
    for field, seat in seats.items():
        if seat is not None and not 0 <= seat < table.players:
            raise FACTS.bad_position("position-seat", "L1", field=field, seat=seat, most=table.players - 1)
    if position["turn"] is None and position["phase"] != "over":
        raise FACTS.bad_position("position-field-missing", "", field="turn")
    if position["leader"] is None and (position["phase"] == "play" or any(position["offers"])):
        raise FACTS.bad_position("position-field-missing", "L14", field="leader")


def _check_lengths(position: Document, fields: Sequence[ListField], entries: int) -> None:
    for field in fields:
        if len(position[field]) != entries:
            raise FACTS.bad_position(
                "position-list-length", "L1", field=field, found=len(position[field]), entries=entries
            )


def _check_texts(code: str, texts: Iterable[str], known: Sequence[str]) -> None:
    for text in texts:
        if text not in known:
            raise FACTS.bad_position(code, "", text=text, allowed=", ".join(known))


def _placed(position: Document) -> list[str]:
    """All blocks that a document puts anywhere."""
    lots = [position["lots"][name] for name in SET_TEXTS]
    places = (*position["hands"], *position["captured"], *lots, position["discard"], position["trick"])
    return [*chain(*places), *position.get("deck", [])]


# 2. Where the blocks are


def check_places(position: Document) -> None:
    """Every block is in one place, once, and a Reserve that is given is all the rest (L2)."""
    placed = Counter(_placed(position))
    for counted in (placed, Counter(position["shown"])):
        for text, times in counted.items():
            if times > 1:
                raise FACTS.bad_position("position-block-twice", "L2", block=text)
    if "deck" in position and len(placed) != BLOCKS:
        missing = next(text for text in BLOCK_TEXTS if text not in placed)
        raise FACTS.bad_position("position-block-missing", "L2", block=missing)


# 9. Who leads


def check_leader(table: Table, position: Document) -> None:
    """Nobody before the first offer; then, until the first trick is taken, the seat that made it (L14)."""
    if offers_made(table) == 0:
        if position["leader"] is not None:
            raise FACTS.bad_position("position-leader-too-early", "L14")
        return
    allowed = (table.first, partner_of(table, table.first))
    is_first_trick = hand_size(table, table.leader) + has_played(table, table.leader) == table.dealt
    if is_first_trick and table.leader not in allowed:
        raise FACTS.bad_position("position-leader", "L14", seat=table.leader, first=table.first)


# 10. Before the tricks


def check_before_tricks(table: Table, position: Document) -> None:
    """While sets are being named nothing is played or taken; a full trick is taken at once (L15, L17)."""
    if len(position["trick"]) >= table.players:
        raise FACTS.bad_position("position-trick-full", "L17", players=table.players)
    if table.phase != Phase.PLAY and (position["trick"] or position["discard"] or any(position["captured"])):
        raise FACTS.bad_position("position-tricks-too-early", "L14", phase=position["phase"])

"""Positions for tests: the bases of the examples with some fields replaced."""

from __future__ import annotations

import copy
import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import quartier

BASES: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))["bases"]

BLACK_CARDS = Counter({"black 4": 20, "black 5": 16, "black 6": 14})
HAND = BASES["B3"]["hands"][0]


def position(base: str, board: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """A base with other fields; of the board single plots are replaced, `None` for a district removes it."""
    document: dict[str, Any] = copy.deepcopy(BASES[base])
    for district, plots in (board or {}).items():
        if plots is None:
            del document["board"][district]
        else:
            document["board"][district].update(plots)
    return {**document, **fields}


def table(base: str, board: dict[str, Any] | None = None, **fields: Any) -> quartier.Table:
    """The table of such a position."""
    return quartier.load(position(base, board, **fields))


def auction(site: str, pawn: str = "white", **fields: Any) -> dict[str, Any]:
    """An auction under way."""
    return {"pawn": pawn, "resume": "end", "site": site, **fields}


def at_auction(base: str, site: str = "34w", board: dict[str, Any] | None = None, **fields: Any) -> quartier.Table:
    """A table where bidding for a district, or the park, begins with seat 0."""
    tokens = {"white": [] if site == "park" else [site], "beige": []}
    held = {"phase": "bid", "turn": 0, "active": 0, "tokens": tokens, "auction": auction(site)}
    return table(base, board, **{**held, **fields})


def deck_without(hands: list[list[str]], top: list[str], discard: list[str] | None = None) -> list[str]:
    """All black cards that are in no hand and do not wait, these on top."""
    left = BLACK_CARDS - Counter(card for hand in hands for card in hand) - Counter(discard or []) - Counter(top)
    return top + sorted(left.elements())


GONE = (0, 1, 3, 5, 6, 8, 10, 11, 13, 15, 16, 18, 20)
"""How many tiles have left the row after this many placed shops."""
BLOCK_STARTS = (0, 3, 5, 8, 10, 13, 15, 18, 20)
UNDER_PARK = ("gallery", "perfume", "jeweller", "perfume", "gallery", "jeweller", "perfume", "gallery")


def row_after(placed: int) -> dict[str, Any]:
    """The row of the bases and the tiles under the park after this many placed shops."""
    row = [kind for block in BASES["B3"]["blocks"] for kind in block]
    blocks = [row[max(start, GONE[placed]) : end] for start, end in pairwise(BLOCK_STARTS)]
    return {"blocks": blocks, "park_shops": list(UNDER_PARK[: sum(not block for block in blocks)])}


def all_of(colour: str) -> list[str]:
    """All twelve cards of a colour."""
    return [f"{colour} {value}" for value, copies in ((4, 5), (5, 4), (6, 3)) for _ in range(copies)]


BLACKS = sorted(BLACK_CARDS.elements())


def shops(*kinds: str) -> dict[str, Any]:
    """A plot with shops."""
    return {"shops": list(kinds)}


def built(owner: int, count: int = 1) -> dict[str, Any]:
    """A plot with buildings."""
    return {"owner": owner, "count": count}


def refused(played: quartier.Table, move: str) -> str:
    """The rule by which a move is refused."""
    before = played.document()
    try:
        played.play(move)
    except quartier.IllegalMove as error:
        assert played.document() == before
        assert error.sentence("en")
        assert error.sentence("fr")
        return error.rule
    raise AssertionError(f"{move} is legal")

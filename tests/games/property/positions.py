"""Positions to begin tests from."""

from __future__ import annotations

import copy
from typing import Any

import quartier

EMPTY_BOARD = ["........"] * 8
COURT = {
    2: [{"k": 2, "q": 2, "j": 2}, {"k": 2, "q": 2, "j": 2}],
    3: [{"k": 2, "j": 1, "joker": 1}, {"k": 1, "q": 2, "j": 1, "joker": 1}, {"k": 1, "q": 2, "j": 2}],
    4: [{"k": 1, "q": 1, "j": 1}] * 4,
}
CASH = {2: 150, 3: 136, 4: 102}
HANDS = [["3d", "5c"], ["2d", "2c"], ["6d", "6c"], ["7d", "7c"]]
RIVALS_SIX = ["........", "........", "..bb....", ".bbb....", "..b.....", "........", "........", "........"]
"""Six connected squares of seat 1, (3,5) among them."""


def position(players: int = 2, **changes: Any) -> dict[str, Any]:
    """A document at the start of seat 0's turn, with some fields changed; None leaves a field out."""
    document: dict[str, Any] = {
        "game": "property",
        "players": players,
        "phase": "red",
        "turn": 0,
        "board": EMPTY_BOARD,
        "cash": [CASH[players]] * players,
        "court": COURT[players],
        "hands": HANDS[:players],
    }
    return copy.deepcopy({**document, **changes})


def load(players: int = 2, seed: int = 0, **changes: Any) -> quartier.Table:
    """The table of such a document."""
    return quartier.load(position(players, **changes), seed)


def buying(**changes: Any) -> dict[str, Any]:
    """A document in which seat 0 has paid the rent of (3,5), a group of six, and may buy it."""
    return position(
        3,
        **{
            "phase": "buy",
            "board": RIVALS_SIX,
            "hands": [["4s"], ["2d", "2c"], ["6d", "6c"]],
            "red": "3d",
            "black": "5c",
            "column": 3,
            "row": 5,
            "cash": [130, 142, 136],
            **changes,
        },
    )

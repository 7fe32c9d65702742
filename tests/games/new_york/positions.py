"""Positions to begin tests from."""

from __future__ import annotations

import copy
from typing import Any

import quartier

EMPTY_BOARD = ["......."] * 7
BOARD = ["..b.r.y", "b..y..r", ".r..b..", "r.b.y..", "..r..b.", "y..r..b", ".b..y.r"]
"""Three colours, every building alone."""
TWO_BOARD = ["rr.b.g.", "r.bb.g.", "y..b...", "yy....b", "..g.r..", ".g..y..", "b..r..y"]
"""Four colours of two players."""
CROWDED = ["bb..y..", "bb.y.r.", "bb..y.r", "bb.y..r", "b..y..r", "..y.y..", ".r.y..."]
"""Nine blue buildings, eight yellow ones."""
FIVE_LEFT = ["rbyrbyr", "byrbyrb", "yrbyrby", "rbyrbyr", "byrbyrb", "yrbyrby", "rb....."]
RED_EVERYWHERE = ["rrrrrrr", "rrrrrrr", "r......", "bby....", "gk.....", ".y.g.k.", "..b...."]
"""All fifteen red pawns of five players."""
COLOURS = ("red", "blue", "yellow", "green", "black")
MONEY = {2: 12, 3: 8, 4: 6, 5: 5}
HANDS = [
    ["r1", "r4", "b2", "bj"],
    ["r2", "r3", "b3", "b4"],
    ["r5", "r6", "b5", "b6"],
    ["r4", "r7", "b1", "b7"],
    ["r2", "r5", "b3", "b6"],
]


def position(players: int = 3, **changes: Any) -> dict[str, Any]:
    """A document at the start of seat 0's turn, with some fields changed."""
    document: dict[str, Any] = {
        "game": "new_york",
        "players": players,
        "phase": "card",
        "turn": 0,
        "board": BOARD,
        "colours": [[colour] for colour in COLOURS[:players]],
        "money": [MONEY[players]] * players,
        "hands": HANDS[:players],
    }
    return copy.deepcopy({**document, **changes})


def for_two(**changes: Any) -> dict[str, Any]:
    """The same for two players of the boxed edition, each with two colours."""
    return position(2, **{"board": TWO_BOARD, "colours": [["red", "yellow"], ["blue", "green"]], **changes})


def with_events(players: int = 3, **changes: Any) -> dict[str, Any]:
    """The same with event cards; blue has nine buildings."""
    return position(players, **{"options": {"events": True}, "board": CROWDED, **changes})


def placing(players: int = 3, **changes: Any) -> dict[str, Any]:
    """A document of the preliminary round."""
    document: dict[str, Any] = {"game": "new_york", "players": players, "phase": "place", "turn": 0}
    return copy.deepcopy({**document, **changes})


def hand(cards: str, players: int = 3) -> list[list[str]]:
    """Hands in which seat 0 holds these cards."""
    return [cards.split(), *HANDS[1:players]]


def load(document: dict[str, Any], *moves: str, seed: int = 0) -> quartier.Table:
    """The table of a document after some moves."""
    table = quartier.load(document, seed)
    table.play(*moves)
    return table


def whole_pack(edition: str = "boxed", events: bool = False) -> list[str]:
    """All cards but the Stop cards, in canonical order."""
    table = quartier.game("new_york", 3, edition=edition, events=events).deal(0)
    return sorted(table.document()["deck"])


def deck_without(hands: list[list[str]], first: str, **options: Any) -> list[str]:
    """A draw pile with some cards on top, then all that are in no hand."""
    rest = whole_pack(**options)
    top = first.split()
    for card in [*top, *(held for cards in hands for held in cards)]:
        if card != "stop":
            rest.remove(card)
    return top + rest

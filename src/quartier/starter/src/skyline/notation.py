"""Moves and their words: the text of each, what on the table it belongs to, and why one is not legal now."""

from __future__ import annotations

from quartier.engine.errors import IllegalMove
from quartier.engine.views import Target
from quartier.engine.words.catalogue import say
from skyline import FACTS
from skyline.moves import BUILD
from skyline.pieces import BUILDING_TEXTS
from skyline.table import Phase, Table

MOVES = tuple(f"build {building}" for building in BUILDING_TEXTS)
"""The text of every move, by its number."""


def target(move: int) -> Target:
    """The thing on the table that a move belongs to."""
    return {"card": BUILDING_TEXTS[move - BUILD]}


def spoken(move: int, language: str) -> str:
    """A move as people say it."""
    return say(language, "move-build", FACTS.name, building=BUILDING_TEXTS[move - BUILD])


def why_not(table: Table, move: int) -> IllegalMove:
    """Why a move is not legal now, with the rule that says so."""
    if table.phase == Phase.OVER:
        return FACTS.illegal_move("game-over", "S2")
    return FACTS.illegal_move("not-in-hand", "S1", building=BUILDING_TEXTS[move - BUILD])

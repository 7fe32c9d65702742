"""Moves and their words: the text of each, what on the table it belongs to, and why one is not legal now."""

from __future__ import annotations

from quartier.engine.errors import IllegalMove
from quartier.engine.views import Target
from quartier.engine.words.catalogue import say
from towers import FACTS
from towers.moves import BUILD, KEEP
from towers.pieces import BUILDING_TEXTS, BUILDINGS
from towers.table import Phase, Table

MOVES = tuple(f"{verb} {building}" for verb in ("build", "keep") for building in BUILDING_TEXTS)
"""The text of every move, by its number."""


def target(move: int) -> Target:
    """The thing on the table that a move belongs to."""
    return {"card": building_text(move)}


def spoken(move: int, language: str) -> str:
    """A move as people say it."""
    message = "move-keep" if move >= KEEP else "move-build"
    return say(language, message, FACTS.name, building=building_text(move))


def building_text(move: int) -> str:
    """The building of a move."""
    return BUILDING_TEXTS[(move - BUILD) % BUILDINGS]


def why_not(table: Table, move: int) -> IllegalMove:
    """Why a move is not legal now, with the rule that says so."""
    if table.phase == Phase.OVER:
        return FACTS.illegal_move("game-over", "T2")
    if table.phase == Phase.BUILD and move >= KEEP:
        return FACTS.illegal_move("nothing-to-keep", "T4")
    if table.phase == Phase.KEEP and move < KEEP:
        return FACTS.illegal_move("keep-first", "T4")
    if table.phase == Phase.KEEP:
        return FACTS.illegal_move("not-in-street", "T4", building=building_text(move))
    return FACTS.illegal_move("not-in-hand", "T1", building=building_text(move))

"""The memory that compiled searching and deciding works on: tables, a tree and scratch arrays, once for each thread."""

from __future__ import annotations

from dataclasses import fields
from threading import local
from typing import Any, NamedTuple

import numpy as np

from quartier.bots.tree import Node
from quartier.engine.compiling.records import dtype_of, to_record
from quartier.engine.contract import MOST_SEATS
from quartier.engine.listing import words_for
from quartier.engine.style import Style
from quartier.play.game import Game

NODES = 1 << 16
LONGEST_PATH = 400

GAME, KNOWN, TRIED = TABLES = range(3)
"""The tables of a workspace: the game itself, what the deciding seat knows, and what an iteration plays on."""


class Workspace(NamedTuple):
    """Memory for one thread of thinking about one game; its size is fixed."""

    tables: Any
    nodes: Any
    """The tree."""
    path: Any
    """The nodes that an iteration walks along."""
    moves: Any
    """A set of moves."""
    results: Any
    """The outcome of every seat."""
    totals: Any
    """For each first move the sum of the outcomes of every seat."""


def workspace_for(game: Game, nodes: int = NODES) -> Workspace:
    """A workspace with room for a tree of this many nodes."""
    return Workspace(
        tables=np.repeat(to_record(game.blank()), len(TABLES)),
        nodes=np.zeros(nodes, dtype_of(Node)),
        path=np.zeros(LONGEST_PATH, np.int64),
        moves=np.zeros(words_for(len(game.alphabet)), np.int64),
        results=np.zeros(MOST_SEATS, np.float64),
        totals=np.zeros((len(game.alphabet), MOST_SEATS), np.float64),
    )


def tree_of(workspace: Workspace) -> list[Node]:
    """The tree as plain code reads it: an array whose records have attributes."""
    nodes: list[Node] = workspace.nodes.view(np.recarray)
    return nodes


class WorkspacePerThread(local):
    """A workspace for each thread that asks for `workspace`."""

    def __init__(self, game: Game) -> None:
        self.workspace = workspace_for(game)


def style_records(styles: list[Style]) -> Any:
    """Styles as compiled code takes them."""
    records = np.zeros(len(styles), dtype_of(Style))
    for record, style in zip(records, styles, strict=True):
        for field in fields(Style):
            record[field.name] = getattr(style, field.name)
    return records

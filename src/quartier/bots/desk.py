"""A thinker's desk: the tables, the tree and the scratch paper that compiled thinking needs, once for each thread."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np

from quartier.bots.tree import Node
from quartier.engine.contract import MOST_SEATS
from quartier.engine.listing import words_for
from quartier.engine.schema import dtype_of, to_record
from quartier.engine.style import Style
from quartier.play.game import Game

NODES = 1 << 16
LONGEST_PATH = 400
TABLES = 3


class Desk:
    """Memory for one thread of thinking about one game; its size is fixed."""

    def __init__(self, game: Game, nodes: int = NODES) -> None:
        self.tables = np.repeat(to_record(game.blank()), TABLES)
        self.nodes = np.zeros(nodes, dtype_of(Node))
        self.path = np.zeros(LONGEST_PATH, np.int64)
        self.moves = np.zeros(words_for(len(game.alphabet)), np.int64)
        self.results = np.zeros(MOST_SEATS, np.float64)
        self.ledger = np.zeros((len(game.alphabet), MOST_SEATS), np.float64)

    @property
    def paper(self) -> tuple[Any, ...]:
        """What compiled thinking is given, in its order."""
        return self.tables, self.nodes, self.path, self.moves, self.results, self.ledger


def style_records(styles: list[Style]) -> Any:
    """Styles as compiled code takes them."""
    records = np.zeros(len(styles), dtype_of(Style))
    for record, style in zip(records, styles, strict=True):
        for field in fields(Style):
            record[field.name] = getattr(style, field.name)
    return records

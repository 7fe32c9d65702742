"""Positions to start tests from: those of the book's examples, and rounds that have just been dealt."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import quartier

Document = dict[str, Any]

_EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
_STARTS: dict[str, Document] = {example["name"].split(":")[0]: example["start"] for example in _EXAMPLES}


def example(name: str, **changes: Any) -> Document:
    """The start of an example, such as E8, with some fields replaced."""
    return {**copy.deepcopy(_STARTS[name]), **changes}


def dealt(players: int, seed: int = 1, **options: Any) -> quartier.Table:
    """A new game."""
    return quartier.game("lotissements", players, **options).deal(seed)


def in_play(players: int, seed: int = 1, **options: Any) -> quartier.Table:
    """A new game in which every side has named the first set it could."""
    table = dealt(players, seed, **options)
    while table.phase != "play":
        table.play(table.moves()[0])
    return table

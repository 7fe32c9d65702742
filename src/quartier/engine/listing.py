"""Legal moves as lists, and moves read from text: for people and programs outside the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from quartier.engine.primitives.bits import things_in


def words_for(moves: int) -> int:
    """How many 64-bit words a set of this many moves needs."""
    return (moves + 63) // 64


def legal_moves(legal: Callable[[Any, list[int]], int], table: Any, alphabet: Sequence[str]) -> list[int]:
    """The numbers of the legal moves, in rising order."""
    marked = [0] * words_for(len(alphabet))
    if legal(table, marked) == 0:
        return []
    return [(word << 6) + move for word, things in enumerate(marked) for move in things_in(things)]


def moves_in_view(notation: Any, legal: Callable[[Any, list[int]], int], table: Any) -> list[dict[str, Any]]:
    """The legal moves as the deciding seat sees them, each with its thing on the table."""
    return [
        {"text": notation.MOVES[move], "target": notation.target(move)}
        for move in legal_moves(legal, table, notation.MOVES)
    ]

"""Plans: whole chains of moves, each with what it would do.

A chain runs on while the same seat decides and nothing has happened that others would hear of. What it would do is
told up to the first thing that nobody can know beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice, takewhile, zip_longest
from typing import TYPE_CHECKING, Any

from quartier.engine.listing import legal_moves
from quartier.engine.notes import Happening, listening
from quartier.engine.schema import copy_of
from quartier.engine.shelf import Box

if TYPE_CHECKING:
    from quartier.play.table import Table


@dataclass(frozen=True, slots=True)
class Plan:
    """A chain of moves and the happenings it would cause."""

    moves: tuple[str, ...]
    happenings: tuple[Happening, ...]


def plans(table: Table, most: int) -> list[Plan]:
    """The plans of the seat that decides, in the order of their first moves; of too many, some for each first move."""
    box, state = table.game.box, table.state
    firsts = legal_moves(box.rules.legal, state, box.notation.MOVES)
    walks = [_walk(box, state, [first], (), set()) for first in firsts]
    rounds = chain.from_iterable(zip_longest(*walks))
    found = islice((plan for plan in rounds if plan is not None), most)
    return sorted(found, key=lambda plan: box.notation.MOVES.index(plan.moves[0]))


def _walk(box: Box, state: Any, moves: list[int], before: tuple[str, ...], seen: set[str]) -> Iterator[Plan]:
    for move in moves:
        after = copy_of(state)
        with listening() as heard:
            box.rules.play(after, move)
        longer = (*before, box.notation.MOVES[move])
        if heard or after.turn != state.turn or after.phase == box.table.Phase.OVER:
            foretold = takewhile(lambda note: note.event not in box.table.UNCERTAIN, heard)
            yield Plan(longer, tuple(box.tell(list(foretold))))
        elif (position := repr(after)) not in seen:
            seen.add(position)
            yield from _walk(box, after, legal_moves(box.rules.legal, after, box.notation.MOVES), longer, seen)

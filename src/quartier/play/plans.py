"""Plans: whole chains of moves, each with what it would do.

A chain runs on while the same seat decides and nothing has happened that others would hear of. What it would do is
told up to the first thing that nobody can know beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, takewhile, zip_longest
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from quartier.engine.listing import legal_moves
from quartier.engine.primitives.notes import listening
from quartier.engine.schema import copy_of
from quartier.engine.shelf import GameModules
from quartier.engine.words.happenings import Happening

if TYPE_CHECKING:
    from quartier.play.table import Table


@dataclass(frozen=True, slots=True)
class Plan:
    """A chain of moves and the happenings it would cause."""

    moves: tuple[str, ...]
    happenings: tuple[Happening, ...]


def plans(table: Table, most: int) -> list[Plan]:
    """The plans of the seat that decides, in the order of their moves; of too many, as many for each first move."""
    modules, state = table.game.modules, table.state
    walks = [
        _walk(modules, state, move, (), set())
        for move in legal_moves(modules.rules.legal, state, modules.notation.MOVES)
    ]
    in_turn = ((place, plan) for found in zip_longest(*walks) for place, plan in enumerate(found) if plan is not None)
    return [plan for _, plan in sorted(islice(in_turn, most), key=itemgetter(0))]


def _walk(modules: GameModules, state: Any, move: int, chain: tuple[str, ...], seen: set[str]) -> Iterator[Plan]:
    """The plans that begin with a move, each state on the way only once."""
    after = copy_of(state)
    with listening() as heard:
        modules.rules.play(after, move)
    longer = (*chain, modules.notation.MOVES[move])
    if heard or after.turn != state.turn or after.phase == modules.table.Phase.OVER:
        foretold = takewhile(lambda note: note.event not in modules.table.UNCERTAIN, heard)
        yield Plan(longer, tuple(modules.tell(list(foretold))))
    elif repr(after) not in seen:
        seen.add(repr(after))
        for following in legal_moves(modules.rules.legal, after, modules.notation.MOVES):
            yield from _walk(modules, after, following, longer, seen)

"""Thinking about a position: what each legal move is worth to the seat that decides, by what it knows."""

from __future__ import annotations

import functools
import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from types import SimpleNamespace

import numpy as np

from quartier.bots import search
from quartier.bots.deciding import chosen_move
from quartier.bots.tree import NONE, most_visited
from quartier.bots.workspace import KNOWN, Workspace, style_records, tree_of, workspace_for
from quartier.engine.compiling.records import to_record
from quartier.engine.primitives.dice import roll, scrambled
from quartier.engine.schema import signed
from quartier.engine.style import Style, searching
from quartier.play.game import Game
from quartier.play.table import Table

SLICE = 100
"""Iterations between two looks at the clock."""
ENDLESS = 1 << 30
"""More iterations than anybody waits for."""
CURIOSITY = 0.7
"""How curious a search is that is to tell something of every move, not only to choose one."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a search thinks of one move."""

    move: str
    visits: int
    outcome: float
    """The expected outcome of the deciding seat, from -1 to 1."""
    outcomes: tuple[float, ...]
    """The expected outcome of every seat."""
    score: float
    """The expected final score of the deciding seat."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search thinks of a position: its opinions, the most visited move first."""

    opinions: tuple[Opinion, ...]
    line: tuple[str, ...]
    """The moves it expects."""
    iterations: int
    seconds: float

    @property
    def best(self) -> Opinion:
        """The move it would choose."""
        return self.opinions[0]


def style_of(table: Table) -> Style:
    """The style of searching that suits a game."""
    style: Style = table.game.modules.policy.STYLE
    return style


def think(
    known: Table,
    *,
    iterations: int = 0,
    seconds: float = 0.0,
    threads: int = 1,
    seed: int = 0,
    style: Style | None = None,
) -> Thought:
    """Searches for a number of iterations, or of seconds, on some threads; each thread grows a tree of its own.

    Of two budgets, the first that is spent counts. With iterations alone, the same seed thinks the same.
    """
    began = time.perf_counter()
    style = style or replace(style_of(known), curiosity=CURIOSITY)
    workspaces = [workspace_for(known.game) for _ in range(threads)]
    dice = scrambled(roll(seed))
    most = iterations if iterations or not seconds else ENDLESS
    ends = began + seconds if seconds else math.inf

    def work(thread: int) -> int:
        budget = searching(style, most // threads + (thread < most % threads))
        return _search(known, workspaces[thread], budget, scrambled(dice + thread), ends)

    with ThreadPoolExecutor(threads) as pool:
        done = sum(pool.map(work, range(threads)))
    opinions = _opinions(known, workspaces)
    return Thought(opinions, _line(known, workspaces[0]), done, time.perf_counter() - began)


def choose_by_search(known: Table, style: Style, dice: int, seconds: float = math.inf) -> str:
    """The move that a style which searches chooses, after its iterations or the seconds, whichever end first."""
    workspace = workspace_for(known.game)
    _search(known, workspace, style, dice, time.perf_counter() + seconds)
    return known.game.alphabet[chosen_move(tree_of(workspace), style, dice)]


def _search(known: Table, workspace: Workspace, style: Style, dice: int, ends: float) -> int:
    """Searches until the iterations of the style are done or the time is over, but at least once. Returns how often."""
    algorithm = _compiled_search(known.game)
    workspace.tables[KNOWN] = to_record(known.state)[0]
    record = style_records([style])[0]
    used = algorithm.begin_search(workspace)
    done = 0
    while done < style.iterations and (done == 0 or time.perf_counter() < ends):
        portion = min(style.iterations - done, SLICE)
        used = algorithm.iterate(workspace, record, signed(dice), used, portion)
        done += portion
    return done


@functools.lru_cache(maxsize=16)
def _compiled_search(game: Game) -> SimpleNamespace:
    """The search compiled for the rules as they stand when a game first searches: to look at them takes a while."""
    from quartier.engine.compiling.compiled import compiled  # late: programs without a search need no compiler

    return compiled(game.modules, search)


def _opinions(known: Table, workspaces: list[Workspace]) -> tuple[Opinion, ...]:
    visits: dict[int, int] = {}
    points: dict[int, float] = {}
    for nodes in map(tree_of, workspaces):
        child = nodes[0].first_child
        while child != NONE:
            move = int(nodes[child].move)
            visits[move] = visits.get(move, 0) + int(nodes[child].visits)
            points[move] = points.get(move, 0.0) + float(nodes[child].points)
            child = nodes[child].next_sibling
    outcomes = np.sum([workspace.totals for workspace in workspaces], axis=0)
    seat = int(known.state.turn)
    return tuple(
        Opinion(
            move=known.game.alphabet[move],
            visits=times,
            outcome=float(outcomes[move][seat] / times),
            outcomes=tuple(float(total / times) for total in outcomes[move][: known.game.players]),
            score=points[move] / times,
        )
        for move, times in sorted(visits.items(), key=lambda item: -item[1])
    )


def _line(known: Table, workspace: Workspace) -> tuple[str, ...]:
    """The most visited moves, one after the other, as long as they were visited more than once."""
    line = []
    nodes = tree_of(workspace)
    node = most_visited(nodes, 0)
    while node != NONE and nodes[node].visits > 1:
        line.append(known.game.alphabet[nodes[node].move])
        node = most_visited(nodes, node)
    return tuple(line)

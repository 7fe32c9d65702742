"""Thinking about a position: what each legal move is worth to the seat that decides, by what it knows."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from quartier.bots import deciding, search
from quartier.bots.tree import NONE
from quartier.bots.workspace import GAME, KNOWN, Workspace, style_records, workspace_for
from quartier.engine.compiling.records import to_record
from quartier.engine.primitives.dice import roll, scrambled
from quartier.engine.schema import signed
from quartier.engine.style import Style, searching
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
    """Searches for so many iterations, or for so long, on so many threads; each thread grows a tree of its own.

    Of two budgets, the first that is spent counts. With iterations alone and one thread, the same seed thinks the same.
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


def _compiled(known: Table, algorithm: ModuleType) -> SimpleNamespace:
    from quartier.engine.compiling.compiled import (
        compiled,  # late: a program in which no bot thinks need not wait for Numba
    )

    return compiled(known.game.modules, algorithm)


def choose_by_style(known: Table, style: Style, dice: int) -> str:
    """The move that a bot of this style chooses."""
    workspace = workspace_for(known.game)
    workspace.tables[GAME] = to_record(known.state)[0]
    record = style_records([style])[0]
    move: int = _compiled(known, deciding).decide(workspace, record, signed(dice))
    return known.game.alphabet[move]


def choose_in_time(known: Table, style: Style, dice: int, seconds: float) -> str:
    """The same for a style that searches, which stops searching after so many seconds."""
    workspace = workspace_for(known.game)
    _search(known, workspace, style, dice, time.perf_counter() + seconds)
    record = style_records([style])[0]
    move: int = _compiled(known, deciding).chosen_move(workspace.nodes, record, signed(dice))
    return known.game.alphabet[move]


def _search(known: Table, workspace: Workspace, style: Style, dice: int, ends: float) -> int:
    """Searches until the iterations of the style are done or the time is over, but at least once. Returns how often."""
    algorithm = _compiled(known, search)
    workspace.tables[KNOWN] = to_record(known.state)[0]
    record = style_records([style])[0]
    used = algorithm.begin_search(workspace)
    done = 0
    while done < style.iterations and (done == 0 or time.perf_counter() < ends):
        portion = min(style.iterations - done, SLICE)
        used = algorithm.iterate(workspace, record, signed(dice), used, portion)
        done += portion
    return done


def _opinions(known: Table, workspaces: list[Workspace]) -> tuple[Opinion, ...]:
    visits: dict[int, int] = {}
    outcomes = np.sum([workspace.totals for workspace in workspaces], axis=0)
    points: dict[int, float] = {}
    for workspace in workspaces:
        child = int(workspace.nodes[0]["first_child"])
        while child != NONE:
            node = workspace.nodes[child]
            move = int(node["move"])
            visits[move] = visits.get(move, 0) + int(node["visits"])
            points[move] = points.get(move, 0.0) + float(node["points"])
            child = int(node["next_sibling"])
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
    node = _most_visited(workspace.nodes, 0)
    while node != NONE and workspace.nodes[node]["visits"] > 1:
        line.append(known.game.alphabet[int(workspace.nodes[node]["move"])])
        node = _most_visited(workspace.nodes, node)
    return tuple(line)


def _most_visited(nodes: Any, parent: int) -> int:
    children = []
    child = int(nodes[parent]["first_child"])
    while child != NONE:
        children.append(child)
        child = int(nodes[child]["next_sibling"])
    return max(children, key=lambda node: int(nodes[node]["visits"]), default=NONE)

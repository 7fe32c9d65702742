"""How fast the games run: plain and compiled, on one thread and several, and how long compiling takes."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from quartier.bots import search
from quartier.bots.player import knowledge
from quartier.bots.thinking import think
from quartier.bots.workspace import KNOWN, style_records, workspace_for
from quartier.engine import playout
from quartier.engine.compiling.binding import bound
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import dtype_of, to_record
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import scrambled
from quartier.engine.style import Style
from quartier.lab.simulate import CHUNK, Series
from quartier.play.game import Game
from quartier.play.table import Table

START = """
import json, sys, time
began = time.perf_counter()
import quartier
from quartier.lab.simulate import Series
name, players, options = json.loads(sys.argv[1])
Series(quartier.game(name, players, **options)).warm()
print(time.perf_counter() - began)
"""
"""A process that gets a game ready to run compiled, and prints how long that took."""


ROUNDS = 5


def bench(game: Game, seconds: float = 5.0, threads: int = 2) -> dict[str, Any]:
    """Decisions a second in uniformly random play, the seconds until compiled code is ready, and a table's bytes.

    Plain, compiled and threaded play take turns and each figure is the median of its rounds, so that a noisy machine
    spoils neither the figures nor their ratios.
    """
    series = Series(game)
    series.warm()
    slice_ = seconds / ROUNDS / 3
    rounds = [
        (_plain(game, slice_), _compiled(series, slice_, 1), _compiled(series, slice_, threads)) for _ in range(ROUNDS)
    ]
    plain, compiled, threaded = (statistics.median(figures) for figures in zip(*rounds, strict=True))
    cold, cached = start_times(game)
    return {
        "plain": plain,
        "compiled": compiled,
        "threads": {str(threads): threaded},
        "cold_s": cold,
        "cached_s": cached,
        "bytes": dtype_of(game.modules.table.Table).itemsize,
    }


def bench_search(game: Game, seconds: float = 5.0, threads: int = 2) -> dict[str, Any]:
    """Iterations a second of the search, in the game's own style and with random playouts cut at 60 decisions.

    `overhead` is the time of a search over the time of the playouts it makes, both measured here.
    """
    styles = {"own": game.modules.policy.STYLE, "random": Style(horizon=60, greed=0)}
    return {kind: _bench_style(game, style, seconds, threads) for kind, style in styles.items()}


def _bench_style(game: Game, style: Style, seconds: float, threads: int) -> dict[str, Any]:
    known = knowledge(_middle(game), 1)
    rounds = []
    for round_ in range(ROUNDS):
        one = think(known, seconds=seconds / ROUNDS / 4, seed=round_, style=style)
        many = think(known, seconds=seconds / ROUNDS / 4, threads=threads, seed=round_, style=style)
        raw = _raw_playouts(known, style, seconds / ROUNDS / 4)
        rounds.append((one.iterations / one.seconds, many.iterations / many.seconds, raw))
    single, threaded, raw = (statistics.median(figures) for figures in zip(*rounds, strict=True))
    return {
        "horizon": style.horizon,
        "iterations": single,
        "threads": {str(threads): threaded},
        "overhead": raw / single,
    }


def _middle(game: Game) -> Table:
    """A table some way into a random game."""
    table = game.deal(5)
    scratch = [0] * words_for(len(game.alphabet))
    bound(game.modules, playout).advance(table.state, scratch, scrambled(5), 60)
    return table


def _raw_playouts(known: Table, style: Style, seconds: float) -> float:
    """Playouts a second of the kind that the search makes, from the same position, each with a deal of its own."""
    workspace = workspace_for(known.game)
    workspace.tables[KNOWN] = to_record(known.state)[0]
    record = style_records([style])[0]
    playouts = compiled(known.game.modules, search).raw_playouts

    def some(round_: int) -> int:
        playouts(workspace, record, round_ * 100, 100)
        return 100

    some(0)
    return _rate(some, seconds)


def _plain(game: Game, seconds: float) -> float:
    play = bound(game.modules, playout).playout
    table = game.blank()
    moves = [0] * words_for(len(game.alphabet))

    def one_game(seed: int) -> int:
        game.modules.rules.deal(table, seed)
        return int(play(table, moves, scrambled(seed)))

    return _rate(one_game, seconds)


def _compiled(series: Series, seconds: float, threads: int) -> float:
    def many_games(thread: int) -> float:
        first = thread << 32
        return _rate(lambda round_: int(series.chunk(first + round_ * CHUNK, CHUNK)[0].sum()), seconds)

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(many_games, range(threads)))


def _rate(work: Callable[[int], int], seconds: float) -> float:
    done = rounds = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        done += work(rounds)
        rounds += 1
    return done / (time.perf_counter() - began)


def start_times(game: Game) -> tuple[float, float]:
    """Seconds until compiled code is ready in a new process, with nothing kept and with everything kept."""
    what = json.dumps([game.name, game.players, game.options])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, what]
        environment = {**os.environ, "QUARTIER_CACHE": folder}
        runs = [subprocess.run(command, env=environment, capture_output=True, text=True, check=True) for _ in range(2)]
    cold, cached = (float(run.stdout) for run in runs)
    return cold, cached

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

from quartier.engine import playout
from quartier.engine.binding import bound
from quartier.engine.dice import scrambled
from quartier.engine.listing import words_for
from quartier.engine.schema import dtype_of
from quartier.lab.simulate import CHUNK, Series
from quartier.play.game import Game

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
        "bytes": dtype_of(game.box.table.Table).itemsize,
    }


def _plain(game: Game, seconds: float) -> float:
    play = bound(game.box, playout).playout
    table = game.blank()
    moves = [0] * words_for(len(game.alphabet))

    def one_game(seed: int) -> int:
        game.box.rules.deal(table, seed)
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

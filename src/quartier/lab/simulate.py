"""Simulation: any number of games by players who do not search, and what can be said about them."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import local
from typing import Any

import numpy as np

from quartier.bots.player import plain_mind
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import to_record
from quartier.engine.contract import Options
from quartier.engine.listing import words_for
from quartier.engine.schema import signed
from quartier.engine.style import Mind
from quartier.lab import series
from quartier.play.game import Game

CHUNK = 256
"""Games that a thread plays before it reports."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class SeatReport:
    """How one seat fared."""

    win_share: float
    low: float
    """The lower end of the 95 % interval of the win share."""
    high: float
    mean_score: float
    score_quantiles: dict[str, float]


@dataclass(frozen=True)
class Report:
    """What a simulation found."""

    game: str
    players: int
    options: Options
    by: str
    seed: int
    games: int
    decisions: int
    seconds: float
    mean_length: float
    length_quantiles: dict[str, float]
    """Decisions in a game."""
    seats: list[SeatReport]

    @property
    def games_per_second(self) -> float:
        """Games a second, over all threads."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions a second, over all threads."""
        return self.decisions / self.seconds


class Series:
    """The compiled series of one game, each thread with a table of its own."""

    def __init__(self, game: Game, by: str = "random") -> None:
        self.game = game
        algorithms = compiled(game.modules, series)
        self._play = algorithms.greedy_series if plain_mind(by) == Mind.GREEDY else algorithms.random_series
        self._own = local()

    def warm(self) -> None:
        """Compiles, or loads what was compiled before."""
        self.chunk(0, 1)

    def chunk(self, first_seed: int, games: int) -> tuple[Any, Any, Any]:
        """Plays games from a seed on: their decisions, scores and outcomes, as arrays."""
        if not hasattr(self._own, "table"):
            self._own.table = to_record(self.game.blank())[0]
            self._own.moves = np.zeros(words_for(len(self.game.alphabet)), np.int64)
        decisions = np.zeros(games, np.int64)
        scores = np.zeros((games, self.game.players), np.int64)
        outcomes = np.zeros((games, self.game.players), np.float64)
        self._play(self._own.table, self._own.moves, signed(first_seed), decisions, scores, outcomes)
        return decisions, scores, outcomes


def simulate(
    game: Game,
    games: int,
    *,
    threads: int = 1,
    seed: int = 0,
    by: str = "random",
    progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Plays games on some threads, with seeds from `seed` on; `progress` hears of games as they finish."""
    playing = Series(game, by)
    playing.warm()
    tally = _Tally(game.players)
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[Any]] = deque()
        for first in range(0, games, CHUNK):
            waiting.append(pool.submit(playing.chunk, seed + first, min(CHUNK, games - first)))
            if len(waiting) > 2 * threads:
                progress(tally.add(*waiting.popleft().result()))
        for chunk in waiting:
            progress(tally.add(*chunk.result()))
    return tally.report(game, by, seed, time.perf_counter() - began)


class _Tally:
    """Counts of lengths and scores, so that any number of games needs little memory."""

    def __init__(self, players: int) -> None:
        self.lengths: dict[int, int] = {}
        self.scores: list[dict[int, int]] = [{} for _ in range(players)]
        self.shares = np.zeros(players)
        self.squares = np.zeros(players)

    def add(self, decisions: Any, scores: Any, outcomes: Any) -> int:
        """Counts some games in; returns how many they were."""
        _count(self.lengths, decisions)
        for seat, counted in enumerate(self.scores):
            _count(counted, scores[:, seat])
        shares = (outcomes + 1.0) / 2.0
        self.shares += shares.sum(axis=0)
        self.squares += (shares**2).sum(axis=0)
        return len(decisions)

    def report(self, game: Game, by: str, seed: int, seconds: float) -> Report:
        games = sum(self.lengths.values())
        decisions = sum(length * times for length, times in self.lengths.items())
        return Report(
            game=game.name,
            players=game.players,
            options=game.options,
            by=by,
            seed=seed,
            games=games,
            decisions=decisions,
            seconds=seconds,
            mean_length=decisions / games,
            length_quantiles=_quantiles(self.lengths),
            seats=[self._seat(seat, games) for seat in range(game.players)],
        )

    def _seat(self, seat: int, games: int) -> SeatReport:
        share = self.shares[seat] / games
        spread = math.sqrt(max(self.squares[seat] / games - share**2, 0.0) / games)
        counted = self.scores[seat]
        return SeatReport(
            win_share=float(share),
            low=float(max(share - 1.96 * spread, 0.0)),
            high=float(min(share + 1.96 * spread, 1.0)),
            mean_score=sum(score * times for score, times in counted.items()) / games,
            score_quantiles=_quantiles(counted),
        )


def _count(counted: dict[int, int], values: Any) -> None:
    different, times = np.unique(values, return_counts=True)
    for value, number in zip(different.tolist(), times.tolist(), strict=True):
        counted[value] = counted.get(value, 0) + number


def _quantiles(counted: dict[int, int]) -> dict[str, float]:
    values = np.array(sorted(counted))
    reached = np.cumsum([counted[int(value)] for value in values])
    return {f"{share:g}": float(values[np.searchsorted(reached, share * reached[-1])]) for share in QUANTILES}

"""A league: many games between bots, on all cores, kept in a file so that it can be taken up again."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from quartier.arena.ratings import Result, rate
from quartier.arena.schedule import Match, schedule
from quartier.bots import deciding
from quartier.bots.player import ask, bot, dismiss, style_by_name
from quartier.bots.workspace import GAME, WorkspacePerThread, style_records
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import from_record
from quartier.engine.errors import QuartierError
from quartier.engine.primitives.dice import roll
from quartier.engine.schema import signed
from quartier.play.game import Game

ANCHOR = "greedy"
"""The bot whose rating is the middle of the scale, if it takes part."""


class LeagueError(QuartierError):
    """A file of results that belongs to another league."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot fared."""

    name: str
    games: int
    rating: float
    low: float
    high: float
    first_share: float
    points: float


class League:
    """A game, its bots, and the results so far."""

    def __init__(self, game: Game, bots: Sequence[str], seed: int = 0, file: Path | None = None) -> None:
        self.game = game
        self.bots = list(bots)
        self.seed = seed
        self.file = file
        self.results: dict[int, Result] = {}
        self._own = WorkspacePerThread(game)
        for name in dict.fromkeys(self.bots):
            bot(name)
        if file is not None and file.exists():
            self._read(file)

    def play(self, games: int, threads: int = 1, progress: Callable[[int], None] = lambda games: None) -> None:
        """Plays on until this many games have been played in all."""
        matches = [match for match in schedule(self.bots, self.game.sides, games) if match.number not in self.results]
        progress(games - len(matches))
        with ThreadPoolExecutor(threads) as pool:
            try:
                for match, result in zip(matches, pool.map(self._match, matches), strict=True):
                    self.results[match.number] = result
                    self._write(match.number, result)
                    progress(1)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def standings(self) -> list[Standing]:
        """All bots, the strongest first; seats of one name are one bot."""
        names = list(dict.fromkeys(self.bots))
        results = [self._merged(result, names) for result in self.results.values()]
        ratings = rate(results, len(names), names.index(ANCHOR) if ANCHOR in names else None)
        standings = []
        for place, name in enumerate(names):
            shares, points = _of_bot(results, place)
            standings.append(
                Standing(name, len(shares), **asdict(ratings[place]), first_share=_mean(shares), points=_mean(points))
            )
        return sorted(standings, key=lambda standing: -standing.rating)

    def _merged(self, result: Result, names: list[str]) -> Result:
        lineup = tuple(names.index(self.bots[bot]) for bot in result.lineup)
        return Result(result.deal, lineup, result.shares, result.points)

    # One game

    def _match(self, match: Match) -> Result:
        sides = self.game.sides
        names = match.seated(self.bots, self.game)
        styles = [style_by_name(name, self.game.modules) for name in names]
        seed, dice = match.seed(self.seed), match.dice(self.seed)
        if None in styles:
            outcome, points = self._play_in_python(names, seed, dice)
        else:
            outcome, points = self._play_compiled(styles, seed, dice)
        shares = tuple((result + 1.0) / 2.0 for result in outcome[:sides])
        return Result(match.deal, match.lineup, shares, tuple(points[:sides]))

    @functools.cached_property
    def _compiled(self) -> SimpleNamespace:
        return compiled(self.game.modules, deciding)

    def _play_compiled(self, styles: list[Any], seed: int, dice: int) -> tuple[list[float], list[int]]:
        workspace, modules = self._own.workspace, self.game.modules
        self._compiled.play_match(workspace, style_records(styles), signed(seed), signed(dice))
        state = from_record(modules.table.Table, workspace.tables[GAME])
        scores = [modules.scoring.score(state, seat) for seat in range(self.game.players)]
        return workspace.results[: self.game.players].tolist(), scores

    def _play_in_python(self, names: list[str], seed: int, dice: int) -> tuple[list[float], list[int]]:
        table = self.game.deal(seed)
        players = [bot(name, dice + seat) for seat, name in enumerate(names)]
        try:
            while table.turn is not None:
                dice = roll(dice)
                move, _ = ask(players[table.turn], table, dice)
                table.play(move)
        finally:
            dismiss(players)
        return table.outcome, table.scores

    # The file of results

    def _head(self) -> dict[str, Any]:
        return {
            "arena": 1,
            "game": self.game.name,
            "rules": self.game.modules.facts.rules_version,
            "players": self.game.players,
            "options": self.game.options,
            "bots": self.bots,
            "seed": self.seed,
        }

    def _read(self, file: Path) -> None:
        lines = file.read_text("utf-8").splitlines()
        try:
            head = json.loads(lines[0]) if lines else self._head()
        except json.JSONDecodeError:
            head = None
        if head != self._head():
            raise LeagueError("league-of-others", file=str(file))
        for number, result in _results(lines[1:]):
            self.results[number] = result

    def _write(self, number: int, result: Result) -> None:
        if self.file is None:
            return
        is_new = not self.file.exists() or self.file.stat().st_size == 0
        with self.file.open("a", encoding="utf-8") as kept:
            if is_new:
                kept.write(json.dumps(self._head()) + "\n")
            kept.write(json.dumps({"number": number, **asdict(result)}) + "\n")


def _results(lines: Iterable[str]) -> Iterator[tuple[int, Result]]:
    """The results in a file; a last line that was cut off is left out."""
    for line in lines:
        try:
            kept = json.loads(line)
        except json.JSONDecodeError:
            continue
        shares, points = tuple(kept["shares"]), tuple(kept["points"])
        yield kept["number"], Result(kept["deal"], tuple(kept["lineup"]), shares, points)


def _of_bot(results: list[Result], bot: int) -> tuple[list[float], list[float]]:
    seats = [(result, seat) for result in results for seat, place in enumerate(result.lineup) if place == bot]
    return [result.shares[seat] for result, seat in seats], [float(result.points[seat]) for result, seat in seats]


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0

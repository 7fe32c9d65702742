"""Games between bots, every decision written down: data to learn from."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from quartier.arena.schedule import Match, schedule
from quartier.bots import deciding
from quartier.bots.player import ask, bot, dismiss, style_by_name
from quartier.bots.registry import Player
from quartier.bots.workspace import GAME, Workspace, WorkspacePerThread, style_records
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import from_record
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import roll
from quartier.engine.schema import signed
from quartier.play.game import Game, checked_seed
from quartier.play.table import Table


@dataclass(frozen=True)
class PlayedGame:
    """A finished game; the lists have an entry for each decision."""

    number: int
    seed: int
    bots: list[str]
    """Who sat where."""
    seats: list[int]
    moves: list[int]
    legal: list[list[int]]
    observations: list[Any]
    """What the deciding seat knew."""
    outcome: list[float]
    points: list[int]


def selfplay(game: Game, bots: Sequence[str], games: int, *, threads: int = 1, seed: int = 0) -> Iterator[PlayedGame]:
    """So many games in order, each deal played by all line-ups of the bots; `threads` changes nothing but the time."""
    checked_seed(seed)
    for name in dict.fromkeys(bots):
        bot(name)
    playing = _Playing(game, list(bots), seed)
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[PlayedGame]] = deque()
        for match in schedule(bots, game.sides, games):
            waiting.append(pool.submit(playing.match, match))
            if len(waiting) > 4 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


class _Playing:
    """Plays the games of a schedule; each thread has a workspace of its own."""

    def __init__(self, game: Game, bots: list[str], seed: int) -> None:
        self.game, self.bots, self.seed = game, bots, seed
        self.calls = compiled(game.modules, calls)
        self._own = WorkspacePerThread(game)

    def match(self, match: Match) -> PlayedGame:
        """One game, decision by decision."""
        workspace, dice = self._own.workspace, match.dice(self.seed)
        names = match.seated(self.bots, self.game)
        played = PlayedGame(match.number, match.seed(self.seed), names, [], [], [], [], [], [])
        self.calls.deal(workspace.tables[GAME], signed(played.seed))
        players = [bot(name, dice + seat) for seat, name in enumerate(names)]
        try:
            self._play([self._decider(*named) for named in zip(names, players, strict=True)], workspace, dice, played)
        finally:
            dismiss(players)
        self._finish(workspace, played)
        return played

    def _play(self, deciders: list[Any], workspace: Workspace, dice: int, played: PlayedGame) -> None:
        while legal := self._legal(workspace):
            seat = int(workspace.tables[GAME]["turn"])
            dice = roll(dice)
            played.seats.append(seat)
            played.legal.append(legal)
            played.observations.append(self._observed(workspace, seat))
            played.moves.append(deciders[seat](workspace, dice))
            self.calls.play(workspace.tables[GAME], played.moves[-1])

    def _decider(self, name: str, player: Player) -> Any:
        """How a bot chooses: in compiled code if it is one of ours, else by being asked."""
        style = style_by_name(name, self.game.modules)
        if style is not None:
            record = style_records([style])[0]
            decide = compiled(self.game.modules, deciding).decide
            return lambda workspace, dice: int(decide(workspace, record, signed(dice)))
        return lambda workspace, dice: self.game.modules.numbers[ask(player, self._table(workspace), dice)[0]]

    def _table(self, workspace: Workspace) -> Table:
        return Table(self.game, from_record(self.game.modules.table.Table, workspace.tables[GAME]), seed=0)

    def _legal(self, workspace: Workspace) -> list[int]:
        words = np.zeros(words_for(len(self.game.alphabet)), np.int64)
        self.calls.legal(workspace.tables[GAME], words)
        marked: list[int] = np.flatnonzero(np.unpackbits(words.view(np.uint8), bitorder="little")).tolist()
        return marked

    def _observed(self, workspace: Workspace, seat: int) -> Any:
        seen = np.zeros(self.game.modules.sight.OBSERVATION_SIZE, np.int16)
        self.calls.observe(workspace.tables[GAME], seat, seen)
        return seen

    def _finish(self, workspace: Workspace, played: PlayedGame) -> None:
        outcome = np.zeros(self.game.players)
        self.calls.outcome(workspace.tables[GAME], outcome)
        played.outcome.extend(outcome.tolist())
        points = [int(self.calls.score(workspace.tables[GAME], seat)) for seat in range(self.game.players)]
        played.points.extend(points)

"""Games between bots, every decision written down: data to learn from."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from quartier.arena.schedule import Match, schedule
from quartier.bots import deciding
from quartier.bots.player import ask, bot, dismiss, style_by_name
from quartier.bots.registry import Player
from quartier.bots.workspace import GAME, WorkspacePerThread, style_records
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import from_record
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import roll
from quartier.engine.schema import signed
from quartier.play.game import Game, checked_seed
from quartier.play.table import Table

Decider = Callable[[Any, int], int]
"""Chooses the number of a move at the table of this thread, by these dice."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game: which seat chose what, of which moves, and what it knew."""

    number: int
    seat: int
    legal: list[int]
    move: int
    observation: Any


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game."""

    number: int
    seed: int
    bots: list[str]
    """Who sat where."""
    decisions: list[Decision]
    outcome: list[float]
    """How it ended for each seat, from -1 to 1."""
    points: list[int]


def selfplay(game: Game, bots: Sequence[str], games: int, *, threads: int = 1, seed: int = 0) -> Iterator[PlayedGame]:
    """Games in order, each deal played by all line-ups of the bots; `threads` changes nothing but the time."""
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
        self.decide = compiled(game.modules, deciding).decide
        self._own = WorkspacePerThread(game)

    def match(self, match: Match) -> PlayedGame:
        """One game, decision by decision."""
        table, dice = self._own.workspace.tables[GAME], match.dice(self.seed)
        names, seed = match.seated(self.bots, self.game), match.seed(self.seed)
        self.calls.deal(table, signed(seed))
        players = [bot(name, dice + seat) for seat, name in enumerate(names)]
        try:
            deciders = [self._decider(name, player) for name, player in zip(names, players, strict=True)]
            decisions = list(self._decisions(deciders, table, dice))
        finally:
            dismiss(players)
        return PlayedGame(
            number=match.number,
            seed=seed,
            bots=names,
            decisions=decisions,
            outcome=self._outcome(table),
            points=[int(self.calls.score(table, seat)) for seat in range(self.game.players)],
        )

    def _decisions(self, deciders: list[Decider], table: Any, dice: int) -> Iterator[Decision]:
        """Plays the game to its end."""
        for number in count():
            legal = self._legal(table)
            if not legal:
                return
            seat, dice = int(table["turn"]), roll(dice)
            observation = self._observed(table, seat)
            move = deciders[seat](table, dice)
            self.calls.play(table, move)
            yield Decision(number=number, seat=seat, legal=legal, move=move, observation=observation)

    def _decider(self, name: str, player: Player) -> Decider:
        """How a bot chooses: in compiled code if it is one of ours, else by being asked."""
        style = style_by_name(name, self.game.modules)
        if style is None:
            return lambda table, dice: self.game.modules.numbers[ask(player, self._plain(table), dice)[0]]
        record = style_records([style])[0]
        return lambda table, dice: int(self.decide(self._own.workspace, record, signed(dice)))

    def _plain(self, table: Any) -> Table:
        return Table(self.game, from_record(self.game.modules.table.Table, table), seed=0)

    def _legal(self, table: Any) -> list[int]:
        words = np.zeros(words_for(len(self.game.alphabet)), np.int64)
        self.calls.legal(table, words)
        marked: list[int] = np.flatnonzero(np.unpackbits(words.view(np.uint8), bitorder="little")).tolist()
        return marked

    def _observed(self, table: Any, seat: int) -> Any:
        seen = np.zeros(self.game.modules.sight.OBSERVATION_SIZE, np.int16)
        self.calls.observe(table, seat, seen)
        return seen

    def _outcome(self, table: Any) -> list[float]:
        outcome = np.zeros(self.game.players)
        self.calls.outcome(table, outcome)
        ended: list[float] = outcome.tolist()
        return ended

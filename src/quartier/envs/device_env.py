"""Thousands of tables of one game that live on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.engine.compiling import device
from quartier.engine.compiling.records import dtype_of
from quartier.engine.errors import IllegalMove
from quartier.engine.primitives.dice import roll, scrambled
from quartier.engine.schema import signed
from quartier.envs import kernels, stepping
from quartier.envs.batch_env import checked_number, rows_for, seeds_from
from quartier.envs.stepping import Rows
from quartier.play.game import MOST_SEED, Game, checked_seed


class DeviceEnv:
    """The same as `BatchEnv`, byte for byte, with all its arrays in the memory of a GPU.

    `observations`, `masks` and the others can be given to torch, jax or CuPy as they are: they share memory by DLPack.
    A library that works on streams of its own, as jax does, is given them after `wait`. They lie column by column: this
    is what the threads of a GPU write fastest. With `inline`, large functions become part of their callers: faster for
    whole games of Fifth Avenue and Lotissements, slower for the others.
    """

    def __init__(
        self, game: Game, tables: int = 1 << 16, *, seed: int = 0, auto_reset: bool = True, inline: bool = False
    ) -> None:
        device.check_device()
        self.game = game
        self.size = checked_number("tables", tables)
        self.auto_reset = auto_reset
        self.rows: Any = Rows(*map(device.to_device, _in_words(rows_for(game, self.size))))
        self.moves = device.to_device(np.zeros(self.size, np.int64))
        self._wrong = device.to_device(np.full(1, -1, np.int64))
        compiler = device.compiler_for(game.modules, inline=inline)
        self._deal, self._step, self._redeal = map(compiler.on_own_table, (kernels.deal, kernels.step, kernels.redeal))
        self._choose, self._check = compiler.kernel(kernels.choose), compiler.kernel(kernels.check)
        self._play = compiler.playing(stepping.play_games)
        self._first = 0
        self.reset(seed)

    # What a step leaves

    @property
    def observations(self) -> Any:
        """What the deciding seat knows, a row for each table."""
        return device.shared(self.rows.observations)

    @property
    def masks(self) -> Any:
        """A 1 for each move that is legal, a row for each table."""
        return device.shared(self.rows.masks)

    @property
    def turns(self) -> Any:
        """The seat that decides at each table; -1 where the game is over and stays so."""
        return device.shared(self.rows.turns)

    @property
    def ended(self) -> Any:
        """A 1 where the last step ended a game."""
        return device.shared(self.rows.ended)

    @property
    def rewards(self) -> Any:
        """For each table and seat the outcome of the game that the last step ended; 0 where it ended none."""
        return device.shared(self.rows.rewards)

    @property
    def scores(self) -> Any:
        """For each table and seat the points of the last game that ended there."""
        return device.shared(self.rows.scores)

    # Playing

    def reset(self, seed: int | None = None) -> None:
        """Deals all tables anew; without a seed, from the seeds after the last ones."""
        first = self._first if seed is None else checked_seed(seed)
        self._first = (first + self.size) & MOST_SEED
        self.rows.seeds.copy_to_device(seeds_from(first, self.size))
        self.rows.scores.copy_to_device(np.zeros((self.size, self.game.players), np.int32))
        self._dice = scrambled(roll(first))
        self._start(self._deal, self.moves, 0)

    def step(self, moves: Any, *, check: bool = True) -> None:
        """Plays a move at every table. IllegalMove names one that is wrong; then nothing has been played.

        To check, the processor waits for the device; without it an illegal move does anything whatever.
        """
        if check:
            self._start(self._check, moves, self._wrong)
            wrong = int(self._wrong.copy_to_host()[0])
            if wrong >= 0:
                self._wrong.copy_to_device(np.full(1, -1, np.int64))
                raise IllegalMove("batch-illegal-on-device", table=wrong)
        self._start(self._step, moves, self.size if self.auto_reset else 0)

    def random_moves(self) -> Any:
        """A uniformly random legal move for every table; -1 where the game is over."""
        self._dice = roll(self._dice)
        self._start(self._choose, self.moves, signed(scrambled(self._dice)))
        return self.moves

    def redeal(self, seed: int) -> None:
        """Draws anew, at every table, all that the deciding seat cannot know; what it sees stays as it is."""
        self._start(self._redeal, self.moves, signed(scrambled(roll(checked_seed(seed)))))

    def playouts(self, games: int = 1) -> tuple[Any, Any]:
        """Plays whole games at random, `games` at every table, each from its seeds; then `reset` all tables.

        Returns, on the device, for each table the number of decisions, and for each seat the sum of its outcomes.
        """
        decisions = device.to_device(np.zeros(self.size, np.int64))
        totals = device.to_device(np.zeros((self.size, self.game.players), np.float32))
        self._start(self._play, totals, decisions, checked_number("games", games), self.size)
        self._first = (self._first + (games - 1) * self.size) & MOST_SEED
        return decisions, totals

    def _start(self, kernel: Any, *arguments: Any) -> None:
        device.start(kernel, self.size, self.rows, *arguments)

    # Tables in and out

    def save(self) -> Rows:
        """A copy of everything in the processor's memory; `BatchEnv.restore` takes it too."""
        saved = Rows(*(array.copy_to_host() for array in self.rows))
        return saved._replace(tables=device.from_words(saved.tables, dtype_of(self.game.modules.table.Table)))

    def restore(self, saved: Rows) -> None:
        """Goes back to what `save` returned, here or in a `BatchEnv` of the same game and size."""
        for array, kept in zip(self.rows, _in_words(saved), strict=True):
            array.copy_to_device(kept)

    def wait(self) -> None:
        """Waits until the device has done all that was asked of it."""
        device.wait()

    def __repr__(self) -> str:
        return f"<{self.size} tables of {self.game!r} on a GPU>"


def _in_words(rows: Rows) -> Rows:
    return rows._replace(tables=device.in_words(rows.tables))

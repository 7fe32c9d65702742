"""Thousands of tables of one game, stepped in one call."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import from_record, to_record
from quartier.engine.errors import IllegalMove, OptionError
from quartier.engine.listing import legal_moves, words_for
from quartier.engine.primitives.dice import roll, scrambled
from quartier.engine.schema import signed
from quartier.envs import stepping
from quartier.envs.stepping import Array, Rows
from quartier.play.game import MOST_SEED, Game, checked_seed
from quartier.play.table import Table


class BatchEnv:
    """Many tables of one game, each an array's row. The arrays stay in place: every step writes them anew.

    Table `row` deals its first game from `seed + row`; with `auto_reset` the game after one that ended is dealt at
    once, from a seed higher by the number of tables, so that all tables together go through all seeds. What a step
    leaves in the rows is then the first decision of the new game, and `rewards` and `scores` tell of the old one.
    """

    def __init__(
        self, game: Game, tables: int = 1024, *, seed: int = 0, threads: int = 1, auto_reset: bool = True
    ) -> None:
        self.game = game
        self.size = checked_number("tables", tables)
        self.threads = checked_number("threads", threads)
        self.auto_reset = auto_reset
        self.rows = rows_for(game, self.size)
        self.moves = np.zeros(self.size, np.int64)
        """What `random_moves` chose last, and what `step` played last."""
        self._steps = compiled(game.modules, stepping)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._ranges = _ranges(self.size, threads)
        self.reset(seed)

    # What a step leaves

    @property
    def observations(self) -> Array:
        """What the deciding seat knows, a row of whole numbers for each table; see the game's OBSERVATION."""
        return self.rows.observations

    @property
    def masks(self) -> Array:
        """Whether a move is legal: a row for each table, a column for each move of the game's alphabet."""
        return self.rows.masks.view(np.bool_)

    @property
    def turns(self) -> Array:
        """The seat that decides at each table; -1 where the game is over and stays so."""
        return self.rows.turns

    @property
    def ended(self) -> Array:
        """Whether the last step ended the game of a table."""
        return self.rows.ended.view(np.bool_)

    @property
    def rewards(self) -> Array:
        """For each table and seat the outcome, -1 to 1, of the game that the last step ended; 0 where it ended none."""
        return self.rows.rewards

    @property
    def scores(self) -> Array:
        """For each table and seat the points of the last game that ended there."""
        return self.rows.scores

    @property
    def seeds(self) -> Array:
        """What each table was dealt from."""
        return self.rows.seeds.view(np.uint64)

    # Playing

    def reset(self, seed: int | None = None) -> None:
        """Deals all tables anew; without a seed, from the seeds after the last ones."""
        first = (int(self.seeds[0]) + self.size) & MOST_SEED if seed is None else checked_seed(seed)
        self.rows.seeds[:] = seeds_from(first, self.size)
        self.rows.scores[:] = 0
        self._dice = scrambled(roll(first))
        self.each("deal_rows")

    def step(self, moves: Any) -> None:
        """Plays a move at every table. IllegalMove names the first that is wrong; then nothing has been played.

        What stands at a table whose game is over does not matter.
        """
        self.check(moves)
        self.each("step_rows", self.moves, self.size if self.auto_reset else 0)

    def check(self, moves: Any) -> None:
        """Takes moves over into `moves`; IllegalMove names the first that is wrong."""
        self.moves[:] = self._checked_moves(moves)
        wrong = max(self.each("first_illegal", self.moves))
        if wrong >= 0:
            raise self._refusal(wrong)

    def random_moves(self) -> Array:
        """A uniformly random legal move for every table; -1 where the game is over."""
        self._dice = roll(self._dice)
        self.each("choose_rows", self.moves, signed(scrambled(self._dice)))
        return self.moves

    def redeal(self, seed: int) -> None:
        """Draws anew, at every table, all that the deciding seat cannot know; what it sees stays as it is."""
        self.each("redeal_rows", signed(scrambled(roll(checked_seed(seed)))))

    def playouts(self, games: int = 1) -> tuple[Array, Array]:
        """Plays whole games at random, `games` at every table, each from its seeds; `reset` goes on from there.

        Returns for each table the number of decisions, and for each of its seats the sum of its outcomes.
        """
        decisions = np.zeros(self.size, np.int64)
        totals = np.zeros((self.size, self.game.players), np.float32)
        self.each("play_rows", totals, decisions, checked_number("games", games), self.size)
        return decisions, totals

    def each(self, name: str, *arguments: Any) -> list[Any]:
        """Calls a function of `stepping` for all tables, range by range, each on a thread of its own."""
        function = getattr(self._steps, name)
        if self._pool is None:
            return [function(self.rows, *arguments, 0, self.size)]
        waiting = [self._pool.submit(function, self.rows, *arguments, *ends) for ends in self._ranges]
        return [called.result() for called in waiting]

    def _checked_moves(self, moves: Any) -> Array:
        given = np.asarray(moves)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise IllegalMove("batch-bad-moves", tables=self.size, shape=str(given.shape), type=str(given.dtype))
        return given

    def _refusal(self, row: int) -> IllegalMove:
        alphabet = self.game.alphabet
        legal = legal_moves(self.game.modules.rules.legal, self.table(row).state, alphabet)
        allowed = ", ".join(f"{move} ({alphabet[move]})" for move in legal[:12]) + (", ..." if len(legal) > 12 else "")
        return IllegalMove("batch-illegal-move", table=row, move=int(self.moves[row]), allowed=allowed)

    # Tables in and out

    def table(self, row: int) -> Table:
        """A copy of one table, without its history."""
        state = from_record(self.game.modules.table.Table, self.rows.tables[row])
        return Table(self.game, state, seed=int(self.seeds[row]))

    def save(self) -> Rows:
        """A copy of everything, for `restore`."""
        return Rows(*map(copied, self.rows))

    def restore(self, saved: Rows) -> None:
        """Goes back to what `save` returned, in this environment or another of the same game and size."""
        if any(array.shape != kept.shape or array.dtype != kept.dtype for array, kept in zip(self.rows, saved)):
            raise OptionError("env-other-game")
        for array, kept in zip(self.rows, saved, strict=True):
            as_bytes(array)[...] = as_bytes(kept)

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def __repr__(self) -> str:
        return f"<{self.size} tables of {self.game!r}>"


def rows_for(game: Game, size: int) -> Rows:
    """Arrays for `size` tables of a game."""
    moves = len(game.alphabet)
    return Rows(
        tables=np.repeat(to_record(game.blank()), size),
        seeds=np.zeros(size, np.int64),
        legal=np.zeros((size, words_for(moves)), np.int64),
        masks=np.zeros((size, moves), np.int8),
        observations=np.zeros((size, game.modules.sight.OBSERVATION_SIZE), np.int16),
        turns=np.zeros(size, np.int8),
        ended=np.zeros(size, np.int8),
        rewards=np.zeros((size, game.players), np.float32),
        scores=np.zeros((size, game.players), np.int32),
    )


def copied(array: Array) -> Array:
    """A copy of an array, byte by byte: NumPy would copy records field by field, which takes much longer."""
    return as_bytes(array).copy().view(array.dtype).reshape(array.shape)


def as_bytes(array: Array) -> Array:
    """The bytes of an array that lies in one piece."""
    return array.reshape(-1).view(np.uint8)


def seeds_from(first: int, size: int) -> Array:
    """Seeds that follow each other, after the largest one the smallest; signed, as tables keep them."""
    return (np.uint64(first) + np.arange(size, dtype=np.uint64)).view(np.int64)


def checked_number(name: str, number: object) -> int:
    """A number of things that there can be."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise OptionError("batch-bad-number", what=name, value=str(number))
    return number


def _ranges(size: int, threads: int) -> list[tuple[int, int]]:
    """The tables divided evenly among threads."""
    ends = [size * thread // threads for thread in range(threads + 1)]
    return [(first, end) for first, end in itertools.pairwise(ends) if first < end]

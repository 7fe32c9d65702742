"""A batch of tables plays exactly what single tables play."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import quartier
from quartier import envs
from quartier.conformance.marks import every_variant
from quartier.conformance.variants import GAMES, Variant
from quartier.envs.batch_env import BatchEnv
from quartier.lab.simulate import Series

TABLES = 5


class Followed:
    """A single table, plain, that follows one row of a batch."""

    def __init__(self, env: BatchEnv, row: int) -> None:
        self.env, self.row = env, row
        self.begin(env.seeds[row])

    def begin(self, seed: Any) -> None:
        self.table = self.env.game.deal(int(seed))

    def play(self, move: int) -> None:
        """The move that the row has just played; then the row is compared."""
        self.table.play(self.env.game.alphabet[move])
        assert self.env.ended[self.row] == self.table.over
        assert self.env.rewards[self.row].tolist() == pytest.approx(self.table.outcome)
        if self.table.over:
            assert self.env.scores[self.row].tolist() == self.table.scores
            self.begin(self.table.seed + self.env.size)
        self.compare()

    def compare(self) -> None:
        assert self.env.turns[self.row] == self.table.turn
        assert np.flatnonzero(self.env.masks[self.row]).tolist() == self.table.move_numbers()
        seen = [0] * self.env.observations.shape[1]
        self.table.game.modules.sight.observe(self.table.state, self.table.turn, seen)
        assert self.env.observations[self.row].tolist() == seen


def follow(game: quartier.Game, steps: int, threads: int = 1) -> int:
    """Steps a batch beside single tables; returns how many games ended."""
    env = BatchEnv(game, TABLES, seed=11, threads=threads)
    followed = [Followed(env, row) for row in range(TABLES)]
    ended = 0
    for table in followed:
        table.compare()
    for _ in range(steps):
        moves = env.random_moves().copy()
        env.step(moves)
        ended += int(env.ended.sum())
        for table, move in zip(followed, moves, strict=True):
            table.play(int(move))
    env.close()
    return ended


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_the_single_table_of_its_seed(name: str) -> None:
    follow(quartier.game(name), 60, threads=2)


def test_the_next_game_of_a_row_is_dealt_when_one_ends() -> None:
    assert follow(quartier.game("property", 2, turn_limit=20), 150) > TABLES


@pytest.mark.long
@every_variant
def test_every_row_of_every_variant_is_the_single_table_of_its_seed(variant: Variant) -> None:
    follow(variant.game, 200)


def played(threads: int, steps: int = 40) -> BatchEnv:
    env = envs.batch("property", tables=33, seed=4, threads=threads)
    for _ in range(steps):
        env.step(env.random_moves())
    return env


def test_threads_change_nothing() -> None:
    one, three = played(1), played(3)
    for array, other in zip(one.rows, three.rows, strict=True):
        assert array.tobytes() == other.tobytes()


def test_the_arrays_stay_in_place() -> None:
    env = envs.batch("property", tables=3)
    before = env.observations, env.masks
    env.step(env.random_moves())
    assert np.shares_memory(before[0], env.observations)
    assert np.shares_memory(before[1], env.masks)


def test_an_illegal_move_is_named_and_nothing_is_played() -> None:
    env = envs.batch("property", tables=4, seed=1)
    moves = env.random_moves().copy()
    moves[2] = np.flatnonzero(~env.masks[2])[0]
    before = env.save()
    with pytest.raises(quartier.IllegalMove, match=r"Table 2: the move \d+ is not legal there. Legal: \d+ \(red"):
        env.step(moves)
    for array, kept in zip(env.rows, before, strict=True):
        assert np.array_equal(array, kept)


@pytest.mark.parametrize("moves", [[1, 2], [[1, 2, 3]], [0.0, 1.0, 2.0], "abc", None])
def test_what_is_no_array_of_moves_is_refused(moves: object) -> None:
    with pytest.raises(quartier.IllegalMove, match="an array of 3 whole numbers"):
        envs.batch("property", tables=3).step(moves)


@pytest.mark.parametrize("move", [-1, 62, 1 << 40, -(1 << 40)])
def test_a_move_outside_the_alphabet_is_refused(move: int) -> None:
    env = envs.batch("property", tables=1)
    with pytest.raises(quartier.IllegalMove, match="Table 0"):
        env.step([move])


@pytest.mark.parametrize("wish", [{"tables": 0}, {"tables": 2.5}, {"threads": -1}, {"seed": -1}])
def test_impossible_batches_are_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(quartier.OptionError):
        envs.batch("property", **wish)


def test_a_saved_batch_can_be_played_twice() -> None:
    env = played(1)
    saved = env.save()
    moves = env.random_moves().copy()
    env.step(moves)
    first = env.save()
    env.restore(saved)
    env.step(moves)
    for array, again in zip(first, env.rows, strict=True):
        assert np.array_equal(array, again)


def test_what_another_game_saved_is_refused() -> None:
    with pytest.raises(quartier.OptionError, match="belongs to another game"):
        envs.batch("property", tables=3).restore(envs.batch("property", tables=4).save())


def test_without_auto_reset_a_finished_table_waits() -> None:
    env = envs.batch("property", 2, tables=3, turn_limit=4, auto_reset=False)
    for _ in range(40):
        env.step(env.random_moves())
    assert env.turns.tolist() == [-1, -1, -1]
    assert not env.masks.any()
    assert not env.observations.any()
    assert not env.rewards.any()
    assert env.random_moves().tolist() == [-1, -1, -1]
    env.reset()
    assert env.seeds.tolist() == [3, 4, 5]
    assert (env.turns >= 0).all()


def test_seeds_go_round_at_the_end_of_their_range() -> None:
    env = envs.batch("property", tables=3, seed=(1 << 64) - 2)
    assert env.seeds.tolist() == [(1 << 64) - 2, (1 << 64) - 1, 0]


def test_a_row_can_be_looked_at_as_a_table() -> None:
    env = played(1)
    table = env.table(5)
    assert table.turn == env.turns[5]
    assert [table.game.alphabet[move] for move in np.flatnonzero(env.masks[5])] == table.moves()


@pytest.mark.parametrize("name", GAMES)
def test_parts_name_every_number_of_an_observation(name: str) -> None:
    parts = list(envs.parts(name).values())
    assert parts[0].start == 0
    assert all(one.stop == next_.start for one, next_ in itertools.pairwise(parts))
    assert parts[-1].stop == quartier.game(name).modules.sight.OBSERVATION_SIZE


def test_redealing_changes_nothing_that_the_deciding_seat_sees() -> None:
    env = played(1)
    seen, before = env.save(), env.rows.tables.copy()
    env.redeal(9)
    env.each("show_rows")
    assert np.array_equal(env.observations, seen.observations)
    assert np.array_equal(env.masks, seen.masks.view(np.bool_))
    assert not np.array_equal(env.rows.tables["hands"], before["hands"])


def test_whole_games_are_those_of_their_seeds() -> None:
    env = envs.batch("property", tables=8, seed=3)
    decisions, totals = env.playouts(2)
    counted, _, outcomes = Series(env.game).chunk(3, 16)
    assert decisions.tolist() == (counted[:8] + counted[8:]).tolist()
    assert totals == pytest.approx(outcomes[:8] + outcomes[8:])
    assert (env.turns == -1).all()
    env.reset()
    assert env.seeds.tolist() == list(range(19, 27))

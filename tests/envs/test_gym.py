"""The Gymnasium environments: Gymnasium's own checks, and what they leave open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import quartier
from quartier import envs
from quartier.bots.registry import UnknownBot
from quartier.conformance.marks import every_variant
from quartier.conformance.variants import GAMES, Variant
from quartier.envs.registration import register
from tests.programs import Program


@pytest.fixture(autouse=True)
def registered() -> None:
    register()


def made(name: str, **wishes: Any) -> Any:
    return gymnasium.make(f"quartier/{name}-v1", **wishes).unwrapped


@pytest.mark.parametrize("name", GAMES)
def test_the_environments_keep_to_the_interface(name: str) -> None:
    check_env(made(name, rivals="random"), skip_render_check=True)


@pytest.mark.long
@every_variant
def test_the_environments_of_every_variant_keep_to_the_interface(variant: Variant) -> None:
    check_env(made(variant.name, players=variant.players, **dict(variant.options)), skip_render_check=True)


def whole_game(env: Any, seed: int) -> tuple[float, int]:
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    decisions = 0
    while True:
        seen, reward, over, broken_off, _ = env.step(env.action_space.sample(seen["action_mask"]))
        decisions += 1
        assert not broken_off
        if over:
            return reward, decisions
        assert reward == 0.0
        assert seen["action_mask"].any()


def test_programs_from_outside_can_be_rivals_and_are_ended(tmp_path: Path) -> None:
    program = Program(tmp_path)
    env = envs.single("property", 2, rivals=program.bot, turn_limit=6)
    for seed in (1, 2):
        whole_game(env, seed)
        assert len(program.running) == 1
    env.close()
    assert len(program.processes) == 2
    assert program.running == []


@pytest.mark.parametrize("rivals", ["random", "greedy", ["greedy", "random"]])
def test_a_whole_game_ends_with_an_outcome(rivals: Any) -> None:
    reward, decisions = whole_game(envs.single("property", 3, rivals=rivals, turn_limit=15), 5)
    assert -1.0 <= reward <= 1.0
    assert decisions >= 10


def test_equal_seeds_give_equal_games() -> None:
    assert whole_game(envs.single("property", 2), 3) == whole_game(envs.single("property", 2), 3)


def test_an_illegal_move_loses_at_once() -> None:
    env = envs.single("property", 2, rivals="random")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_the_seat_sees_its_own_table_drawn() -> None:
    env = envs.single("property", 2, rivals="random", render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0" in env.render()


def test_wrong_seats_and_rivals_are_refused() -> None:
    with pytest.raises(quartier.OptionError, match="from 0 to 1"):
        envs.single("property", 2, seat=2)
    with pytest.raises(quartier.OptionError, match="1 other seats"):
        envs.single("property", 2, rivals=["greedy", "random"])
    with pytest.raises(UnknownBot):
        envs.single("property", 2, rivals="grandmother")


# Many tables


def many(tables: int = 64, **wishes: Any) -> Any:
    return gymnasium.make_vec(
        "quartier/property-v1", num_envs=tables, vectorization_mode="vector_entry_point", **wishes
    ).unwrapped


def test_many_tables_are_played_together() -> None:
    env = many(players=3, rivals="random", turn_limit=20)
    seen, _ = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    finished, rewards = 0, 0.0
    for _ in range(60):
        seen, reward, ended, broken_off, _ = env.step(env.random_actions())
        assert seen["action_mask"].any(axis=1).all()
        assert not broken_off.any()
        assert not reward[~ended].any()
        finished, rewards = finished + int(ended.sum()), rewards + float((reward[ended] + 1.0).sum() / 2.0)
    assert finished > 100
    assert 0.2 < rewards / finished < 0.5, "a third of the games is won by a random seat among random rivals"


def test_the_seat_decides_at_every_table() -> None:
    env = many(players=3, seat=1)
    seen, _ = env.reset(seed=5)
    decides = envs.parts("property")["decides"]
    for _ in range(10):
        assert seen["observation"][:, decides][:, 0].all()
        seen, *_ = env.step(env.random_actions())


def test_greedy_rivals_are_harder_than_random_ones() -> None:
    def share(rivals: str) -> float:
        env = many(256, players=2, rivals=rivals)
        env.reset(seed=1)
        outcomes: list[float] = []
        for _ in range(600):
            _, reward, ended, _, _ = env.step(env.random_actions())
            outcomes += reward[ended].tolist()
        return float(np.mean(outcomes))

    assert share("greedy") < share("random") - 0.2


def test_threads_change_nothing() -> None:
    def last(threads: int) -> bytes:
        env = many(33, threads=threads)
        seen, _ = env.reset(seed=2)
        for _ in range(30):
            seen, *_ = env.step(env.random_actions())
        env.close()
        return bytes(seen["observation"].tobytes())

    assert last(1) == last(3)


def test_only_compiled_bots_can_be_rivals_at_many_tables() -> None:
    with pytest.raises(UnknownBot, match="greedy, random"):
        many(rivals="search:100")


def test_an_illegal_move_at_one_of_many_tables_is_named() -> None:
    env = many(4)
    env.reset(seed=1)
    moves = env.random_actions()
    moves[3] = 61
    with pytest.raises(quartier.IllegalMove, match="Table 3"):
        env.step(moves)

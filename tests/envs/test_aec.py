"""The PettingZoo environments: PettingZoo's own tests, and what they leave open."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import quartier
from quartier import envs
from quartier.conformance.marks import every_variant
from quartier.conformance.variants import GAMES, Variant
from quartier.envs.aec_env import SeatsEnv
from quartier.envs.batch_env import BatchEnv

pytestmark = [
    # PettingZoo wants to know by name the environments whose observations are dictionaries.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def environment(variant: Variant, **wishes: Any) -> SeatsEnv:
    return SeatsEnv(variant.game, **wishes)


@pytest.mark.parametrize("name", GAMES)
def test_the_environments_keep_to_the_interface(name: str) -> None:
    api_test(envs.aec(name), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_give_equal_games(name: str) -> None:
    seed_test(lambda: envs.aec(name), num_cycles=50)


@pytest.mark.long
@every_variant
def test_the_environments_of_every_variant_keep_to_the_interface(variant: Variant) -> None:
    api_test(environment(variant), num_cycles=1000)
    seed_test(lambda: environment(variant), num_cycles=500)


@pytest.mark.parametrize("name", GAMES)
def test_the_environments_can_be_drawn(name: str) -> None:
    render_test(lambda render_mode: envs.aec(name, render_mode=render_mode))


def whole_game(env: SeatsEnv, seed: int, most: int = 10_000) -> dict[str, float]:
    """Plays at random; returns what everybody got in the end."""
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        assert seen is not None
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return rewards


def test_everybody_gets_his_outcome_when_the_game_ends() -> None:
    env = envs.aec("property", 3, turn_limit=12)
    rewards = whole_game(env, 4)
    assert list(rewards) == env.possible_agents
    assert sum(reward + 1.0 for reward in rewards.values()) == pytest.approx(2.0)
    assert env.agents == []


def test_points_are_told_at_the_end() -> None:
    env = envs.aec("property", 2, turn_limit=1)
    env.reset(seed=3)
    while not env.terminations[env.agent_selection]:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert sum(info["points"] for info in env.infos.values()) > 0


@pytest.mark.parametrize("name", GAMES)
def test_an_environment_is_one_row_of_a_batch(name: str) -> None:
    """The same seed and the same moves show the same numbers."""
    env, batch = envs.aec(name), BatchEnv(quartier.game(name), 1, seed=9)
    env.reset(seed=9)
    for _ in range(50):
        if env.terminations[env.agent_selection]:
            break
        seen = env.observe(env.agent_selection)
        assert np.array_equal(seen["observation"], batch.observations[0])
        assert np.array_equal(seen["action_mask"], batch.masks[0])
        move = int(batch.random_moves()[0])
        env.step(move)
        batch.step([move])


def test_only_the_agent_whose_turn_it_is_may_move() -> None:
    env = envs.aec("property", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_other_seats_do_not_see_the_hand_of_the_one_who_decides() -> None:
    env = envs.aec("property", 2)
    env.reset(seed=1)
    decides, waits = sorted(env.agents, key=lambda agent: agent != env.agent_selection)
    hand = envs.parts("property")["hand"]
    own = env.observe(decides)["observation"][hand]
    other = env.observe(waits)["observation"][hand]
    assert own.any()
    assert other.any()
    assert not (own & other).any()


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    env = envs.aec("property", 2)
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(quartier.IllegalMove, match="P"):
        env.step(60)
    with pytest.raises(quartier.IllegalMove, match="from 0 to 61"):
        env.step(62)
    with pytest.raises(quartier.IllegalMove, match="from 0 to 61"):
        env.step(None)
    assert np.array_equal(before, env.state())


def test_a_clone_goes_its_own_way() -> None:
    env = envs.aec("property", 2)
    env.reset(seed=5)
    twin = env.clone()
    assert np.array_equal(env.state(), twin.state())
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert not np.array_equal(env.state(), twin.state())
    twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert np.array_equal(env.state(), twin.state())


def test_a_game_taken_back_from_its_end_can_be_finished_again() -> None:
    env = envs.aec("property", 2, turn_limit=6)
    env.reset(seed=8)
    saved = env.save()
    first = whole_game(env, 8)
    env.restore(saved)
    assert env.agents == env.possible_agents
    assert not any(env.terminations.values())
    assert whole_game(env, 8).keys() == first.keys()


def test_after_a_restore_the_next_game_is_the_same_too() -> None:
    env = envs.aec("property", 2)
    env.reset(seed=8)
    saved = env.save()
    env.reset()
    following = env.state()
    env.restore(saved)
    env.reset()
    assert np.array_equal(env.state(), following)


def test_a_long_game_can_be_broken_off() -> None:
    env = envs.aec("new_york", max_cycles=7)
    rewards = whole_game(env, 2)
    assert set(rewards.values()) == {0.0}
    assert len(rewards) == len(env.possible_agents)


def test_an_unknown_way_of_drawing_is_refused() -> None:
    with pytest.raises(quartier.OptionError, match="ansi, human"):
        envs.aec("property", render_mode="oil")


def test_options_are_passed_on_and_checked() -> None:
    assert envs.aec("new_york", players=3, events=True).game.options["events"] is True
    with pytest.raises(quartier.OptionError):
        envs.aec("new_york", players=3, storms=True)

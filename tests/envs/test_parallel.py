"""The environments in which everybody is asked at once: PettingZoo's own tests for them."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import quartier
from quartier import envs
from quartier.conformance.variants import GAMES

pytestmark = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")


@pytest.mark.parametrize("name", GAMES)
def test_the_environments_keep_to_the_interface(name: str) -> None:
    parallel_api_test(envs.parallel(name, lenient=True, max_cycles=30), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_give_equal_games(name: str) -> None:
    parallel_seed_test(lambda: envs.parallel(name, lenient=True), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_games_are_broken_off_after_the_stated_number_of_cycles(name: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: envs.parallel(name, lenient=True, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(envs.parallel(name, lenient=True, max_cycles=max_cycles)),
        )
    )


def test_only_the_seat_that_decides_is_heard() -> None:
    together, one = envs.parallel("property", 3), envs.aec("property", 3)
    seen, _ = together.reset(seed=2)
    one.reset(seed=2)
    for _ in range(30):
        decides = one.agent_selection
        move = int(np.flatnonzero(seen[decides]["action_mask"])[0])
        seen, *_ = together.step({agent: move if agent == decides else 0 for agent in together.agents})
        one.step(move)
        assert np.array_equal(together.state(), one.state())


def test_without_leniency_an_illegal_move_is_refused() -> None:
    env = envs.parallel("property", 2)
    env.reset(seed=2)
    with pytest.raises(quartier.IllegalMove):
        env.step(dict.fromkeys(env.agents, 61))
    with pytest.raises(quartier.IllegalMove, match="the actions hold none"):
        env.step({})

"""The games in OpenSpiel: its own tests, and its algorithms on them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import quartier
from quartier import envs
from quartier.conformance.marks import every_variant
from quartier.conformance.variants import GAMES, Variant


def quick(name: str) -> dict[str, Any]:
    """Options that make a game short, where there are such."""
    return {"turn_limit": 12} if name == "property" else {}


@pytest.mark.parametrize("name", GAMES)
def test_the_games_pass_the_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(envs.spiel(name, deals=5, **quick(name)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@every_variant
def test_every_variant_passes_the_simulation_of_openspiel(variant: Variant) -> None:
    playing = envs.spiel(variant.name, variant.players, deals=20, **dict(variant.options))
    pyspiel.random_sim_test(playing, num_sims=3, serialize=True, verbose=False)


def played(playing: Any, decisions: int, seed: int) -> Any:
    """A state after the deal and so many random moves."""
    dice = random.Random(seed)
    state = playing.new_initial_state()
    state.apply_action(seed % playing.deals)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_a_state_is_the_table_of_its_deal() -> None:
    state = played(envs.spiel("property", 3), 40, seed=7)
    table = quartier.game("property", 3).deal(7)
    for action in state.history()[1:]:
        table.play(table.game.alphabet[action])
    assert state.current_player() == table.turn
    assert [table.game.alphabet[action] for action in state.legal_actions()] == table.moves()
    seen = [0] * table.game.modules.sight.OBSERVATION_SIZE
    table.game.modules.sight.observe(table.state, table.turn, seen)
    assert state.observation_tensor(table.turn) == pytest.approx(seen)


def test_openspiel_loads_the_games_by_name_with_their_options() -> None:
    envs.spiel("property")
    playing = pyspiel.load_game("quartier_new_york(players=3,events=true,deals=7)")
    assert playing.num_players() == 3
    assert playing.max_chance_outcomes() == 7
    with pytest.raises(quartier.OptionError):
        envs.spiel("new_york", players=9)


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_have_the_stated_sum(name: str) -> None:
    playing = envs.spiel(name, **quick(name))
    state = played(playing, 100_000, seed=3)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(playing.utility_sum())


def test_a_player_cannot_tell_a_resampled_state_from_the_true_one() -> None:
    state = played(envs.spiel("property", 3), 30, seed=2)
    for player in range(3):
        possible = state.resample_from_infostate(player, random.Random(player).random)
        assert possible.observation_tensor(player) == state.observation_tensor(player)
        assert possible.observation_string(player) == state.observation_string(player)
        assert possible.information_state_string(player) == state.information_state_string(player)
        assert str(possible) != str(state)


def test_information_states_remember_what_observations_forget() -> None:
    """Two ways to the same observation are two information states."""
    playing = envs.spiel("property", 2)
    first, second = played(playing, 0, seed=15), played(playing, 0, seed=15)
    player = first.current_player()
    assert len(first.legal_actions()) > 1
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[-1])
    assert first.information_state_string(player) != second.information_state_string(player)
    assert first.information_state_string(1 - player) == second.information_state_string(1 - player)


def test_a_half_made_choice_changes_no_information_state_of_another() -> None:
    state = played(envs.spiel("property", 2), 0, seed=4)
    other = 1 - state.current_player()
    before = state.information_state_string(other)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(other) == before


def test_tree_search_of_openspiel_runs_on_the_games() -> None:
    playing = envs.spiel("property", 2, turn_limit=10)
    state = played(playing, 2, seed=1)
    dice = np.random.RandomState(1)
    searching = mcts.MCTSBot(playing, 1.4, 20, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert searching.step(state) in state.legal_actions()


def test_information_set_search_of_openspiel_runs_on_the_games() -> None:
    playing = envs.spiel("property", 2, turn_limit=10)
    state = played(playing, 2, seed=1)
    dice = np.random.RandomState(1)
    searching = ismcts.ISMCTSBot(playing, mcts.RandomRolloutEvaluator(1, dice), 1.4, 20, random_state=dice)
    assert searching.step(state) in state.legal_actions()


def test_regret_minimisation_of_openspiel_runs_on_few_deals() -> None:
    np.random.seed(1)  # the solver takes no generator of its own
    playing = envs.spiel("property", 2, turn_limit=4, deals=2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(playing)
    for _ in range(20):
        solver.iteration()
    state = played(playing, 0, seed=1)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)
    assert set(policy) == set(state.legal_actions())

"""The example that learns, learns."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("learn", Path(__file__).parents[2] / "examples" / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_a_decision_is_worth_the_outcome_of_its_own_seat(example: Any) -> None:
    values = np.zeros((3, 1), np.float32)
    turns = np.array([[0], [1], [0]])
    ended = np.array([[False], [False], [True]])
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[2, 0] = (1.0, -1.0)
    assert example.worth(values, turns, ended, rewards).ravel() == pytest.approx([example.LAMBDA, -1.0, 1.0])


def test_a_game_that_goes_on_is_worth_what_it_is_thought_worth(example: Any) -> None:
    values = np.array([[0.25], [0.5]], np.float32)
    turns, ended = np.array([[0], [0]]), np.zeros((2, 1), np.bool_)
    assert example.worth(values, turns, ended, np.zeros((2, 1, 2), np.float32)).ravel() == pytest.approx([0.5, 0.5])


@pytest.mark.long
def test_a_minute_of_learning_beats_random_players(example: Any) -> None:
    _, curve = example.train("property", {"players": 2}, minutes=1.5, tables=256, steps=128, seed=1)
    assert max(share for _, share in curve[-3:]) > 0.6

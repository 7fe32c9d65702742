"""What a pupil may do in a step of a lesson."""

from __future__ import annotations

import pytest

from quartier.engine.errors import IllegalMove
from quartier.play.lesson import attempt, lesson


def test_another_way_is_allowed_and_told_to_be_another() -> None:
    (step,) = (step for step in lesson("property") if step.name == "claim")
    made = attempt(step, ["red 6h", "black 5c"])
    assert made.has_missed
    assert not made.is_done


def test_nothing_can_be_played_once_a_step_is_over() -> None:
    step = lesson("property")[0]
    with pytest.raises(IllegalMove, match="over"):
        attempt(step, ["red 3d", "black 5c", "red 6h"])


def test_others_answer_as_the_step_says() -> None:
    (step,) = (step for step in lesson("san_francisco") if step.name == "influence")
    assert attempt(step, ["play 5"]).has_missed
    assert attempt(step, ["play 0"]).is_done

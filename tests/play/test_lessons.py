"""Every step of every lesson: its position loads, its goal can be reached, and what its words promise happens."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import quartier
from quartier.engine import shelf
from quartier.engine.errors import IllegalMove
from quartier.engine.words.languages import LANGUAGES
from quartier.play.lesson import WORDS, Step, attempt, is_like, lesson, solution, words

STEPS = [(game, step) for game in quartier.games() for step in lesson(game)]
EVERY_STEP = pytest.mark.parametrize(("game", "step"), STEPS, ids=[f"{game}-{step.name}" for game, step in STEPS])


@pytest.mark.parametrize("game", quartier.games())
def test_a_lesson_has_five_to_eight_steps(game: str) -> None:
    assert 5 <= len(lesson(game)) <= 8


@EVERY_STEP
def test_what_is_asked_for_can_be_done_and_what_is_promised_happens(game: str, step: Step) -> None:
    begun = attempt(step, [])
    assert begun.table.game.name == game
    assert not begun.is_done
    done = attempt(step, list(solution(begun, [])))
    assert done.is_done
    for promise in step.promises:
        assert any(is_like(happening, promise) for happening in done.happenings)


@EVERY_STEP
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_told_and_cites_rules_that_exist(game: str, step: Step, language: str) -> None:
    said = words(game, language)[step.name]
    assert all(said[word].strip() for word in WORDS)
    rulebook = files(f"quartier.games.{game}").joinpath("rulebook", f"{language}.md").read_text("utf-8")
    letter = shelf.take(game).facts.rule_letter
    for rule in re.findall(rf"\b{letter}\d+\b", " ".join(said.values())):
        assert f"**{rule} " in rulebook, rule


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

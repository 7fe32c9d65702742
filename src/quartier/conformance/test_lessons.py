"""Every step of every lesson: its position loads, its goal can be reached, and what its words promise happens."""

from __future__ import annotations

import re

import pytest

from quartier.conformance.marks import every_game, every_step
from quartier.engine import shelf
from quartier.engine.words.languages import LANGUAGES
from quartier.play.lesson import WORDS, Step, attempt, is_like, lesson, solution, words


@every_game
def test_a_lesson_has_steps_but_not_too_many(name: str) -> None:
    assert 1 <= len(lesson(name)) <= 8


@every_step
def test_what_is_asked_for_can_be_done_and_what_is_promised_happens(step: tuple[str, Step]) -> None:
    game, asked = step
    begun = attempt(asked, [])
    assert begun.table.game.name == game
    assert not begun.is_done
    done = attempt(asked, list(solution(begun, [])))
    assert done.is_done
    for promise in asked.promises:
        assert any(is_like(happening, promise) for happening in done.happenings)


@every_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_told_and_cites_rules_that_exist(step: tuple[str, Step], language: str) -> None:
    game, asked = step
    said = words(game, language)[asked.name]
    assert all(said[word].strip() for word in WORDS)
    rulebook = shelf.text_of(game, "rulebook", f"{language}.md")
    letter = shelf.take(game).facts.rule_letter
    for rule in re.findall(rf"\b{letter}\d+\b", " ".join(said.values())):
        assert f"**{rule} " in rulebook, rule

"""Lessons: where a pupil stands in a step, without a table in the store."""

from __future__ import annotations

from quartier.play.lesson import Attempt, attempt, lesson, solution, words
from quartier.server.advice import in_words
from quartier.server.refusals import Refusal
from quartier.server.render import all_told, plan_shown, seen
from quartier.server.wire.lessons import Lesson, LessonPosition, LessonStep

MOST_PLANS = 200


def shown(game: str, language: str) -> Lesson:
    """The steps of a lesson: what each is about, and what to do."""
    return {"steps": [_step(words(game, language)[step.name]) for step in lesson(game)]}


def _step(said: dict[str, str]) -> LessonStep:
    return {"title": said["title"], "text": said["text"], "task": said["task"]}


def position(game: str, number: int, moves: list[str], language: str) -> LessonPosition:
    """Where a pupil stands after these moves of a step."""
    steps = lesson(game)
    if number >= len(steps):
        raise Refusal(404, "no-such-step", step=number, steps=len(steps))
    made = attempt(steps[number], moves)
    table, pupil = made.table, made.pupil
    is_open = table.turn == pupil and not made.is_done
    return {
        "seat": pupil,
        "names": table.seats,
        **seen(table, pupil, language, table.seats),
        "words": in_words(table, pupil, language, table.seats),
        "plans": [plan_shown(plan, language, table.seats) for plan in table.plans(MOST_PLANS)] if is_open else [],
        "happenings": all_told(made.happenings, language, table.seats),
        "state": "done" if made.is_done else "missed" if made.has_missed else "open",
        "told": _told(made, words(game, language)[made.step.name]),
        "solution": list(solution(made, moves)),
    }


def _told(made: Attempt, said: dict[str, str]) -> str:
    """Why it was good, or what else has come of it; nothing before that."""
    return said["good"] if made.is_done else said["other"] if made.has_missed else ""

"""Lessons: what a step is about, and where a pupil stands in it."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from quartier.server.wire.positions import Happening, Plan, Seen


class LessonStep(TypedDict):
    """A step of a lesson: what it is about, and what to do."""

    title: str
    text: str
    task: str


class Lesson(TypedDict):
    """The lesson of a game."""

    steps: list[LessonStep]


class LessonPosition(Seen):
    """Where a pupil stands in a step, with the plans from there, and what came of the moves so far."""

    seat: int
    names: list[str]
    words: str
    plans: list[Plan]
    happenings: list[Happening]
    state: Literal["open", "done", "missed"]
    told: str
    solution: list[str]

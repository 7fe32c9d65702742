"""Lessons: what a step is about, and where a pupil stands in it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from quartier.server.journaled_game import MOST_MOVES
from quartier.server.shapes.play import MoveShown, MoveText, Plan
from quartier.server.shapes.shape import Answer, Object, Request, example


class LessonStep(Answer):
    """A step of a lesson: what it is about, and what to do."""

    title: str
    text: str
    task: str


class Lesson(Answer):
    """The lesson of a game."""

    steps: list[LessonStep]


class Trying(Request):
    """What a pupil has played so far in a step."""

    model_config = example({"moves": ["red 3d", "black 5c"]})
    moves: list[MoveText] = Field([], max_length=MOST_MOVES)


class LessonPosition(Answer):
    """Where a pupil stands in a step, with the plans from there, and what came of the moves so far."""

    seat: int
    names: list[str]
    turn: int | None
    phase: str
    question: str
    view: Object
    words: str
    moves: list[MoveShown]
    plans: list[Plan]
    happenings: list[Object]
    state: Literal["open", "done", "missed"]
    told: str
    solution: list[str]

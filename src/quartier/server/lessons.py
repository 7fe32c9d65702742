"""Lessons: where a pupil stands in a step, without a table in the store."""

from __future__ import annotations

from typing import Any

from quartier.play.lesson import Attempt, attempt, lesson, solution, words
from quartier.play.table import Table
from quartier.server.advice import in_words
from quartier.server.refusals import Refusal
from quartier.server.render import all_told, moves_shown, question, waiting

MOST_PLANS = 200
SHOWN = ("title", "text", "task")


def shown(game: str, language: str) -> dict[str, Any]:
    """The steps of a lesson: what each is about, and what to do."""
    said = words(game, language)
    return {"steps": [{word: said[step.name][word] for word in SHOWN} for step in lesson(game)]}


def position(game: str, number: int, moves: list[str], language: str) -> dict[str, Any]:
    """Where a pupil stands after these moves of a step."""
    steps = lesson(game)
    if number >= len(steps):
        raise Refusal(404, "no-such-step", step=number, steps=len(steps))
    made = attempt(steps[number], moves)
    table, pupil = made.table, made.pupil
    view = table.view(pupil)
    decides = table.turn == pupil
    return {
        "seat": pupil,
        "names": table.seats,
        "turn": table.turn,
        "phase": view["phase"],
        "question": _asked(table, view["phase"], pupil, language),
        "words": in_words(table, pupil, language, table.seats),
        "moves": moves_shown(game, view.pop("moves"), language) if decides else [],
        "view": view,
        "plans": _plans(table, language) if decides and not made.is_done else [],
        "happenings": all_told(made.happenings, language, table.seats),
        "state": "done" if made.is_done else "missed" if made.has_missed else "open",
        "told": _told(made, words(game, language)[made.step.name]),
        "solution": list(solution(made, moves)),
    }


def _asked(table: Table, phase: str, pupil: int, language: str) -> str:
    if table.turn is None or table.turn == pupil:
        return question(table.game.name, phase, language)
    return waiting(language, table.seats[table.turn])


def _plans(table: Table, language: str) -> list[dict[str, Any]]:
    return [
        {"moves": list(plan.moves), "happenings": all_told(plan.happenings, language, table.seats)}
        for plan in table.plans(MOST_PLANS)
    ]


def _told(made: Attempt, said: dict[str, str]) -> str:
    """Why it was good, or what else has come of it; nothing before that."""
    return said["good"] if made.is_done else said["other"] if made.has_missed else ""

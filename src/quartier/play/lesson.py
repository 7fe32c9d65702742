"""Lessons: real positions of a game, each with something to do.

A lesson lies in the game's folder: `lesson/steps.json` holds the positions, `lesson/{en,fr}.ftl` the words. A step is
done when its goal happens, an event with some of its facts, whichever way the pupil goes there. Where other seats
have to answer on the way, the step says how.
"""

from __future__ import annotations

import functools
import json
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from quartier.engine import shelf
from quartier.engine.errors import IllegalMove
from quartier.engine.words.happenings import Happening
from quartier.play.game import load
from quartier.play.table import Table

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PUPILS = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
"""Who sits where in a lesson; the pupil is the one who decides first."""


@dataclass(frozen=True, slots=True)
class Step:
    """A position with something to do."""

    name: str
    position: dict[str, Any]
    goal: dict[str, Any]
    """The event to bring about, and those of its facts that matter."""
    replies: tuple[str, ...] = ()
    """The moves of other seats on the way, in their order."""
    promises: tuple[dict[str, Any], ...] = ()
    """What else happens on the way that its words tell of, as events with some of their facts."""
    seed: int = 0

    def begin(self) -> Table:
        """The table at the beginning of the step."""
        table = load(self.position, self.seed)
        table.seats = list(PUPILS[: table.game.players])
        return table

    def is_goal(self, happening: Happening) -> bool:
        """Whether this is what was asked for."""
        return is_like(happening, self.goal)


def is_like(happening: Happening, wanted: dict[str, Any]) -> bool:
    """Whether a happening is of this event and has these facts."""
    facts = {"event": happening.event, **happening.facts}
    return all(facts.get(name) == fact for name, fact in wanted.items())


@dataclass(slots=True)
class Attempt:
    """What a pupil has made of a step so far."""

    step: Step
    table: Table
    pupil: int
    happenings: list[Happening] = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        """Whether what was asked for has happened."""
        return any(map(self.step.is_goal, self.happenings))

    @property
    def has_missed(self) -> bool:
        """Whether the pupil no longer decides, and something else has happened."""
        return not self.is_done and self.table.turn != self.pupil


MOST_TRIED = 300
MOST_BRANCHES = 12
"""Ways that are tried in search of a solution: in all, and from one position."""

WORDS = ("title", "text", "task", "good", "other")
"""What is said about a step: what it is about, what to do, why it was good, and what else could have come of it."""


@functools.cache
def words(game: str, language: str) -> dict[str, dict[str, str]]:
    """Everything that is said in a game's lesson, by step."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(shelf.text_of(game, "lesson", f"{language}.ftl")))
    return {step.name: {word: _said(bundle, f"{step.name}-{word}") for word in WORDS} for step in lesson(game)}


def _said(bundle: FluentBundle, message: str) -> str:
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"the lesson has no message {message!r}")
    return str(bundle.format_pattern(pattern)[0])


@functools.cache
def lesson(game: str) -> tuple[Step, ...]:
    """The steps of a game's lesson."""
    steps = json.loads(shelf.text_of(game, "lesson", "steps.json"))
    return tuple(Step(**{**step, "replies": tuple(step.get("replies", ()))}) for step in steps)


def solution(made: Attempt, moves: list[str]) -> tuple[str, ...]:
    """A shortest way from here to what is asked for, after these moves of an attempt; empty if none is found."""
    if made.is_done or made.has_missed:
        return ()
    plans = sorted(made.table.plans(MOST_TRIED), key=lambda plan: len(plan.moves))
    at_once = (plan.moves for plan in plans if any(map(made.step.is_goal, plan.happenings)))
    return next(at_once, ()) or _by_trying(made.step, moves)


def _by_trying(step: Step, moves: list[str]) -> tuple[str, ...]:
    """The way to a goal that takes several decisions, or answers of others."""
    ways: deque[tuple[str, ...]] = deque([()])
    tried = 0
    while ways and tried < MOST_TRIED:
        way = ways.popleft()
        made = attempt(step, [*moves, *way])
        tried += 1
        if made.is_done:
            return way
        if not made.has_missed:
            ways.extend((*way, *plan.moves) for plan in made.table.plans(MOST_BRANCHES))
    return ()


def attempt(step: Step, moves: list[str]) -> Attempt:
    """Plays a pupil's moves from the beginning of a step, and the others' answers between them."""
    table = step.begin()
    pupil = table.turn
    assert pupil is not None
    made = Attempt(step, table, pupil)
    replies = list(step.replies)
    for move in moves:
        if table.turn != pupil or made.is_done:
            raise IllegalMove("lesson-step-over")
        made.happenings += table.play(move)
        while replies and table.turn != pupil and replies[0] in table.moves():
            made.happenings += table.play(replies.pop(0))
    return made

"""After the end: replay, analysis, the score pad, and the proof of the deal."""

from __future__ import annotations

from typing import Literal

from quartier.server.shapes.play import MoveShown
from quartier.server.shapes.shape import Answer, Object


class MoveReplayed(Answer):
    """A move of a finished game."""

    seat: int
    text: str
    spoken: str
    happenings: list[Object]


class Replay(Answer):
    """All moves of a finished game."""

    opening: list[Object]
    moves: list[MoveReplayed]


class Moment(Answer):
    """A position of a finished game, with somebody's eyes."""

    move: int
    turn: int | None
    phase: str
    question: str
    view: Object
    moves: list[MoveShown]
    scores: list[int]


class AnalysisShown(Answer):
    """How far the analysis of a game is, and what it found."""

    state: Literal["none", "waiting", "done"]
    done: int
    decisions: int
    analysis: Object | None


class PadLine(Answer):
    """A line of the score pad; one that only breaks ties does not count."""

    name: str
    title: str
    rule: str
    points: list[int]
    counts: bool


class Pad(Answer):
    """How the points of a finished game came together."""

    lines: list[PadLine]
    scores: list[int]
    winners: list[int]


class FairChecked(Answer):
    """The check of a finished game's deal."""

    table: str
    commitment: str
    secret: str
    luck: list[str]
    seed: str
    holds: bool

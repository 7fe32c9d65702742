"""After the end: replay, analysis, and the proof of the deal."""

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
    view: Object
    moves: list[MoveShown]
    scores: list[int]


class AnalysisShown(Answer):
    """How far the analysis of a game is, and what it found."""

    state: Literal["none", "waiting", "done"]
    done: int
    decisions: int
    analysis: Object | None


class FairChecked(Answer):
    """The check of a finished game's deal."""

    table: str
    commitment: str
    secret: str
    luck: list[str]
    seed: str
    holds: bool

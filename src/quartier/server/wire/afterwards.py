"""After the end: replay, analysis, the score pad, and the proof of the deal."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from quartier.server.wire.positions import Document, Happening, MoveShown, Seen


class MoveReplayed(TypedDict):
    """A move of a finished game."""

    seat: int
    text: str
    spoken: str
    happenings: list[Happening]


class Replay(TypedDict):
    """All moves of a finished game."""

    opening: list[Happening]
    moves: list[MoveReplayed]


class Moment(Seen):
    """A position of a finished game, as a viewer sees it."""

    move: int
    scores: list[int]


class WholeMoment(TypedDict):
    """A position of a finished game for everybody's eyes, hidden things included."""

    move: int
    turn: int | None
    phase: str
    question: str
    view: Document
    moves: list[MoveShown]
    scores: list[int]


class SeatJudged(TypedDict):
    """What a seat's choices cost it in all, and what luck gave or took."""

    cost: float
    luck: float


class Judgement(TypedDict):
    """What the analysis says of one decision; chances and luck are every seat's."""

    number: int
    seat: int
    phase: str
    move: str
    best: str
    chances: list[float]
    after: list[float]
    cost: float
    luck: list[float]


class Decision(Judgement):
    """What the analysis says of one decision, its moves also as people say them."""

    move_spoken: str
    best_spoken: str


class Analysis(TypedDict):
    """A whole game judged; `chances` has for each seat its chance to win before every decision, and at the end."""

    seats: list[SeatJudged]
    chances: list[list[float]]
    decisions: list[Decision]


class AnalysisShown(TypedDict):
    """How far the analysis of a game is, and what it found."""

    state: Literal["none", "waiting", "done"]
    done: int
    decisions: int
    analysis: Analysis | None


class PadLine(TypedDict):
    """A line of the score pad; one that only breaks ties does not count."""

    name: str
    title: str
    rule: str
    points: list[int]
    counts: bool


class Pad(TypedDict):
    """How the points of a finished game came together."""

    lines: list[PadLine]
    scores: list[int]
    winners: list[int]


class FairChecked(TypedDict):
    """The check of a finished game's deal."""

    table: str
    commitment: str
    secret: str
    luck: list[str]
    seed: str
    holds: bool

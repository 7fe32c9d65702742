"""Play: positions, what a seat does, and what helps it to decide."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from quartier.server.journaled_game import MOST_MOVES
from quartier.server.shapes.shape import Answer, Number, Object, Request, example, visible

MOST_CHAT = 500

MoveText = Annotated[str, StringConstraints(max_length=200)]
Moves = Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=MOST_CHAT), AfterValidator(visible)]


class MoveShown(Answer):
    """A legal move: its text, the thing on the table it belongs to, and how it is said."""

    text: str
    target: Object
    spoken: str


class Clocks(Answer):
    """Milliseconds left to every seat at the moment of sending, and whose clock runs."""

    kind: Literal["live", "days"]
    left: list[int]
    running: int | None


class LogLine(Answer):
    """Something that everybody heard: the viewer's number for it, whose deed it was, when, and what happened."""

    number: int
    seat: int
    at: str
    happenings: list[Object]


class Position(Answer):
    """What one viewer sees of a game, and may do."""

    number: int
    seat: int | None
    turn: int | None
    phase: str
    question: str
    view: Object
    moves: list[MoveShown]
    can_undo: bool
    clocks: Clocks | None
    log: list[LogLine]


class Playing(Request):
    """A move or a whole chain, and the number of the position it was chosen in."""

    model_config = example({"number": 17, "moves": ["red 6d", "black as"]})
    number: Number
    moves: Moves


class Undoing(Request):
    """The number of the position in which one wants to take the last move back."""

    model_config = example({"number": 18})
    number: Number


class Answering(Request):
    """Whether somebody may take a move back."""

    model_config = example({"agree": True})
    agree: bool


class Order(Request):
    """A move to be played whenever it is legal, until the phase or the game ends."""

    move: MoveText
    until: Literal["phase", "game"] = "phase"


class Orders(Request):
    """What a seat wants done for it. `phase` says which phase the orders for one were left in."""

    model_config = example({"forced": True, "moves": [{"move": "decline", "until": "game"}]})
    forced: bool = False
    moves: list[Order] = Field([], max_length=20)


class Plan(Answer):
    """A whole chain and what it would do."""

    moves: list[str]
    happenings: list[Object]


class Plans(Answer):
    """The plans of the deciding seat; `complete` unless there were more than asked for."""

    number: int
    plans: list[Plan]
    complete: bool


class Advice(Answer):
    """What a bot thinks of a move: its share of the thinking, the chance to win, the score it expects."""

    text: str
    spoken: str
    share: float
    chance: float
    score: float


class Hint(Answer):
    """A bot's advice, the best move first, and the moves it expects."""

    number: int
    moves: list[Advice]
    line: list[str]


class Saying(Request):
    """Something to say at the table."""

    model_config = example({"text": "Well played!"})
    text: Said


class ChatLine(Answer):
    """Something said at the table; spectators have no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class Log(Answer):
    """The whole log of a table."""

    log: list[LogLine]

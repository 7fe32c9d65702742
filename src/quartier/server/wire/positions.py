"""Positions, what happened, and what helps to decide."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from pydantic import with_config
from typing_extensions import TypedDict

from quartier.engine.documents import STRICT
from quartier.engine.views import Choice
from quartier.play import wire

View = Annotated[dict[str, Any], wire.Named("View", wire.views)]
"""What a viewer sees of a game: that game's own `View`, without its moves."""
Document = Annotated[dict[str, Any], wire.Named("Document", wire.documents)]
"""A whole position of a finished game, hidden things included: that game's own `Document`."""


@with_config(STRICT)
class TableHappening(TypedDict):
    """What happened to a seat of a table rather than in its game."""

    event: Literal["table-resigned", "table-out-of-time", "table-returned", "table-undone"]
    rule: str
    seat: int
    sentence: str


def _happenings() -> Any:
    return Union[(*wire.happenings(), TableHappening)]


Happening = Annotated[dict[str, Any], wire.Named("Happening", _happenings)]
"""Something that happened, or would: an event of a game with its facts, or of the table, and how it is said."""


class MoveShown(Choice):
    """A legal move: its text, the thing on the table it belongs to, and how it is said."""

    spoken: str


class Seen(TypedDict):
    """What a viewer sees of a game, and is asked."""

    turn: int | None
    phase: str
    question: str
    view: View
    moves: list[MoveShown]


class Clocks(TypedDict):
    """Milliseconds left to every seat at the moment of sending, and whose clock runs."""

    kind: Literal["live", "days"]
    left: list[int]
    running: int | None


class Heard(TypedDict):
    """Something that everybody heard: whose deed it was, when, and what happened."""

    seat: int
    at: str
    happenings: list[Happening]


class LogLine(Heard):
    """Something that everybody heard, with the viewer's number for it."""

    number: int


class Log(TypedDict):
    """The whole log of a table."""

    log: list[LogLine]


class Position(Seen):
    """What one viewer sees of a game under way, and may do."""

    number: int
    seat: int | None
    can_undo: bool
    has_moved: bool
    clocks: Clocks | None
    log: list[LogLine]


class StandingOrder(TypedDict):
    """A move that is played whenever it is legal, until the phase or the game ends."""

    move: str
    until: Literal["phase", "game"]


class StandingOrders(TypedDict):
    """What a seat wants done for it."""

    forced: bool
    moves: list[StandingOrder]


class Plan(TypedDict):
    """A whole chain and what it would do, also told in one text that leaves out what goes without saying."""

    moves: list[str]
    happenings: list[Happening]
    told: str


class Plans(TypedDict):
    """The plans of the deciding seat; `complete` unless there were more than asked for."""

    number: int
    plans: list[Plan]
    complete: bool


class Advice(TypedDict):
    """What a bot thinks of a move: its share of the thinking, the chance to win, the score it expects."""

    text: str
    spoken: str
    share: float
    chance: float
    score: float


class Hint(TypedDict):
    """A bot's advice, the best move first, and the moves it expects."""

    number: int
    moves: list[Advice]
    line: list[str]


class ChatLine(TypedDict):
    """Something said at the table; spectators have no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str

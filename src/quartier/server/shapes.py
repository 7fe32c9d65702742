"""The shapes of what goes over the wire: requests, answers, and the socket's messages. See docs/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from quartier.engine.contract import MOST_SEATS
from quartier.server.course import MOST_MOVES
from quartier.server.fair import MOST_LUCK

MOST_NAME = 30
MOST_CHAT = 500
MOST_NUMBER = 2**31 - 1


def _visible(text: str) -> str:
    """One line of text that can be seen."""
    words = " ".join(text.split())
    if not words or not words.isprintable():
        raise ValueError("a line of visible text is needed")
    return words


Name = Annotated[str, StringConstraints(min_length=1, max_length=MOST_NAME), AfterValidator(_visible)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=MOST_CHAT), AfterValidator(_visible)]
Luck = Annotated[str, StringConstraints(max_length=MOST_LUCK, pattern=r"^[!-~]*$")]
Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Moves = Annotated[list[Annotated[str, StringConstraints(max_length=200)]], Field(min_length=1, max_length=MOST_MOVES)]
Object = dict[str, Any]


class Request(BaseModel):
    """What a client sends: nothing unknown, nothing of a wrong type."""

    model_config = ConfigDict(extra="forbid", strict=True, json_schema_extra={})


class Answer(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


def _example(shape: dict[str, Any]) -> ConfigDict:
    return ConfigDict(extra="forbid", strict=True, json_schema_extra={"examples": [shape]})


# Errors


class Wrong(Answer):
    """What was wrong: a stable code, a sentence, the rule that was broken, and the facts of the matter."""

    code: str
    sentence: str
    rule: str
    facts: Object


class Problem(Answer):
    """The one shape of every refusal."""

    error: Wrong


# Guests


class Renaming(Request):
    """A guest's display name."""

    model_config = _example({"name": "Anna"})
    name: Name


class Guest(Answer):
    """Somebody who plays here."""

    id: str
    name: str


# Games


class OptionShown(Answer):
    """An option of a game, in words."""

    name: str
    title: str
    help: str
    values: list[bool | int | str] | None
    least: int | None
    most: int | None
    defaults: dict[str, bool | int | str]
    """By number of players."""
    allowed: dict[str, list[bool | int | str]] | None
    """By number of players: the values that go with all other options at their defaults."""


class Bot(Answer):
    """A bot that can be seated, with its rating in this game where it is known."""

    name: str
    title: str
    rating: int | None


class Words(Answer):
    """A move and how it is said."""

    text: str
    spoken: str


class GameShown(Answer):
    """A game, as it stands on the shelf."""

    name: str
    title: str
    pitch: str
    designers: list[str]
    year: int | None
    players: list[int]
    usual_players: int
    rules_version: int
    rule_letter: str
    options: list[OptionShown]
    orders: list[Words]
    bots: list[Bot]


class Rated(Answer):
    """A person or a bot in the list of the best."""

    name: str
    is_bot: bool
    rating: int
    games: int


# Tables


class SeatWished(Request):
    """A seat of a new table: oneself, open, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NoClock(Request):
    """No clock."""

    kind: Literal["none"] = "none"


class LiveClock(Request):
    """Minutes for the whole game, and seconds gained with every turn."""

    kind: Literal["live"]
    minutes: Annotated[float, Field(gt=0, le=600, strict=False)]
    increment: Annotated[float, Field(ge=0, le=600, strict=False)] = 0


class DaysClock(Request):
    """Days for every move."""

    kind: Literal["days"]
    days: Annotated[float, Field(gt=0, le=30, strict=False)]


AnyClock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class NewTable(Request):
    """A table to be made. Only the game is needed."""

    model_config = _example(
        {
            "game": "property",
            "options": {"bankruptcies": 1},
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "medium"}],
            "listed": False,
            "rated": False,
            "clock": {"kind": "live", "minutes": 10, "increment": 15},
            "stand_in": "medium",
            "luck": "7f3a99",
            "start": False,
        }
    )
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[
        dict[str, bool | int | Annotated[str, StringConstraints(max_length=60)]], Field(max_length=40)
    ] = {}
    seats: Annotated[list[SeatWished], Field(min_length=1, max_length=MOST_SEATS)] | None = None
    listed: bool = False
    rated: bool = False
    clock: AnyClock = NoClock()
    stand_in: BotName = "medium"
    luck: Luck = ""
    start: bool = False


class Joining(Request):
    """Which seat to take, and one's luck for the deal."""

    model_config = _example({"seat": 1, "luck": "0b51c2"})
    seat: SeatNumber | None = None
    luck: Luck = ""


class SeatChange(Request):
    """What the host makes of a seat that nobody sits on."""

    model_config = _example({"kind": "bot", "bot": "hard"})
    kind: Literal["open", "bot"]
    bot: BotName | None = None


class Starting(Request):
    """The bot that fills open seats, if any shall."""

    model_config = _example({"fill": "medium"})
    fill: BotName | None = None


class Forking(Request):
    """Where to play on from, on which seat, against which bots, with which hidden cards.

    A finished game is forked after so many moves, a game under way at a number of its own seat's; or else now.
    """

    model_config = _example({"move": 40, "seat": 0, "deal": "new", "bots": "hard"})
    move: Number | None = None
    number: Number | None = None
    seat: SeatNumber = 0
    deal: Literal["new", "same"] = "new"
    bots: BotName = "medium"


class SeatShown(Answer):
    """A seat, as everybody sees it."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    played_by: Literal["person", "bot"] | None
    gone: Literal["resigned", "out-of-time"] | None
    connected: bool
    rating: int | None


class UndoAsked(Answer):
    """A seat asks to take its last move back."""

    seat: int
    agreed: list[int]
    awaited: list[int]


class Origin(Answer):
    """Where a table comes from: a position of another one, or a rematch of it."""

    table: str
    kind: Literal["fork", "rematch"]
    move: int | None


class Fair(Answer):
    """The proof of the deal; secret and seed are shown when the game is over."""

    commitment: str
    luck: list[str]
    secret: str | None
    seed: str | None


State = Literal["gathering", "playing", "finished", "closed"]


class TableCard(Answer):
    """A table in a list."""

    id: str
    game: str
    players: int
    state: State
    listed: bool
    rated: bool
    clock: AnyClock
    seats: list[SeatShown]
    your_seat: int | None
    you_host: bool
    created: str
    started: str | None
    ended: str | None
    turn: int | None
    scores: list[int] | None
    winners: list[int] | None


class TableShown(TableCard):
    """A table, as this guest sees it."""

    options: dict[str, bool | int | str]
    rules_version: int
    stand_in: str
    spectators: int
    undo: UndoAsked | None
    rematch: str | None
    origin: Origin | None
    fair: Fair


class Me(Answer):
    """Who one is, and one's tables: first those that wait for one's move."""

    guest: Guest | None
    tables: list[TableCard]


class Lobby(Answer):
    """Listed tables."""

    gathering: list[TableCard]
    playing: list[TableCard]
    finished: list[TableCard]


class SeatLink(Answer):
    """A secret that moves a seat to another device."""

    token: str


# Play


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

    model_config = _example({"number": 17, "moves": ["red 6d", "black as"]})
    number: Number
    moves: Moves


class Undoing(Request):
    """The number of the position in which one wants to take the last move back."""

    model_config = _example({"number": 18})
    number: Number


class Answering(Request):
    """Whether somebody may take a move back."""

    model_config = _example({"agree": True})
    agree: bool


class Order(Request):
    """A move to be played whenever it is legal, until the phase or the game ends."""

    move: Annotated[str, StringConstraints(max_length=200)]
    until: Literal["phase", "game"] = "phase"


class Orders(Request):
    """What a seat wants done for it. `phase` says which phase the orders for one were left in."""

    model_config = _example({"forced": True, "moves": [{"move": "decline", "until": "game"}]})
    forced: bool = False
    moves: Annotated[list[Order], Field(max_length=20)] = []


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

    model_config = _example({"text": "Well played!"})
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


# After the end


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


# Lessons


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

    model_config = _example({"moves": ["red 3d", "black 5c"]})
    moves: Annotated[list[Annotated[str, StringConstraints(max_length=200)]], Field(max_length=MOST_MOVES)] = []


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


class Health(Answer):
    """Whether all is well."""

    state: Literal["ok", "trouble", "closing"]


# The socket

MessageId = Annotated[str, StringConstraints(max_length=40)]


class PlayMessage(Playing):
    """Plays a move or a chain."""

    type: Literal["play"]
    id: MessageId | None = None


class UndoMessage(Undoing):
    """Takes the last move back, or asks the others to allow it."""

    type: Literal["undo"]
    id: MessageId | None = None


class AnswerMessage(Answering):
    """Answers somebody's wish to undo."""

    type: Literal["answer"]
    id: MessageId | None = None


class ChatMessage(Saying):
    """Says something."""

    type: Literal["chat"]
    id: MessageId | None = None


class ResumeMessage(Request):
    """Asks for the whole state, with the log from a number on."""

    type: Literal["resume"]
    id: MessageId | None = None
    number: Number | None = None


class LanguageMessage(Request):
    """Speaks another language from now on."""

    type: Literal["language"]
    id: MessageId | None = None
    language: Literal["en", "fr"]


class PingMessage(Request):
    """Is anybody there?"""

    type: Literal["ping"]
    id: MessageId | None = None


ClientMessage = Annotated[
    PlayMessage | UndoMessage | AnswerMessage | ChatMessage | ResumeMessage | LanguageMessage | PingMessage,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class StateMessage(Answer):
    """Everything there is to know. `position` is null before the start; `chat` is null where it has not changed."""

    type: Literal["state"]
    table: TableShown
    position: Position | None
    chat: list[ChatLine] | None


class MovedMessage(Answer):
    """The position has changed for this viewer: its number is one more than before."""

    type: Literal["moved"]
    position: Position


class TableMessage(Answer):
    """Something else about the table has changed."""

    type: Literal["table"]
    table: TableShown


class ChatHeard(Answer):
    """Somebody spoke."""

    type: Literal["chat"]
    message: ChatLine


class DoneMessage(Answer):
    """What was sent under this id is done and stored."""

    type: Literal["done"]
    id: str | None
    number: int


class ErrorMessage(Answer):
    """What was sent under this id was refused; nothing has changed."""

    type: Literal["error"]
    id: str | None
    error: Wrong


class PongMessage(Answer):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str | None


class ClosingMessage(Answer):
    """The server restarts; connect again after so many seconds."""

    type: Literal["closing"]
    seconds: float


ServerMessage = Annotated[
    StateMessage | MovedMessage | TableMessage | ChatHeard | DoneMessage | ErrorMessage | PongMessage | ClosingMessage,
    Field(discriminator="type"),
]

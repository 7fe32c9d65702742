"""What clients send. Requests are strict: nothing unknown, nothing of a wrong type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from quartier.engine.contract import MOST_SEATS
from quartier.server.faces import Mark
from quartier.server.fair import MOST_LUCK
from quartier.server.journaled_game import MOST_MOVES

MOST_NUMBER = 2**31 - 1
MOST_NAME = 30
MOST_CHAT = 500


def visible(text: str) -> str:
    """One line of text that can be seen."""
    words = " ".join(text.split())
    if not words or not words.isprintable():
        raise ValueError("a line of visible text is needed")
    return words


Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=MOST_NAME), AfterValidator(visible)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Luck = Annotated[str, StringConstraints(max_length=MOST_LUCK, pattern=r"^[!-~]*$")]
OptionValue = bool | int | Annotated[str, StringConstraints(max_length=60)]
MoveText = Annotated[str, StringConstraints(max_length=200)]
Moves = Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=MOST_CHAT), AfterValidator(visible)]


class Request(BaseModel):
    """What a client sends: nothing unknown, nothing of a wrong type."""

    model_config = ConfigDict(extra="forbid", strict=True, json_schema_extra={})


def example(request: dict[str, Any]) -> ConfigDict:
    """How a request may look, for the contract."""
    return ConfigDict(extra="forbid", strict=True, json_schema_extra={"examples": [request]})


# Guests and tables


class Renaming(Request):
    """A guest's display name, and mark; without one the mark stays as it is."""

    model_config = example({"name": "Anna", "mark": "kite"})
    name: Name
    mark: Mark | None = None


class SeatWished(Request):
    """A seat of a new table: oneself, open, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NoClockWished(Request):
    """No clock."""

    kind: Literal["none"] = "none"


class LiveClockWished(Request):
    """Minutes for the whole game, and seconds gained with every turn."""

    kind: Literal["live"]
    minutes: Annotated[float, Field(gt=0, le=600, strict=False)]
    increment: Annotated[float, Field(ge=0, le=600, strict=False)] = 0


class DaysClockWished(Request):
    """Days for every move."""

    kind: Literal["days"]
    days: Annotated[float, Field(gt=0, le=30, strict=False)]


ClockWished = Annotated[NoClockWished | LiveClockWished | DaysClockWished, Field(discriminator="kind")]


class NewTable(Request):
    """A table to be made. Only the game is needed."""

    model_config = example(
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
    options: dict[str, OptionValue] = Field({}, max_length=40)
    seats: Annotated[list[SeatWished], Field(min_length=1, max_length=MOST_SEATS)] | None = None
    listed: bool = False
    rated: bool = False
    clock: ClockWished = NoClockWished()
    stand_in: BotName = "medium"
    luck: Luck = ""
    start: bool = False


class Joining(Request):
    """Which seat to take, and one's luck for the deal."""

    model_config = example({"seat": 1, "luck": "0b51c2"})
    seat: SeatNumber | None = None
    luck: Luck = ""


class SeatChange(Request):
    """What the host makes of a seat that nobody sits on."""

    model_config = example({"kind": "bot", "bot": "hard"})
    kind: Literal["open", "bot"]
    bot: BotName | None = None


class Starting(Request):
    """The bot that fills open seats, if any shall, and the host's luck for the deal; else what came with the table."""

    model_config = example({"fill": "medium", "luck": "c41d08"})
    fill: BotName | None = None
    luck: Luck | None = None


class Forking(Request):
    """Where to play on from, on which seat, against which bots, with which hidden cards.

    A finished game is forked after a `move`, a game under way at a `number` of its own seat's; or else now.
    """

    model_config = example({"move": 40, "seat": 0, "deal": "new", "bots": "hard"})
    move: Number | None = None
    number: Number | None = None
    seat: SeatNumber = 0
    deal: Literal["new", "same"] = "new"
    bots: BotName = "medium"


# Play


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
    """What a seat wants done for it."""

    model_config = example({"forced": True, "moves": [{"move": "decline", "until": "game"}]})
    forced: bool = False
    moves: list[Order] = Field([], max_length=20)


class Saying(Request):
    """Something to say at the table."""

    model_config = example({"text": "Well played!"})
    text: Said


class Trying(Request):
    """What a pupil has played so far in a step."""

    model_config = example({"moves": ["red 3d", "black 5c"]})
    moves: list[MoveText] = Field([], max_length=MOST_MOVES)

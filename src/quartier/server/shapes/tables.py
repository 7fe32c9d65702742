"""Tables: what is wished for, and what is shown of them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from quartier.engine.contract import MOST_SEATS
from quartier.server.fair import MOST_LUCK
from quartier.server.shapes.shape import Answer, Number, Request, example

Luck = Annotated[str, StringConstraints(max_length=MOST_LUCK, pattern=r"^[!-~]*$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
OptionValue = bool | int | Annotated[str, StringConstraints(max_length=60)]


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
    clock: AnyClock = NoClock()
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


class Lobby(Answer):
    """Listed tables."""

    gathering: list[TableCard]
    playing: list[TableCard]
    finished: list[TableCard]


class SeatLink(Answer):
    """A secret that moves a seat to another device."""

    token: str

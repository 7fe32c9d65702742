"""Tables, as they are shown."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from quartier.engine.contract import Value
from quartier.server.faces import Face


class NoClock(TypedDict):
    """No clock."""

    kind: Literal["none"]


class LiveClock(TypedDict):
    """Minutes for the whole game, and seconds gained with every turn."""

    kind: Literal["live"]
    minutes: float
    increment: float


class DaysClock(TypedDict):
    """Days for every move."""

    kind: Literal["days"]
    days: float


AnyClock = NoClock | LiveClock | DaysClock


SeatKind = Literal["person", "open", "bot"]
Gone = Literal["resigned", "out-of-time"]


class SeatShown(TypedDict):
    """A seat, as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The level of the bot that sits here."""
    face: Face | None
    """What a bot is drawn as, or the mark that a guest has chosen."""
    played_by: Literal["person", "bot"] | None
    gone: Gone | None
    connected: bool
    rating: int | None


class UndoAsked(TypedDict):
    """A seat asks to take its last move back."""

    seat: int
    agreed: list[int]
    awaited: list[int]


class Origin(TypedDict):
    """Where a table comes from: a position of another one, or a rematch of it."""

    table: str
    kind: Literal["fork", "rematch"]
    move: int | None


class Fair(TypedDict):
    """The proof of the deal; secret and seed are shown when the game is over."""

    commitment: str
    luck: list[str]
    secret: str | None
    seed: str | None


State = Literal["gathering", "playing", "finished", "closed"]


class TableCard(TypedDict):
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

    options: dict[str, Value]
    rules_version: int
    stand_in: str
    spectators: int
    undo: UndoAsked | None
    rematch: str | None
    origin: Origin | None
    fair: Fair


class Lobby(TypedDict):
    """Listed tables."""

    gathering: list[TableCard]
    playing: list[TableCard]
    finished: list[TableCard]


class SeatLink(TypedDict):
    """A secret that moves a seat to another device."""

    token: str

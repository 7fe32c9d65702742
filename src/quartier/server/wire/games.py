"""What can be played, and in which languages."""

from __future__ import annotations

from typing_extensions import TypedDict

from quartier.engine.contract import Value
from quartier.server.wire.languages import Language


class About(TypedDict):
    """The server: its version, and the languages it speaks."""

    version: str
    languages: list[Language]


class OptionShown(TypedDict):
    """An option of a game, in words; what depends on the number of players is by that number."""

    name: str
    title: str
    help: str
    values: list[Value] | None
    least: int | None
    most: int | None
    defaults: dict[str, Value]
    allowed: dict[str, list[Value]] | None
    """The values that go with all other options at their defaults."""


class Bot(TypedDict):
    """A bot that can be seated, with its rating in this game where it is known."""

    name: str
    title: str
    rating: int | None


class Words(TypedDict):
    """A move and how it is said."""

    text: str
    spoken: str


class GamePrinted(TypedDict):
    """What never changes about a game."""

    name: str
    title: str
    pitch: str
    designers: list[str]
    year: int | None
    players: list[int]
    usual_players: int
    minutes: int | None
    """How long a game takes against bots, about."""
    weight: int | None
    """From 1 (light) to 5 (heavy)."""
    rules_version: int
    rule_letter: str
    options: list[OptionShown]
    orders: list[Words]
    board: str | None
    """The address of the board that the game's package brings, a module of JavaScript; None if it brings none."""


class GameShown(GamePrinted):
    """A game, as it stands on the shelf."""

    bots: list[Bot]


class Rated(TypedDict):
    """A person or a bot in the list of the best."""

    name: str
    is_bot: bool
    rating: int
    games: int

"""What can be played."""

from __future__ import annotations

from quartier.server.shapes.shape import Answer


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

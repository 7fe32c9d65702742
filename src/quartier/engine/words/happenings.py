"""What happened at a table, as people and programs outside read it: the notes of the rules, told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Literal

from typing_extensions import TypedDict

from quartier.engine.primitives.notes import Note
from quartier.engine.words import catalogue


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of fact: how its number is written for programs, and how that is then said to people."""

    write: Callable[[int], Any]
    say: Callable[[str, Any], Any] = lambda language, written: written
    type: Any = str
    """The type of what is written."""


NUMBER = Kind(int, type=int)
SEAT = Kind(int, type=int)
"""Said as the name of the player who sits there."""


class Telling:
    """How an event of a game is told: the rule behind it, and its facts, each by name and kind.

    A `silent` event goes without saying when people are told what a move would do. One that `reveals` tells what was
    secret until then and is in nobody's view afterwards, such as a bid that goes back to the hand.
    """

    def __init__(self, rule: str, *, silent: bool = False, reveals: bool = False, **facts: Kind) -> None:
        self.rule = rule
        self.silent = silent
        self.reveals = reveals
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Happening:
    """An event as people and programs outside read it."""

    game: str
    event: str
    facts: dict[str, Any]
    telling: Telling = field(repr=False, compare=False)

    @property
    def rule(self) -> str:
        """The rule behind it, such as `P18`."""
        return self.telling.rule

    @property
    def is_silent(self) -> bool:
        """Whether it goes without saying in a preview."""
        return self.telling.silent

    def json(self) -> dict[str, Any]:
        """The event as an object of JSON."""
        return {"event": self.event, "rule": self.rule, **self.facts}

    def sentence(self, language: str, names: Sequence[str]) -> str:
        """The event in words; `names` says who sits where."""
        spoken = {
            name: names[fact] if self.telling.facts[name] is SEAT else self.telling.facts[name].say(language, fact)
            for name, fact in self.facts.items()
        }
        return catalogue.say(language, f"event-{self.event}", self.game, **spoken)


def tell(game: str, heard: list[Note], events: type[IntEnum], tellings: Mapping[Any, Telling]) -> list[Happening]:
    """The notes of a game as happenings."""
    return [_happening(game, events(heard_note.event), tellings, heard_note.facts) for heard_note in heard]


def _happening(game: str, event: IntEnum, tellings: Mapping[Any, Telling], numbers: tuple[int, ...]) -> Happening:
    telling = tellings[event]
    facts = {name: kind.write(fact) for (name, kind), fact in zip(telling.facts.items(), numbers, strict=True)}
    return Happening(game, event.name.lower(), facts, telling)


def happening_types(title: str, tellings: Mapping[Any, Telling]) -> tuple[Any, ...]:
    """The types of a game's happenings as they are told, each named after the game and the event.

    Beside what `Happening.json` writes they have the sentence.
    """
    return tuple(_happening_type(title, event.name, telling) for event, telling in tellings.items())


def _happening_type(title: str, event: str, telling: Telling) -> Any:
    facts = {name: kind.type for name, kind in telling.facts.items()}
    fields = {"event": Literal[event.lower()], "rule": str, **facts, "sentence": str}
    return TypedDict(f"{title}{camel_case(event)}Happening", fields)  # type: ignore[operator]


def camel_case(name: str) -> str:
    """A name such as `new_york` or `GAME_OVER` as types are named: `NewYork`, `GameOver`."""
    return "".join(word.capitalize() for word in name.split("_"))

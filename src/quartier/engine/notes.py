"""What happened, told by the rules while they run: for logs, animation and rule citations.

A note says only what everybody at the table may hear. A choice that is secret or half made is noted when it is
revealed or complete. When compiled, noting costs nothing: its twin does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from quartier.engine import words


@dataclass(frozen=True, slots=True)
class Note:
    """An event of a game with its bare numbers."""

    event: int
    facts: tuple[int, ...]


_heard: ContextVar[list[Note] | None] = ContextVar("heard", default=None)


def note(table: Any, event: int, *facts: int) -> None:
    """Tells what just happened at the table to whoever listens."""
    heard = _heard.get()
    if heard is not None:
        heard.append(Note(event, facts))


def is_heard() -> bool:
    """Whether anybody listens: asked before a note whose facts take time to find. Compiled, nobody ever does."""
    return _heard.get() is not None


@contextmanager
def listening() -> Iterator[list[Note]]:
    """Collects the notes of the rules that run inside the block."""
    heard: list[Note] = []
    before = _heard.set(heard)
    try:
        yield heard
    finally:
        _heard.reset(before)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of fact: how its number is written for programs, and how that is then said to people."""

    write: Callable[[int], Any]
    say: Callable[[str, Any], Any] = lambda language, written: written


NUMBER = Kind(int)
SEAT = Kind(int)
"""Said as the name of whoever sits there."""


class Telling:
    """How an event of a game is told: the rule behind it, and its facts, each by name and kind."""

    def __init__(self, rule: str, **facts: Kind) -> None:
        self.rule = rule
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

    def json(self) -> dict[str, Any]:
        """The event as an object of JSON."""
        return {"event": self.event, "rule": self.rule, **self.facts}

    def sentence(self, language: str, names: Sequence[str]) -> str:
        """The event in words; `names` says who sits where."""
        spoken = {
            name: names[fact] if self.telling.facts[name] is SEAT else self.telling.facts[name].say(language, fact)
            for name, fact in self.facts.items()
        }
        return words.say(language, f"event-{self.event}", self.game, **spoken)


def tell(game: str, heard: list[Note], events: type[IntEnum], tellings: Mapping[Any, Telling]) -> list[Happening]:
    """The notes of a game as happenings."""
    return [_happening(game, events(heard_note.event), tellings, heard_note.facts) for heard_note in heard]


def _happening(game: str, event: IntEnum, tellings: Mapping[Any, Telling], numbers: tuple[int, ...]) -> Happening:
    telling = tellings[event]
    facts = {name: kind.write(fact) for (name, kind), fact in zip(telling.facts.items(), numbers, strict=True)}
    return Happening(game, event.name.lower(), facts, telling)

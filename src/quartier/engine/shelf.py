"""The shelf of games. A game is found by its folder; no shared file knows its name."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from quartier.engine.contract import Facts
from quartier.engine.errors import UnknownGame
from quartier.engine.primitives.notes import Note
from quartier.engine.words.happenings import Happening, tell

GAMES = "quartier.games"


@dataclass(frozen=True, eq=False)
class GameModules:
    """A game with all its modules; `contract.py` says what each offers."""

    facts: Facts
    pieces: ModuleType
    table: ModuleType
    moves: ModuleType
    rules: ModuleType
    scoring: ModuleType
    sight: ModuleType
    policy: ModuleType
    laws: ModuleType
    notation: ModuleType
    document: ModuleType
    terminal: ModuleType
    pad: ModuleType

    @property
    def name(self) -> str:
        """The game's identifier."""
        return self.facts.name

    @property
    def parts(self) -> tuple[ModuleType, ...]:
        """The modules that together offer the functions of `contract.Rules`."""
        return (self.rules, self.scoring, self.sight, self.policy, self.laws, self.notation)

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every move, by its text."""
        return {text: number for number, text in enumerate(self.notation.MOVES)}

    def offer(self, name: str) -> Any:
        """A function or constant of `contract.Rules`, from the module that has it."""
        return next(vars(part)[name] for part in self.parts if name in vars(part))

    def tell(self, heard: list[Note]) -> list[Happening]:
        """The notes of this game as happenings."""
        return tell(self.name, heard, self.table.Event, self.table.TELLINGS)


@functools.cache
def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    package = importlib.import_module(GAMES)
    return tuple(sorted(folder.name for folder in pkgutil.iter_modules(package.__path__) if folder.ispkg))


@functools.cache
def take(name: str) -> GameModules:
    """The modules of a game."""
    if name not in names():
        raise UnknownGame("unknown-game", name=str(name), allowed=", ".join(names()))
    facts = importlib.import_module(f"{GAMES}.{name}").FACTS
    parts = [part for part in GameModules.__dataclass_fields__ if part != "facts"]
    return GameModules(facts, **{part: importlib.import_module(f"{GAMES}.{name}.{part}") for part in parts})

"""The shelf of games. A game is found by its package; no shared file knows its name."""

from __future__ import annotations

import functools
import importlib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any

from quartier.engine.contract import HOME_OF, Facts
from quartier.engine.errors import IncompleteGame, UnknownGame
from quartier.engine.packages import packages
from quartier.engine.primitives.notes import Note
from quartier.engine.words.happenings import Happening, tell


@dataclass(frozen=True, eq=False)
class GameModules:
    """A game with all its modules; `contract.py` says what each offers."""

    package: str
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
        for part in self.parts:
            if name in vars(part):
                return vars(part)[name]
        home = HOME_OF[name]
        raise IncompleteGame(f"{self.name} has no `{name}`: write it in {self.package}.{home} (see engine/contract.py)")

    def tell(self, heard: list[Note]) -> list[Happening]:
        """The notes of this game as happenings."""
        return tell(self.name, heard, self.table.Event, self.table.TELLINGS)


PARTS = tuple(part for part in GameModules.__dataclass_fields__ if part not in ("package", "facts"))
"""The modules of a game."""


def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    return tuple(packages())


@functools.cache
def take(name: str) -> GameModules:
    """The modules of a game."""
    if name not in names():
        raise UnknownGame("unknown-game", name=str(name), allowed=", ".join(names()))
    package = packages()[name]
    facts = importlib.import_module(package).FACTS
    return GameModules(package, facts, **{part: _module(name, package, part) for part in PARTS})


def _module(name: str, package: str, part: str) -> ModuleType:
    try:
        return importlib.import_module(f"{package}.{part}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{part}":
            raise
        missing = f"{name} has no module `{part}`: write {part}.py in {package} (see engine/contract.py)"
        raise IncompleteGame(missing) from None


def folder_of(name: str) -> Traversable:
    """The folder of a game, with its catalogues, rulebooks and lesson."""
    return files(take(name).package)

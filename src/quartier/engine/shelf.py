"""The shelf of games. A game is found by its package; no shared file knows its name."""

from __future__ import annotations

import functools
import importlib
import logging
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from quartier.engine.contract import HOME_OF, Facts
from quartier.engine.errors import UnknownGame
from quartier.engine.packages import GAMES, IncompleteGame, packages, text_in
from quartier.engine.primitives.notes import Note
from quartier.engine.words.happenings import Happening, tell

LOG = logging.getLogger(__name__)


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

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every move, by its text."""
        return {text: number for number, text in enumerate(self.notation.MOVES)}

    def offer(self, name: str) -> Any:
        """A function or constant of `contract.Rules`, from the module that has it."""
        return vars(getattr(self, HOME_OF[name]))[name]

    def tell(self, heard: list[Note]) -> list[Happening]:
        """The notes of this game as happenings."""
        return tell(self.name, heard, self.table.Event, self.table.TELLINGS)


PARTS = tuple(part for part in GameModules.__dataclass_fields__ if part not in ("package", "facts"))
"""The modules of a game."""


def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    return tuple(packages())


@functools.cache
def playable() -> tuple[str, ...]:
    """The games that are whole. A broken one of another package is left out and told of; the others go on."""
    return tuple(name for name in names() if _is_whole(name))


def _is_whole(name: str) -> bool:
    try:
        take(name)
    except Exception as error:
        if packages()[name].startswith(f"{GAMES}."):
            raise
        LOG.warning("the game %s is left out: %s", name, error)
        return False
    return True


@functools.cache
def take(name: str) -> GameModules:
    """The modules of a game; IncompleteGame says all that the contract asks for and the game does not have."""
    if name not in names():
        raise UnknownGame("unknown-game", name=str(name), allowed=", ".join(names()))
    package = packages()[name]
    _complain(name, _missing_modules(package))
    modules = {part: importlib.import_module(f"{package}.{part}") for part in PARTS}
    box = importlib.import_module(package)
    _complain(name, _missing_names(package, {"": box, **modules}))
    return GameModules(package, box.FACTS, **modules)


def _complain(name: str, missing: list[str]) -> None:
    if missing:
        raise IncompleteGame("\n".join(f"{name} has no {thing} (see engine/contract.py)." for thing in missing))


def _missing_modules(package: str) -> list[str]:
    if find_spec(package) is None:
        return [f"package `{package}`, as which it is offered: write the folder, or mend the entry point"]
    missing = [part for part in PARTS if find_spec(f"{package}.{part}") is None]
    return [f"module `{part}`: write {part}.py in {package}" for part in missing]


def _missing_names(package: str, modules: dict[str, ModuleType]) -> list[str]:
    homes = {"FACTS": "", **HOME_OF}
    missing = {name: home for name, home in homes.items() if not _has(modules[home], name)}
    return [f"`{name}`: write it in {package}.{home}".rstrip(".") for name, home in missing.items()]


def _has(module: ModuleType, name: str) -> bool:
    """Whether a module has something of this name; a module inside it that is called so does not count."""
    return hasattr(module, name) and not isinstance(getattr(module, name), ModuleType)


def folder_of(name: str) -> Traversable:
    """The folder of a game, with its catalogues, rulebooks and lesson."""
    return files(take(name).package)


def text_of(name: str, folder: str, file: str) -> str:
    """The text of a file of a game's; IncompleteGame says how to write one that is missing."""
    return text_in(take(name).package, folder, file)

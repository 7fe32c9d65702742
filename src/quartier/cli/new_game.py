"""`quartier new-game`: a whole small game as a package of its own, to grow into another."""

from __future__ import annotations

import importlib.util
import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from quartier.cli.screen import Screen
from quartier.engine.errors import QuartierError
from quartier.engine.packages import packages

STARTER = "skyline"
"""The game that lies in the folder `starter`; name, title and the letter of its rules become those of the new game."""


def write_new_game(screen: Screen, name: str, out: Path) -> None:
    """Writes the package and says what to do next."""
    check_name(name)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise QuartierError("cli-folder-taken", folder=str(out))
    for file in _files_in(files("quartier").joinpath("starter")):
        _write(file, name, out)
    screen.tell("new-game-written", name=name, folder=str(out))


def check_name(name: str) -> None:
    """A game is named like a Python package, as no other game and no other package is."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise QuartierError("cli-bad-game-name", name=name)
    if name in packages() or importlib.util.find_spec(name) is not None:
        raise QuartierError("cli-game-name-taken", name=name)


def renamed(text: str, name: str) -> str:
    """A text of the starter as the new game says it."""
    title = name.replace("_", " ").title()
    text = re.sub(r"\bS(?=\d\b)", name[0].upper(), text)
    text = text.replace('rule_letter="S"', f'rule_letter="{name[0].upper()}"').replace("_s1_", f"_{name[0]}1_")
    return text.replace("_s2_", f"_{name[0]}2_").replace(STARTER, name).replace(STARTER.title(), title)


def _files_in(folder: Traversable, way: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], str]]:
    """All files of the starter, each with the way to it."""
    found = []
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            found += _files_in(entry, (*way, entry.name))
        elif entry.is_file():
            found.append(((*way, entry.name), entry.read_text("utf-8")))
    return found


def _write(file: tuple[tuple[str, ...], str], name: str, out: Path) -> None:
    way, text = file
    target = out.joinpath(*(step.replace(STARTER, name) for step in way))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(text, name), "utf-8")

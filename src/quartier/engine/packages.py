"""Where games lie: our own in `quartier.games`, others in packages that offer them as entry points of that name.

A package offers a game in its `pyproject.toml`, under `[project.entry-points."quartier.games"]`: `name = "package"`.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from importlib.metadata import entry_points
from importlib.resources import files

GAMES = "quartier.games"
"""The package of our own games, and the group of entry points under which others offer theirs."""

CONTENTS = {
    "locale": "the words of the game in one language (docs/add-a-game.md)",
    "rulebook": "the rules in one language, each a paragraph that begins **X1 Name.** (docs/add-a-game.md)",
    "lesson": "five to eight positions with something to do, and their words (docs/add-a-game.md)",
}
"""What the files in each folder of a game hold."""


class IncompleteGame(Exception):
    """A game is not finished: it lacks something, or has what it cannot have. For its author, and so in English only.

    The message says what, in which file, and what to write there.
    """


@functools.cache
def packages() -> dict[str, str]:
    """The package of every game, by the name of the game, in alphabetical order; nobody can replace a game of ours."""
    own = importlib.import_module(GAMES)
    offered = {entry.name: entry.value for entry in entry_points(group=GAMES)}
    ours = {folder.name: f"{GAMES}.{folder.name}" for folder in pkgutil.iter_modules(own.__path__) if folder.ispkg}
    return dict(sorted((offered | ours).items()))


@functools.cache
def _prefixes() -> tuple[str, ...]:
    return tuple(f"{package}." for package in ("quartier", *packages().values()))


def is_ours_or_a_games(module: str) -> bool:
    """Whether a module is part of Quartier or of a game."""
    return f"{module}.".startswith(_prefixes())


def text_in(package: str, folder: str, file: str) -> str:
    """The text of a file in one of a game's folders; IncompleteGame says which is missing, and what it holds."""
    try:
        return files(package).joinpath(folder, file).read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        contents = CONTENTS[folder]
        raise IncompleteGame(f"{package} has no {folder}/{file}: write it there. It holds {contents}.") from None

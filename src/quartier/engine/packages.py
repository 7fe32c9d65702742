"""Where games lie: our own in `quartier.games`, others in packages that offer them as entry points of that name.

A package offers a game in its `pyproject.toml`, under `[project.entry-points."quartier.games"]`: `name = "package"`.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from importlib.metadata import entry_points

GAMES = "quartier.games"
"""The package of our own games, and the group of entry points under which others offer theirs."""


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

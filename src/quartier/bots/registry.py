"""All kinds of bots: the one list. A new bot is a new entry of KINDS; everything that names bots reads it here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from quartier.bots.builtin import PlainBot, SearchBot
from quartier.bots.levels import LEVELS, Level
from quartier.bots.outside import PATIENCE, OutsideBot
from quartier.engine.errors import QuartierError
from quartier.engine.style import GREEDY, RANDOM, Style, searching
from quartier.play.table import Table

ENTRY_POINTS = "quartier.bots"
"""Where installed packages offer bots: each a function that makes one from a seed."""
MOST_ITERATIONS = 100_000_000


class UnknownBot(QuartierError):
    """No bot of this name."""


class Player(Protocol):
    """A program that takes a seat. `choose` is given a table that holds only what its seat knows."""

    name: str

    def choose(self, known: Table) -> str:
        """The text of one of the legal moves."""


StyleFor = Callable[[Style], Style]
"""How a bot thinks about a game, from the style that suits the game."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot."""

    name: str
    """Its name; or a pattern such as `search:N`, which stands for all names that begin with `search:`."""
    make: Callable[[str, int, float | None], Player]
    """Makes one from its name, the seed of its dice, and the most seconds that a move may take, if that matters."""
    style: Callable[[str], StyleFor] | None = None
    """How a bot of this name thinks, if it is one of ours: compiled code can play such a bot."""
    is_seatable: bool = False
    """Whether strangers may seat it on a server, where it must neither take long nor run their programs."""
    needs_compiling: bool = False
    """Whether it plays only once its game has been compiled."""

    def includes(self, name: str) -> bool:
        """Whether a bot of this name is of this kind."""
        family, colon, _ = self.name.partition(":")
        return name.startswith(family + colon) if colon else name == self.name


def _plain(name: str, style: Style) -> Kind:
    """A bot that looks no further than the moves at hand."""
    return Kind(
        name,
        make=lambda name, seed, seconds: PlainBot(name, seed, style.mind),
        style=lambda name: lambda suited: style,
        is_seatable=True,
    )


def _searching(name: str, style: Callable[[str], StyleFor], *, is_seatable: bool) -> Kind:
    """A bot that searches."""
    return Kind(
        name,
        make=lambda name, seed, seconds: SearchBot(name, seed, style(name), seconds),
        style=style,
        is_seatable=is_seatable,
        needs_compiling=True,
    )


def _level(level: Level) -> Kind:
    """A level that people choose."""
    return _searching(level.name, lambda name: level.style, is_seatable=True)


def _by_iterations(name: str) -> StyleFor:
    """A search of as many iterations as the name says, as in `search:1000`."""
    number = name.partition(":")[2]
    if not (number.isascii() and number.isdigit() and 0 < int(number) <= MOST_ITERATIONS):
        raise UnknownBot("bad-iterations", name=name, most=MOST_ITERATIONS)
    return lambda suited: searching(suited, int(number))


def _program(name: str, seed: int, seconds: float | None) -> Player:
    """A program from outside, by its command."""
    return OutsideBot(name.partition(":")[2], seconds or PATIENCE)


def _offered(found: EntryPoint) -> Kind:
    """A bot that an installed package offers."""

    def make(name: str, seed: int, seconds: float | None) -> Player:
        player: Player = found.load()(seed)
        return player

    return Kind(found.name, make)


KINDS = (
    *map(_level, LEVELS),
    _plain("greedy", GREEDY),
    _plain("random", RANDOM),
    _searching("search:N", _by_iterations, is_seatable=False),
    Kind("exec:COMMAND", _program),
)
"""The bots of our own, and programs, in the order in which people are shown them."""


def kinds() -> Iterator[Kind]:
    """All kinds, those that installed packages offer last: they are looked for only if nothing else was found."""
    yield from KINDS
    offered = {found.name: found for found in entry_points(group=ENTRY_POINTS)}
    yield from (_offered(offered[name]) for name in sorted(offered))


def kind_of(name: str) -> Kind:
    """The kind of the bot of this name; UnknownBot tells which there are."""
    for kind in kinds():
        if kind.includes(name):
            return kind
    raise UnknownBot("unknown-bot", name=name, allowed=", ".join(names()))


def names() -> list[str]:
    """All bots, patterns of names included."""
    return [kind.name for kind in kinds()]


def seatable_names() -> list[str]:
    """The bots that strangers may seat on a server."""
    return [kind.name for kind in KINDS if kind.is_seatable]


def plain_names() -> list[str]:
    """The bots of our own that do not search: compiled code plays them at thousands of tables."""
    return [kind.name for kind in KINDS if kind.style is not None and not kind.needs_compiling]

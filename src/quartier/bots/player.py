"""Bots by name, and the one way to ask one for a move.

random            any legal move
greedy            the move that the game's policy likes best
search:1000       a search of so many iterations
beginner ... master    the levels
exec:./my_bot.py  any program that speaks JSON lines
NAME              a Python bot that an installed package offers under the entry point `quartier.bots`
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import entry_points
from typing import Protocol

from quartier.bots import greedy
from quartier.bots.levels import BY_NAME
from quartier.bots.outside import BotTrouble, OutsideBot
from quartier.bots.thinking import choose_by_style, choose_in_time
from quartier.engine import playout
from quartier.engine.compiling.binding import bound
from quartier.engine.errors import QuartierError
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import roll, scrambled
from quartier.engine.schema import copy_of
from quartier.engine.shelf import GameModules
from quartier.engine.style import GREEDY, RANDOM, Style, searching
from quartier.play.table import Table

MOST_ITERATIONS = 100_000_000


class UnknownBot(QuartierError):
    """No bot of this name."""


class Player(Protocol):
    """A program that takes a seat. `choose` is given a table that holds only what its seat knows."""

    name: str

    def choose(self, known: Table) -> str:
        """The text of one of the legal moves."""


def bot(name: str, seed: int = 0) -> Player:
    """The bot of this name, with dice of its own."""
    if name in ("random", "greedy"):
        return PlainBot(name, seed)
    if name in BY_NAME or name.startswith("search:"):
        return ThinkingBot(name, seed)
    if name.startswith("exec:"):
        return OutsideBot(name.removeprefix("exec:"))
    for found in entry_points(group="quartier.bots", name=name):
        player: Player = found.load()(seed)
        return player
    raise UnknownBot("unknown-bot", name=name, allowed=", ".join(names()))


def names() -> list[str]:
    """The bots there are."""
    installed = sorted({found.name for found in entry_points(group="quartier.bots")})
    return ["random", "greedy", *BY_NAME, "search:N", "exec:COMMAND", *installed]


def knowledge(table: Table, seed: int) -> Table:
    """A table that agrees with all the deciding seat knows, the rest drawn by the seed; it has no history."""
    state = copy_of(table.state)
    table.game.modules.sight.redeal(state, state.turn, seed)
    return Table(table.game, state, seed=0, seats=table.seats)


def ask(player: Player, table: Table, seed: int) -> tuple[str, BotTrouble | None]:
    """The move of a bot, by what its seat knows. A bot in trouble loses the move to `greedy`, and is reported."""
    known = knowledge(table, seed)
    try:
        return player.choose(known), None
    except BotTrouble as trouble:
        return PlainBot("greedy", seed).choose(known), trouble


def dismiss(players: Iterable[Player]) -> None:
    """The bots are not needed any more: those that keep something open, such as a program, close it."""
    for player in players:
        if hasattr(player, "close"):
            player.close()


class PlainBot:
    """Random and greedy play, without compiling anything."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.dice = scrambled(roll(seed))

    def choose(self, known: Table) -> str:
        """Any legal move, or the one that the policy likes best."""
        self.dice = roll(self.dice)
        scratch = [0] * words_for(len(known.game.alphabet))
        modules = known.game.modules
        choose = bound(modules, greedy).greedy_move if self.name == "greedy" else bound(modules, playout).random_move
        move: int = choose(known.state, scratch, self.dice)
        return known.game.alphabet[move]


class ThinkingBot:
    """A search with a budget of iterations, or a level; where time is short, also with a budget of seconds."""

    def __init__(self, name: str, seed: int, seconds: float | None = None) -> None:
        self.name = name
        self.seconds = seconds
        self.dice = scrambled(roll(seed))
        if name not in BY_NAME:
            _iterations(name)

    def choose(self, known: Table) -> str:
        """The move that the search ends up with."""
        self.dice = roll(self.dice)
        style = style_by_name(self.name, known.game.modules)
        assert style is not None
        if self.seconds is not None:
            return choose_in_time(known, style, self.dice, self.seconds)
        return choose_by_style(known, style, self.dice)


def style_by_name(name: str, modules: GameModules) -> Style | None:
    """How a bot of our own thinks about a game; None for a bot from elsewhere."""
    if name == "random":
        return RANDOM
    if name == "greedy":
        return GREEDY
    if name in BY_NAME:
        return BY_NAME[name].style(modules.policy.STYLE)
    if name.startswith("search:"):
        return searching(modules.policy.STYLE, _iterations(name))
    return None


def _iterations(name: str) -> int:
    number = name.removeprefix("search:")
    if not (number.isascii() and number.isdigit() and 0 < int(number) <= MOST_ITERATIONS):
        raise UnknownBot("bad-iterations", name=name, most=MOST_ITERATIONS)
    return int(number)

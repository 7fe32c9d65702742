"""Bots by name, and the one way to ask one for a move."""

from __future__ import annotations

from collections.abc import Iterable

from quartier.bots.outside import BotTrouble
from quartier.bots.registry import Player, UnknownBot, kind_of, plain_names
from quartier.engine.schema import copy_of
from quartier.engine.shelf import GameModules
from quartier.engine.style import Style
from quartier.play.table import Table

STAND_IN = "greedy"
"""The bot that moves in the place of one in trouble."""


def bot(name: str, seed: int = 0, seconds: float | None = None) -> Player:
    """The bot of this name, with dice of its own; where time is short, with the most seconds a move may take."""
    return kind_of(name).make(name, seed, seconds)


def style_by_name(name: str, modules: GameModules) -> Style | None:
    """How a bot of our own thinks about a game; None for a bot from elsewhere."""
    style = kind_of(name).style
    return style(name)(modules.policy.STYLE) if style is not None else None


def plain_mind(name: str) -> int:
    """What a bot goes by that does not search, in any game; UnknownBot tells which there are."""
    kind = kind_of(name) if name in plain_names() else None
    if kind is None or kind.style is None:
        raise UnknownBot("plain-bots-only", name=name, allowed=", ".join(plain_names()))
    return kind.style(name)(Style()).mind


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
        return bot(STAND_IN, seed).choose(known), trouble


def dismiss(players: Iterable[Player]) -> None:
    """The bots are not needed any more: those that keep something open, such as a program, close it."""
    for player in players:
        if hasattr(player, "close"):
            player.close()

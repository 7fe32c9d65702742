"""Bots by name, and the one way to ask one for a move."""

from __future__ import annotations

from typing import Any

from quartier.bots import greedy
from quartier.engine import playout
from quartier.engine.binding import bound
from quartier.engine.dice import roll, scrambled
from quartier.engine.errors import QuartierError
from quartier.engine.listing import words_for
from quartier.engine.schema import copy_of
from quartier.engine.shelf import Box
from quartier.play.table import Table

NAMES = ("random", "greedy")


class UnknownBot(QuartierError):
    """No bot of this name."""


class Bot:
    """A program that takes a seat."""

    def __init__(self, name: str, seed: int = 0) -> None:
        if name not in NAMES:
            raise UnknownBot("unknown-bot", name=name, allowed=", ".join(NAMES))
        self.name = name
        self.dice = scrambled(roll(seed))

    def choose(self, table: Table) -> str:
        """The move of the seat that decides, by what that seat knows."""
        self.dice = roll(self.dice)
        move = self._move(table.game.box, knowledge(table, self.dice))
        return table.game.alphabet[move]

    def _move(self, box: Box, known: Any) -> int:
        scratch = [0] * words_for(len(box.notation.MOVES))
        if self.name == "greedy":
            return int(bound(box, greedy).greedy_move(known, scratch, self.dice))
        return int(bound(box, playout).random_move(known, scratch, self.dice))


def knowledge(table: Table, seed: int) -> Any:
    """A bare table that agrees with all the deciding seat knows, the rest drawn by the seed."""
    known = copy_of(table.state)
    table.game.box.sight.redeal(known, known.turn, seed)
    return known

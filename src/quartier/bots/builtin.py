"""The bots of our own."""

from __future__ import annotations

import math
from collections.abc import Callable

from quartier.bots import greedy
from quartier.engine import playout
from quartier.engine.compiling.binding import bound
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import roll, scrambled
from quartier.engine.style import Mind, Style
from quartier.play.table import Table


class PlainBot:
    """Random or greedy play, without compiling anything."""

    def __init__(self, name: str, seed: int, mind: int) -> None:
        self.name = name
        self.mind = mind
        self.dice = scrambled(roll(seed))

    def choose(self, known: Table) -> str:
        """Any legal move, or the one that the policy likes best."""
        self.dice = roll(self.dice)
        scratch = [0] * words_for(len(known.game.alphabet))
        modules = known.game.modules
        is_greedy = self.mind == Mind.GREEDY
        choose = bound(modules, greedy).greedy_move if is_greedy else bound(modules, playout).random_move
        move: int = choose(known.state, scratch, self.dice)
        return known.game.alphabet[move]


class SearchBot:
    """A search with a budget of iterations, and one of seconds where time is short."""

    def __init__(self, name: str, seed: int, style: Callable[[Style], Style], seconds: float | None = None) -> None:
        self.name = name
        self.style = style
        self.seconds = seconds
        self.dice = scrambled(roll(seed))

    def choose(self, known: Table) -> str:
        """The move that the search ends up with."""
        from quartier.bots.thinking import choose_by_search  # late: programs without a search need no NumPy

        self.dice = roll(self.dice)
        style = self.style(known.game.modules.policy.STYLE)
        return choose_by_search(known, style, self.dice, math.inf if self.seconds is None else self.seconds)

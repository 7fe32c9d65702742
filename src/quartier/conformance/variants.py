"""The ways in which every game is tested, and random play through them.

The daily tests go through the variants in which every two values of options that can come together do; the long tests
go through the others.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

import quartier
from quartier.conformance.covering import Row, covering
from quartier.engine import playout, shelf
from quartier.engine.compiling.binding import bound
from quartier.engine.contract import Options, Value
from quartier.engine.errors import OptionError
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import scrambled

GAMES = list(quartier.games())
MOST_VARIANTS = 500
"""Of a game that allows more variants, only pairs of values and single changes are tested."""


@dataclass(frozen=True)
class Variant:
    """A game with this many players and these options."""

    name: str
    players: int
    options: tuple[tuple[str, Value], ...]

    @property
    def game(self) -> quartier.Game:
        """The game that is played so."""
        return quartier.game(self.name, self.players, **dict(self.options))

    @property
    def changed(self) -> Options:
        """The options that are not as usual."""
        usual = {option.name: option.default_for(self.players) for option in shelf.take(self.name).facts.options}
        return {name: value for name, value in self.options if value != usual[name]}

    @property
    def row(self) -> Row:
        """The number of players and the values of the options."""
        return (self.players, *(value for _, value in self.options))

    def __str__(self) -> str:
        changed = [f"{name}={str(value).lower()}" for name, value in self.changed.items()]
        return "-".join([self.name, str(self.players), *changed])


@functools.cache
def variants_of(name: str) -> list[Variant]:
    """The usual game for every number of players, what the book speaks of, and every pair of values."""
    allowed = {variant.row: variant for variant in allowed_variants(name)}
    usual = [(players, Options()) for players in shelf.take(name).facts.players]
    wanted = _those_allowed(name, [*usual, *shelf.take(name).facts.explained])
    return [allowed[row] for row in covering(list(allowed), [variant.row for variant in wanted])]


@functools.cache
def all_variants_of(name: str) -> list[Variant]:
    """All variants that a game allows, or, where they are too many, those above and all with one option changed."""
    allowed = allowed_variants(name)
    if len(allowed) <= MOST_VARIANTS:
        return allowed
    return [variant for variant in allowed if len(variant.changed) <= 1 or variant in variants_of(name)]


@functools.cache
def allowed_variants(name: str) -> list[Variant]:
    """Every number of players with every combination of values that the game allows."""
    facts = shelf.take(name).facts
    choices = [[(option.name, value) for value in option.tried or option.values] for option in facts.options]
    combinations = [dict(options) for options in product(*choices)]
    given = ((players, options) for players in facts.players for options in combinations)
    return list(dict.fromkeys(_those_allowed(name, given)))


def _those_allowed(name: str, choices: Iterable[tuple[int, Options]]) -> Iterator[Variant]:
    for players, options in choices:
        with contextlib.suppress(OptionError):
            _, settled = shelf.take(name).facts.check(players, options)
            yield Variant(name, players, tuple(settled.items()))


def scratch(game: quartier.Game) -> list[int]:
    """An empty set of moves."""
    return [0] * words_for(len(game.alphabet))


def advanced(variant: Variant, seed: int, decisions: int) -> quartier.Table:
    """A table after this many random decisions, or fewer if the game ends."""
    table = variant.game.deal(seed)
    bound(table.game.modules, playout).advance(table.state, scratch(table.game), scrambled(seed), decisions)
    return table


def played(variant: Variant, seed: int, most: int = 100_000) -> Iterator[quartier.Table]:
    """A table at each decision of a random game, and at its end; always the same object."""
    table = variant.game.deal(seed)
    random_move = bound(table.game.modules, playout).random_move
    dice = scrambled(seed)
    for _ in range(most):
        yield table
        dice = scrambled(dice + 1)
        move = random_move(table.state, scratch(table.game), dice)
        if move < 0:
            return
        table.play(table.game.alphabet[move])


@functools.cache
def finished(variant: Variant) -> quartier.Table:
    """A random game at its end, the same for everybody who asks: not to be changed."""
    *_, table = played(variant, 5)
    return table


def length(variant: Variant) -> int:
    """How many decisions a random game takes: a test that looks into the middle of games asks how long they are."""
    return len(finished(variant).history)

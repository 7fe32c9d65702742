"""Every way in which every game is tested, and random play through them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import quartier
from quartier.engine import playout, shelf
from quartier.engine.compiling.binding import bound
from quartier.engine.contract import Facts, Option, Options, Value
from quartier.engine.errors import OptionError
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import scrambled

MOST_COMBINATIONS = 40
"""A game with more combinations of options than this, per number of players, is tested one option at a time."""


@dataclass(frozen=True)
class Variant:
    """A game with so many players and these options."""

    name: str
    players: int
    options: tuple[tuple[str, Value], ...]

    @property
    def game(self) -> quartier.Game:
        return quartier.game(self.name, self.players, **dict(self.options))

    def __str__(self) -> str:
        facts = shelf.take(self.name).facts
        changed = [
            f"{name}={str(value).lower()}"
            for (name, value), option in zip(self.options, facts.options, strict=True)
            if value != option.default_for(self.players)
        ]
        return "-".join([self.name, str(self.players), *changed])


def variants_of(name: str) -> list[Variant]:
    """All combinations of options that a game allows, or those with one option changed where they are too many."""
    facts = shelf.take(name).facts
    found = dict.fromkeys(
        Variant(name, players, tuple(options.items()))
        for players in facts.players
        for options in _allowed(facts, players)
    )
    return list(found)


def _allowed(facts: Facts, players: int) -> Iterator[Options]:
    for combination in _combinations(facts, players):
        try:
            yield facts.check(players, combination)[1]
        except OptionError:
            continue


def _combinations(facts: Facts, players: int) -> list[Options]:
    names = [option.name for option in facts.options]
    choices = [_tried(option) for option in facts.options]
    if _size(choices) <= MOST_COMBINATIONS:
        return [dict(zip(names, values, strict=True)) for values in product(*choices)]
    return [{}, *({option.name: value} for option in facts.options for value in _tried(option))]


def _tried(option: Option) -> list[Value]:
    return list(option.tried or option.values)


def _size(choices: list[list[Value]]) -> int:
    size = 1
    for values in choices:
        size *= len(values)
    return size


VARIANTS = [variant for name in quartier.games() for variant in variants_of(name)]
GAMES = list(quartier.games())


def scratch(game: quartier.Game) -> list[int]:
    """An empty set of moves."""
    return [0] * words_for(len(game.alphabet))


def advanced(variant: Variant, seed: int, decisions: int) -> quartier.Table:
    """A table after so many random decisions, or fewer if the game ends."""
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


def checked(variant: Variant) -> Any:
    """Random play of this game, compiled to stop at an index out of range."""
    from quartier.engine.compiling.compiled import compiled

    return compiled(variant.game.modules, playout, checked=True)

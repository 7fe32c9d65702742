"""Proofs 4 and 6: the laws hold after every move, and every game ends."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, advanced, finished, played
from quartier.engine import playout
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import to_record
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import scrambled
from quartier.engine.schema import signed

GAMES = 200
LONG_GAMES = 100_000
MOST_DECISIONS = 60_000
"""No game of ours takes longer, whatever the players do."""


def count_lawful_games(variant: Variant, games: int, fast: Any) -> None:
    deal = compiled(variant.game.modules, calls).deal
    record = to_record(variant.game.blank())
    moves = np.zeros(words_for(len(variant.game.alphabet)), np.int64)
    for seed in range(games):
        deal(record[0], seed)
        law = fast.lawful_playout(record[0], moves, signed(scrambled(seed)))
        assert law == 0, f"seed {seed}: {variant.game.modules.laws.Law(law).name}"


@every_variant
def test_the_laws_hold_in_random_games(variant: Variant) -> None:
    count_lawful_games(variant, GAMES, compiled(variant.game.modules, playout, checked=True))


@pytest.mark.long
@every_variant
def test_the_laws_hold_in_a_hundred_thousand_random_games(variant: Variant) -> None:
    count_lawful_games(variant, LONG_GAMES, compiled(variant.game.modules, playout))


@every_variant
def test_the_laws_hold_in_plain_play(variant: Variant) -> None:
    for table in played(variant, seed=11, most=150):
        assert variant.game.modules.laws.broken(table.state) == 0


STUBBORN: dict[str, Callable[[list[int]], int]] = {
    "the first legal move": min,
    "the last legal move": max,
    "the middle legal move": lambda moves: moves[len(moves) // 2],
}


@pytest.mark.parametrize("habit", STUBBORN)
@every_variant
def test_the_game_ends_even_if_everybody_always_plays(variant: Variant, habit: str) -> None:
    table = variant.game.deal(3)
    for _ in range(MOST_DECISIONS):
        moves = table.move_numbers()
        if not moves:
            break
        table.game.modules.rules.play(table.state, STUBBORN[habit](moves))
    assert table.over, f"the game is not over after {MOST_DECISIONS} decisions"
    assert table.winners


@every_variant
def test_not_everybody_always_wins(variant: Variant) -> None:
    games = (advanced(variant, seed, MOST_DECISIONS) for seed in range(8))
    assert any(len(table.winners) < variant.players for table in games)


@every_variant
def test_outcomes_say_who_has_won(variant: Variant) -> None:
    table = finished(variant)
    assert table.over
    assert table.moves() == []
    assert table.turn is None
    best = max(table.outcome)
    assert table.winners == [seat for seat, result in enumerate(table.outcome) if result == best]
    assert all(-1.0 <= result <= 1.0 for result in table.outcome)

"""Proof 3: a seat sees nothing that it cannot know. What it must think possible is proved in `test_redeal`."""

import random
from typing import Any

import pytest

from quartier.conformance.golden import observed
from quartier.conformance.marks import every_game, every_variant
from quartier.conformance.variants import Variant, advanced, all_variants_of, length
from quartier.engine.primitives.dice import scrambled

LONGEST = 700
"""Decisions after which positions are no longer looked at."""


def positions(variants: list[Variant], number: int, seed: int) -> Any:
    dice = random.Random(seed)
    for _ in range(number):
        variant = dice.choice(variants)
        decisions = min(LONGEST, length(variant))
        yield advanced(variant, dice.randrange(1 << 40), dice.randrange(decisions))


def check_for_leaks(table: Any, seed: int) -> None:
    sight = table.game.modules.sight
    for seat in range(table.game.players):
        possible = table.copy()
        sight.redeal(possible.state, seat, seed)
        assert possible.view(seat) == table.view(seat)
        assert observed(possible, seat) == observed(table, seat)
        assert table.game.modules.laws.broken(possible.state) == 0
        if seat == table.turn:
            assert possible.moves() == table.moves()
            assert possible.plans(60) == table.plans(60)
            assert weights(possible) == weights(table)


def weights(table: Any) -> list[int]:
    """How much the policy likes each legal move."""
    policy, state = table.game.modules.policy, table.state
    outlook = policy.outlook(state)
    return [policy.weigh(state, move, outlook) for move in table.move_numbers()]


@every_variant
def test_nothing_a_seat_sees_depends_on_what_is_hidden_from_it(variant: Variant) -> None:
    for number, table in enumerate(positions([variant], 8, seed=5)):
        check_for_leaks(table, scrambled(number))


@pytest.mark.long
@every_game
def test_no_leak_in_ten_thousand_positions(name: str) -> None:
    for number, table in enumerate(positions(all_variants_of(name), 10_000, seed=6)):
        check_for_leaks(table, scrambled(number))


@every_variant
def test_a_spectator_sees_no_more_than_any_seat(variant: Variant) -> None:
    for number, table in enumerate(positions([variant], 3, seed=7)):
        for seat in range(variant.players):
            possible = table.copy()
            table.game.modules.sight.redeal(possible.state, seat, scrambled(number))
            assert possible.view(None) == table.view(None)
        assert table.view(None)["moves"] == []

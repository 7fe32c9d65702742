"""Proof 3: a seat sees nothing that it cannot know."""

import random
from typing import Any

import pytest

from quartier.engine.primitives.dice import scrambled
from quartier.engine.schema import copy_of
from tests.conformance.variants import GAMES, VARIANTS, Variant, advanced, variants_of

LONGEST = 700
"""Decisions after which positions are no longer looked at."""


def positions(variants: list[Variant], number: int, seed: int) -> Any:
    dice = random.Random(seed)
    for _ in range(number):
        yield advanced(dice.choice(variants), dice.randrange(1 << 40), dice.randrange(LONGEST))


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


def observed(table: Any, seat: int) -> list[int]:
    out = [0] * table.game.modules.sight.OBSERVATION_SIZE
    table.game.modules.sight.observe(table.state, seat, out)
    return out


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nothing_a_seat_sees_depends_on_what_is_hidden_from_it(variant: Variant) -> None:
    for number, table in enumerate(positions([variant], 8, seed=5)):
        check_for_leaks(table, scrambled(number))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_no_leak_in_ten_thousand_positions(name: str) -> None:
    for number, table in enumerate(positions(variants_of(name), 10_000, seed=6)):
        check_for_leaks(table, scrambled(number))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_spectator_sees_no_more_than_any_seat(variant: Variant) -> None:
    for number, table in enumerate(positions([variant], 3, seed=7)):
        for seat in range(variant.players):
            possible = table.copy()
            table.game.modules.sight.redeal(possible.state, seat, scrambled(number))
            assert possible.view(None) == table.view(None)
        assert table.view(None)["moves"] == []


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_redeal_draws_what_is_hidden_and_the_coming_chance_anew(variant: Variant) -> None:
    table = advanced(variant, 9, 12)
    redealt = []
    for seed in range(4):
        state = copy_of(table.state)
        table.game.modules.sight.redeal(state, 0, seed)
        redealt.append(state)
    assert len({state.rng for state in redealt}) == 4
    assert len({repr(state) for state in redealt}) == 4
    assert all(table.game.modules.facts.options_of(state) == table.game.options for state in redealt)


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_an_observation_add_up(name: str) -> None:
    sight = variants_of(name)[0].game.modules.sight
    assert sum(part.size for part in sight.OBSERVATION) == sight.OBSERVATION_SIZE
    assert len({part.name for part in sight.OBSERVATION}) == len(sight.OBSERVATION)

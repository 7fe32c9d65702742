"""Proof 1: the game, its options, a seed and the moves determine every byte."""

from dataclasses import replace

import pytest

from tests.conformance.golden import golden_hash, golden_hashes
from tests.conformance.variants import GAMES, Variant, advanced, all_variants_of, every_variant, variants_of


@every_variant
def test_random_games_come_to_the_committed_hashes(variant: Variant) -> None:
    assert golden_hashes(variant.name)[str(variant)] == golden_hash(variant)


@pytest.mark.parametrize("name", GAMES)
def test_no_golden_hash_is_left_over(name: str) -> None:
    assert set(golden_hashes(name)) == set(map(str, all_variants_of(name)))


@pytest.mark.parametrize("name", GAMES)
def test_another_seed_gives_another_deal(name: str) -> None:
    game = variants_of(name)[0].game
    assert len({repr(replace(game.deal(seed).state, rng=0)) for seed in range(50)}) == 50


@every_variant
def test_a_deal_forgets_whatever_the_table_held(variant: Variant) -> None:
    used = advanced(variant, 1, 200)
    used.game.modules.rules.deal(used.state, 2)
    assert used.state == variant.game.deal(2).state

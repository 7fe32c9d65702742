"""Proof 1: the game, its options, a seed and the moves determine every byte."""

import json

import pytest

from quartier.engine.compiling.records import to_record
from tests.conformance.golden import golden_file, golden_hash
from tests.conformance.variants import GAMES, VARIANTS, Variant, advanced, variants_of


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_random_games_come_to_the_committed_hashes(variant: Variant) -> None:
    assert json.loads(golden_file(variant.name).read_text("utf-8"))[str(variant)] == golden_hash(variant)


@pytest.mark.parametrize("name", GAMES)
def test_no_golden_hash_is_left_over(name: str) -> None:
    assert set(json.loads(golden_file(name).read_text("utf-8"))) == set(map(str, variants_of(name)))


@pytest.mark.parametrize("name", GAMES)
def test_another_seed_gives_another_deal(name: str) -> None:
    variant = variants_of(name)[0]
    deals = {to_record(advanced(variant, seed, 0).state).tobytes() for seed in range(50)}
    assert len(deals) == 50


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_deal_forgets_whatever_the_table_held(variant: Variant) -> None:
    used = advanced(variant, 1, 200)
    used.game.modules.rules.deal(used.state, 2)
    assert used.state == variant.game.deal(2).state

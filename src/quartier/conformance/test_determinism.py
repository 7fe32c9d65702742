"""Proof 1: the game, its options, a seed and the moves determine every byte."""

from dataclasses import replace

from quartier.conformance.golden import golden_hash, hashes_file
from quartier.conformance.marks import every_game, every_variant
from quartier.conformance.proofs import hashes_in
from quartier.conformance.variants import Variant, advanced, all_variants_of, length, variants_of


@every_variant
def test_random_games_come_to_the_committed_hashes(variant: Variant) -> None:
    assert hashes_in(variant.name, hashes_file(variant.name))[str(variant)] == golden_hash(variant)


@every_game
def test_no_golden_hash_is_left_over(name: str) -> None:
    assert set(hashes_in(name, hashes_file(name))) == set(map(str, all_variants_of(name)))


@every_game
def test_another_seed_gives_another_deal(name: str) -> None:
    game = variants_of(name)[0].game
    assert len({repr(replace(game.deal(seed).state, rng=0)) for seed in range(50)}) == 50


@every_variant
def test_a_deal_forgets_whatever_the_table_held(variant: Variant) -> None:
    used = advanced(variant, 1, length(variant) // 2)
    used.game.modules.rules.deal(used.state, 2)
    assert used.state == variant.game.deal(2).state

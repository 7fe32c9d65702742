"""The variants tested every day hold every pair of values, and no more than the games allow."""

from itertools import product

import pytest

from quartier.conformance.covering import covering, pairs_in
from quartier.conformance.variants import GAMES, Variant, all_variants_of, allowed_variants, variants_of
from quartier.engine import shelf


def pairs_of(variants: list[Variant]) -> set[object]:
    return {pair for variant in variants for pair in pairs_in(variant.row)}


@pytest.mark.parametrize("name", GAMES)
def test_every_two_values_that_can_come_together_do(name: str) -> None:
    assert pairs_of(variants_of(name)) == pairs_of(allowed_variants(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_and_every_value_is_tried(name: str) -> None:
    facts = shelf.take(name).facts
    variants = variants_of(name)
    assert {variant.players for variant in variants} == set(facts.players)
    for option in facts.options:
        assert {dict(variant.options)[option.name] for variant in variants} == set(option.tried or option.values)


@pytest.mark.parametrize("name", GAMES)
def test_no_variant_is_tested_that_the_game_refuses_or_writes_otherwise(name: str) -> None:
    for variant in all_variants_of(name):
        assert variant.game.options == dict(variant.options)


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_game_is_tested_with_every_number_of_players_that_needs_no_option(name: str) -> None:
    usual = {variant.players for variant in allowed_variants(name) if not variant.changed}
    assert {variant.players for variant in variants_of(name) if not variant.changed} == usual


@pytest.mark.parametrize("name", GAMES)
def test_what_the_books_speak_of_is_tested(name: str) -> None:
    tested = [(variant.players, variant.changed) for variant in variants_of(name)]
    assert [one for one in shelf.take(name).facts.explained if one not in tested] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_long_tests_go_through_the_daily_variants_too(name: str) -> None:
    assert set(variants_of(name)) <= set(all_variants_of(name)) <= set(allowed_variants(name))


def test_only_san_francisco_has_too_many_variants_to_try_them_all() -> None:
    assert [name for name in GAMES if len(all_variants_of(name)) < len(allowed_variants(name))] == ["san_francisco"]


# The covering itself


def test_the_pairs_of_a_combination_are_told_with_their_places() -> None:
    assert pairs_in((2, True, 2)) == {((0, 2), (1, True)), ((0, 2), (2, 2)), ((1, True), (2, 2))}


def test_few_combinations_hold_all_pairs() -> None:
    allowed = list(product("abc", repeat=4))
    chosen = covering(allowed)
    assert len(chosen) <= 12, "81 combinations, 9 of which would do"
    for places in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
        assert {tuple(row[place] for place in places) for row in chosen} == set(product("abc", repeat=2))


def test_what_is_refused_is_not_chosen_and_its_pairs_are_not_missed() -> None:
    allowed = [row for row in product((0, 1), repeat=3) if row[:2] != (1, 1)]
    chosen = covering(allowed)
    assert set(chosen) < set(allowed)
    assert {row[:2] for row in chosen} == {(0, 0), (0, 1), (1, 0)}


def test_what_is_wanted_is_chosen_in_any_case() -> None:
    allowed = list(product((0, 1), repeat=3))
    for row in allowed:
        assert row in covering(allowed, [row])

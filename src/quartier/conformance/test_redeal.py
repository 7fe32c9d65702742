"""Proof 3, the other half: what a seat cannot know is drawn anew, evenly, and whatever was there is forgotten.

Each proof takes a `Hiding`: a table, and one seat that does not know all of it.
"""

import functools
import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

import quartier
from quartier.bots.player import ask, bot
from quartier.conformance.balance import Balance, flows_of
from quartier.conformance.golden import observed
from quartier.conformance.marks import every_game, some_variants
from quartier.conformance.possible import Hiding, Path, field_of, hidden_paths
from quartier.conformance.variants import Variant, length, played, variants_of
from quartier.engine.schema import pack

DECISIONS = 130
"""How far into a random game positions are looked for."""
CHANGES = 40
"""Random changes that lead from one deal to another."""
REDEALS = 100
REDEALS_BALANCED = 200
REDEALS_OF_A_VARIANT = 300
"""Shared out among its positions, so that a game with many kinds of secrets does not take longer."""
REDEALS_IN_LONG_TESTS = 1000
CHANGES_COUNTED = 5
"""Random changes of each redealt table in which cards must be in balance."""
BOT = "search:50"


# Tables, as one seat knows them


def positions(variant: Variant) -> Iterator[quartier.Table]:
    """Of a random game: the deal, each position in which something is hidden for the first time, and one half-way."""
    known: set[Path] = set()
    looked_at = (0, min(DECISIONS, length(variant)) // 2)
    for number, table in enumerate(played(variant, 61, DECISIONS)):
        hidden = {field_of(path) for path in hidden_paths(table.document(), table.view(table.turn))}
        if not table.over and (hidden - known or number in looked_at):
            known |= hidden
            yield table.copy()


@functools.cache
def secrets(variant: Variant) -> list[Hiding]:
    """What is hidden in these positions from the seat that decides, and in the last of them from the next seat."""
    tables = [quartier.load(table.document()) for table in positions(variant)]
    waiting = (tables[-1].state.turn + 1) % variant.players
    return [*(Hiding(table, table.state.turn) for table in tables), Hiding(redealt(tables[-1], waiting, 0), waiting)]


def redealt(table: quartier.Table, seat: int, seed: int) -> quartier.Table:
    """A table as a seat must think it possible."""
    possible = table.copy()
    table.game.modules.sight.redeal(possible.state, seat, seed)
    return possible


# The proofs


def prove_that_what_is_hidden_varies(hiding: Hiding) -> None:
    """Every place that can hold something else does so in some redeals, and the coming chance is always another."""
    other = hiding.contents(hiding.another_deal(random.Random(62), CHANGES).document())
    here = hiding.contents(hiding.table.document())
    found: dict[Path, set[tuple[str, ...]]] = defaultdict(set)
    redeals = [redealt(hiding.table, hiding.seat, seed) for seed in range(REDEALS)]
    for table in redeals:
        for place, cards in hiding.contents(table.document()).items():
            found[place].add(tuple(cards))
    for place in here:
        assert here[place] == other[place] or len(found[place]) > 1, f"redeal always leaves the same in {place}"
    assert len({table.state.rng for table in redeals}) == REDEALS, "redeal does not seed the dice anew"


def prove_that_nothing_is_kept(hiding: Hiding) -> None:
    """Tables that a seat cannot tell apart are the same, byte for byte, once they are redealt with the same seed."""
    alike = hiding.table.copy()
    hiding.table.game.modules.sight.conceal(alike.state, hiding.seat)
    others = [alike, *(hiding.another_deal(random.Random(seed), CHANGES) for seed in (63, 64))]
    for seed, other in enumerate(others):
        here, there = redealt(hiding.table, hiding.seat, seed), redealt(other, hiding.seat, seed)
        assert here.document() == there.document(), "redeal keeps something that the seat cannot know"
        assert pack(here.state) == pack(there.state)


def prove_that_all_deals_are_equally_likely(hiding: Hiding, redeals: int = REDEALS_BALANCED) -> None:
    """Redealt tables agree with what the seat knows, and no card prefers any place."""
    assert hiding.agrees(hiding.table), "the game calls a table impossible that has come about"
    balance = Balance()
    dice = random.Random(65)
    for seed in range(redeals):
        table = redealt(hiding.table, hiding.seat, seed)
        assert hiding.agrees(table), "redeal draws what the seat knows to be impossible"
        balance.add(flows_of(hiding, table, dice, CHANGES_COUNTED))
    balance.check()


def prove_that_a_search_decides_by_what_its_seat_knows(hiding: Hiding) -> None:
    """Given two tables that its seat cannot tell apart, a search decides the same."""
    other = hiding.another_deal(random.Random(66), CHANGES)
    for seed in range(3):
        here, there = (ask(bot(BOT, seed), table, seed)[0] for table in (hiding.table, other))
        assert here == there, "the search plays with open cards"


# Every game passes them


@some_variants
def test_what_is_hidden_can_be_otherwise(variant: Variant) -> None:
    """Else the other proofs prove nothing: no document in which two hidden cards have changed places can be read."""
    deal = secrets(variant)[0]
    assert deal.partners or deal.choices or not deal.holders


@some_variants
def test_whatever_a_seat_cannot_see_varies(variant: Variant) -> None:
    for hiding in secrets(variant):
        prove_that_what_is_hidden_varies(hiding)


@some_variants
def test_a_redeal_keeps_nothing_that_the_seat_does_not_know(variant: Variant) -> None:
    for hiding in secrets(variant):
        prove_that_nothing_is_kept(hiding)


@some_variants
def test_a_redeal_does_not_depend_on_how_the_table_came_about(variant: Variant) -> None:
    for table in positions(variant):
        for seat in range(variant.players):
            again = quartier.load(table.document())
            if observed(table, seat) == observed(again, seat):
                here, there = redealt(table, seat, 67), redealt(again, seat, 67)
                assert (here.document(), here.state.rng) == (there.document(), there.state.rng)


@some_variants
def test_all_deals_that_a_seat_must_think_possible_are_equally_likely(variant: Variant) -> None:
    for hiding in secrets(variant):
        prove_that_all_deals_are_equally_likely(hiding, REDEALS_OF_A_VARIANT // len(secrets(variant)))


@pytest.mark.long
@every_game
def test_all_deals_are_equally_likely_in_a_thousand_redeals(name: str) -> None:
    for variant in variants_of(name):
        for hiding in secrets(variant):
            prove_that_all_deals_are_equally_likely(hiding, REDEALS_IN_LONG_TESTS)


@every_game
def test_a_search_decides_the_same_at_tables_that_look_the_same_to_its_seat(name: str) -> None:
    for hiding in secrets(variants_of(name)[0])[:-1]:
        prove_that_a_search_decides_by_what_its_seat_knows(hiding)

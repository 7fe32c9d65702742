"""The proofs of `redeal` are no formality: each of these faults, planted in a game, is found."""

from collections.abc import Callable
from typing import Any

import pytest

import quartier
from quartier.conformance.possible import Hiding
from quartier.conformance.test_redeal import (
    positions,
    prove_that_all_deals_are_equally_likely,
    prove_that_nothing_is_kept,
    prove_that_what_is_hidden_varies,
)
from quartier.conformance.variants import Variant, advanced, variants_of
from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.dice import seed_dice, shuffle
from quartier.games.fifth_avenue import sight as fifth_avenue
from quartier.games.property import sight
from quartier.games.property.pieces import BLACK, CARDS, RED
from quartier.games.san_francisco import sight as san_francisco

honest_redeal = sight.redeal
redeal_of_fifth_avenue = fifth_avenue.redeal
redeal_of_san_francisco = san_francisco.redeal


# Cards


def cards_in(cards: int) -> list[int]:
    return [card for card in range(CARDS) if has(cards, card)]


def trade(table: Any, one_card: int, other_card: int) -> None:
    """Two cards change places, wherever they are."""
    traded = {one_card: other_card, other_card: one_card}
    for place in range(table.deck_size):
        table.deck[place] = traded.get(table.deck[place], table.deck[place])
    for seat in range(table.players):
        if has(table.hands[seat], one_card) != has(table.hands[seat], other_card):
            table.hands[seat] ^= one(one_card) | one(other_card)


def left_of(table: Any, seat: int) -> int:
    return (seat + 1) % int(table.players)


# Faults in Property


def only_seeds_the_dice(table: Any, seat: int, seed: int) -> None:
    seed_dice(table, seed)


def keeps_the_hand_to_the_left(table: Any, seat: int, seed: int) -> None:
    left = left_of(table, seat)
    held = table.hands[left]
    honest_redeal(table, seat, seed)
    drawn = table.hands[left]
    for lost, got in zip(cards_in(held & ~drawn), cards_in(drawn & ~held)):
        trade(table, lost, got)


def keeps_the_top_of_the_stock(table: Any, seat: int, seed: int) -> None:
    top = table.deck[table.deck_size - 1]
    honest_redeal(table, seat, seed)
    trade(table, top, table.deck[table.deck_size - 1])


def leaves_the_stock_sorted(table: Any, seat: int, seed: int) -> None:
    honest_redeal(table, seat, seed)
    table.deck[: table.deck_size] = sorted(table.deck[: table.deck_size])


def cuts_the_stock_where_the_top_card_says(table: Any, seat: int, seed: int) -> None:
    """Every deal comes equally often, but which one it is depends on the cards as they lay."""
    cut = table.deck[table.deck_size - 1] % table.deck_size
    honest_redeal(table, seat, seed)
    stock = table.deck[: table.deck_size]
    table.deck[: table.deck_size] = stock[cut:] + stock[:cut]


def gives_the_best_red_card_to_the_left(table: Any, seat: int, seed: int) -> None:
    honest_redeal(table, seat, seed)
    rivals = [rival for rival in range(table.players) if rival != seat]
    hidden = [card for rival in rivals for card in cards_in(table.hands[rival])] + table.deck[: table.deck_size]
    reds = cards_in(table.hands[left_of(table, seat)] & RED)
    trade(table, reds[0], max(card for card in hidden if has(RED, card)))


def gives_the_largest_hand_both_colours_twice(table: Any, seat: int, seed: int) -> None:
    """No hand was ever filled up like that."""
    honest_redeal(table, seat, seed)
    hand = max((table.hands[rival] for rival in range(table.players) if rival != seat), key=count)
    lone = RED if count(hand & RED) == 1 else BLACK
    more = [card for card in table.deck[: table.deck_size] if has(lone, card)]
    trade(table, cards_in(hand & (RED ^ BLACK ^ lone))[0], more[0])


FAULTS: dict[Callable[[Any, int, int], None], Callable[[Hiding], None]] = {
    only_seeds_the_dice: prove_that_what_is_hidden_varies,
    keeps_the_hand_to_the_left: prove_that_what_is_hidden_varies,
    keeps_the_top_of_the_stock: prove_that_nothing_is_kept,
    cuts_the_stock_where_the_top_card_says: prove_that_nothing_is_kept,
    leaves_the_stock_sorted: prove_that_all_deals_are_equally_likely,
    gives_the_best_red_card_to_the_left: prove_that_all_deals_are_equally_likely,
    gives_the_largest_hand_both_colours_twice: prove_that_all_deals_are_equally_likely,
}
"""Each with the proof that finds it."""


@pytest.fixture(name="hiding", params=[(2, 9), (4, 9), (6, 10)], ids=["two players", "four players", "six players"])
def a_table_with_a_large_hand(request: pytest.FixtureRequest) -> Hiding:
    players, seed = request.param
    usual = Variant("property", players, variants_of("property")[0].options)
    table = quartier.load(advanced(usual, seed, 12).document())
    return Hiding(table, table.state.turn)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_proof_finds_a_redeal_that(
    fault: Callable[[Any, int, int], None], hiding: Hiding, monkeypatch: pytest.MonkeyPatch
) -> None:
    FAULTS[fault](hiding)
    monkeypatch.setattr(sight, "redeal", fault)
    with pytest.raises(AssertionError):
        FAULTS[fault](hiding)


@pytest.mark.parametrize("fault", [only_seeds_the_dice, keeps_the_hand_to_the_left], ids=lambda fault: fault.__name__)
def test_what_is_kept_of_the_cards_is_found_byte_for_byte(
    fault: Callable[[Any, int, int], None], hiding: Hiding, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sight, "redeal", fault)
    with pytest.raises(AssertionError, match="keeps something"):
        prove_that_nothing_is_kept(hiding)


# Faults in other games


def shuffles_the_tiles_as_they_lay(table: Any, seat: int, seed: int) -> None:
    tiles = table.stack[: table.stack_size - 1]
    redeal_of_fifth_avenue(table, seat, seed)
    table.stack[: len(tiles)] = tiles
    shuffle(table, table.stack, len(tiles))


def test_a_pile_may_not_be_shuffled_as_it_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    table = quartier.load(quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(1).document())
    hiding = Hiding(table, table.state.turn)
    monkeypatch.setattr(fifth_avenue, "redeal", shuffles_the_tiles_as_they_lay)
    prove_that_what_is_hidden_varies(hiding)
    prove_that_all_deals_are_equally_likely(hiding)
    with pytest.raises(AssertionError, match="keeps something"):
        prove_that_nothing_is_kept(hiding)


def knows_the_influence_cards(table: Any, seat: int, seed: int) -> None:
    cards = table.played[:]
    redeal_of_san_francisco(table, seat, seed)
    table.played = cards


def thinks_of_high_influence_cards_only(table: Any, seat: int, seed: int) -> None:
    redeal_of_san_francisco(table, seat, seed)
    table.played = [max(card, 5) if card >= 0 and rival != seat else card for rival, card in enumerate(table.played)]


@pytest.mark.parametrize(
    ("fault", "proof"),
    [
        (knows_the_influence_cards, prove_that_what_is_hidden_varies),
        (knows_the_influence_cards, prove_that_nothing_is_kept),
        (thinks_of_high_influence_cards_only, prove_that_all_deals_are_equally_likely),
    ],
)
def test_a_secret_choice_is_drawn_anew_and_evenly(
    fault: Callable[[Any, int, int], None], proof: Callable[[Hiding], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = variants_of("san_francisco")[0]
    secret = next(table for table in positions(variant) if any(table.document()["played"]))
    hiding = Hiding(quartier.load(secret.document()), secret.state.turn)
    monkeypatch.setattr(san_francisco, "redeal", fault)
    with pytest.raises(AssertionError):
        proof(hiding)

"""What card games share: texts, piles, hands dealt anew, and cards in documents."""

from collections import Counter
from types import FunctionType, SimpleNamespace
from typing import Any, cast

import pytest

import quartier
from quartier.engine import shelf
from quartier.engine.cards import hands, piles
from quartier.engine.cards.hands import held_by_all, number_held, redeal_hands, redeal_hands_and_stock
from quartier.engine.cards.names import card_symbol, playing_card, playing_cards, texts_of
from quartier.engine.cards.piles import (
    cards_in,
    clear_above,
    make_pile,
    put_all_on,
    put_copies_on,
    put_on,
    renew_stock,
    top_cards,
)
from quartier.engine.cards.reading import check_places, check_whole, read_pile, read_set, shuffle_rest
from quartier.engine.compiling.compiled import Compiler, rules_fingerprint
from quartier.engine.compiling.records import to_record
from quartier.engine.errors import PositionError
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.words.languages import LANGUAGES

TEXTS = playing_cards(("a", "2", "3"), ("h", "s"))
ACE, DEUCE, THREE = 1, 2, 4
"""The hearts of this little pack, each as a set."""


def table(seed: int, players: int = 3) -> SimpleNamespace:
    fresh = SimpleNamespace(rng=0, players=players)
    seed_dice(fresh, seed)
    return fresh


# How cards are written and said


def test_a_pack_is_written_suit_after_suit() -> None:
    assert TEXTS == ("ah", "2h", "3h", "as", "2s", "3s")
    assert len(set(playing_cards())) == 52
    assert texts_of(TEXTS, 0b101001) == ["ah", "as", "3s"]


def test_a_playing_card_is_said_with_the_symbol_of_its_suit() -> None:
    assert [card_symbol("en", text) for text in ("3h", "10c", "as", "qd")] == ["3♥", "10♣", "A♠", "Q♦"]
    fact = playing_card(TEXTS)
    assert fact.write(3) == "as"
    assert fact.say("fr", "as") == "A♠"


# Piles


def test_cards_are_put_on_top_and_the_lowest_of_a_set_comes_first() -> None:
    pile = [0] * 6
    size = put_on(pile, 0, 5)
    size = put_all_on(pile, size, 0b1011)
    assert (pile, size) == ([5, 0, 1, 3, 0, 0], 4)
    assert put_all_on(pile, size, 0b1, first=40) == 5
    assert pile[4] == 40
    assert put_copies_on(pile, 0, 7, 2) == 2
    assert pile[:3] == [7, 7, 1]


def test_the_cards_of_a_pile_are_a_set_and_so_are_those_on_top() -> None:
    pile = [5, 0, 3, 1, 2, 2]
    assert cards_in(pile, 4) == 0b101011
    assert top_cards(pile, 4, 2) == 0b1010
    assert top_cards(pile, 4, 0) == 0


def test_a_stock_is_renewed_from_below_the_top_of_the_discard_pile() -> None:
    dice = table(1)
    discard, stock = [4, 2, 0, 5, 0, 0], [9] * 6
    assert renew_stock(dice, stock, discard, 3) == 3
    assert sorted(stock[:3]) == [0, 2, 4]
    assert stock[3:] == [9, 9, 9]
    assert discard == [4, 2, 0, 5, 0, 0]


def test_a_pile_that_is_made_leaves_no_trace_of_what_lay_there() -> None:
    pile = [9] * 6
    assert make_pile(table(2), pile, 0b101001) == 3
    assert sorted(pile[:3]) == [0, 3, 5]
    assert pile[3:] == [0, 0, 0]
    clear_above(pile, 0)
    assert pile == [0] * 6


# Hands


def test_a_card_in_two_hands_is_one_card_of_a_set_but_counts_twice() -> None:
    assert held_by_all([0b11, 0b110, 0b1000], 2) == 0b111
    assert number_held([0b11, 0b110, 0b1000], 2) == 4


def test_rivals_draw_hands_of_the_same_size_and_the_seat_keeps_its_own() -> None:
    held = [0b1, 0b110, 0b1000]
    left = redeal_hands(table(3), held, 0, 0b111110)
    assert held[0] == 0b1
    assert [hand.bit_count() for hand in held] == [1, 2, 1]
    assert held[1] | held[2] | left == 0b111110
    assert number_held(held, 3) + left.bit_count() == 6


def test_every_deal_of_the_unseen_cards_is_equally_likely() -> None:
    dice = table(4)
    deals: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        held, stock = [0b1, 0b10, 0b100], [0] * 6
        size = redeal_hands_and_stock(dice, held, stock, 0, 0b11110)
        deals[(held[1], held[2], *stock[:size])] += 1
    assert len(deals) == 24
    assert sum((times - 1000) ** 2 / 1000 for times in deals.values()) < 49.7


def test_what_is_dealt_anew_does_not_depend_on_where_the_unseen_cards_lay() -> None:
    deals = []
    for rivals, stock in (((0b10, 0b100), [3, 4, 9]), ((0b1000, 0b10000), [2, 1, 0])):
        held = [0b1, *rivals]
        size = redeal_hands_and_stock(table(5), held, stock, 0, 0b11110)
        deals.append((held, stock, size))
    assert deals[0] == deals[1]


# Compiled


def compiled(function: Any) -> Any:
    modules = shelf.take("property")
    return Compiler(modules, True, rules_fingerprint(modules)).entry(cast("FunctionType", function))


@pytest.fixture(scope="module")
def redeal_fast() -> Any:
    return compiled(hands.redeal_hands_and_stock)


@pytest.mark.parametrize("seed", range(5))
def test_hands_and_stock_are_dealt_anew_alike_plain_and_compiled(redeal_fast: Any, seed: int) -> None:
    state = quartier.game("property", 4).deal(seed).state
    record = to_record(state)
    unseen = cards_in(state.deck, state.deck_size) | held_by_all(state.hands, state.players) ^ state.hands[2]
    size = redeal_hands_and_stock(state, state.hands, state.deck, 2, unseen)
    assert size == redeal_fast(record[0], record["hands"][0], record["deck"][0], 2, unseen) == state.deck_size
    assert to_record(state).tobytes() == record.tobytes()


def test_piles_and_hands_come_to_the_same_plain_and_compiled() -> None:
    state = quartier.game("property", 4).deal(6).state
    record = to_record(state)
    deck, fast_deck = state.deck, record["deck"][0]
    assert compiled(piles.top_cards)(fast_deck, state.deck_size, 5) == top_cards(deck, state.deck_size, 5)
    assert compiled(piles.put_all_on)(fast_deck, 3, 0b1011, 20) == put_all_on(deck, 3, 0b1011, 20)
    assert compiled(piles.put_copies_on)(fast_deck, 6, 7, 2) == put_copies_on(deck, 6, 7, 2)
    assert fast_deck.tolist() == deck
    assert compiled(hands.held_by_all)(record["hands"][0], 4) == held_by_all(state.hands, 4)
    assert compiled(hands.number_held)(record["hands"][0], 4) == number_held(state.hands, 4)


# Documents

FACTS = shelf.take("property").facts


@pytest.mark.parametrize(
    ("listed", "code"),
    [(["ah", "4h"], "position-card-unknown"), (["ah", "2s", "ah"], "position-card-twice")],
)
def test_a_card_that_is_unknown_or_in_two_places_is_refused(listed: list[str], code: str) -> None:
    with pytest.raises(PositionError) as refused:
        check_places(FACTS, "P42d", TEXTS, listed)
    assert (refused.value.code, refused.value.rule) == (code, "P42d")
    assert all(listed[-1] in refused.value.sentence(language) for language in LANGUAGES)


def test_a_pack_that_is_not_whole_is_refused() -> None:
    check_places(FACTS, "P42d", TEXTS, TEXTS[1:])
    check_whole(FACTS, "P42e", TEXTS, TEXTS)
    with pytest.raises(PositionError, match='"ah" is nowhere'):
        check_whole(FACTS, "P42e", TEXTS, TEXTS[1:])


def test_cards_are_read_into_sets_and_piles_and_the_rest_is_shuffled() -> None:
    assert read_set(TEXTS, ["ah", "3h"]) == ACE | THREE
    pile = [0] * 6
    assert read_pile(TEXTS, ["3s", "2h"], pile) == 2
    assert pile[:2] == [5, 1]
    assert shuffle_rest(table(7), TEXTS, ["ah", "3h", "3s"], pile) == 3
    assert sorted(pile[:3]) == [1, 3, 4]
    assert cards_in(pile, 3) == DEUCE | 0b11000

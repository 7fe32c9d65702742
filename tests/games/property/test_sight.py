"""Who sees what (P11), and what a seat must think possible."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

import quartier
from quartier.engine.schema import copy_of
from quartier.games.property.pieces.names import CARD_TEXTS
from quartier.games.property.sight.redeal import redeal
from tests.games.property.positions import buying, load

ALL_CARDS = list(CARD_TEXTS)


def redealt_hands(table: quartier.Table, seat: int, seed: int) -> list[list[str]]:
    state = copy_of(table.state)
    redeal(state, seat, seed)
    hands: list[list[str]] = table.game.modules.document.write(state)["hands"]
    return hands


def has_both_colours(hand: Sequence[str]) -> bool:
    return {card[-1] in "dh" for card in hand} == {True, False}


def test_a_view_shows_ones_own_hand_and_only_the_number_of_other_cards_p11() -> None:
    table = load(3)
    assert table.view(0)["hands"] == [["3d", "5c"], 2, 2]
    assert table.view(None)["hands"] == [2, 2, 2]
    assert "deck" not in table.view(0)
    assert table.view(0)["deck_size"] == 34


def test_the_discard_pile_money_and_court_cards_are_open_p11() -> None:
    view = load(discard=["10d", "9c"]).view(None)
    assert view["discard"] == ["10d", "9c"]
    assert view["cash"] == [150, 150]
    assert view["court"][1] == {"k": 2, "q": 2, "j": 2, "joker": 0}


def test_only_the_active_seat_sees_its_moves_p11() -> None:
    table = load()
    assert [move["text"] for move in table.view(0)["moves"]] == ["red 3d"]
    assert table.view(0)["moves"][0]["target"] == {"card": "3d"}
    assert table.view(1)["moves"] == table.view(None)["moves"] == []


def test_others_see_a_seat_choosing_its_hand_whole_until_the_square_is_settled_p11() -> None:
    table = load(hands=[["9d", "9c", "3c"], ["2d", "2c"]])
    before = [table.view(1), table.view(None)]
    for move in ("red 9d", "black 9c", "column 3"):
        table.play(move)
        assert [table.view(1), table.view(None)] == before
        assert table.can_undo
    assert table.view(0)["red"] == "9d"
    table.play("row 3")
    assert table.view(1) != before[0]
    assert table.view(1)["discard"] == ["9d", "9c"]
    assert not table.can_undo


def test_others_see_court_cards_whole_until_the_payment_is_complete_p11() -> None:
    table = quartier.load(buying())
    before = [table.view(1), table.view(None)]
    table.play("buy", "give k")
    assert [table.view(1), table.view(None)] == before
    assert table.view(0)["given"]["k"] == 1
    table.undo()
    table.undo()
    assert table.phase == "buy"


def test_the_cards_of_the_turn_are_seen_by_all_once_the_square_is_settled_p11() -> None:
    view = quartier.load(buying()).view(2)
    assert (view["phase"], view["red"], view["black"], view["column"], view["row"]) == ("buy", "3d", "5c", 3, 5)


def test_the_hand_of_a_bankrupt_is_shown_when_it_is_discarded_p11() -> None:
    board = ["........"] * 2 + ["..bb....", ".bbb....", "..b....."] + ["........"] * 3
    table = load(3, board=board, cash=[1, 223, 184], hands=[["3d", "7d", "5c"], ["2d", "2c"], ["6d", "6c"]])
    table.play("red 3d", "black 5c")
    assert table.view(2)["discard"] == ["3d", "5c", "7d"]


# What a seat must think possible


def test_redeal_keeps_hand_sizes_and_the_shape_of_hands_p28c() -> None:
    table = load(3, hands=[["3d", "5c"], ["2d", "2c", "3c", "4c"], ["6d", "7d", "6c"]])
    for seed in range(200):
        own, second, third = redealt_hands(table, 0, seed)
        assert own == ["3d", "5c"]
        for hand, size in ((second, 4), (third, 3)):
            reds = sum(card[-1] in "dh" for card in hand)
            assert len(hand) == size
            assert reds in (1, size - 1)


def test_every_deal_a_seat_must_think_possible_is_equally_likely() -> None:
    """Seat 0 knows 36 cards; one red, two black and one more red are left for a hand of two and a stock of two."""
    left = ["2d", "7h", "2c", "7s"]
    known = [card for card in ALL_CARDS if card not in (*left, "3d", "5c")]
    table = load(hands=[["3d", "5c"], ["2d", "2c"]], deck=["7h", "7s"], discard=known)
    found = Counter(" ".join(redealt_hands(table, 0, seed)[1]) for seed in range(4000))
    expected = {
        " ".join(hand) for hand in combinations(left, 2) if {card[-1] in "dh" for card in hand} == {True, False}
    }
    assert set(found) == expected
    assert all(900 < times < 1100 for times in found.values())


def test_the_colours_of_a_hand_are_as_likely_as_their_deals() -> None:
    """A hand of three from five reds and two blacks: one red and both blacks, or two reds and a black."""
    left = ["2d", "3h", "4h", "6h", "7h", "2c", "7s"]
    known = [card for card in ALL_CARDS if card not in (*left, "3d", "5c")]
    table = load(hands=[["3d", "5c"], ["2d", "2c", "7s"]], deck=["3h", "4h", "6h", "7h"], discard=known)
    one_red = sum(sum(card[-1] in "dh" for card in redealt_hands(table, 0, seed)[1]) == 1 for seed in range(3000))
    assert abs(one_red / 3000 - 5 / 25) < 0.03


def test_the_order_of_the_stock_is_drawn_anew() -> None:
    table = load()
    tops = set()
    for seed in range(300):
        state = copy_of(table.state)
        redeal(state, 0, seed)
        tops.add(state.deck[state.deck_size - 1])
    assert len(tops) > 30


def test_a_waiting_seat_thinks_the_others_choice_not_yet_begun() -> None:
    table = load(hands=[["9d", "9c", "3c"], ["2d", "2c"]])
    table.play("red 9d")
    state = copy_of(table.state)
    redeal(state, 1, 5)
    assert (state.red, table.game.modules.table.Phase(state.phase).name) == (-1, "RED")
    assert state.hands[0].bit_count() == 3


def test_the_active_seat_keeps_its_own_half_made_choice() -> None:
    table = load(hands=[["9d", "9c", "3c"], ["2d", "2c"]])
    table.play("red 9d")
    state = copy_of(table.state)
    redeal(state, 0, 5)
    assert state.red == table.state.red
    assert state.hands[0] == table.state.hands[0]


def test_after_the_two_cards_of_a_turn_a_hand_is_of_one_colour_or_empty() -> None:
    table = quartier.load(buying(hands=[["4s", "6s"], ["2d", "2c"], ["6d", "6c"]]))
    for seed in range(100):
        first = redealt_hands(table, 1, seed)[0]
        assert len(first) == 2
        assert len({card[-1] in "dh" for card in first}) == 1


@pytest.mark.parametrize("seed", range(20))
def test_where_no_hand_of_that_shape_is_possible_any_with_both_colours_is_p42(seed: int) -> None:
    """All unseen cards: eight red and eight black in one hand of sixteen, none in the stock."""
    held = [f"{rank}{suit}" for suit in "dc" for rank in ["a", "2", "3", "4", "5", "6", "7", "8"]]
    own = ["9d", "9c"]
    rest = [card for card in ALL_CARDS if card not in (*held, *own)]
    table = load(hands=[own, held], deck=[], discard=rest)
    assert sorted(redealt_hands(table, 0, seed)[1]) == sorted(held)
    thirds = load(3, hands=[own, held[:4] + held[8:12], held[4:8] + held[12:]], deck=[], discard=rest)
    _, second, third = redealt_hands(thirds, 0, seed)
    assert sorted([*second, *third]) == sorted(held)
    assert has_both_colours(second)
    assert has_both_colours(third)

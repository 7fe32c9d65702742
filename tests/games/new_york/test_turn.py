"""The turn (N19 to N31) and the end (N32 to N36)."""

from collections import Counter

import pytest

import quartier
from tests.games.new_york.positions import (
    EMPTY_BOARD,
    FIVE_LEFT,
    HANDS,
    RED_EVERYWHERE,
    deck_without,
    hand,
    load,
    position,
)

HOPELESS = position(
    board=["b...b..", ".......", ".......", ".......", "b...b..", ".......", "......."],
    money=[0, 16, 8],
    hands=hand("r1 r5 b1 b5"),
)
"""Seat 0 can name only buildings that cost two, and has no coin."""


def test_a_turn_is_a_pair_or_a_redraw_and_never_a_pass_n19() -> None:
    assert load(position()).moves() == ["play r1", "play r4"]
    assert load(HOPELESS).moves() == ["redraw"]


def test_a_named_card_leaves_the_hand_and_lies_in_the_play_area_n20() -> None:
    table = load(position(), "play r1")
    assert table.document()["played"] == ["r1"]
    assert table.document()["hands"][0] == ["r4", "b2", "bj"]


def test_equal_cards_are_one_move_and_one_of_them_is_played_n20() -> None:
    table = load(position(hands=hand("r1 r1 r1 b2 b2")))
    assert table.moves() == ["play r1"]
    table.play("play r1")
    assert table.moves() == ["play b2"]
    assert table.document()["hands"][0] == ["r1", "r1", "b2", "b2"]


def test_two_streets_name_one_square_and_nothing_more_is_asked_n21_n22() -> None:
    table = load(position(), "play r1", "play b2")
    assert table.document()["board"][0] == ".rb.r.y"
    assert table.document()["money"] == [8, 8, 8]
    assert table.turn == 1


def test_an_empty_square_costs_nothing_n22() -> None:
    table = load(position(money=[0, 12, 12]), "play r1", "play b2")
    assert table.document()["money"] == [0, 12, 12]


def test_a_bought_pawn_goes_home_and_the_money_to_its_owner_n23() -> None:
    table = load(position(hands=hand("r1 r4 b3 bj")))
    table.play("play r1", "play b3")
    assert table.document()["board"][0] == "..r.r.y"
    assert table.document()["money"] == [7, 9, 8]
    assert table.view(0)["reserves"] == [25 - 8, 25 - 6, 25 - 5]


def test_a_redraw_is_only_for_hands_with_nothing_playable_n26() -> None:
    table = load(HOPELESS, "redraw")
    assert table.turn == 1
    assert table.document()["discard"] == ["r1", "r5", "b1", "b5"]
    cards = table.document()["hands"][0]
    assert Counter(card[0] for card in cards).most_common()[-1][1] == 2


@pytest.mark.parametrize("cards", ["", "r1 r2 r3", "b1"])
def test_a_hand_without_one_of_the_colours_is_redrawn_n26(cards: str) -> None:
    table = load(position(hands=hand(cards)))
    assert table.moves() == ["redraw"]
    table.play("redraw")
    assert table.document()["discard"] == cards.split()


def test_without_a_pawn_in_reserve_only_own_squares_can_be_played_n27() -> None:
    table = load(position(5, board=RED_EVERYWHERE, hands=hand("r3 bj", 5)), "play r3", "play bj")
    assert table.moves() == ["square r3b1"]


def test_a_turn_is_closed_by_discarding_drawing_counting_and_passing_on_n28() -> None:
    hands = hand("r1 b2")
    table = load(position(hands=hands, deck=deck_without(hands, "b1 r7 r7 b3")))
    happened = [happening.event for happening in table.play("play r1", "play b2")]
    assert happened == ["named", "claimed", "drew"]
    document = table.document()
    assert document["hands"][0] == ["r7", "r7", "b1", "b3"]
    assert document["discard"] == ["r1", "b2"]
    assert document["played"] == []
    assert document["turns_played"] == 1
    assert (document["turn"], document["active"]) == (1, 1)


def test_surplus_cards_of_one_colour_are_kept_n29() -> None:
    hands = hand("r1 r2 b2 b3")
    table = load(position(hands=hands, deck=deck_without(hands, "r3 r4 r5 r6 b1")), "play r1", "play b2")
    assert table.document()["hands"][0] == ["r2", "r3", "r4", "r5", "r6", "b1", "b3"]


def test_a_hand_with_two_of_each_draws_nothing_n29() -> None:
    table = load(position(hands=hand("r1 r2 r3 b1 b2 b3")))
    before = len(table.document()["deck"])
    table.play("play r1", "play b1")
    assert len(table.document()["deck"]) == before


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed_n30() -> None:
    hands = hand("r1 r2 b1 b2")
    stock = deck_without(hands, "r7 b7")
    document = position(hands=hands, deck=stock[:2], discard=sorted(stock[2:]))
    table = load(document, "play r1", "play b1")
    assert table.document()["deck"] == []
    assert len(table.document()["discard"]) == len(stock)
    table.play(*table.plans()[0].moves)
    assert table.document()["discard"] == []
    decks = {tuple(load(document, *moves_of(table), seed=seed).document()["deck"]) for seed in range(5)}
    assert len(decks) == 5


def moves_of(table: quartier.Table) -> list[str]:
    return [table.game.alphabet[move] for move in table.history]


def test_the_whole_discard_pile_becomes_the_draw_pile_n30() -> None:
    hands = [["r1", "b2"], *HANDS[1:3]]
    stock = deck_without(hands, "")
    table = load(position(hands=hands, deck=[], discard=stock), "play r1", "play b2")
    document = table.document()
    drawn = len(document["hands"][0])
    assert document["discard"] == []
    assert len(document["deck"]) + drawn == len(stock) + 2


# The end

NEARLY = position(board=FIVE_LEFT, hands=hand("r1 r7 b1 b3"), money=[8, 8, 8])


def test_the_stop_cards_come_in_before_the_draw_of_the_same_turn_n32() -> None:
    hands = hand("r7 b3")
    stock = deck_without(hands, "")
    table = load(position(board=FIVE_LEFT, hands=hands, deck=[], discard=stock))
    table.play("play r7", "play b3")
    document = table.document()
    stops = document["deck"].count("stop") + document["discard"].count("stop")
    assert document["stop_phase"] is True
    assert stops == 2


def test_the_stop_cards_come_in_only_once_n32() -> None:
    table = load(NEARLY, "play r7", "play b3")
    assert table.document()["discard"].count("stop") == 2
    table.play(*table.plans()[0].moves)
    table.play(*table.plans()[0].moves)
    assert table.document()["discard"].count("stop") == 2
    assert load(position(stop_phase=True)).document()["deck"].count("stop") == 2


def test_the_turn_that_draws_a_stop_card_is_not_counted_n33() -> None:
    hands = hand("r1 b2")
    deck = deck_without(hands, "r7 stop") + ["stop"]
    table = load(position(hands=hands, deck=deck, stop_phase=True, turns_played=70))
    happened = table.play("play r1", "play b2")
    assert [happening.event for happening in happened][-1] == "stopped"
    assert table.over
    document = table.document()
    assert document["turns_played"] == 70
    assert document["hands"][0] == ["r7"]
    assert document["discard"] == ["r1", "b2", "stop"]
    assert (document["turn"], document["active"]) == (None, 0)


def test_a_stop_card_ends_the_game_in_a_redraw_too_n33() -> None:
    deck = ["stop", *deck_without(hand("r1 r5 b1 b5"), ""), "stop"]
    table = load(HOPELESS | {"deck": deck, "stop_phase": True}, "redraw")
    assert table.over
    assert table.document()["hands"][0] == []


def test_the_game_ends_when_the_500th_turn_is_closed_n34() -> None:
    table = load(position(turns_played=499))
    happened = table.play("play r1", "play b2")
    assert [happening.event for happening in happened][-1] == "limit"
    assert table.over
    assert table.document()["turns_played"] == 500
    assert table.document()["active"] == 0


@pytest.mark.parametrize(
    ("board", "points"),
    [
        (EMPTY_BOARD, 8),
        (["r......", *EMPTY_BOARD[1:]], 8 + 2),
        (["rr.r...", *EMPTY_BOARD[1:]], 8 + 4 + 1),
        (["rr.rr..", *EMPTY_BOARD[1:]], 8 + 4 + 2),
        (["rrr....", "r......", "..rr...", *EMPTY_BOARD[3:]], 8 + 8 + 2),
    ],
)
def test_the_largest_group_counts_double_and_only_one_of_equal_ones_n35(board: list[str], points: int) -> None:
    assert load(position(board=board)).scores == [points, 8, 8]


def test_equal_highest_scores_share_the_win_n36() -> None:
    table = load(position(phase="over", board=EMPTY_BOARD, money=[9, 9, 6]))
    assert table.winners == [0, 1]
    assert table.outcome == pytest.approx([0.0, 0.0, -1.0])

"""The game for two: two colours each from the box (N48 to N52), one mark each with playing cards (N53)."""

import pytest

import quartier
from tests.games.new_york.positions import EMPTY_BOARD, HANDS, TWO_BOARD, for_two, load, position

CARDS = {"options": {"edition": "playing_cards"}, "colours": [["red"], ["blue"]]}
MANY_RED = ["rrrrrrr", "rrrrrrr", "rrrrrr.", ".......", "..y.b..", "..g....", "......."]
"""All twenty red pawns."""


def test_from_the_box_each_seat_has_two_colours_and_one_purse_n48() -> None:
    document = quartier.game("new_york", 2).deal(1).document()
    assert document["colours"] == [["red", "yellow"], ["blue", "green"]]
    assert document["money"] == [12, 12]


def test_the_square_and_the_money_stay_as_they_are_until_the_colour_is_chosen_n49() -> None:
    table = load(for_two(), "play r1", "play bj", "square r1b4")
    assert table.phase == "mark"
    assert table.document()["square"] == "r1b4"
    assert table.document()["board"] == TWO_BOARD
    assert table.document()["money"] == [12, 12]
    assert table.moves() == ["colour red", "colour yellow"]
    table.play("colour yellow")
    assert table.document()["board"][0] == "rr.y.g."
    assert table.document()["square"] is None


def test_only_a_colour_with_a_pawn_in_reserve_can_be_chosen_n49() -> None:
    hands = [["r4", "b1"], HANDS[1]]
    table = load(for_two(board=MANY_RED, hands=hands), "play r4", "play b1")
    assert table.moves() == ["colour yellow"]
    free = load(for_two(board=MANY_RED, hands=hands, options={"pawn_limit": False}), "play r4", "play b1")
    assert free.moves() == ["colour red", "colour yellow"]


def test_the_colour_is_chosen_in_a_refill_and_after_a_victims_choice_too_n49() -> None:
    table = load(for_two(options={"events": True}, hands=[["r-ruin", "b1"], HANDS[1]]), "play r-ruin", "square r1b1")
    assert (table.phase, table.turn) == ("mark", 0)
    table.play("colour red", "square r1b7")
    assert (table.phase, table.turn) == ("mark", 1)
    assert table.moves() == ["colour blue", "colour green"]
    statik = load(for_two(options={"events": True}, hands=[["r-statik", "b4"], HANDS[1]]), "play r-statik", "play b4")
    assert (statik.phase, statik.turn) == ("lose", 1)
    statik.play("square r2b4")
    assert (statik.phase, statik.turn, statik.document()["square"]) == ("mark", 0, "r2b4")
    statik.play("colour yellow")
    assert statik.document()["board"][1] == "r.by.g."


@pytest.mark.parametrize(("red", "blue"), [("r1", "b1"), ("r3", "b1")])
def test_naming_an_own_square_of_either_colour_removes_the_pawn_n50(red: str, blue: str) -> None:
    table = load(for_two(hands=[[red, blue], HANDS[1]]), f"play {red}", f"play {blue}")
    assert table.phase == "card"
    assert table.turn == 1
    assert table.document()["board"][int(red[1]) - 1][0] == "."


def test_prices_and_events_count_one_colour_n51() -> None:
    board = ["bg.....", "g......", *EMPTY_BOARD[2:6], "rrr...."]
    table = load(for_two(board=board, hands=[["r1", "b1"], HANDS[1]]), "play r1", "play b1", "colour red")
    assert table.document()["money"] == [11, 13]
    twelve = ["bbb.ggg", "bbb.ggg", *EMPTY_BOARD[2:]]
    hands = [["r-spekulation", "r1", "b4"], HANDS[1]]
    assert load(for_two(board=twelve, options={"events": True}, hands=hands)).moves() == ["play r1"]


def test_from_the_box_only_the_largest_group_of_each_colour_counts_n52() -> None:
    board = ["rr.r...", ".......", "y..yyy.", ".......", "b.b.g..", *EMPTY_BOARD[5:]]
    assert load(for_two(board=board)).scores == [12 + 2 * (2 + 3), 12 + 2 * (1 + 1)]


@pytest.mark.parametrize(
    ("line", "points"),
    [(".......", 0), ("rr.....", 4), ("rr.r...", 6), ("rr.rrr.", 10), ("r.r.r.r", 4)],
)
def test_with_playing_cards_the_two_largest_groups_count_n53(line: str, points: int) -> None:
    table = load(position(2, **CARDS, board=[line, *EMPTY_BOARD[1:]]))
    assert table.scores == [12 + points, 12]


def test_with_playing_cards_each_seat_has_one_mark_n53() -> None:
    table = quartier.game("new_york", 2, edition="playing_cards").deal(1)
    assert table.document()["colours"] == [["red"], ["blue"]]
    assert table.view(0)["reserves"] == [40, 40]
    table.play(table.moves()[0])
    assert table.phase == "place"

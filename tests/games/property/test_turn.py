"""The turn: order, cards, effects, discard and draw (P12-P29), beyond what the book's examples show."""

import pytest

import quartier
from tests.games.property.positions import EMPTY_BOARD, RIVALS_SIX, buying, load, position

ALL_CARDS = [rank + suit for suit in "dhcs" for rank in ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10"]]


def events(table: quartier.Table, *moves: str) -> list[str]:
    return [happening.event for happening in table.play(*moves)]


def test_play_goes_clockwise_and_skips_the_bankrupt_p12() -> None:
    table = load(
        4,
        options={"bankruptcies": 2},
        bankrupt=[1],
        cash=[136, 0, 136, 136],
        court=[{"k": 1, "q": 1, "j": 1}, {}, {"k": 1, "q": 1, "j": 1}, {"k": 1, "q": 1, "j": 1}],
        hands=[["3d", "5c"], [], ["6d", "6c"], ["7d", "7c"]],
    )
    order = []
    for _ in range(4):
        order.append(table.turn)
        table.play(table.moves()[0])
        table.play(table.moves()[0])
        while table.phase != "red":
            table.play(table.moves()[-1])
    assert order == [0, 2, 3, 0]


def test_any_red_card_then_any_black_card_of_the_hand_p13_p14() -> None:
    table = load(hands=[["ad", "3d", "10h", "5c", "9s"], ["2d", "2c"]])
    assert table.moves() == ["red ad", "red 3d", "red 10h"]
    table.play("red 3d")
    assert table.moves() == ["black 5c", "black 9s"]
    assert table.document()["hands"][0] == ["ad", "10h", "5c", "9s"]


def test_the_column_is_settled_before_the_row_p15() -> None:
    table = load(hands=[["10h", "9s"], ["2d", "2c"]])
    table.play("red 10h", "black 9s")
    assert table.moves() == [f"column {line}" for line in range(1, 9)]
    table.play("column 2")
    assert table.moves() == [f"row {line}" for line in range(1, 9)]
    table.play("row 7")
    assert table.document()["board"][1] == ".a......"


@pytest.mark.parametrize(
    ("board", "event"),
    [(EMPTY_BOARD, "claimed"), (["........"] * 3 + ["..a....."] + ["........"] * 4, "mortgaged")],
)
def test_exactly_one_effect_applies_p16_p17_p25(board: list[str], event: str) -> None:
    heard = events(load(board=board), "red 3d", "black 5c")
    assert heard[:2] == ["named", event]
    assert not set(heard) & ({"claimed", "mortgaged", "rent", "lost"} - {event})


def test_only_shared_sides_connect_and_mortgaged_squares_belong_p3_p18c() -> None:
    corner_to_corner = ["........"] * 2 + [".b.b....", "..b.....", ".b.b...."] + ["........"] * 3
    table = load(board=corner_to_corner)
    table.play("red 3d", "black 5c")
    assert table.document()["cash"] == [149, 151]
    with_mortgages = ["........"] * 2 + ["..B.....", ".Bbb....", "..B....."] + ["........"] * 3
    table = load(board=with_mortgages)
    table.play("red 3d", "black 5c")
    assert table.document()["cash"] == [145, 155]


def test_another_owner_cuts_a_group_in_two_p3() -> None:
    cut = ["........"] * 2 + ["..b.....", "..b.....", "..a.....", "..b.....", "..b.....", "........"]
    table = load(board=cut)
    table.play("red 3d", "black 5c")
    assert table.document()["cash"] == [148, 152]


@pytest.mark.parametrize(
    ("cards", "factor"), [(("9d", "9c"), 1), (("9h", "9c"), 2), (("10d", "10s"), 2), (("10h", "10s"), 4)]
)
def test_a_wild_card_keeps_its_suit_p18b(cards: tuple[str, str], factor: int) -> None:
    table = load(3, board=RIVALS_SIX, hands=[list(cards), ["2d", "2c"], ["6d", "6c"]])
    table.play(f"red {cards[0]}", f"black {cards[1]}", "column 3", "row 5")
    assert table.document()["cash"][0] == 136 - 6 * factor


def test_the_price_counts_the_whole_group_and_no_suits_p21() -> None:
    table = load(3, board=RIVALS_SIX, hands=[["3h", "5s"], ["2d", "2c"], ["6d", "6c"]])
    table.play("red 3h", "black 5s", "buy")
    with pytest.raises(quartier.IllegalMove, match="price is 6"):
        table.play("give k", "give j", "give k")


def test_no_question_is_put_if_the_court_cards_do_not_suffice_p20() -> None:
    court = [{"k": 1, "j": 1}, {"k": 2, "q": 2, "j": 1, "joker": 2}, {"k": 1, "q": 2, "j": 2}]
    table = load(3, board=RIVALS_SIX, court=court)
    assert "bought" not in events(table, "red 3d", "black 5c")
    assert (table.phase, table.turn) == ("red", 1)


def test_exact_payment_is_asked_only_if_some_cards_make_the_price_p20_p23() -> None:
    group_of_three = ["........"] + ["..b....."] * 3 + ["........"] * 4
    court = [{"k": 2, "q": 2, "j": 0}, {"k": 2, "q": 2, "j": 4}]
    change = load(board=group_of_three, court=court)
    change.play("red 3d", "black 5c")
    assert change.phase == "buy"
    exact = load(board=group_of_three, court=court, options={"payment": "exact"})
    exact.play("red 3d", "black 5c")
    assert exact.phase == "red"


def test_declining_ends_the_turn_without_a_sale_p20() -> None:
    table = quartier.load(buying())
    table.play("decline")
    assert table.document()["board"] == RIVALS_SIX
    assert (table.phase, table.turn) == ("red", 1)


def test_one_may_buy_with_no_dollar_left_p20() -> None:
    table = quartier.load(buying(cash=[0, 224, 184]))
    table.play("buy", "give k", "give j", "give joker")
    assert table.document()["board"][3] == ".bab...."


def test_a_purchase_cannot_be_broken_off_p24a() -> None:
    table = quartier.load(buying())
    table.play("buy")
    with pytest.raises(quartier.IllegalMove, match="P24"):
        table.play("decline")


def test_given_cards_belong_to_nobody_until_the_payment_is_complete_p24b() -> None:
    table = quartier.load(buying())
    table.play("buy", "give k")
    assert table.document()["given"] == {"k": 1, "q": 0, "j": 0, "joker": 0}
    assert table.document()["court"][:2] == [
        {"k": 1, "q": 0, "j": 1, "joker": 1},
        {"k": 1, "q": 2, "j": 1, "joker": 1},
    ]


def test_the_buyer_of_a_mortgaged_square_loses_it_when_he_names_it_p26b() -> None:
    board = ["........"] * 3 + ["..B....."] + ["........"] * 4
    held = ["3d", "3h", "5c", "2d", "2c"]
    deck = ["5s", *(card for card in ALL_CARDS if card not in (*held, "5s"))]
    table = load(board=board, hands=[held[:3], held[3:]], deck=deck)
    table.play("red 3d", "black 5c", "buy", "give j")
    assert table.document()["board"][3] == "..A....."
    table.play("red 2d", "black 2c", "red 3h", "black 5s")
    assert table.document()["board"][3] == "........"


def test_a_lost_square_is_empty_plain_and_not_claimed_in_the_same_turn_p2_p26() -> None:
    table = load(board=["........"] * 3 + ["..A....."] + ["........"] * 4)
    assert events(table, "red 3d", "black 5c")[:2] == ["named", "lost"]
    assert table.document()["board"] == EMPTY_BOARD


def test_a_bankrupt_leaves_nothing_behind_but_his_dollars_p27() -> None:
    table = load(
        3,
        options={"bankruptcies": 2},
        board=["a......A", *RIVALS_SIX[1:]],
        cash=[5, 219, 184],
        hands=[["3d", "8s", "5c", "ad"], ["2d", "2c"], ["6d", "6c"]],
    )
    table.play("red 3d", "black 5c")
    document = table.document()
    assert document["cash"] == [0, 224, 184]
    assert document["board"] == RIVALS_SIX
    assert document["court"][0] == {"k": 0, "q": 0, "j": 0, "joker": 0}
    assert document["discard"] == ["3d", "5c", "ad", "8s"]
    assert document["hands"][0] == []
    assert (document["turns"], document["turn"]) == (1, 1)


def test_the_discard_pile_is_reshuffled_with_the_cards_just_played_when_a_card_is_needed_p28a() -> None:
    held = ["4d", "4c", "2d", "2c"]
    discard = [card for card in ALL_CARDS if card not in held]
    table = load(hands=[["4d", "4c"], ["2d", "2c"]], deck=[], discard=discard)
    assert "reshuffled" in events(table, "red 4d", "black 4c")
    document = table.document()
    assert document["discard"] == []
    assert len(document["deck"]) + len(document["hands"][0]) == 38


def test_a_hand_with_both_colours_left_draws_nothing_p28() -> None:
    table = load(hands=[["3d", "4d", "5c", "6c"], ["2d", "2c"]])
    before = len(table.document()["deck"])
    assert "drew" not in events(table, "red 3d", "black 5c")
    assert len(table.document()["deck"]) == before


def test_every_turn_is_counted_a_bankruptcy_too_p29() -> None:
    table = load(3, options={"bankruptcies": 2}, board=RIVALS_SIX, cash=[1, 223, 184], turns=7)
    table.play("red 3d", "black 5c")
    assert table.document()["turns"] == 8


def test_two_bankruptcies_end_the_game_when_the_second_comes_p30() -> None:
    board = ["........"] * 2 + ["..bb....", ".bbb....", "..b.....", "........", "........", "........"]
    table = load(
        3,
        options={"bankruptcies": 2},
        board=board,
        bankrupt=[2],
        cash=[5, 403, 0],
        court=[{"k": 2, "j": 1, "joker": 1}, {"k": 1, "q": 2, "j": 1, "joker": 1}, {}],
        hands=[["3d", "5c"], ["2d", "2c"], []],
    )
    table.play("red 3d", "black 5c")
    assert table.over
    assert table.document()["bankrupt"] == [2, 0]
    assert table.scores == [0, 408, 0]
    assert table.winners == [1]


def test_bankruptcy_is_tested_before_the_turn_limit_but_both_end_the_game_p29_p31() -> None:
    table = load(options={"turn_limit": 5}, turns=4)
    assert "over" in events(table, "red 3d", "black 5c")
    endless = load(options={"turn_limit": 0}, turns=99_999)
    assert "over" not in events(endless, "red 3d", "black 5c")


def test_the_highest_score_wins_and_equal_ones_share_the_win_p32_p34() -> None:
    table = load(options={"turn_limit": 1})
    table.play("red 3d", "black 5c")
    assert table.winners == [0, 1]
    assert table.outcome == [0.0, 0.0]
    with_squares = load(options={"turn_limit": 1, "count_squares": True})
    with_squares.play("red 3d", "black 5c")
    assert with_squares.scores == [155, 150]
    assert with_squares.winners == [0]
    assert with_squares.outcome == [1.0, -1.0]


def test_court_cards_count_nothing_p32() -> None:
    court = [{"k": 4, "q": 4, "j": 4}, {}]
    assert load(court=court).scores == [150, 150]


def test_nothing_is_allowed_but_what_the_phase_asks_for_p35() -> None:
    table = load()
    for move in ("black 5c", "buy", "decline", "give k", "column 1", "row 1", "red 9h"):
        with pytest.raises(quartier.IllegalMove):
            table.play(move)


def test_chance_enters_only_by_the_seed_p36() -> None:
    first, second = load(seed=3), load(seed=3)
    for table in (first, second):
        for _ in range(80):
            table.play(table.moves()[0])
    assert first.document() == second.document()
    assert load(seed=4).document()["deck"] != load(seed=3).document()["deck"]


def test_a_stock_that_is_not_given_is_made_of_the_cards_found_nowhere_else_p41() -> None:
    deck = load(seed=1).document()["deck"]
    assert sorted([*deck, "3d", "5c", "2d", "2c"]) == sorted(ALL_CARDS)
    empty = position(deck=[], discard=[card for card in ALL_CARDS if card not in ("3d", "5c", "2d", "2c")])
    assert quartier.load(empty).document()["deck"] == []


def test_a_written_document_has_every_field_p40() -> None:
    document = load().document()
    assert list(document["options"]) == ["bankruptcies", "count_squares", "payment", "turn_limit"]
    assert document["given"] == {"k": 0, "q": 0, "j": 0, "joker": 0}
    assert [document[field] for field in ("red", "black", "column", "row")] == [None] * 4
    assert (document["turns"], document["bankrupt"], document["discard"]) == (0, [], [])

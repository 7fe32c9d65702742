"""What follows from what a seat sees, so that a board need not know the rules."""

import pytest

import quartier
from tests.games.fifth_avenue.positions import HAND, at_auction, built, row_after, shops, table

# The board


def test_f2_rings_follow_the_side_of_the_board() -> None:
    front = quartier.game("fifth_avenue", 3).deal(1).view(0)["rings"]
    reverse = quartier.game("fifth_avenue", 4, board="six_plots").deal(1).view(0)["rings"]
    assert front["ts"] == ["violet", "green", "grey", "brown", "orange"]
    assert reverse["ts"] == ["violet", "green", "grey", "brown", "orange", "sixth"]


def test_f25_points_say_what_a_scoring_would_give_every_seat() -> None:
    playing = table("B3", pawns={"white": "34w", "beige": "start"})
    foretold = playing.view(1)["points"]["34w"]
    assert foretold == [2, 0, 0]
    playing.play("score 34w")
    assert playing.scores == foretold


def test_f24_bonuses_stand_after_blocks_two_four_and_six() -> None:
    view = table("B3").view(None)
    assert [(bonus["block"], bonus["districts"], bonus["points"]) for bonus in view["bonuses"]] == [
        (2, 3, 4),
        (4, 4, 6),
        (6, 5, 8),
    ]
    assert sum(view["block_sizes"]) == 20


def test_f54_shops_left_counts_down_to_the_last_one() -> None:
    playing = table("B3")
    assert playing.view(0)["shops_left"] == 12
    playing.play("shop perfume", "plot 42e green")
    assert playing.view(0)["shops_left"] == 11


def test_f41_a_district_is_full_when_none_of_its_plots_is_empty() -> None:
    assert table("B3").view(0)["full"] == []
    board = {"34w": {"grey": shops("gallery"), "brown": built(1), "orange": built(2)}}
    assert table("B3", board, **row_after(1)).view(0)["full"] == ["34w"]


@pytest.mark.parametrize(
    ("under", "value"),
    [
        ([], 1.0),
        (["gallery"], 2.0),
        (["gallery", "perfume"], 3.0),
        (["fashion", "gallery", "perfume"], 5.0),
        (["gallery", "gallery", "perfume", "perfume"], 3.0),
        (["fashion", "gallery", "gallery", "perfume"], 4.0),
    ],
)
def test_f58_a_park_building_is_worth_the_average_of_what_may_be_shown(under: list[str], value: float) -> None:
    placed = {0: 0, 1: 2, 2: 3, 3: 5, 4: 6}[len(under)]
    row = {**row_after(placed), "park_shops": under}
    playing = table("B3", {"52e": None}, closed=["52e"], supply=[14] * 3, **row)
    assert playing.view(None)["park_value"] == value


# Shops


def test_f25_beside_a_shop_to_be_placed_stands_what_buildings_would_be_worth() -> None:
    playing = table("B3")
    foretold = playing.view(0)["beside_shops"]
    for kind, plots in foretold.items():
        for plot, values in plots.items():
            district = plot.split(" ")[0]
            after = playing.copy()
            after.play(f"shop {kind}", f"plot {plot}")
            shown = after.view(0)["values"][district]
            assert {beside: shown[beside] for beside in values} == values


def test_beside_shops_is_told_only_to_who_may_place_one() -> None:
    playing = table("B3")
    assert playing.view(1)["beside_shops"] == playing.view(None)["beside_shops"] == {}
    playing.play("buildings")
    assert playing.view(0)["beside_shops"] == {}


def test_f4_the_first_shops_are_foretold_too() -> None:
    playing = quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(1)
    view = playing.view(0)
    assert list(view["beside_shops"]) == [view["tile"]]
    assert {f"plot {plot}" for plot in view["beside_shops"][view["tile"]]} == set(playing.moves())


# Bids


def test_f33_reach_is_how_high_one_can_go_in_each_permitted_colour() -> None:
    view = at_auction("B3", "park").view(0)
    black = sum(int(card.split(" ")[1]) for card in HAND if card.startswith("black"))
    assert view["bidding"]["beat"] == 0
    assert list(view["bidding"]["reach"]) == ["violet", "green", "grey", "brown", "orange"]
    for card in HAND:
        colour, value = card.split(" ")
        if colour != "black":
            assert view["bidding"]["reach"][colour] == black + int(value)


def test_f32_who_has_begun_reaches_only_in_that_colour_and_with_what_is_laid() -> None:
    playing = at_auction("B3", "park")
    reach = playing.view(0)["bidding"]["reach"]["grey"]
    playing.play("add grey 4", "commit")
    assert playing.view(0)["bidding"]["reach"] == {"grey": reach}
    assert playing.view(1)["bidding"]["beat"] == 4


def test_a_begun_bid_changes_nothing_that_others_are_told() -> None:
    playing = at_auction("B3", "park")
    before = [playing.view(seat)["bidding"] for seat in (1, 2, None)]
    playing.play("add grey 4")
    assert [playing.view(seat)["bidding"] for seat in (1, 2, None)] == before
    assert playing.view(1)["bid_limits"] == [0, 0, 0]
    assert playing.view(0)["bid_limits"] == [3, 0, 0]


def test_f39_the_highest_card_laid_limits_building() -> None:
    playing = at_auction("B3", "park")
    playing.play("add grey 4", "add black 6", "commit")
    assert playing.view(1)["bid_limits"] == [1, 0, 0]


def test_who_has_passed_or_only_watches_has_nothing_to_bid() -> None:
    playing = at_auction("B3", "park")
    playing.play("pass")
    assert playing.view(0)["bidding"] is None
    assert playing.view(None)["bidding"] is None
    assert playing.view(1)["bidding"] is not None


def test_f29_sites_to_come_are_the_other_tokens_of_the_pawn_and_then_the_park() -> None:
    tokens = {"white": ["34e", "ts", "52w"], "beige": ["34e", "42e"]}
    playing = at_auction("B3", "34e", tokens=tokens, pawns={"white": "start", "beige": "52e"})
    assert playing.view(None)["sites_to_come"] == ["ts", "52w", "park"]
    assert at_auction("B3", "park").view(0)["sites_to_come"] == []
    assert table("B3").view(0)["sites_to_come"] == []


def test_f49_gedeons_bid_is_the_sum_of_his_cards() -> None:
    playing = at_auction("B2", "park")
    assert playing.view(0)["gedeon_value"] == 0
    playing.play(playing.moves()[0], "commit", "pass")
    drawn = playing.view(0)["auction"]["gedeon"] or []
    assert playing.view(0)["gedeon_value"] == sum(int(card.split(" ")[1]) for card in drawn)

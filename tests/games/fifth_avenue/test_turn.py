"""The turn, its actions, pawns, shops and card piles (F10-F28)."""

from typing import Any

import pytest

import quartier
from tests.games.fifth_avenue.positions import (
    BASES,
    BLACKS,
    HAND,
    all_of,
    built,
    deck_without,
    position,
    refused,
    row_after,
    shops,
    table,
)

# The turn


def test_f10_after_the_last_move_the_next_seat_clockwise_is_active() -> None:
    playing = table("B3", turn=2)
    playing.play("buildings", "take violet", "take green", "move white 34w")
    assert (playing.phase, playing.turn, playing.document()["turns"]) == ("action", 0, 1)


@pytest.mark.parametrize(
    ("phase", "fields", "move", "rule"),
    [
        ("action", {}, "take violet", "F10"),
        ("extra_move", {}, "buildings", "F13"),
        ("cards", {}, "move white 34w", "F15"),
        ("move", {}, "commission", "F17"),
        ("shop_plot", {"chosen_shop": "perfume"}, "shop gallery", "F12"),
    ],
)
def test_f10_nothing_may_be_left_out_or_done_twice(phase: str, fields: dict[str, Any], move: str, rule: str) -> None:
    assert refused(table("B3", phase=phase, **fields), move) == rule


def test_f11_with_fewer_than_three_all_that_are_left_are_taken() -> None:
    playing = table("B3", {"52e": None}, closed=["52e"], supply=[2, 15, 15])
    playing.play("buildings")
    assert playing.document()["supply"][0] == 0
    assert playing.document()["reserves"][0] == 5


def test_f11_an_empty_supply_bars_the_action() -> None:
    playing = table("B3", reserves=[18, 3, 3])
    assert "buildings" not in playing.moves()
    assert refused(playing, "buildings") == "F11"


def test_f12_without_any_plot_for_a_shop_the_action_is_illegal() -> None:
    kinds = ("fashion", "gallery", "jeweller", "perfume")
    colours = ("violet", "green", "grey", "brown")
    board = {
        district: {
            **{colour: built(seat) for seat, colour in enumerate(colours)},
            "orange": shops(kinds[number % 4], kinds[(number + 1) % 4]),
        }
        for number, district in enumerate(BASES["B4"]["board"])
    }
    full = {**position("B4", reserves=[0] * 4, supply=[13] * 4), "board": board, **row_after(7)}
    playing = quartier.load(full)
    assert playing.moves() == ["buildings", "commission"]
    assert refused(playing, "shop perfume") == "F12"


def test_f13_a_commission_is_possible_without_a_black_card() -> None:
    playing = table("B3", hands=[BLACKS[:20], BLACKS[20:36], BLACKS[36:]], deck=[])
    playing.play("commission")
    assert playing.phase == "extra_move"
    assert len(playing.document()["hands"][0]) == 20


def test_f14_a_district_without_buildings_may_be_scored() -> None:
    playing = table("B3", pawns={"white": "42e", "beige": "start"}, tokens={"white": ["34e"], "beige": []})
    playing.play("score 42e")
    assert playing.scores == [0, 0, 0]
    assert [len(hand) for hand in playing.document()["hands"]] == [12, 10, 10]


def test_f14_no_scoring_without_a_pawn() -> None:
    assert refused(table("B3"), "score ts") == "F14"


def test_f15_two_cards_of_different_colours_seen_by_all() -> None:
    playing = table("B3", phase="cards")
    pile = playing.document()["piles"]["grey"]
    playing.play("take grey")
    assert refused(playing, "take grey") == "F15"
    assert playing.document()["taken"] == "grey"
    assert playing.document()["piles"]["grey"] == pile[1:]
    assert playing.document()["memory"]["hands"][0] == [pile[0]]
    playing.play("take violet")
    assert (playing.phase, playing.document()["taken"]) == ("move", None)


def test_f15_with_one_pile_left_one_card_is_taken() -> None:
    hands = [all_of("violet") + all_of("green"), all_of("grey"), all_of("brown")]
    playing = table("B3", phase="cards", hands=hands)
    assert playing.moves() == ["take orange"]
    assert refused(playing, "take violet") == "F15"
    playing.play("take orange")
    assert playing.phase == "move"


def test_f15_without_any_coloured_card_the_phase_is_skipped() -> None:
    hands = [all_of("violet") + all_of("green"), all_of("grey"), all_of("brown") + all_of("orange")]
    playing = table("B3", hands=hands)
    playing.play("buildings")
    assert playing.phase == "move"


def test_f16_when_the_black_pile_is_exhausted_draws_are_skipped() -> None:
    hands = [BLACKS[:20], BLACKS[20:36], BLACKS[36:48]]
    playing = table("B3", pawns={"white": "42e", "beige": "start"}, tokens={"white": ["34e"], "beige": []}, hands=hands)
    playing.play("score 42e")
    assert [len(hand) for hand in playing.document()["hands"]] == [22, 16, 12]


# Pawns


@pytest.mark.parametrize(
    ("place", "tokens", "closed", "reached"),
    [
        ("start", [], [], ["34w", "34e"]),
        ("34w", [], [], ["42w", "ts"]),
        ("34e", [], [], ["ts", "42e"]),
        ("42w", ["34w"], [], ["52w"]),
        ("ts", ["34w"], [], ["52w", "52e"]),
        ("42e", ["34e"], [], ["52e"]),
        ("52w", ["34w", "ts"], [], ["park"]),
        ("52e", ["34e", "ts"], [], ["park"]),
        ("park", ["34e", "ts", "52e"], [], ["start"]),
        ("34w", [], ["ts"], ["42w", "52w", "52e"]),
        ("start", [], ["34w"], ["34e", "42w", "ts"]),
        ("42w", ["34w"], ["52w"], ["park"]),
        ("ts", ["34w"], ["52w"], ["52e", "park"]),
        ("ts", ["34w"], ["ts"], ["52w", "52e"]),
    ],
)
def test_f1_f18_f20_where_a_pawn_may_go(place: str, tokens: list[str], closed: list[str], reached: list[str]) -> None:
    pawns = {"pawns": {"white": place, "beige": "start"}, "tokens": {"white": tokens, "beige": []}}
    playing = table("B3", dict.fromkeys(closed), phase="move", closed=closed, supply=[15] * 3, **pawns)
    assert [move for move in playing.moves() if "white" in move] == [f"move white {place}" for place in reached]


def test_f20_with_a_closed_district_on_the_route_the_way_to_the_park_takes_three_moves() -> None:
    playing = table("B3", {"ts": None}, phase="extra_move", closed=["ts"], supply=[15] * 3)
    playing.play("move white 34w", "take violet", "take green", "move white 52e")
    playing.play("buildings", "take violet", "take green", "move white park")
    assert playing.document()["tokens"]["white"] == ["34w", "52e"]


def test_f18_both_pawns_may_share_a_place() -> None:
    playing = table("B3", phase="move", pawns={"white": "34w", "beige": "start"})
    playing.play("move beige 34w")
    assert playing.document()["pawns"] == {"white": "34w", "beige": "34w"}


def test_f18_f20_a_step_off_the_map_or_into_a_closed_district_is_refused() -> None:
    playing = table("B3", {"ts": None}, phase="move", closed=["ts"], supply=[15, 15, 15])
    assert refused(playing, "move white park") == "F18"
    assert refused(playing, "move white ts") == "F20"


def test_f19_leaving_an_open_district_puts_a_token_and_leaving_the_start_none() -> None:
    playing = table("B3", phase="extra_move")
    playing.play("move white 34w", "take violet", "take green", "move white ts")
    assert playing.document()["tokens"] == {"white": ["34w"], "beige": []}


# Shops


def test_f21_only_the_active_block_is_offered() -> None:
    playing = table("B3")
    assert refused(playing, "shop jeweller") == "F21"


def test_f21_the_leftmost_copy_leaves_the_block() -> None:
    blocks = [["fashion", "perfume", "fashion"], *BASES["B3"]["blocks"][1:]]
    playing = table("B3", blocks=blocks)
    playing.play("shop fashion", "plot ts violet")
    assert playing.document()["blocks"][0] == ["perfume", "fashion"]


def test_f22_no_shop_joins_buildings_or_two_shops_or_a_closed_district() -> None:
    blocks = [["gallery", "perfume"], *BASES["B3"]["blocks"][1:]]
    board = {"34e": {"green": shops("gallery", "fashion")}, "52e": None}
    playing = table("B3", board, blocks=blocks, closed=["52e"], supply=[15, 15, 15])
    playing.play("shop perfume")
    assert refused(playing, "plot 34w green") == "F22"
    assert refused(playing, "plot 34e green") == "F22"
    assert refused(playing, "plot 52e violet") == "F43"
    assert refused(playing, "plot 34e sixth") == "F2"


MORE_SHOPS: dict[str, Any] = {
    "34w": {"violet": shops("fashion", "jeweller"), "orange": shops("perfume")},
    "34e": {"green": shops("gallery", "perfume"), "brown": shops("jeweller")},
    "42w": {"grey": shops("jeweller", "perfume")},
}
"""Five shops more than the first seven."""


def test_f24_the_sixth_shop_pays_six_points_for_four_districts() -> None:
    playing = table("B3", {**MORE_SHOPS, "42e": {"grey": built(0)}, "52e": {"brown": built(0)}}, **row_after(5))
    playing.play("shop jeweller", "plot ts violet")
    assert playing.scores == [6, 0, 0]


def test_f24_the_ninth_shop_pays_eight_points_for_five_districts() -> None:
    board = {
        **MORE_SHOPS,
        "52w": {"violet": shops("gallery", "fashion"), "orange": shops("gallery"), "brown": built(0)},
        "42e": {"grey": built(0), "orange": shops("fashion", "gallery")},
        "52e": {"brown": built(0)},
    }
    playing = table("B3", board, **row_after(8))
    playing.play("shop fashion", "plot ts violet")
    assert playing.scores == [8, 0, 0]
    assert playing.phase == "cards"


def test_f24_gedeon_gets_nothing_and_four_districts_do_not_pay_where_five_are_needed() -> None:
    board = {
        **MORE_SHOPS,
        "52w": {"violet": shops("gallery", "fashion"), "orange": shops("gallery"), "brown": built(2)},
        "42e": {"grey": built(0), "orange": shops("fashion", "gallery"), "green": built(2)},
        "52e": {"brown": built(0), "violet": built(2)},
        "ts": {"violet": built(2)},
    }
    board["34w"] = {**board["34w"], "brown": built(2)}
    playing = table("B2", board, **row_after(8))
    playing.play("shop fashion", "plot ts orange")
    assert playing.scores == [0, 0]


def test_f24_other_placements_bring_no_bonus() -> None:
    playing = table("B3", {"42e": {"grey": built(0)}})
    playing.play("shop perfume", "plot ts violet")
    assert playing.scores == [0, 0, 0]


# Points and piles


@pytest.mark.parametrize(
    ("violet", "grey", "points"),
    [
        ((), (), 1),
        (("fashion",), (), 2),
        (("fashion", "fashion"), ("fashion",), 2),
        (("fashion", "gallery"), (), 3),
        (("fashion",), ("gallery",), 3),
        (("fashion", "gallery"), ("jeweller",), 5),
        (("fashion", "gallery"), ("jeweller", "perfume"), 8),
        (("fashion", "gallery"), ("gallery", "fashion"), 3),
    ],
)
def test_f25_points_for_the_kinds_beside_a_building(
    violet: tuple[str, ...], grey: tuple[str, ...], points: int
) -> None:
    cells = {"violet": shops(*violet), "grey": shops(*grey), "brown": shops("perfume")}
    playing = table("B3", {"34w": cells}, **row_after(len(violet + grey)), pawns={"white": "34w", "beige": "start"})
    assert playing.view(0)["values"]["34w"]["green"] == points
    playing.play("score 34w")
    assert playing.scores[0] == points


def test_f26_scores_run_past_80() -> None:
    playing = table("B3", scores=[79, 0, 0], pawns={"white": "34w", "beige": "start"})
    playing.play("score 34w")
    assert playing.scores == [81, 0, 0]


def test_f27_cards_that_wait_are_shuffled_after_every_single_draw() -> None:
    hands = [BLACKS[:19], BLACKS[20:36], BLACKS[36:48]]
    playing = table(
        "B3",
        pawns={"white": "42e", "beige": "start"},
        tokens={"white": ["34e"], "beige": []},
        hands=hands,
        deck=["black 6"],
        discard=["black 4", "black 6"],
    )
    playing.play("score 42e")
    document = playing.document()
    assert [len(hand) for hand in document["hands"]] == [22, 16, 12]
    assert document["deck"] == document["discard"] == []


def test_f27_a_draw_from_a_pile_known_to_all_is_known_to_all() -> None:
    hands = [BLACKS[:19], BLACKS[20:36], BLACKS[36:48]]
    playing = table("B3", hands=hands, deck=["black 6", "black 4", "black 6"], memory={"deck": 3})
    playing.play("commission")
    assert playing.document()["memory"]["hands"][0] == ["black 6"]
    assert playing.document()["memory"]["deck"] == 2


def test_f27_a_draw_from_above_the_known_cards_stays_secret() -> None:
    playing = table("B3", deck=deck_without([HAND] * 3, ["black 6"]), memory={"deck": 3})
    playing.play("commission")
    assert playing.document()["memory"]["hands"][0] == []
    assert playing.document()["memory"]["deck"] == 3


def test_f28_the_first_card_paid_to_an_empty_pile_is_its_visible_top() -> None:
    held = all_of("violet")
    playing = table(
        "B3",
        phase="bid",
        auction={"pawn": "white", "site": "park", "passed": [False, True, True]},
        hands=[held[:8], held[8:], []],
    )
    playing.play("add violet 5", "add violet 4", "commit", "build 0")
    playing.play("commission", "move white 34w")
    assert playing.view(2)["piles"]["violet"] == ["violet 5", "violet 4"]
    playing.play("take violet")
    assert playing.document()["memory"]["hands"][1] == ["violet 5"]

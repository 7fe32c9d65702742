"""Auctions, building stops and the park (F29-F46)."""

from typing import Any

import pytest

from tests.games.fifth_avenue.positions import (
    BASES,
    at_auction,
    auction,
    built,
    refused,
    row_after,
    shops,
    table,
)

FULL: dict[str, Any] = {"34w": {"grey": shops("gallery"), "brown": built(1), "orange": built(2)}}
"""34w without an empty plot, one shop more than the first seven."""


# Sites and order


def test_f29_the_sites_follow_the_columns_and_tokens_of_the_other_pawn_stay() -> None:
    tokens = {"white": ["34e", "ts", "52w"], "beige": ["34e", "42e"]}
    pawns = {"white": "park", "beige": "52e"}
    playing = table("B3", phase="move", pawns=pawns, tokens=tokens)
    playing.play("move white start")
    sites = []
    while playing.phase == "bid":
        site = playing.document()["auction"]["site"]
        sites += [site] if site not in sites else []
        playing.play("pass")
    assert sites == ["34e", "ts", "52w", "park"]
    assert playing.document()["tokens"] == {"white": [], "beige": ["34e", "42e"]}


def test_f30_cards_taken_after_the_extra_move_come_after_its_auctions() -> None:
    playing = table("B3", phase="extra_move", pawns={"white": "park"}, tokens={"white": ["34e", "ts", "52w"]})
    playing.play("move white start")
    assert playing.document()["auction"]["resume"] == "cards"
    playing.play(*["pass"] * 12)
    assert (playing.phase, playing.turn) == ("cards", 0)


def test_f31_the_active_seat_opens_and_bidding_goes_clockwise_without_those_who_passed() -> None:
    playing = at_auction("B4", "park", turn=2, active=2)
    order = []
    for moves in (["add violet 4", "commit"], ["pass"], ["add violet 4", "add black 4", "commit"], ["pass"]):
        order.append(playing.turn)
        playing.play(*moves)
    assert order == [2, 3, 0, 1]
    assert playing.turn == 2


# Bids


def test_f32_a_bid_keeps_its_colour_and_begins_with_one() -> None:
    playing = at_auction("B3", "42e")
    assert refused(playing, "add black 4") == "F32"
    playing.play("add green 4")
    assert refused(playing, "add grey 4") == "F32"
    assert refused(playing, "add green 6") == "F32"
    assert refused(playing, "pass") == "F34"


def test_f33_a_shop_plots_colour_is_permitted_only_in_a_full_district() -> None:
    playing = at_auction("B3", "42e")
    assert refused(playing, "add orange 4") == "F33"
    full = at_auction("B4", board=FULL, **row_after(1), turn=3, active=3)
    assert full.moves() == ["add violet 4", "add grey 4", "pass"]


def test_f33_a_rivals_colour_is_never_permitted_nor_is_gedeons() -> None:
    board: dict[str, Any] = {"34w": {"grey": built(2), "brown": built(2), "orange": built(2), "green": built(0)}}
    playing = at_auction("B2", board=board, turn=1, active=1)
    assert playing.moves() == ["add violet 4", "pass"]
    assert refused(playing, "add grey 4") == "F33"


def test_f34_the_first_card_is_offered_only_in_colours_that_can_exceed() -> None:
    hands = [["brown 4"], ["green 4", "black 4"], ["violet 4", "grey 6", "grey 6", "black 5"]]
    bids = [["brown 6", "brown 6"], [], []]
    playing = at_auction(
        "B3", "42e", hands=hands, turn=2, auction=auction("42e", bids=bids, passed=[False, True, False])
    )
    assert playing.moves() == ["add grey 6", "pass"]
    assert refused(playing, "add violet 4") == "F34"


def test_f34_more_cards_may_join_a_bid_that_already_exceeds() -> None:
    playing = at_auction("B3", "42e")
    playing.play("add green 4")
    assert playing.moves() == ["add black 4", "add black 5", "add black 6", "commit"]


def test_f34_an_equal_bid_does_not_exceed() -> None:
    playing = at_auction("B3", "42e")
    playing.play("add green 4", "commit", "add green 4")
    assert "commit" not in playing.moves()
    assert refused(playing, "commit") == "F34"


def test_f34_commit_needs_a_new_card() -> None:
    assert refused(at_auction("B3", "42e"), "commit") == "F34"


def test_f35_a_raise_adds_to_the_laid_cards_and_a_pass_takes_all_back() -> None:
    playing = at_auction("B3", "42e")
    playing.play("add green 4", "commit", "add grey 4", "add black 4", "commit", "pass", "add black 6", "commit")
    assert playing.document()["auction"]["bids"] == [["green 4", "black 6"], ["grey 4", "black 4"], []]
    playing.play("pass")
    document = playing.document()
    assert document["hands"][1] == BASES["B3"]["hands"][1]
    assert document["memory"]["hands"] == [[], ["grey 4", "black 4"], []]
    assert (document["phase"], document["turn"]) == ("build", 0)


def test_f35_a_pass_at_the_park_is_final() -> None:
    playing = at_auction("B3", "park")
    playing.play("pass", "add green 4", "commit", "pass")
    assert (playing.phase, playing.turn) == ("build", 1)


def test_f36_f40_when_all_pass_nothing_is_sold() -> None:
    playing = at_auction("B3", "42e")
    before = playing.document()["board"]
    playing.play("pass", "pass", "pass")
    document = playing.document()
    assert document["board"] == before
    assert (document["auction"]["site"], document["tokens"]["white"]) == ("park", [])


@pytest.mark.parametrize(
    ("cards", "limit"),
    [
        (["violet 4"], 3),
        (["violet 4", "black 4", "black 4"], 3),
        (["violet 5"], 2),
        (["violet 4", "black 5"], 2),
        (["violet 6"], 1),
        (["violet 5", "black 6"], 1),
        (["violet 6", "black 4"], 1),
    ],
)
def test_f39_the_highest_card_sets_the_limit(cards: list[str], limit: int) -> None:
    hand = ["violet 4", "violet 5", "violet 6", "black 4", "black 4", "black 5", "black 6"]
    playing = at_auction("B3", "park", hands=[hand, [], []], auction=auction("park", passed=[False, True, True]))
    playing.play(*(f"add {card}" for card in cards), "commit")
    assert playing.moves() == [f"build {number}" for number in range(limit + 1)]
    if limit < 3:
        assert refused(playing, "build 3") == "F39"


def winning(site: str, **fields: Any) -> Any:
    """A table where seat 0 has won the auction of a site with violet or green fours."""
    won = auction(site, passed=[False, True, True], colour="green", limit=3)
    return at_auction("B3", site, phase="build", **{"auction": won, **fields})


def test_f38_buildings_come_from_the_reserve() -> None:
    playing = winning("34w", reserves=[2, 3, 3], supply=[15, 15, 15], park=[1, 0, 0])
    assert playing.moves() == ["build 0", "build 1", "build 2"]
    assert refused(playing, "build 3") == "F38"
    assert refused(playing, "pass") == "F38"
    playing.play("build 2")
    assert playing.document()["board"]["34w"]["green"] == built(0, 3)
    assert playing.document()["reserves"][0] == 0


def test_f38_an_empty_reserve_bars_nobody_and_building_none_leaves_the_plot_empty() -> None:
    playing = winning("42e", reserves=[0, 3, 3], supply=[15, 15, 15], park=[3, 0, 0])
    assert playing.moves() == ["build 0"]
    playing.play("build 0")
    assert playing.document()["board"]["42e"]["green"] is None


# Building stops


def test_f41_a_district_with_an_empty_plot_cannot_be_closed_nor_can_the_park() -> None:
    assert refused(winning("34w"), "close") == "F41"
    assert refused(winning("park"), "close") == "F41"


def test_f41_the_winner_without_buildings_in_a_full_district_must_close_it() -> None:
    won = auction("34w", passed=[True, True, True, False], colour="grey", limit=2)
    playing = at_auction("B4", board=FULL, **row_after(1), phase="build", turn=3, auction=won)
    assert playing.moves() == ["close"]
    assert refused(playing, "build 0") == "F41"


def test_f42_f43_f44_closing_pays_clears_and_returns_all_tokens() -> None:
    won = auction("34w", passed=[False, True, True], colour="green", limit=3)
    playing = at_auction(
        "B3",
        board={"34w": {**FULL["34w"], "green": built(0, 2)}},
        **row_after(1),
        phase="build",
        tokens={"white": ["34w"], "beige": ["34w"]},
        pawns={"white": "start", "beige": "42w"},
        auction=won,
    )
    playing.play("close")
    document = playing.document()
    assert document["scores"] == [4, 1, 1]
    assert document["board"]["34w"] is None
    assert document["closed"] == ["34w"]
    assert document["tokens"] == {"white": [], "beige": []}
    assert document["supply"] == [14, 14, 14]
    assert document["reserves"] == [3, 3, 3]


# The park


def test_f45_the_colour_stays_when_its_opener_has_passed() -> None:
    bidding = auction("park", colour="violet", passed=[True, False, False])
    playing = at_auction("B3", "park", turn=1, auction=bidding)
    assert playing.moves() == ["add violet 4", "pass"]
    assert refused(playing, "add green 4") == "F45"


def test_f45_the_first_card_names_the_colour_in_the_document() -> None:
    playing = at_auction("B3", "park")
    playing.play("add grey 4")
    assert playing.document()["auction"]["colour"] == "grey"
    assert playing.view(1)["auction"]["colour"] is None


def test_f46_park_buildings_are_limited_by_the_reserve() -> None:
    playing = winning("park", reserves=[1, 3, 3], supply=[15, 15, 15], park=[2, 0, 0])
    assert refused(playing, "build 2") == "F46"
    playing.play("build 1")
    assert playing.document()["park"] == [3, 0, 0]

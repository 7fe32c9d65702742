"""The end, the final scoring and the winner (F54-F59)."""

from typing import Any

import pytest

import quartier
from tests.games.fifth_avenue.positions import at_auction, built, position, refused, row_after, shops, table

NEARLY_ALL_SHOPS: dict[str, Any] = {
    "34w": {"violet": shops("fashion", "jeweller"), "orange": shops("perfume")},
    "34e": {"green": shops("gallery", "perfume"), "brown": shops("fashion", "jeweller")},
    "42w": {"grey": shops("jeweller", "perfume")},
    "ts": {"brown": shops("perfume", "fashion")},
    "42e": {"orange": shops("fashion", "gallery"), "brown": shops("jeweller")},
    "52w": {"violet": shops("gallery", "fashion")},
    "52e": {"green": shops("jeweller", "fashion")},
}
"""Eleven shops more than the first seven."""
LAST_SHOP = {
    "blocks": [[], [], [], [], [], [], [], ["gallery", "jeweller"]],
    "park_shops": ["gallery", "gallery", "jeweller", "perfume", "perfume", "perfume", "gallery"],
}


def test_f54_the_twelfth_shop_ends_the_game_without_bonus_cards_or_move() -> None:
    board = {**NEARLY_ALL_SHOPS, "52e": {**NEARLY_ALL_SHOPS["52e"], "brown": built(0)}}
    playing = table("B3", {**board, "42e": {**board["42e"], "green": built(0)}}, **LAST_SHOP)
    before = playing.document()
    playing.play("shop jeweller", "plot ts violet")
    document = playing.document()
    assert playing.over
    assert document["turns"] == before["turns"]
    assert document["hands"] == before["hands"]
    assert document["result"]["reason"] == "shops"
    assert len(document["park_shops"]) == 8
    assert refused(playing, "pass") == "F54"


def test_f55_after_the_second_stop_no_site_and_no_turn_follows() -> None:
    won = {"pawn": "white", "site": "34w", "passed": [False, True, True], "colour": "green", "limit": 1}
    board = {"34w": {"grey": shops("gallery"), "brown": built(1), "orange": built(2)}, "52e": None}
    tokens = {"white": ["34w", "ts"], "beige": []}
    fields: dict[str, Any] = {"phase": "build", "tokens": tokens, "auction": won, "closed": ["52e"], "supply": [14] * 3}
    playing = at_auction("B3", board=board, **row_after(1), **fields)
    playing.play("close")
    assert playing.over
    assert playing.document()["tokens"]["white"] == ["ts"]
    assert refused(playing, "pass") == "F55"


def test_f56_the_four_hundredth_turn_is_the_last() -> None:
    playing = table("B3", phase="move", turns=399)
    playing.play("move white 34w")
    assert playing.over
    assert playing.document()["result"]["reason"] == "turn_limit"
    assert playing.document()["turns"] == 400
    assert refused(playing, "pass") == "F56"


def test_f57_every_open_district_is_scored_once() -> None:
    playing = table("B3", phase="move", turns=399)
    values = playing.view(0)["values"]
    playing.play("move white 34w")
    owned = {0: [("34w", "green"), ("ts", "grey")], 1: [("34e", "grey"), ("52w", "green")]}
    for seat, plots in owned.items():
        assert playing.scores[seat] == sum(values[district][plot] for district, plot in plots)


@pytest.mark.parametrize(
    ("under", "points"),
    [
        ([], 1),
        (["gallery"], 2),
        (["gallery", "gallery"], 2),
        (["gallery", "perfume"], 3),
        (["gallery", "gallery", "gallery"], 2),
        (["fashion", "gallery", "perfume"], 5),
    ],
)
def test_f58_a_park_building_earns_by_the_kinds_shown(under: list[str], points: int) -> None:
    without = table("B3", {"52e": None}, phase="move", turns=399, closed=["52e"], supply=[14] * 3)
    without.play("move white 34w")
    placed = {0: 0, 1: 2, 2: 3, 3: 5}[len(under)]
    row = {**row_after(placed), "park_shops": under}
    fields: dict[str, Any] = {"phase": "move", "turns": 399, "closed": ["52e"], "supply": [14] * 3, "park": [1, 0, 0]}
    playing = table("B3", {"52e": None}, **row, **fields)
    playing.play("move white 34w")
    assert playing.scores[0] - without.scores[0] == points
    assert playing.document()["result"]["park_revealed"] == under


def test_f58_of_many_tiles_three_are_shown_at_random() -> None:
    found = set()
    for seed in range(30):
        playing = quartier.load(position("B3", NEARLY_ALL_SHOPS, phase="move", turns=399, **LAST_SHOP), seed=seed)
        playing.play("move white 34w")
        revealed = playing.document()["result"]["park_revealed"]
        assert len(revealed) == 3
        assert revealed == sorted(revealed)
        found.add(tuple(revealed))
    assert len(found) > 4


def ending(scores: list[int], hands: list[list[str]]) -> quartier.Table:
    """A game that ends with the next move, nothing to score but what seats 0 and 1 get alike."""
    playing = table("B3", phase="move", turns=399, scores=scores, hands=hands)
    playing.play("move white 34w")
    return playing


def test_f59_most_points_win() -> None:
    assert ending([0, 9, 0], [["violet 4"], [], []]).winners == [1]


def test_f59_a_tie_goes_to_the_seat_with_more_cards() -> None:
    playing = ending([20, 20, 0], [["violet 4", "black 4"], ["violet 6"], ["grey 4"] * 3])
    assert playing.scores[0] == playing.scores[1]
    assert playing.winners == [0]


def test_f59_still_tied_seats_share_the_victory() -> None:
    playing = ending([20, 20, 0], [["violet 4"], ["black 6"], ["grey 4"] * 3])
    assert playing.winners == [0, 1]
    assert playing.outcome == [0.0, 0.0, -1.0]
    assert playing.document()["result"]["winners"] == [0, 1]

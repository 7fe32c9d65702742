"""The end of a round and of the game: L4, L5, L19 to L26."""

import pytest

import quartier
from quartier.games.lotissements.pieces import BUILDINGS
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS
from quartier.games.lotissements.rules.building import fitting, lot_points, pile_sum
from quartier.games.lotissements.rules.lots import meets_contract
from tests.games.lotissements.positions import Document, example

ROWS = [
    ((0, 0), (3, 2), 50, "L22"),
    ((0, 0), (0, 2), 20, "L22"),
    ((0, 0), (9, 6), 150, "L22: nine buildings are no contract"),
    ((0, 0), (12, 5), 170, "L22: five decorations are no contract"),
    ((0, 0), (10, 6), 300, "L23a"),
    ((0, 0), (12, 6), 320, "L23a"),
    ((0, 0), (15, 6), 350, "L23a: a full lot"),
    ((1, 0), (9, 6), 150, "L23c"),
    ((1, 0), (11, 6), 170, "L23c"),
    ((0, 1), (10, 5), 150, "L23c: a decoration was there, so not one round"),
    ((6, 2), (5, 4), 160, "L23c"),
    ((12, 5), (0, 1), 150, "L23c: buildings 11 and 12 scored earlier"),
    ((12, 5), (1, 1), 160, "L23c"),
    ((12, 5), (3, 1), 250, "L23b"),
    ((9, 6), (1, 0), 150, "L23c"),
    ((9, 6), (6, 0), 250, "L23b"),
    ((15, 5), (0, 1), 250, "L23b"),
    ((10, 4), (4, 1), 50, "L22"),
]
"""Buildings and decorations before, laid in this round, the points, why."""


@pytest.mark.parametrize(("before", "laid", "points", "why"), ROWS)
def test_points_of_one_side_for_one_lot(before: tuple[int, int], laid: tuple[int, int], points: int, why: str) -> None:
    assert lot_points(*before, before[0] + laid[0], before[1] + laid[1]) == points, why


@pytest.mark.parametrize("old_buildings", range(16))
@pytest.mark.parametrize("old_decorations", range(7))
def test_l23f_finishing_never_pays_less_than_ten_a_block(old_buildings: int, old_decorations: int) -> None:
    if meets_contract(old_buildings, old_decorations):
        return
    for buildings in range(max(old_buildings, 10), 16):
        laid = buildings - old_buildings + 6 - old_decorations
        assert lot_points(old_buildings, old_decorations, buildings, 6) >= 10 * laid


def test_l4_lots_belong_to_nobody_and_what_is_laid_stays() -> None:
    table = quartier.load(example("E9"))
    before = table.document()["lots"]["tower"]
    table.play("tower 8", "house 3")
    assert set(before) < set(table.document()["lots"]["tower"])


@pytest.mark.parametrize(("buildings", "decorations", "finished"), [(10, 6, True), (9, 6, False), (15, 5, False)])
def test_l5_the_contract_is_ten_buildings_and_six_decorations(buildings: int, decorations: int, finished: bool) -> None:
    assert meets_contract(buildings, decorations) is finished


def decorations(*texts: str) -> int:
    return sum(1 << BLOCK_TEXTS.index(text) - BUILDINGS for text in texts)


@pytest.mark.parametrize(
    ("laid", "captured", "expected"),
    [
        ((), ("lawn 13", "lawn 1", "lawn 7"), ("lawn 1", "lawn 7")),
        (("lawn 13",), ("lawn 1", "lawn 7"), ("lawn 1",)),
        (("pool 2", "pool 5"), ("pool 8", "tree 15", "lawn 4"), ("tree 15", "lawn 4")),
        ((), ("lawn 1", "lawn 4", "lawn 7", "lawn 10", "lawn 13"), ("lawn 1", "lawn 4")),
    ],
)
def test_l21_of_too_many_decorations_the_lowest_are_laid(
    laid: tuple[str, ...], captured: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert fitting(decorations(*laid), decorations(*captured)) == decorations(*expected)


def test_l20_decorations_may_be_laid_without_any_building() -> None:
    document = example("E8", captured=[["lawn 1", "lawn 4"], ["house 9", "house 15", "pool 5"]])
    document["discard"] += ["hlm 13", "hlm 14", "hlm 15"]
    table = quartier.load(document)
    table.play("lawn 13", "house 2")
    assert table.document()["lots"]["hlm"] == ["lawn 1", "lawn 4"]
    assert table.document()["points"] == [20, 30]


def test_l19_surplus_decorations_count_in_a_contest() -> None:
    document = example(
        "E15", captured=[["hlm 1", "hlm 3", "hlm 4", "hlm 5"], ["lawn 1", "lawn 4", "lawn 7", "lawn 10", "lawn 13"]]
    )
    table = quartier.load({**document, "hands": [["hlm 2"], ["hlm 9"]]})
    table.play("hlm 2", "hlm 9")
    assert table.document()["lots"]["hlm"] == ["hlm 2", "hlm 9", "lawn 1", "lawn 4"], "seven blocks against four"
    assert table.document()["points"] == [0, 40]


def test_l19_the_numbers_of_all_blocks_are_summed() -> None:
    table = quartier.load(example("E16"))
    assert [pile_sum(table.state, side) for side in (0, 1)] == [9, 80]


def three_way(captured: list[list[str]], hands: list[list[str]]) -> quartier.Table:
    """Three sides on the towers, with one trick to go."""
    document: Document = {
        "game": "lotissements",
        "players": 3,
        "options": {"contre": True},
        "round": 1,
        "phase": "play",
        "first": 0,
        "turn": 0,
        "leader": 0,
        "hands": hands,
        "offers": ["tower", "tower", "tower"],
        "captured": captured,
    }
    free = [
        block
        for block in BLOCK_TEXTS[:45]
        if not any(block in held for held in hands) and not any(block in pile for pile in captured)
    ]
    document["discard"] = free[: 33 - sum(map(len, captured))]
    return quartier.load(document)


def test_l19_of_three_sides_two_tie_completely_and_no_other_profits() -> None:
    piles = [["tower 5", "tower 6"], ["tower 4", "tower 7"], ["tower 15"]]
    table = three_way(piles, [["house 1"], ["house 2"], ["house 3"]])
    happened = table.play("house 1", "house 2", "house 3")
    assert [happening.event for happening in happened].count("beaten") == 3
    assert table.document()["lots"]["tower"] == []
    assert table.document()["points"] == [0, 0, 0]


def test_l19_of_three_sides_the_sum_decides_among_those_with_most_blocks() -> None:
    piles = [["tower 5", "tower 6"], ["tower 4", "tower 8"], ["tower 15"]]
    table = three_way(piles, [["house 1"], ["house 2"], ["house 3"]])
    table.play("house 1", "house 2", "house 3")
    assert table.document()["lots"]["tower"] == ["tower 4", "tower 8"]
    assert table.document()["points"] == [0, 20, 0]


def test_l20_sides_build_clockwise_from_the_first_speaker() -> None:
    table = quartier.load(example("E18", first=1))
    happened = table.play("hlm 9", "house 4", "hlm 2")
    told = [(happening.event, happening.facts["seat"]) for happening in happened if "lot" in happening.facts]
    assert told == [("built", 1), ("beaten", 2), ("built", 0)]


def test_l23_a_team_finishes_together() -> None:
    table = quartier.load(example("E12"))
    happened = table.play("pavilion 14", "tower 2", "pavilion 15", "tower 1")
    finished = next(happening for happening in happened if happening.event == "finished")
    assert finished.facts == {"seat": 0, "partner": 2, "players": 2, "lot": "pavilion", "blocks": 4, "points": 250}
    assert "Anna and Carl" in finished.sentence("en", ["Anna", "Bob", "Carl", "Dora"])
    assert "Anna et Carl" in finished.sentence("fr", ["Anna", "Bob", "Carl", "Dora"])


def test_l24_everything_that_is_not_laid_is_in_the_reserve_again() -> None:
    table = quartier.load(example("E17"))
    table.play("hlm 9", "hlm 2")
    document = table.document()
    assert len(document["deck"]) + sum(map(len, document["hands"])) == 75
    assert document["offers"] == [None, None]
    assert document["captured"] == [[], []]


def test_l25_after_the_last_round_the_game_is_over() -> None:
    table = quartier.load(example("E9", round=30))
    table.play("tower 8", "house 3")
    document = table.document()
    assert document["ended"] == "limit"
    assert document["round"] == 30
    assert table.winners == [0]


def test_l25_when_over_only_lots_reserve_and_points_are_left() -> None:
    table = quartier.load(example("E11"))
    table.play("hlm 11", "tower 3")
    document = table.document()
    expected: Document = {
        "phase": "over",
        "turn": None,
        "leader": None,
        "round": 2,
        "first": 1,
        "dealt": 0,
        "hands": [[], []],
        "trick": [],
        "captured": [[], []],
        "discard": [],
        "voids": [[], []],
        "shown": [],
        "offers": [None, None],
        "ended": "finished",
    }
    assert {field: document[field] for field in expected} == expected
    assert len(document["deck"]) == 75 - sum(map(len, document["lots"].values()))


def test_l26_equal_scores_share_the_win() -> None:
    table = quartier.load(example("E13", points=[120, 180]))
    table.play("house 10", "pavilion 1")
    assert table.scores == [270, 210]
    table = quartier.load(example("E13", points=[90, 210]))
    table.play("house 10", "pavilion 1")
    assert table.scores == [240, 240]
    assert table.winners == [0, 1]
    assert table.outcome == [0.0, 0.0]


def test_l26_partners_win_and_lose_together() -> None:
    table = quartier.load(example("E12"))
    table.play("pavilion 14", "tower 2", "pavilion 15", "tower 1")
    assert table.outcome == [1.0, -1.0, 1.0, -1.0]

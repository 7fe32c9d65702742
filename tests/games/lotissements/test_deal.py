"""Setup, deal and first speaker: L1 to L9, L28."""

from collections import Counter

import pytest

import quartier
from quartier.engine.primitives.notes import listening
from quartier.games.lotissements.pieces import BUILDINGS, KIND, KIND_TEXTS, RANKS
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS
from quartier.games.lotissements.rules.setup import highest_turned_up, precedence
from tests.games.lotissements.positions import dealt, example

MODES = [(2, {}), (3, {}), (4, {"teams": True}), (4, {"teams": False})]


def test_l1_four_play_in_teams_unless_they_say_otherwise() -> None:
    assert quartier.game("lotissements", 4).options == {"teams": True, "contre": False}
    assert quartier.game("lotissements", 4, teams=False).options["teams"] is False


@pytest.mark.parametrize("players", [2, 3])
def test_l1_two_or_three_play_for_themselves_whatever_is_said_about_teams(players: int) -> None:
    assert quartier.game("lotissements", players, teams=True).options["teams"] is False


@pytest.mark.parametrize(
    ("players", "options", "sides"),
    [(2, {}, [0, 1]), (3, {}, [0, 1, 2]), (4, {}, [0, 1, 0, 1]), (4, {"teams": False}, [0, 1, 2, 3])],
)
def test_l1_partners_sit_opposite_each_other(players: int, options: dict[str, bool], sides: list[int]) -> None:
    table = dealt(players, **options)
    assert table.view(None)["sides"] == sides
    assert len(table.document()["points"]) == max(sides) + 1


def test_l2_there_are_75_blocks_in_canonical_order() -> None:
    assert len(set(BLOCK_TEXTS)) == 75
    assert [BLOCK_TEXTS[number] for number in (0, 14, 15, 30, 45, 59, 60, 61, 62, 63, 74)] == [
        "house 1",
        "house 15",
        "pavilion 1",
        "hlm 1",
        "tower 1",
        "tower 15",
        "lawn 1",
        "pool 2",
        "tree 3",
        "lawn 4",
        "tree 15",
    ]


@pytest.mark.parametrize(
    ("kind", "numbers"), [("lawn", [1, 4, 7, 10, 13]), ("pool", [2, 5, 8, 11, 14]), ("tree", [3, 6, 9, 12, 15])]
)
def test_l2_there_are_five_decorations_of_each_kind(kind: str, numbers: list[int]) -> None:
    assert [rank + 1 for rank in range(RANKS) if KIND_TEXTS[KIND[rank]] == kind] == numbers
    assert [text for text in BLOCK_TEXTS[BUILDINGS:] if text.startswith(kind)] == [f"{kind} {n}" for n in numbers]


@pytest.mark.parametrize(("players", "options"), MODES)
def test_l6_a_game_begins_with_empty_lots_and_no_points(players: int, options: dict[str, bool]) -> None:
    document = dealt(players, **options).document()
    assert document["round"] == 1
    assert document["phase"] == "offer"
    assert not any(document["lots"].values())
    assert not any(document["points"])
    assert document["leader"] is None


@pytest.mark.parametrize(("players", "hand", "reserve"), [(2, 15, 45), (3, 12, 39), (4, 10, 35)])
def test_l9_full_hands_are_dealt_and_the_rest_stays_in_the_reserve(players: int, hand: int, reserve: int) -> None:
    document = dealt(players).document()
    assert document["dealt"] == hand
    assert [len(held) for held in document["hands"]] == [hand] * players
    assert len(document["deck"]) == reserve


def test_l9_small_last_deals_are_equal_shares() -> None:
    table = quartier.load(example("E19"))
    table.play("hlm 3", "tower 10", "hlm 4", "tower 11")
    document = table.document()
    assert [len(held) for held in document["hands"]] == [7, 7, 7, 7]
    assert len(document["deck"]) == 3


def stirred_so(players: int, *turned_up: str) -> tuple[int, list[str], list[str]]:
    """The first speaker if these blocks come up first, the blocks known then, and what was told."""
    state = dealt(players).state
    state.shown_buildings = state.shown_decorations = 0
    first = players * state.dealt
    others = [block for block in range(75) if BLOCK_TEXTS[block] not in turned_up]
    state.stirred[:first] = others[:first]
    state.stirred[first:] = [*(BLOCK_TEXTS.index(text) for text in turned_up), *others[first:]]
    with listening() as heard:
        speaker = highest_turned_up(state)
    known = quartier.game("lotissements", players).modules.document.write(state)["shown"]
    return speaker, known, [BLOCK_TEXTS[note.facts[1]] for note in heard]


@pytest.mark.parametrize(
    ("turned_up", "speaker"),
    [
        (("tower 15", "lawn 1", "hlm 15", "house 15"), 1),
        (("pool 5", "tree 3", "house 14", "tree 9"), 3),
        (("house 12", "tower 7", "pavilion 12", "hlm 3", "hlm 4", "tower 6"), 2),
        (
            (
                "house 12",
                "tower 12",
                "pavilion 12",
                "hlm 12",
                "hlm 4",
                "tower 4",
                "house 3",
                "hlm 1",
                "pool 2",
                "lawn 1",
            ),
            0,
        ),
    ],
)
def test_l7_the_highest_block_turned_up_speaks_first(turned_up: tuple[str, ...], speaker: int) -> None:
    found, known, told = stirred_so(4, *turned_up)
    assert found == speaker
    assert told == list(turned_up)
    assert known == sorted(turned_up, key=BLOCK_TEXTS.index)


def test_l7_any_decoration_ranks_above_any_building() -> None:
    lowest_decoration = min(precedence(block) for block in range(BUILDINGS, 75))
    assert lowest_decoration > max(precedence(block) for block in range(BUILDINGS))


def test_l7_if_the_reserve_cannot_serve_all_who_tie_the_lowest_seat_speaks() -> None:
    ties = [f"{name} {number}" for number in range(15, 0, -1) for name in ("house", "pavilion", "hlm", "tower")]
    state = dealt(4).state
    state.dealt = 15
    state.stirred = [*range(60, 75), *(BLOCK_TEXTS.index(text) for text in ties)]
    assert highest_turned_up(state) == 0


def test_l7_turned_up_blocks_are_in_the_reserve_for_all_to_know() -> None:
    for seed in range(30):
        document = dealt(3, seed).document()
        assert len(document["shown"]) >= 3
        assert set(document["shown"]) <= set(document["deck"])


def test_l8_the_next_seat_speaks_first_in_the_next_round() -> None:
    table = quartier.load(example("E8"))
    happened = table.play("lawn 13", "house 2")
    assert table.document()["first"] == table.turn == 1
    assert "speaks_first" in [happening.event for happening in happened]
    table = quartier.load(example("E19"))
    table.play("hlm 3", "tower 10", "hlm 4", "tower 11")
    assert table.document()["first"] == 0


def test_l28_every_block_comes_to_every_place_equally_often() -> None:
    games = 3000
    holders = Counter(dealt(3, seed).state.hand_buildings[0] & 1 for seed in range(games))
    assert abs(holders[1] / games - 12 / 75) < 0.03
    speakers = Counter(dealt(3, seed).turn for seed in range(games))
    assert all(abs(times / games - 1 / 3) < 0.04 for times in speakers.values())

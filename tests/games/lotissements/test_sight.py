"""Who knows what (L27): hands and the Reserve are hidden, and a redeal keeps all that a seat can know."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import quartier
from quartier.conformance.variants import advanced, variants_of
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import to_record
from quartier.engine.schema import copy_of
from quartier.games.lotissements.pieces import CATEGORY_TEXTS
from quartier.games.lotissements.pieces.names import texts_of
from tests.games.lotissements.positions import Document, dealt, example

VARIANTS = variants_of("lotissements")


def test_l27_a_seat_sees_its_own_hand_and_only_the_size_of_others_its_partner_included() -> None:
    table = dealt(4)
    hands = table.document()["hands"]
    assert table.view(2)["hands"] == [10, 10, hands[2], 10]
    assert table.view(None)["hands"] == [10, 10, 10, 10]
    assert "deck" not in table.view(2)
    assert table.view(2)["deck_size"] == 35


def test_l27_offers_tricks_piles_lots_and_points_are_open_to_all() -> None:
    table = quartier.load(example("E5"))
    table.play("house 9", "pool 8")
    view = table.view(None)
    for field in ("offers", "trick", "leader", "captured", "discard", "lots", "points", "voids", "shown"):
        assert view[field] == table.document()[field]
    assert view["winning"] == 1


def test_l27a_who_does_not_follow_is_known_to_lack_the_category_until_the_round_ends() -> None:
    table = quartier.load(example("E5"))
    table.play("house 9", "hlm 10", "tree 12")
    assert table.view(0)["voids"] == [[], ["house"], ["house"]]
    table.play("tree 6", "lawn 4", "pool 8", "pavilion 2", "tower 12", "tower 3")
    assert table.view(0)["voids"] == [[], [], []]


def test_l27b_turned_up_blocks_are_known_during_round_1_only() -> None:
    table = dealt(2, seed=4)
    shown = table.view(0)["shown"]
    assert len(shown) >= 2
    while table.document()["round"] == 1:
        assert table.view(1)["shown"] == shown
        table.play(table.moves()[0])
    assert table.view(0)["shown"] == []


def test_l5_a_view_says_what_every_contract_lacks_and_which_decorations_are_left_for_it() -> None:
    view = quartier.load(example("E9")).view(None)
    assert view["lacking"]["tower"] == {"building": 8, "lawn": 2, "pool": 0, "tree": 1}
    assert view["lacking"]["house"] == {"building": 10, "lawn": 2, "pool": 2, "tree": 2}
    assert view["left"] == {"lawn": 5, "pool": 3, "tree": 4}


def test_l20_a_view_says_what_every_side_would_lay_and_score_if_the_round_ended_now() -> None:
    view = quartier.load(example("E9")).view(None)
    assert view["prospects"] == [{"lays": ["house 14"], "points": 10}, {"lays": ["tower 7", "tree 6"], "points": 20}]
    assert dealt(4).view(0)["prospects"] == []


def test_l19_a_side_that_is_behind_in_a_contest_has_nothing_to_expect() -> None:
    start = example(
        "E9",
        options={"contre": True},
        offers=["tower", "tower"],
        captured=[["tower 14"], ["tower 7", "tree 6", "tree 9", "pool 11"]],
    )
    assert quartier.load(start).view(0)["prospects"] == [
        {"lays": [], "points": 0},
        {"lays": ["tower 7", "tree 6"], "points": 20},
    ]


def test_l16_only_the_seat_that_decides_is_told_with_which_blocks_it_would_win() -> None:
    table = quartier.load(example("E5"))
    assert table.view(0)["stronger"] == []
    table.play("house 9")
    assert table.view(1)["stronger"] == ["pool 8"]
    table.play("pool 8")
    assert table.view(2)["stronger"] == ["tree 12"]
    assert [table.view(other)["stronger"] for other in (0, 1, None)] == [[], [], []]


def held(state: Any, seat: int) -> list[str]:
    return texts_of(state.hand_buildings[seat], state.hand_decorations[seat])


def category(text: str) -> str:
    name = text.split(" ")[0]
    return name if name in CATEGORY_TEXTS else "decoration"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_sampled_hands_never_contradict_a_shown_void_or_a_turned_up_block(variant: Any) -> None:
    voids_met = 0
    for seed in range(60):
        table = advanced(variant, seed, 3 + 2 * seed)
        view = table.view(0)
        voids_met += sum(map(len, view["voids"][1:]))
        for draw in range(5):
            state = copy_of(table.state)
            table.game.modules.sight.redeal(state, 0, draw)
            assert held(state, 0) == view["hands"][0]
            for seat in range(variant.players):
                hand = held(state, seat)
                assert len(hand) == len(held(table.state, seat))
                assert not set(map(category, hand)) & set(view["voids"][seat])
                assert not set(hand) & set(view["shown"])
    assert voids_met > 5


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_redeal_depends_on_nothing_but_what_the_seat_knows(variant: Any) -> None:
    for seed in range(20):
        table = advanced(variant, seed, 2 + 5 * seed)
        redeal = table.game.modules.sight.redeal
        for seat in range(variant.players):
            guess = copy_of(table.state)
            redeal(guess, seat, 1)
            again, anew = copy_of(guess), copy_of(table.state)
            redeal(again, seat, 2)
            redeal(anew, seat, 2)
            assert again == anew


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_redeal_is_the_same_plain_and_compiled(variant: Any) -> None:
    for seed in range(40):
        table = advanced(variant, seed, 3 * seed)
        record = to_record(table.state)
        state = copy_of(table.state)
        table.game.modules.sight.redeal(state, seed % variant.players, seed)
        compiled(table.game.modules, calls, checked=True).redeal(record[0], seed % variant.players, seed)
        assert to_record(state).tobytes() == record.tobytes()


def test_a_seat_of_four_may_have_to_think_of_65_blocks_that_any_rival_can_hold() -> None:
    table = quartier.load({**dealt(4).document(), "shown": []})
    assert table.view(0)["deck_size"] + sum(table.view(0)["hands"][1:]) == 65
    for seed in range(20):
        table.game.modules.sight.redeal(table.state, 0, seed)
        assert [len(held(table.state, seat)) for seat in range(4)] == [10, 10, 10, 10]
        assert table.game.modules.laws.broken(table.state) == 0


# A late round with few blocks off the lots: all possible deals can be listed, and each must come equally often

LOTS = {
    "house": [*(f"house {number}" for number in range(3, 16)), "lawn 1", "lawn 4", "pool 2", "pool 5", "tree 3"],
    "pavilion": [
        *(f"pavilion {number}" for number in range(1, 16) if number != 7),
        *("lawn 7", "pool 8", "tree 6", "tree 9"),
    ],
    "hlm": [*(f"hlm {number}" for number in range(1, 16) if number != 6), "lawn 10", "pool 11", "tree 12"],
    "tower": [f"tower {number}" for number in range(1, 16) if number not in (4, 5)],
}
"""All but nine blocks."""


def late_round(hands: list[list[str]], voids: list[list[str]], trick: list[str], offers: list[str]) -> quartier.Table:
    document: Document = {
        "game": "lotissements",
        "players": len(hands),
        "options": {"teams": False},
        "round": 7,
        "phase": "play",
        "first": 0,
        "leader": 0,
        "turn": len(trick),
        "hands": hands,
        "offers": offers,
        "trick": trick,
        "lots": LOTS,
        "points": [660, *[0] * (len(hands) - 1)],
        "voids": voids,
    }
    return quartier.load(document)


LATE_ROUNDS = {
    "four players": late_round(
        [["house 1", "tree 15"], ["tower 4", "lawn 13"], ["tower 5", "pavilion 7"], ["hlm 6", "house 2"]],
        [[], ["house"], ["decoration"], ["tower"]],
        [],
        ["house", "pavilion", "hlm", "tower"],
    ),
    "four players, a trick begun": late_round(
        [["tree 15"], ["lawn 13"], ["tower 5", "pavilion 7"], ["hlm 6", "house 2"]],
        [[], ["hlm"], ["decoration"], []],
        ["house 1", "tower 4"],
        ["house", "pavilion", "hlm", "tower"],
    ),
    "three players": late_round(
        [["house 1", "tree 15", "tower 4"], ["lawn 13", "pool 14", "tower 5"], ["hlm 6", "pavilion 7", "house 2"]],
        [[], ["hlm"], ["decoration"]],
        [],
        ["house", "pavilion", "hlm"],
    ),
    "two players": late_round(
        [["house 1", "tree 15", "tower 4", "hlm 6"], ["lawn 13", "pool 14", "tower 5", "pavilion 7"]],
        [[], []],
        [],
        ["house", "pavilion"],
    ),
}


def possible_deals(view: dict[str, Any], unseen: frozenset[str], seat: int = 1) -> list[tuple[frozenset[str], ...]]:
    """All ways to give the rivals of seat 0 hands of their sizes without what they are known to lack."""
    if seat == view["players"]:
        return [()]
    allowed = [block for block in unseen if category(block) not in view["voids"][seat]]
    return [
        (frozenset(hand), *rest)
        for hand in combinations(sorted(allowed), view["hands"][seat])
        for rest in possible_deals(view, unseen - set(hand), seat + 1)
    ]


@pytest.mark.parametrize("name", LATE_ROUNDS)
def test_l27d_all_deals_that_agree_with_what_a_seat_knows_are_equally_likely(name: str) -> None:
    table = LATE_ROUNDS[name]
    document = table.document()
    unseen = frozenset([*document["deck"], *(block for hand in document["hands"][1:] for block in hand)])
    deals = possible_deals(table.view(0), unseen)
    redeal = compiled(table.game.modules, calls, checked=True).redeal
    drawn: Counter[tuple[frozenset[str], ...]] = Counter()
    draws = 100 * len(deals)
    for seed in range(draws):
        record = to_record(table.state)
        redeal(record[0], 0, seed)
        hands = zip(record[0]["hand_buildings"].tolist(), record[0]["hand_decorations"].tolist(), strict=True)
        drawn[tuple(frozenset(texts_of(*hand)) for hand in list(hands)[1 : table.game.players])] += 1
    assert set(drawn) == set(deals)
    spread = sum((times - 100) ** 2 / 100 for times in drawn.values())
    freedom = len(deals) - 1
    assert abs(spread - freedom) < 5 * (2 * freedom) ** 0.5

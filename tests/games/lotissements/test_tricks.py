"""Playing blocks: L3, L15 to L18."""

import pytest

import quartier
from quartier.games.lotissements.pieces import Category
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS
from quartier.games.lotissements.rules.tricks import strength
from tests.games.lotissements.positions import dealt, example, in_play


def beats(block: str, other: str, first: Category) -> bool:
    return strength(BLOCK_TEXTS.index(block), first) > strength(BLOCK_TEXTS.index(other), first)


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("house 2", "house 1"),
        ("lawn 1", "house 15"),
        ("pool 2", "lawn 1"),
        ("tree 15", "pool 14"),
        ("house 1", "tower 15"),
    ],
)
def test_l3_within_a_category_the_number_decides_and_decorations_beat_buildings(stronger: str, weaker: str) -> None:
    assert beats(stronger, weaker, Category.HOUSE)
    assert not beats(weaker, stronger, Category.HOUSE)


def refused(table: quartier.Table, move: str) -> tuple[str, str]:
    with pytest.raises(quartier.IllegalMove) as refusal:
        table.play(move)
    return refusal.value.code, refusal.value.rule


def test_l15_the_leader_plays_any_block() -> None:
    table = in_play(4)
    assert table.turn is not None
    assert table.moves() == table.document()["hands"][table.turn]


def test_l15_who_holds_the_set_led_must_follow_even_if_the_partner_is_winning() -> None:
    table = quartier.load(example("E1"))
    table.play("offer hlm", "offer tower", "hlm 15", "hlm 4")
    assert table.moves() == ["hlm 6"]
    assert refused(table, "tower 15") == ("follow-the-set", "L15a")
    assert refused(table, "lawn 1") == ("block-not-in-hand", "L15")


def test_l15_who_cannot_follow_plays_anything_and_need_not_cut() -> None:
    table = quartier.load(example("E5"))
    table.play("house 9")
    assert table.moves() == ["pavilion 2", "hlm 10", "pool 8"]
    table.play("pool 8")
    assert table.moves() == ["tower 12", "tree 6", "tree 12"], "also a decoration lower than one already played"


def test_l15_a_decoration_led_asks_for_any_decoration() -> None:
    table = quartier.load(example("E5"))
    table.play("lawn 4")
    assert table.moves() == ["pool 8"]
    assert refused(table, "hlm 10") == ("follow-with-decoration", "L15b")
    table.play("pool 8")
    assert table.moves() == ["tree 6", "tree 12"]


def test_l16_the_highest_decoration_wins_else_the_highest_of_the_set_led() -> None:
    table = quartier.load(example("E5"))
    table.play("house 9", "pool 8", "tower 12")
    assert table.document()["leader"] == 1
    table = quartier.load(example("E5"))
    table.play("house 9", "hlm 10", "tower 12")
    assert table.document()["leader"] == 0, "thrown-away buildings cannot win, however high"


def test_l17_the_winner_keeps_his_set_and_all_decorations_and_returns_the_rest() -> None:
    table = quartier.load(example("E5"))
    happened = table.play("house 9", "pool 8", "tower 12")
    document = table.document()
    assert document["captured"][1] == ["pavilion 13", "pavilion 14", "pavilion 15", "pool 2", "pool 8"]
    assert {"house 9", "tower 12"} <= set(document["discard"])
    assert happened[-1].json() == {"event": "took", "rule": "L17", "seat": 1, "kept": 1, "returned": 2}


def test_l18_the_winner_leads_and_the_round_ends_when_all_hands_are_empty() -> None:
    table = in_play(3)
    while table.document()["round"] == 1:
        view = table.view(None)
        table.play(table.moves()[-1])
        if len(view["trick"]) == 2 and table.document()["round"] == 1:
            assert table.turn == table.document()["leader"]
            assert len(set(map(len, table.document()["hands"]))) == 1
    assert [len(hand) for hand in table.document()["hands"]] == [table.document()["dealt"]] * 3


def test_a_block_cannot_be_played_before_sets_are_named_nor_a_set_named_later() -> None:
    table = dealt(4)
    assert table.turn is not None
    block = table.document()["hands"][table.turn][0]
    assert refused(table, block) == ("offer-now", "L10")
    table.play("build")
    assert refused(table, block) == ("partner-offer-now", "L11b")
    table = in_play(4)
    assert refused(table, "offer house") == ("block-now", "L15")
    assert refused(table, "build") == ("block-now", "L15")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    table = quartier.load(example("E10"))
    table.play("tree 6", "house 1")
    assert refused(table, "house 1") == ("game-over", "L25")
    assert refused(table, "build") == ("game-over", "L25")

"""The rules, a sentence each: what an example of the book does not show goes here. Each rule is cited by a test."""

import pytest

import quartier


def test_t1_each_seat_holds_three_buildings_as_long_as_there_is_a_stock() -> None:
    table = quartier.game("towers", players=3).deal(seed=1)
    while table.document()["deck"]:
        assert [len(hand) for hand in table.document()["hands"]] == [3, 3, 3]
        table.play(table.moves()[0])


def test_t1_nobody_builds_what_he_does_not_hold() -> None:
    table = quartier.game("towers", players=2).deal(seed=1)
    missing = next(move for move in table.game.alphabet if move not in table.moves())
    with pytest.raises(quartier.IllegalMove, match="not in your hand"):
        table.play(missing)


def test_t2_every_street_is_taken_and_t4_leaves_a_building() -> None:
    table = quartier.game("towers", players=4).deal(seed=1)
    while not table.over:
        table.play(table.moves()[-1])
    assert sum(len(kept) for kept in table.document()["kept"]) == 6


def test_t5_a_building_lies_face_down_until_everybody_has_built() -> None:
    table = quartier.game("towers", players=2).deal(seed=1)
    builder, rival = (0, 1) if table.turn == 0 else (1, 0)
    move = table.moves()[0]
    table.play(move)
    assert f"build {table.view(builder)['street'][builder]}" == move
    assert table.view(rival)["street"][builder] == "?"
    assert table.view(None)["street"][builder] == "?"
    table.play(table.moves()[0])
    assert f"build {table.view(rival)['street'][builder]}" == move

"""The rules, a sentence each: what an example of the book does not show goes here. Each rule is cited by a test."""

import pytest

import quartier


def test_s1_each_seat_holds_three_buildings_as_long_as_there_is_a_stock() -> None:
    table = quartier.game("skyline", players=3).deal(seed=1)
    while table.document()["deck"]:
        assert [len(hand) for hand in table.document()["hands"]] == [3, 3, 3]
        table.play(table.moves()[0])


def test_s1_nobody_builds_what_he_does_not_hold() -> None:
    table = quartier.game("skyline", players=2).deal(seed=1)
    missing = next(move for move in table.game.alphabet if move not in table.moves())
    with pytest.raises(quartier.IllegalMove, match="not in your hand"):
        table.play(missing)


def test_s2_every_street_scores_a_point() -> None:
    table = quartier.game("skyline", players=4).deal(seed=1)
    while not table.over:
        table.play(table.moves()[-1])
    assert sum(table.scores) == 6

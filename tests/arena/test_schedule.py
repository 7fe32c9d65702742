"""Who plays whom: every deal by every line-up."""

from collections import Counter

from quartier.arena.schedule import all_lineups, schedule


def test_as_many_bots_as_seats_are_seated_in_every_order() -> None:
    assert len(all_lineups(["a", "b", "c", "d"], 4)) == 24
    assert sorted(all_lineups(["a", "b"], 2)) == [(0, 1), (1, 0)]


def test_two_bots_of_one_name_are_not_told_apart() -> None:
    assert len(all_lineups(["strong", "weak", "weak", "weak"], 4)) == 4


def test_with_very_many_orders_only_rotations_are_played() -> None:
    assert len(all_lineups(["a", "b", "c", "d", "e", "f"], 6)) == 6


def test_fewer_bots_than_seats_sit_on_several() -> None:
    lineups = all_lineups(["a", "b"], 3)
    assert all(set(lineup) == {0, 1} for lineup in lineups)
    assert len(lineups) == 3


def test_of_more_bots_than_seats_some_sit_out() -> None:
    lineups = all_lineups(["a", "b", "c"], 2)
    assert len(lineups) == 6
    assert Counter(bot for lineup in lineups for bot in lineup) == {0: 4, 1: 4, 2: 4}


def test_a_deal_is_played_by_all_lineups_before_the_next() -> None:
    matches = schedule(["a", "b"], 2, 5)
    assert [(match.number, match.deal) for match in matches] == [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)]

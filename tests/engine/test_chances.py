"""Chances from what positions are worth."""

from math import e

import pytest

from quartier.engine.primitives.chances import EVEN, LOG_ODDS, odds, outcome_against


def expected(worths: list[int]) -> list[int]:
    return [outcome_against(sum(odds(other - own) for other in worths)) for own in worths]


@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
def test_equals_win_equally_often(sides: int) -> None:
    assert expected([700] * sides) == [2000 // sides - 1000] * sides


def test_one_who_is_a_unit_ahead_wins_e_times_as_often() -> None:
    assert odds(LOG_ODDS) == round(EVEN * e)
    ahead, behind = ((outcome + 1000) / 2000 for outcome in expected([LOG_ODDS, 0]))
    assert ahead / behind == pytest.approx(e, rel=0.01)


def test_the_chances_of_all_come_to_one_whoever_leads() -> None:
    for worths in ([0, 300, 2500], [-400, -400, -4000, 90], [10_000, 0]):
        chances = [(outcome + 1000) / 2000 for outcome in expected(worths)]
        assert sum(chances) == pytest.approx(1, abs=0.02)
        assert chances.index(max(chances)) == worths.index(max(worths))


def test_a_hopeless_position_is_still_within_bounds() -> None:
    assert expected([1_000_000, 0, -1_000_000]) == [998, -1000, -1000]

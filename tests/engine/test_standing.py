"""Outcomes from points, and counting ways."""

from math import comb

import pytest

from quartier.engine.primitives.counting import binomial
from quartier.engine.primitives.standing import highest_wins


@pytest.mark.parametrize(
    ("points", "side", "outcomes"),
    [
        ([3.0, 5.0, 4.0], 1, [-1.0, 1.0, -1.0]),
        ([5.0, 5.0, 4.0], 1, [0.0, 0.0, -1.0]),
        ([-2.0, -1.0], 1, [-1.0, 1.0]),
        ([7.0, 9.0, 7.0, 9.0], 2, [-1.0, 1.0, -1.0, 1.0]),
        ([9.0, 9.0, 9.0, 9.0], 2, [0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_the_highest_points_win_and_equal_ones_share_the_win(
    points: list[float], side: int, outcomes: list[float]
) -> None:
    highest_wins(len(points), points, side)
    assert points == pytest.approx(outcomes)


def test_ways_to_choose_are_counted_exactly() -> None:
    assert all(binomial(things, chosen) == comb(things, chosen) for things in range(41) for chosen in range(things + 1))

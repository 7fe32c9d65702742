"""Ratings: they recover known strengths, and say how sure they are."""

from itertools import pairwise

import numpy as np
import pytest

from quartier.arena.ratings import Result, rate


def league(strengths: list[float], games: int, seed: int = 1) -> list[Result]:
    """Games between all bots, won by chance according to their strengths."""
    dice = np.random.default_rng(seed)
    chances = np.array(strengths) / sum(strengths)
    results = []
    for deal in range(games):
        winner = dice.choice(len(strengths), p=chances)
        shares = tuple(float(bot == winner) for bot in range(len(strengths)))
        results.append(Result(deal, tuple(range(len(strengths))), shares, (0,) * len(strengths)))
    return results


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    ratings = rate(league([10.0, 1.0], 4000), 2, anchor=1)
    assert ratings[1].rating == pytest.approx(1500)
    assert ratings[0].rating == pytest.approx(1900, abs=40)
    assert ratings[0].low < 1900 < ratings[0].high


def test_strengths_are_recovered_in_games_of_several() -> None:
    ratings = rate(league([8.0, 4.0, 2.0, 1.0], 6000), 4, anchor=None)
    gaps = [first.rating - second.rating for first, second in pairwise(ratings)]
    assert all(gap == pytest.approx(400 * np.log10(2), abs=25) for gap in gaps)


def test_more_games_make_surer() -> None:
    few, many = rate(league([3.0, 1.0], 60), 2, None)[0], rate(league([3.0, 1.0], 3000), 2, None)[0]
    assert many.high - many.low < few.high - few.low


def test_a_bot_that_never_wins_is_not_infinitely_weak() -> None:
    results = [Result(deal, (0, 1), (1.0, 0.0), (1, 0)) for deal in range(100)]
    ratings = rate(results, 2, anchor=0)
    assert 300 < ratings[1].rating < 1100


def test_a_shared_win_counts_half() -> None:
    results = [Result(deal, (0, 1), (0.5, 0.5), (1, 1)) for deal in range(100)]
    assert rate(results, 2, None)[0].rating == pytest.approx(1500)

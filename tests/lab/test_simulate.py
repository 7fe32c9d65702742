"""Simulations count right, whatever the number of threads."""

import pytest

import quartier
from quartier.lab.simulate import CHUNK, Report, simulate


def simulated(**wishes: object) -> Report:
    return simulate(quartier.game("property", 3), CHUNK + 44, **wishes)  # type: ignore[arg-type]


def test_threads_change_nothing_but_the_time() -> None:
    one, two = simulated(threads=1), simulated(threads=2)
    assert one.decisions == two.decisions
    assert one.seats == two.seats
    assert one.length_quantiles == two.length_quantiles


def test_shares_add_up_and_lie_in_their_intervals() -> None:
    report = simulated()
    assert report.games == CHUNK + 44
    assert sum(seat.win_share for seat in report.seats) == pytest.approx(1.0)
    for seat in report.seats:
        assert 0.0 <= seat.low <= seat.win_share <= seat.high <= 1.0
        quantiles = list(seat.score_quantiles.values())
        assert quantiles == sorted(quantiles)


def test_a_simulated_game_is_the_game_of_its_seed() -> None:
    """Money is conserved, so the mean scores add up to the dollars in play."""
    report = simulated(seed=5)
    assert sum(seat.mean_score for seat in report.seats) == pytest.approx(408)


def test_other_seeds_are_other_games() -> None:
    assert simulated(seed=1).decisions != simulated(seed=1000).decisions


def test_seeds_beyond_63_bits_are_games_too() -> None:
    assert simulated(seed=(1 << 64) - 1000).decisions > 0


def test_greedy_players_play_differently() -> None:
    assert simulated(by="greedy").mean_length != simulated(by="random").mean_length


def test_progress_is_told_as_games_finish() -> None:
    told: list[int] = []
    simulated(progress=told.append)
    assert sum(told) == CHUNK + 44

"""Leagues: reproducible, resumable, and telling strong from weak."""

from pathlib import Path

import pytest

import quartier
from quartier.arena.league import League, LeagueError
from tests.programs import Program

GAME = quartier.game("property", 2, turn_limit=60)


def test_greedy_is_rated_above_random() -> None:
    league = League(GAME, ["random", "greedy"])
    league.play(40, threads=2)
    first, second = league.standings()
    assert (first.name, second.name) == ("greedy", "random")
    assert first.rating == pytest.approx(1500)
    assert second.high < first.low or second.rating < 1400
    assert first.first_share + second.first_share == pytest.approx(1.0)
    assert first.games == second.games == 40


def test_partners_are_one_bot() -> None:
    league = League(quartier.game("lotissements", 4, teams=True), ["random", "greedy"])
    league.play(4)
    assert {result.lineup for result in league.results.values()} == {(0, 1), (1, 0)}
    assert all(sum(result.shares) == pytest.approx(1.0) for result in league.results.values())


def test_a_league_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = League(GAME, ["random", "greedy"], seed=3)
    whole.play(12)
    file = tmp_path / "results"
    League(GAME, ["random", "greedy"], seed=3, file=file).play(5)
    with file.open("a") as kept:
        kept.write('{"number": 5, "deal"')
    resumed = League(GAME, ["random", "greedy"], seed=3, file=file)
    assert len(resumed.results) == 5
    resumed.play(12)
    assert resumed.results == whole.results


def test_results_of_another_league_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results"
    League(GAME, ["random", "greedy"], file=file).play(2)
    with pytest.raises(LeagueError):
        League(GAME, ["random", "search:5"], file=file)
    file.write_text("something else\n")
    with pytest.raises(LeagueError):
        League(GAME, ["random", "greedy"], file=file)


def test_threads_change_nothing_but_the_time() -> None:
    one, two = League(GAME, ["random", "search:10"]), League(GAME, ["random", "search:10"])
    one.play(6, threads=1)
    two.play(6, threads=2)
    assert one.results == two.results


def test_bots_from_outside_play_in_leagues_too(tmp_path: Path) -> None:
    program = Program(tmp_path)
    league = League(quartier.game("property", 2, turn_limit=6), ["random", program.bot])
    league.play(2)
    assert len(league.results) == 2
    assert len(program.processes) == 2
    assert program.running == []

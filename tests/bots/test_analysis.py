"""Analysis: every decision judged, costs never negative, luck and choices together explain the game."""

import pytest

import quartier
from quartier.bots.analysis import analyse
from quartier.bots.player import ask, bot


def short_game() -> quartier.Table:
    table = quartier.game("property", 2, turn_limit=12).deal(5)
    players = [bot("greedy", 1), bot("random", 2)]
    while table.turn is not None:
        table.play(ask(players[table.turn], table, len(table.history))[0])
    return table


def test_a_whole_game_is_judged() -> None:
    table = short_game()
    told: list[int] = []
    analysis = analyse(table, iterations=60, progress=told.append)
    assert len(analysis.judgements) == len(table.history) == sum(told)
    assert all(judgement.cost >= 0.0 for judgement in analysis.judgements)
    assert all(0.0 <= chance <= 1.0 for line in analysis.chances for chance in line)
    for seat, line in enumerate(analysis.chances):
        assert line[-1] == (table.outcome[seat] + 1.0) / 2.0
        assert len(line) == len(table.history) + 1


def test_what_changed_was_luck_or_a_choice() -> None:
    table = short_game()
    analysis = analyse(table, iterations=60)
    for seat in range(2):
        chosen = sum(one.after[seat] - one.chances[seat] for one in analysis.judgements)
        start, end = analysis.chances[seat][0], analysis.chances[seat][-1]
        assert start + chosen + analysis.luck[seat] == pytest.approx(end)


def test_a_forced_move_costs_nothing() -> None:
    analysis = analyse(short_game(), iterations=60)
    table = short_game().at(0)
    for judgement in analysis.judgements:
        if len(table.moves()) == 1:
            assert judgement.cost == 0.0
        table.play(judgement.move)


def test_the_analysis_can_be_written_as_json() -> None:
    table = short_game()
    content = analyse(table, iterations=20).json()
    assert len(content["decisions"]) == len(table.history)
    assert set(content["seats"][0]) == {"cost", "luck"}
    assert {"move", "best", "cost", "chances", "after", "luck", "seat"} <= set(content["decisions"][0])

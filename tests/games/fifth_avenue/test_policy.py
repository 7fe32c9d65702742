"""The policy plays clearly better than chance, for every number of players."""

import pytest

import quartier
from quartier.bots import greedy
from quartier.engine import playout
from quartier.engine.compiling.binding import bound
from quartier.engine.listing import words_for
from quartier.engine.primitives.dice import scrambled

GAMES = 12


@pytest.mark.parametrize("board", ["five_plots", "six_plots"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int, board: str) -> None:
    game = quartier.game("fifth_avenue", players, board=board)
    greedy_move = bound(game.modules, greedy).greedy_move
    random_move = bound(game.modules, playout).random_move
    won = 0
    for seed in range(GAMES):
        table = game.deal(seed)
        dice, scratch = seed, [0] * words_for(len(game.alphabet))
        while not table.over:
            dice = scrambled(dice + 1)
            choose = greedy_move if table.turn == seed % players else random_move
            game.modules.rules.play(table.state, choose(table.state, scratch, dice))
        won += table.winners == [seed % players]
    assert won >= GAMES - 1


def test_a_clear_lead_is_worth_more_than_none() -> None:
    game = quartier.game("fifth_avenue", 3)
    table = game.deal(1)
    level = game.modules.policy.evaluate(table.state, 0)
    table.state.scores[0] += 20
    assert game.modules.policy.evaluate(table.state, 0) > level
    assert game.modules.policy.evaluate(table.state, 1) < level

"""A player who follows the policy beats one who moves at random, and its prospects say who is ahead."""

from typing import Any

import numpy as np
import pytest

import quartier
from quartier.bots import greedy
from quartier.engine import calls, playout
from quartier.engine.compiled import compiled
from quartier.engine.dice import scrambled
from quartier.engine.listing import words_for
from quartier.engine.schema import signed, to_record
from tests.games.lotissements.positions import example

GAMES = 250


def share_of_wins(players: int, seats: tuple[int, ...], **options: Any) -> float:
    """How often greedy players on these seats win against random ones."""
    game = quartier.game("lotissements", players, **options)
    rules = compiled(game.box, calls, checked=True)
    by_policy = compiled(game.box, greedy, checked=True).greedy_move
    at_random = compiled(game.box, playout, checked=True).random_move
    choosers = [by_policy if seat in seats else at_random for seat in range(players)]
    record = to_record(game.blank())
    moves = np.zeros(words_for(len(game.alphabet)), np.int64)
    outcomes = np.zeros(players)
    won = 0.0
    for seed in range(GAMES):
        rules.deal(record[0], seed)
        dice = scrambled(seed)
        while record[0]["turn"] >= 0:
            dice = scrambled(dice + 1)
            rules.play(record[0], choosers[record[0]["turn"]](record[0], moves, signed(dice)))
        rules.outcome(record[0], outcomes)
        won += float(outcomes[list(seats)].mean() + 1.0) / 2.0
    return won / GAMES


@pytest.mark.parametrize(
    ("players", "seats", "options", "least"),
    [
        (2, (0,), {}, 0.80),
        (3, (0,), {}, 0.60),
        (4, (0, 2), {}, 0.75),
        (4, (0,), {"teams": False}, 0.45),
        (4, (1, 3), {"contre": True}, 0.70),
    ],
)
def test_greedy_clearly_beats_random(
    players: int, seats: tuple[int, ...], options: dict[str, bool], least: float
) -> None:
    assert share_of_wins(players, seats, **options) > least


def test_prospects_count_what_the_piles_would_bring() -> None:
    state = quartier.load(example("E10")).state
    evaluate = quartier.game("lotissements", 2).box.policy.evaluate
    assert evaluate(state, 0) == -evaluate(state, 1) > 0


def test_a_sure_trick_is_fed_by_the_partner() -> None:
    table = quartier.load(example("E1"))
    table.play("offer hlm", "offer tower", "hlm 15", "hlm 4")
    weigh = table.game.box.policy.weigh
    assert weigh(table.state, table.game.alphabet.index("hlm 6")) > 0

"""Many games in a row, for any game: what the compiled simulation runs."""

from __future__ import annotations

from typing import Any

from quartier.bots.greedy import greedy_playout
from quartier.engine.contract import unbound as rules
from quartier.engine.playout import playout
from quartier.engine.primitives.dice import scrambled


def random_series(table: Any, moves: list[int], first_seed: int, decisions: Any, scores: Any, outcomes: Any) -> None:
    """Plays a game at random for each entry of `decisions`, from rising seeds, and writes down how it went."""
    for game in range(len(decisions)):
        rules.deal(table, first_seed + game)
        decisions[game] = playout(table, moves, scrambled(first_seed + game))
        write_result(table, scores[game], outcomes[game])


def greedy_series(table: Any, moves: list[int], first_seed: int, decisions: Any, scores: Any, outcomes: Any) -> None:
    """The same by players who follow the game's policy."""
    for game in range(len(decisions)):
        rules.deal(table, first_seed + game)
        decisions[game] = greedy_playout(table, moves, scrambled(first_seed + game))
        write_result(table, scores[game], outcomes[game])


def write_result(table: Any, scores: list[int], outcomes: list[float]) -> None:
    """The points and the result of every seat."""
    rules.outcome(table, outcomes)
    for seat in range(table.players):
        scores[seat] = rules.score(table, seat)

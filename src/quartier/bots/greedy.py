"""The move that a game's policy likes best, for any game; of equal ones, one by the player's dice."""

from __future__ import annotations

from typing import Any

from quartier.engine.contract import unbound as rules
from quartier.engine.primitives.bits import nth_marked
from quartier.engine.primitives.dice import pick, roll


def greedy_move(table: Any, moves: list[int], dice: int) -> int:
    """The legal move of greatest weight; -1 when the game is over."""
    choices = rules.legal(table, moves)
    if choices == 1:
        return nth_marked(moves, 0)
    outlook = rules.outlook(table) if choices > 0 else 0
    best = -1
    best_weight = 0
    equals = 0
    for place in range(choices):
        move = nth_marked(moves, place)
        weight = rules.weigh(table, move, outlook)
        if best < 0 or weight > best_weight:
            best, best_weight, equals = move, weight, 1
        elif weight == best_weight:
            equals += 1
            dice = roll(dice)
            if pick(dice, equals) == 0:
                best = move
    return best


def greedy_playout(table: Any, moves: list[int], dice: int) -> int:
    """Plays to the end, every seat by the policy; returns the number of decisions."""
    decisions = 0
    while True:
        dice = roll(dice)
        move = greedy_move(table, moves, dice)
        if move < 0:
            return decisions
        rules.play(table, move)
        decisions += 1

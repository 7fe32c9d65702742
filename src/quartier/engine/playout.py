"""Uniformly random play, for any game."""

from __future__ import annotations

from typing import Any

from quartier.engine.contract import unbound as rules
from quartier.engine.primitives.bits import nth_marked
from quartier.engine.primitives.dice import pick, roll


def random_move(table: Any, moves: list[int], dice: int) -> int:
    """One of the legal moves, by the player's own dice; -1 when the game is over."""
    choices = rules.legal(table, moves)
    if choices == 0:
        return -1
    return nth_marked(moves, pick(dice, choices))


def playout(table: Any, moves: list[int], dice: int) -> int:
    """Plays at random to the end; returns the number of decisions."""
    decisions = 0
    while True:
        dice = roll(dice)
        move = random_move(table, moves, dice)
        if move < 0:
            return decisions
        rules.play(table, move)
        decisions += 1


def advance(table: Any, moves: list[int], dice: int, most: int) -> int:
    """Plays at random for at most this many decisions; returns how many there were."""
    for decision in range(most):
        dice = roll(dice)
        move = random_move(table, moves, dice)
        if move < 0:
            return decision
        rules.play(table, move)
    return most


def lawful_playout(table: Any, moves: list[int], dice: int) -> int:
    """Plays at random to the end with the laws on; returns the first law that broke, 0 if none did."""
    while True:
        law = rules.broken(table)
        if law != 0:
            return law
        dice = roll(dice)
        move = random_move(table, moves, dice)
        if move < 0:
            return 0
        rules.play(table, move)

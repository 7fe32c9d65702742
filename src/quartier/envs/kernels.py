"""The steps of `stepping`, as a GPU runs them: each thread has a row of its own.

The first functions run on a copy of the row's table in the thread's own memory (`device.on_own_table`).
"""

from __future__ import annotations

from typing import Any

from quartier.engine.primitives.threads import this_thread
from quartier.envs.stepping import Array, Rows, deal_row, is_allowed, random_legal, redeal_row, step_row


def deal(table: Any, rows: Rows, row: int, moves: Array, number: int) -> None:
    """Deals the table from its seed."""
    deal_row(table, rows, row)


def step(table: Any, rows: Rows, row: int, moves: Array, number: int) -> None:
    """Plays a move at the table; the number is that by which the seed of a next game is higher."""
    step_row(table, rows, row, moves[row], number)


def redeal(table: Any, rows: Rows, row: int, moves: Array, number: int) -> None:
    """Draws anew what the deciding seat cannot know, by the number as dice."""
    redeal_row(table, rows, row, number)


def choose(rows: Rows, moves: Array, number: int) -> None:
    """Chooses a random legal move, by the number as dice."""
    row = this_thread()
    if row < len(rows.turns):
        moves[row] = random_legal(rows, row, number)


def check(rows: Rows, moves: Array, wrong: Array) -> None:
    """Leaves in `wrong` a table whose move is not legal there, if there is one."""
    row = this_thread()
    if row < len(rows.turns) and not is_allowed(rows, row, moves[row]):
        wrong[0] = row

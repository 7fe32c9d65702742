"""The steps of `stepping`, as a GPU runs them: each thread has a row of its own."""

from __future__ import annotations

from quartier.engine.contract import unbound as rules
from quartier.engine.threads import this_thread
from quartier.envs.stepping import (
    Array,
    Rows,
    clear_result,
    deal_row,
    is_allowed,
    random_legal,
    redeal_row,
    show,
    step_row,
)


def deal(rows: Rows) -> None:
    """Deals the table from its seed."""
    row = this_thread()
    if row < len(rows.turns):
        deal_row(rows, row)


def look(rows: Rows) -> None:
    """Looks at a table that came from elsewhere."""
    row = this_thread()
    if row < len(rows.turns):
        clear_result(rows, row)
        show(rows, row, rules.legal(rows.tables[row], rows.legal[row]))


def step(rows: Rows, moves: Array, stride: int) -> None:
    """Plays a move at the table."""
    row = this_thread()
    if row < len(rows.turns):
        step_row(rows, row, moves[row], stride)


def choose(rows: Rows, moves: Array, dice: int) -> None:
    """Chooses a random legal move."""
    row = this_thread()
    if row < len(rows.turns):
        moves[row] = random_legal(rows, row, dice)


def redeal(rows: Rows, dice: int) -> None:
    """Draws anew what the deciding seat cannot know."""
    row = this_thread()
    if row < len(rows.turns):
        redeal_row(rows, row, dice)


def check(rows: Rows, moves: Array, wrong: Array) -> None:
    """Leaves in `wrong` a table whose move is not legal there, if there is one."""
    row = this_thread()
    if row < len(rows.turns) and not is_allowed(rows, row, moves[row]):
        wrong[0] = row

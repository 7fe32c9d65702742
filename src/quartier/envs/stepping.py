"""Many tables stepped together, for any game: what a batch runs, on processors and on a GPU."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from quartier.bots.greedy import greedy_move
from quartier.engine.contract import unbound as rules
from quartier.engine.playout import random_move
from quartier.engine.primitives.bits import count_marked, is_marked, nth_marked
from quartier.engine.primitives.dice import pick, roll, scrambled
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.primitives.tensor import put_set
from quartier.engine.primitives.threads import goes_first
from quartier.engine.style import Mind

Array = np.ndarray[Any, np.dtype[Any]]


NONE = -1
"""No move: the game is over."""
ROUNDS_BETWEEN_DEALS = 128
"""Rounds of decisions between two moments at which finished games are followed by new ones."""


class Rows(NamedTuple):
    """The arrays of a batch: a row for each table."""

    tables: Array
    seeds: Array
    """What each table was dealt from."""
    legal: Array
    """The legal moves as words of 64 bits."""
    masks: Array
    """The legal moves as a 1 or 0 for each move."""
    observations: Array
    """What the deciding seat knows."""
    turns: Array
    """The seat that decides; -1 at a table where the game is over and stays so."""
    ended: Array
    """1 if the last step ended a game."""
    rewards: Array
    """For each seat the outcome of the game that the last step ended; 0 if it ended none."""
    scores: Array
    """For each seat the points of the last game that ended."""


def deal_row(table: Any, rows: Rows, row: int) -> None:
    """Deals a table from its seed."""
    rules.deal(table, rows.seeds[row])
    look_at_row(table, rows, row)


def look_at_row(table: Any, rows: Rows, row: int) -> None:
    """Looks at a table that came from elsewhere."""
    clear_result(table, rows, row)
    show(table, rows, row, rules.legal(table, rows.legal[row]))


def clear_result(table: Any, rows: Rows, row: int) -> None:
    """No game has ended in this step."""
    rows.ended[row] = 0
    for seat in range(table.players):
        rows.rewards[row][seat] = 0.0


def show(table: Any, rows: Rows, row: int, choices: int) -> None:
    """Shows which seat decides, what it may do and what it knows; nothing without choices, when the game is over."""
    for word in range(len(rows.legal[row])):
        first = word << 6
        put_set(rows.masks[row], first, rows.legal[row][word], min(64, len(rows.masks[row]) - first))
    if choices > 0:
        rows.turns[row] = table.turn
        rules.observe(table, table.turn, rows.observations[row])
    else:
        rows.turns[row] = NOBODY
        clear_observation(rows, row)


def clear_observation(rows: Rows, row: int) -> None:
    """Clears what the deciding seat knew: nobody decides any more."""
    for place in range(len(rows.observations[row])):
        rows.observations[row][place] = 0


def step_row(table: Any, rows: Rows, row: int, move: int, stride: int) -> None:
    """Plays a legal move. After a game that it ends comes the next, its seed higher by `stride`; none if that is 0."""
    clear_result(table, rows, row)
    if rows.turns[row] == NOBODY:
        return
    rules.play(table, move)
    choices = rules.legal(table, rows.legal[row])
    if choices == 0:
        write_result(table, rows, row)
        if stride != 0:
            rows.seeds[row] += stride
            rules.deal(table, rows.seeds[row])
            choices = rules.legal(table, rows.legal[row])
    show(table, rows, row, choices)


def write_result(table: Any, rows: Rows, row: int) -> None:
    """How the game ended."""
    rows.ended[row] = 1
    rules.outcome(table, rows.rewards[row])
    for seat in range(table.players):
        rows.scores[row][seat] = rules.score(table, seat)


def let_rivals_play(table: Any, rows: Rows, row: int, seat: int, mind: int, dice: int, stride: int) -> None:
    """All seats but one move, each by its mind, until that one decides, maybe in the next game."""
    while True:
        dice = roll(dice)
        if table.turn == seat and rules.legal(table, rows.legal[row]) > 0:
            break
        if mind == Mind.GREEDY:
            move = greedy_move(table, rows.legal[row], dice)
        else:
            move = random_move(table, rows.legal[row], dice)
        if move != NONE:
            rules.play(table, move)
        else:
            write_result(table, rows, row)
            rows.seeds[row] += stride
            rules.deal(table, rows.seeds[row])
    show(table, rows, row, 1)


def redeal_row(table: Any, rows: Rows, row: int, dice: int) -> None:
    """Draws anew all that the deciding seat cannot know."""
    if rows.turns[row] != NOBODY:
        rules.redeal(table, table.turn, scrambled(dice + row))


def play_games(
    table: Any, moves: list[int], results: list[float], totals: list[float], seed: int, stride: int, games: int
) -> int:
    """Plays whole games at random, from rising seeds; adds up outcomes and returns the number of decisions.

    The threads of a GPU that run together can do only one thing at a time. So they deal together, between two runs of
    rounds: a game that ends early waits for the end of its run only, not for its neighbours' games. In each round
    those move whose games are in the phase that most are in; the others wait until theirs is.
    """
    decisions = 0
    dice = 0
    is_over = True
    while True:
        if is_over:
            if games == 0:
                return decisions
            rules.deal(table, seed)
            dice = scrambled(seed)
            seed += stride
            games -= 1
            is_over = False
        for _ in range(ROUNDS_BETWEEN_DEALS):
            if goes_first(table.phase):
                dice = roll(dice)
                move = random_move(table, moves, dice)
                if move == NONE:
                    is_over = True
                    break
                rules.play(table, move)
                decisions += 1
        if is_over:
            rules.outcome(table, results)
            for seat in range(table.players):
                totals[seat] += results[seat]


def random_legal(rows: Rows, row: int, dice: int) -> int:
    """One of the legal moves, each with the same chance; -1 where the game is over."""
    if rows.turns[row] == NOBODY:
        return -1
    return nth_marked(rows.legal[row], pick(scrambled(dice + row), count_marked(rows.legal[row])))


def is_allowed(rows: Rows, row: int, move: int) -> bool:
    """Whether a move is legal at a table; anything goes where the game is over."""
    if rows.turns[row] == NOBODY:
        return True
    return 0 <= move < len(rows.masks[row]) and is_marked(rows.legal[row], move)


# The same for a range of tables


def deal_rows(rows: Rows, first: int, end: int) -> None:
    """Deals tables from their seeds."""
    for row in range(first, end):
        deal_row(rows.tables[row], rows, row)


def show_rows(rows: Rows, first: int, end: int) -> None:
    """Looks at tables that came from elsewhere."""
    for row in range(first, end):
        look_at_row(rows.tables[row], rows, row)


def step_rows(rows: Rows, moves: list[int], stride: int, first: int, end: int) -> None:
    """Plays a move at each of the tables."""
    for row in range(first, end):
        step_row(rows.tables[row], rows, row, moves[row], stride)


def observe_row(rows: Rows, row: int, seat: int, out: list[int]) -> None:
    """What any seat of a table knows."""
    rules.observe(rows.tables[row], seat, out)


def begin_seat_rows(rows: Rows, seat: int, mind: int, dice: int, stride: int, first: int, end: int) -> None:
    """Deals tables from their seeds and lets the rivals play until the seat decides."""
    for row in range(first, end):
        rules.deal(rows.tables[row], rows.seeds[row])
        let_rivals_play(rows.tables[row], rows, row, seat, mind, scrambled(dice + row), stride)
        clear_result(rows.tables[row], rows, row)


def step_seat_rows(
    rows: Rows, moves: list[int], seat: int, mind: int, dice: int, stride: int, first: int, end: int
) -> None:
    """Plays a move of the seat at each of the tables, and the rivals' answers."""
    for row in range(first, end):
        clear_result(rows.tables[row], rows, row)
        rules.play(rows.tables[row], moves[row])
        let_rivals_play(rows.tables[row], rows, row, seat, mind, scrambled(dice + row), stride)


def choose_rows(rows: Rows, moves: list[int], dice: int, first: int, end: int) -> None:
    """Chooses a random legal move for each of the tables."""
    for row in range(first, end):
        moves[row] = random_legal(rows, row, dice)


def redeal_rows(rows: Rows, dice: int, first: int, end: int) -> None:
    """Draws anew at each of the tables what its deciding seat cannot know."""
    for row in range(first, end):
        redeal_row(rows.tables[row], rows, row, dice)


def play_rows(
    rows: Rows, totals: list[Any], decisions: list[int], games: int, stride: int, first: int, end: int
) -> None:
    """Plays whole games at random at each of the tables, from its seed on; leaves it at the end of the last one."""
    for row in range(first, end):
        table = rows.tables[row]
        decisions[row] = play_games(
            table, rows.legal[row], rows.rewards[row], totals[row], rows.seeds[row], stride, games
        )
        rows.seeds[row] += stride * (games - 1)
        show(table, rows, row, 0)


def first_illegal(rows: Rows, moves: list[int], first: int, end: int) -> int:
    """The first of the tables whose move is not legal there; -1 if all are."""
    for row in range(first, end):
        if not is_allowed(rows, row, moves[row]):
            return row
    return -1

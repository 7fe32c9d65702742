"""A decision by a bot of any style, and whole games between bots: what runs compiled, for any game."""

from __future__ import annotations

from typing import Any

from quartier.bots.greedy import greedy_move
from quartier.bots.search import KNOWN, search
from quartier.bots.tree import NONE, Node, most_visited
from quartier.engine.contract import unbound as rules
from quartier.engine.copying import copy_table
from quartier.engine.dice import pick, roll, scrambled
from quartier.engine.playout import random_move
from quartier.engine.style import Mind, Style

GAME = 0
"""The place, among the tables of a thinker, of the game itself."""


def decide(
    tables: list[Any],
    nodes: list[Node],
    path: list[int],
    moves: list[int],
    results: list[float],
    ledger: list[list[float]],
    style: Style,
    dice: int,
) -> int:
    """The move of the deciding seat, by what it knows alone; -1 when the game is over."""
    copy_table(tables, GAME, KNOWN)
    if rules.legal(tables[KNOWN], moves) == 0:
        return -1
    rules.redeal(tables[KNOWN], tables[KNOWN].turn, scrambled(dice))
    if style.mind == Mind.RANDOM:
        return random_move(tables[KNOWN], moves, dice)
    if style.mind == Mind.GREEDY:
        return greedy_move(tables[KNOWN], moves, dice)
    search(tables, nodes, path, moves, results, ledger, style, dice)
    return chosen_move(nodes, style, dice)


def chosen_move(nodes: list[Node], style: Style, dice: int) -> int:
    """The move visited most; a loose player sometimes takes another, by how often each was visited."""
    chosen = most_visited(nodes, 0)
    dice = roll(dice)
    if style.looseness > 0 and pick(dice, 100) < style.looseness:
        chosen = any_visited(nodes, roll(dice))
    return nodes[chosen].move


def any_visited(nodes: list[Node], dice: int) -> int:
    """One of the moves tried, each as likely as it was visited."""
    visit = pick(dice, nodes[0].visits)
    child = nodes[0].first_child
    while nodes[child].next_sibling != NONE and visit >= nodes[child].visits:
        visit -= nodes[child].visits
        child = nodes[child].next_sibling
    return child


def play_match(
    tables: list[Any],
    nodes: list[Node],
    path: list[int],
    moves: list[int],
    results: list[float],
    ledger: list[list[float]],
    styles: list[Style],
    seed: int,
    dice: int,
) -> int:
    """A whole game, each seat by its style; leaves the outcomes in `results` and returns the number of decisions."""
    rules.deal(tables[GAME], seed)
    decisions = 0
    while True:
        dice = roll(dice)
        turn = max(tables[GAME].turn, 0)
        move = decide(tables, nodes, path, moves, results, ledger, styles[turn], dice)
        if move < 0:
            rules.outcome(tables[GAME], results)
            return decisions
        rules.play(tables[GAME], move)
        decisions += 1

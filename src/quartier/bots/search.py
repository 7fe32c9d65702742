"""Information-set Monte Carlo tree search, for any game.

Each iteration deals anew all that the searching seat cannot know, walks down the tree along moves that are legal in
that deal, adds one node, plays on for a while, and carries the result back. Nodes stand for moves, not positions: what
chance does in between is averaged over. Each seat maximises its own outcome. A move that was not legal in most deals is
not held against it: exploration counts the times it could have been chosen.

Wide decisions are opened step by step: a node considers its most promising moves first, by the game's policy, and one
more each time its visits have grown enough.
"""

from __future__ import annotations

import math
from typing import Any

from quartier.bots.greedy import greedy_move
from quartier.bots.tree import NONE, Node, add_child
from quartier.engine.bits import is_marked, nth_marked, unmark
from quartier.engine.contract import unbound as rules
from quartier.engine.copying import copy_table
from quartier.engine.dice import pick, roll, scrambled
from quartier.engine.playout import random_move

KNOWN = 0
"""The place, among the tables of a search, of what the seat knows."""
TRIED = 1
"""The place of the table that an iteration plays on."""


def iterate(
    tables: list[Any],
    nodes: list[Node],
    used: int,
    path: list[int],
    moves: list[int],
    results: list[float],
    seat: int,
    dice: int,
    iterations: int,
    horizon: int,
    greed: int,
    exploration: float,
    widening: float,
) -> int:
    """Runs so many iterations; returns the number of nodes in use."""
    for _ in range(iterations):
        dice = roll(dice)
        copy_table(tables, KNOWN, TRIED)
        rules.redeal(tables[TRIED], seat, scrambled(dice))
        used, depth = descend(tables[TRIED], nodes, used, path, moves, exploration, widening)
        play_on(tables[TRIED], moves, scrambled(dice + 1), horizon, greed)
        judge(tables[TRIED], moves, results)
        carry_back(tables[TRIED], nodes, path, depth, results)
    return used


def descend(
    table: Any,
    nodes: list[Node],
    used: int,
    path: list[int],
    moves: list[int],
    exploration: float,
    widening: float,
) -> tuple[int, int]:
    """Walks down to a new node, or to the end of the game; returns the nodes in use and the length of the path."""
    node = 0
    depth = 0
    while depth < len(path):
        choices = rules.legal(table, moves)
        if choices == 0:
            break
        child = best_child(nodes, node, moves, table.turn, exploration)
        is_new = False
        if used < len(nodes) and can_widen(nodes, node, moves, child, widening):
            move = best_untried(table, moves)
            if move >= 0:
                child = used
                add_child(nodes, node, child, move, table.turn)
                nodes[child].chances = 1
                used += 1
                is_new = True
        if child == NONE:
            break
        rules.play(table, nodes[child].move)
        path[depth] = child
        depth += 1
        node = child
        if is_new:
            break
    return used, depth


def best_child(nodes: list[Node], parent: int, moves: list[int], seat: int, exploration: float) -> int:
    """Of the moves tried before and legal now, the one of highest promise. Takes those moves out of `moves`."""
    best = NONE
    best_promise = 0.0
    child = nodes[parent].first_child
    while child != NONE:
        if nodes[child].seat == seat and is_marked(moves, nodes[child].move):
            unmark(moves, nodes[child].move)
            nodes[child].chances += 1
            promise = promise_of(nodes[child], exploration)
            if best == NONE or promise > best_promise:
                best = child
                best_promise = promise
        child = nodes[child].next_sibling
    return best


def promise_of(node: Node, exploration: float) -> float:
    """What a move has brought on average, and what it may bring if looked at more often."""
    if node.visits == 0:
        return 1000.0
    return node.outcome / node.visits + exploration * math.sqrt(math.log(float(node.chances)) / node.visits)


def can_widen(nodes: list[Node], parent: int, moves: list[int], child: int, widening: float) -> bool:
    """Whether another move may be tried: always the first one, then as the visits grow."""
    if child == NONE:
        return True
    return nodes[parent].children < 1.0 + widening * math.sqrt(float(nodes[parent].visits))


def best_untried(table: Any, moves: list[int]) -> int:
    """Of the moves left in `moves`, the one that the policy likes best; -1 if none is left."""
    best = -1
    best_weight = 0
    for word in range(len(moves)):
        while moves[word] != 0:
            move = nth_marked(moves, 0)
            unmark(moves, move)
            weight = rules.weigh(table, move)
            if best < 0 or weight > best_weight:
                best = move
                best_weight = weight
    return best


def play_on(table: Any, moves: list[int], dice: int, horizon: int, greed: int) -> None:
    """Plays on for so many decisions, so many in a hundred of them by the policy, the others at random."""
    for _ in range(horizon):
        dice = roll(dice)
        if greed > 0 and pick(scrambled(dice), 100) < greed:
            move = greedy_move(table, moves, dice)
        else:
            move = random_move(table, moves, dice)
        if move < 0:
            return
        rules.play(table, move)


def judge(table: Any, moves: list[int], results: list[float]) -> None:
    """The outcome of every seat: the real one if the game is over, else the policy's guess."""
    if rules.legal(table, moves) == 0:
        rules.outcome(table, results)
    else:
        for seat in range(table.players):
            results[seat] = rules.evaluate(table, seat) / 1000.0


def carry_back(table: Any, nodes: list[Node], path: list[int], depth: int, results: list[float]) -> None:
    """Every move on the path learns what it brought its seat."""
    nodes[0].visits += 1
    for step in range(depth):
        node = nodes[path[step]]
        node.visits += 1
        node.outcome += results[node.seat]
        node.points += rules.score(table, node.seat)

"""Information-set Monte Carlo tree search, for any game.

Each iteration deals anew all that the searching seat cannot know, walks down the tree along moves that are legal in
that deal, adds one node, plays on for a while, or until all is settled and chance comes next, and carries the result
back. Nodes stand for moves, not positions: what chance does in between is averaged over. Each seat maximises its own
outcome. A move that was not legal in most deals is not held against it: exploration counts the times it could have been
chosen.

The n-th visits of all first moves imagine the same deal, so that moves are compared by what they do, not by their luck.
The tree holds what the searching seat does until others are to move: their cards differ in every deal, and by the
policy they answer better than by what was tried in other deals. Only after many visits are their answers searched too.

Wide decisions are opened step by step: a node considers its most promising moves first, by the game's policy, and one
more each time its visits have grown enough. As long as little is known of them, moves that the policy likes have a
credit, which counts less with every visit.
"""

from __future__ import annotations

import math
from typing import Any

from quartier.bots.greedy import greedy_move
from quartier.bots.tree import NONE, Node, add_child, begin
from quartier.bots.workspace import KNOWN, TRIED, Workspace
from quartier.engine.contract import unbound as rules
from quartier.engine.playout import random_move
from quartier.engine.primitives.bits import is_marked, nth_marked, unmark
from quartier.engine.primitives.copying import copy_table
from quartier.engine.primitives.dice import pick, roll, scrambled
from quartier.engine.style import Style

OFTEN = 1000
"""Visits of a position after which the search looks at what others may answer."""


def search(workspace: Workspace, style: Style, dice: int) -> int:
    """A whole search from what the deciding seat knows; returns the number of nodes in use."""
    return iterate(workspace, style, dice, begin_search(workspace), style.iterations)


def begin_search(workspace: Workspace) -> int:
    """Clears the tree and the totals; returns the number of nodes in use."""
    return begin(workspace.nodes, workspace.totals)


def iterate(workspace: Workspace, style: Style, dice: int, used: int, iterations: int) -> int:
    """Searches on, with `used` nodes in the tree; returns how many nodes are in use then."""
    for _ in range(iterations):
        copy_table(workspace.tables, KNOWN, TRIED)
        used = descend(workspace, style, dice, used)
        visit = workspace.nodes[workspace.path[0]].visits
        play_on(workspace.tables[TRIED], workspace.moves, scrambled(dice - visit), style)
        judge(workspace.tables[TRIED], workspace.moves, workspace.results)
        carry_back(workspace)
        add_to_totals(workspace)
    return used


def descend(workspace: Workspace, style: Style, dice: int, used: int) -> int:
    """Walks down to a new node, or to the end of the game; `path` ends with NONE. Returns the nodes in use."""
    table, nodes, path, moves = workspace.tables[TRIED], workspace.nodes, workspace.path, workspace.moves
    node = 0
    depth = 0
    path[0] = NONE
    searcher = table.turn
    while depth < len(path) - 1 and (table.turn == searcher or nodes[node].visits > OFTEN):
        if rules.legal(table, moves) == 0:
            break
        child = best_child(nodes, node, moves, table.turn, style)
        is_new = used < len(nodes) and can_widen(nodes[node], moves, child, style.widening)
        if is_new:
            child = used
            add_child(nodes, node, child, best_untried(table, moves), table.turn)
            used += 1
        if child == NONE:
            break
        if depth == 0:
            imagine(table, nodes[child].visits, style, dice)
        rules.play(table, nodes[child].move)
        path[depth] = child
        depth += 1
        path[depth] = NONE
        node = child
        if is_new or rules.is_settled(table):
            break
    return used


def imagine(table: Any, visit: int, style: Style, dice: int) -> None:
    """Deals anew what the deciding seat cannot know: the same for the same visit of any first move."""
    rules.redeal(table, table.turn, scrambled(dice + (visit if style.deals == 0 else visit % style.deals)))


def best_child(nodes: list[Node], parent: int, moves: list[int], seat: int, style: Style) -> int:
    """Of the moves tried before and legal now, the one of highest promise. Takes those moves out of `moves`."""
    best = NONE
    best_promise = 0.0
    exploration = style.exploration if parent != 0 else max(style.exploration, style.curiosity)
    child = nodes[parent].first_child
    while child != NONE:
        if nodes[child].seat == seat and is_marked(moves, nodes[child].move):
            unmark(moves, nodes[child].move)
            nodes[child].chances += 1
            promise = promise_of(nodes[child], exploration, style.trust)
            if best == NONE or promise > best_promise:
                best = child
                best_promise = promise
        child = nodes[child].next_sibling
    return best


def promise_of(node: Node, exploration: float, trust: float) -> float:
    """What a move has brought on average, its credit counted in, and what it may bring if looked at more often."""
    credit = trust / (1 + node.rank)
    doubt = math.sqrt(math.log(float(node.chances)) / node.visits)
    return (node.outcome + credit) / node.visits + exploration * doubt


def can_widen(parent: Node, moves: list[int], child: int, widening: float) -> bool:
    """Whether a move not tried yet may be tried: always the first one, then as the visits grow."""
    if not has_moves(moves):
        return False
    return child == NONE or parent.children < 1.0 + widening * math.sqrt(float(parent.visits))


def has_moves(moves: list[int]) -> bool:
    """Whether any move is left in a set of moves."""
    for word in range(len(moves)):
        if moves[word] != 0:
            return True
    return False


def best_untried(table: Any, moves: list[int]) -> int:
    """Of the moves left in `moves`, the one that the policy likes best. Takes them all out."""
    best = -1
    best_weight = 0
    outlook = rules.outlook(table)
    while has_moves(moves):
        move = nth_marked(moves, 0)
        unmark(moves, move)
        weight = rules.weigh(table, move, outlook)
        if best < 0 or weight > best_weight:
            best = move
            best_weight = weight
    return best


def play_on(table: Any, moves: list[int], dice: int, style: Style) -> None:
    """Plays on for a while, partly by the policy, partly at random; not beyond what is settled."""
    for _ in range(style.horizon):
        if rules.is_settled(table):
            return
        dice = roll(dice)
        if style.greed > 0 and pick(scrambled(dice), 100) < style.greed:
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


def carry_back(workspace: Workspace) -> None:
    """Every move on the path learns what it brought its seat."""
    workspace.nodes[0].visits += 1
    step = 0
    while workspace.path[step] != NONE:
        node = workspace.nodes[workspace.path[step]]
        node.visits += 1
        node.outcome += workspace.results[node.seat]
        node.points += rules.score(workspace.tables[TRIED], node.seat)
        step += 1


def add_to_totals(workspace: Workspace) -> None:
    """Adds what the first move brought every seat to the totals of that move."""
    first = workspace.path[0]
    if first != NONE:
        for seat in range(workspace.tables[TRIED].players):
            workspace.totals[workspace.nodes[first].move][seat] += workspace.results[seat]


def raw_playouts(workspace: Workspace, style: Style, dice: int, playouts: int) -> None:
    """The playouts that a search would make, without a tree: to measure what the tree costs."""
    for playout in range(playouts):
        copy_table(workspace.tables, KNOWN, TRIED)
        play_on(workspace.tables[TRIED], workspace.moves, scrambled(dice - playout), style)
        judge(workspace.tables[TRIED], workspace.moves, workspace.results)

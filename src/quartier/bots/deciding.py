"""A decision by a bot of any style, and whole games between bots: what runs compiled, for any game."""

from __future__ import annotations

from quartier.bots.greedy import greedy_move
from quartier.bots.search import search
from quartier.bots.tree import NONE, Node, most_visited
from quartier.bots.workspace import GAME, KNOWN, Workspace
from quartier.engine.contract import unbound as rules
from quartier.engine.playout import random_move
from quartier.engine.primitives.copying import copy_table
from quartier.engine.primitives.dice import pick, roll, scrambled
from quartier.engine.style import Mind, Style


def decide(workspace: Workspace, style: Style, dice: int) -> int:
    """The move of the deciding seat, by what it knows alone; -1 when the game is over."""
    copy_table(workspace.tables, GAME, KNOWN)
    known = workspace.tables[KNOWN]
    if rules.legal(known, workspace.moves) == 0:
        return -1
    rules.redeal(known, known.turn, scrambled(dice))
    if style.mind == Mind.RANDOM:
        return random_move(known, workspace.moves, dice)
    if style.mind == Mind.GREEDY:
        return greedy_move(known, workspace.moves, dice)
    search(workspace, style, dice)
    return chosen_move(workspace.nodes, style, dice)


def chosen_move(nodes: list[Node], style: Style, dice: int) -> int:
    """The move visited most; a loose player takes any that looks nearly as good."""
    chosen = most_visited(nodes, 0)
    if style.looseness > 0:
        chosen = any_nearly_as_good(nodes, chosen, style.looseness / 100.0, dice)
    return nodes[chosen].move


def any_nearly_as_good(nodes: list[Node], best: int, worse: float, dice: int) -> int:
    """Any first move that has brought at most `worse` less than the best one, each with the same chance."""
    chosen = best
    found = 0
    child = nodes[0].first_child
    while child != NONE:
        if average(nodes[child]) >= average(nodes[best]) - worse:
            found += 1
            dice = roll(dice)
            if pick(dice, found) == 0:
                chosen = child
        child = nodes[child].next_sibling
    return chosen


def average(node: Node) -> float:
    """What a move has brought on average."""
    return node.outcome / node.visits


def play_match(workspace: Workspace, styles: list[Style], seed: int, dice: int) -> int:
    """A whole game, each seat by its style; leaves the outcomes in `results` and returns the number of decisions."""
    game = workspace.tables[GAME]
    rules.deal(game, seed)
    decisions = 0
    while True:
        dice = roll(dice)
        move = decide(workspace, styles[max(game.turn, 0)], dice)
        if move < 0:
            rules.outcome(game, workspace.results)
            return decisions
        rules.play(game, move)
        decisions += 1

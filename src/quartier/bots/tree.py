"""The tree of a search: one record for each choice of a seat that has been tried, in one array.

Node 0 is the position searched. A node's children are a linked list, in the order in which they were first tried.
"""

from __future__ import annotations

from dataclasses import dataclass

from quartier.engine.schema import Count, Real, Small

NONE = 0
"""No node: the root is nobody's child."""


@dataclass(slots=True)
class Node:
    """A move by a seat, after the moves above it, in whatever position those lead to."""

    outcome: Real
    """The sum of the outcomes of the seat that moved, over all visits."""
    points: Real
    """The sum of its scores."""
    visits: Count
    chances: Count
    """How often the move could have been chosen."""
    first_child: Count
    last_child: Count
    next_sibling: Count
    children: Small
    rank: Small
    """How many moves the policy liked better when this one was first tried."""
    move: Small
    seat: Small


def begin(nodes: list[Node], totals: list[list[float]]) -> int:
    """Empties the tree, the root left alone, and the totals. Returns the number of nodes in use."""
    clear_node(nodes[0], -1, -1)
    for move in range(len(totals)):
        for seat in range(len(totals[move])):
            totals[move][seat] = 0.0
    return 1


def clear_node(node: Node, move: int, seat: int) -> None:
    """A node that nothing is known of yet."""
    node.outcome = 0.0
    node.points = 0.0
    node.visits = 0
    node.chances = 0
    node.first_child = NONE
    node.last_child = NONE
    node.next_sibling = NONE
    node.children = 0
    node.rank = 0
    node.move = move
    node.seat = seat


def add_child(nodes: list[Node], parent: int, child: int, move: int, seat: int) -> None:
    """Appends a fresh node to its parent's children."""
    clear_node(nodes[child], move, seat)
    nodes[child].rank = nodes[parent].children
    if nodes[parent].first_child == NONE:
        nodes[parent].first_child = child
    else:
        nodes[nodes[parent].last_child].next_sibling = child
    nodes[parent].last_child = child
    nodes[parent].children += 1


def most_visited(nodes: list[Node], parent: int) -> int:
    """The child visited most, the first of equals; NONE if there is none."""
    best = NONE
    child = nodes[parent].first_child
    while child != NONE:
        if best == NONE or nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].next_sibling
    return best

"""What a bot makes of its search: the best move, or one that looks nearly as good."""

from quartier.bots.deciding import chosen_move
from quartier.bots.tree import Node, add_child
from quartier.engine.schema import blank
from quartier.engine.style import Style

OUTCOMES = {5: (10, 2.0), 6: (30, 9.0), 7: (20, 5.0), 8: (5, -1.0)}
"""Moves, how often each was visited, and what it brought in all: 0.2, 0.3, 0.25 and -0.2 on average."""


def searched() -> list[Node]:
    nodes = [blank(Node) for _ in range(1 + len(OUTCOMES))]
    for child, (move, (visits, outcome)) in enumerate(OUTCOMES.items(), 1):
        add_child(nodes, 0, child, move, seat=0)
        nodes[child].visits, nodes[child].outcome = visits, outcome
    return nodes


def choices(looseness: int) -> set[int]:
    return {chosen_move(searched(), Style(looseness=looseness), dice) for dice in range(100)}


def test_the_best_move_is_the_one_visited_most() -> None:
    assert choices(looseness=0) == {6}


def test_a_loose_player_takes_moves_that_look_nearly_as_good() -> None:
    assert choices(looseness=4) == {6}
    assert choices(looseness=6) == {6, 7}
    assert choices(looseness=11) == {5, 6, 7}
    assert choices(looseness=60) == {5, 6, 7, 8}

"""The search: plain and compiled alike, deterministic, within its memory, and seeing what is there to see."""

from dataclasses import replace

import numpy as np
import pytest

import quartier
from quartier.bots import search
from quartier.bots.player import ask, bot, knowledge
from quartier.bots.thinking import style_of, think
from quartier.bots.tree import Node
from quartier.bots.workspace import KNOWN, Workspace, style_records, workspace_for
from quartier.conformance.variants import GAMES, advanced, variants_of
from quartier.engine.compiling.binding import bound
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import to_record
from quartier.engine.schema import blank, copy_of
from quartier.engine.style import Style
from tests.games.property.positions import load

STYLE = Style(horizon=6, greed=50, trust=1.5, curiosity=1.0, iterations=60)


def plain_workspace(table: quartier.Table, nodes: int) -> Workspace:
    """The same workspace of plain lists."""
    workspace = Workspace(*(array.tolist() for array in workspace_for(table.game, nodes)))
    return workspace._replace(
        tables=[copy_of(table.state) for _ in workspace.tables], nodes=[blank(Node) for _ in range(nodes)]
    )


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_searches_grow_the_same_tree(game: str) -> None:
    table = advanced(variants_of(game)[0], 3, 20)
    workspace = workspace_for(table.game, 200)
    workspace.tables[KNOWN] = to_record(table.state)[0]
    used = compiled(table.game.modules, search).search(workspace, style_records([STYLE])[0], 7)
    plain = plain_workspace(table, 200)
    assert bound(table.game.modules, search).search(plain, STYLE, 7) == used
    for node, record in zip(plain.nodes[:used], workspace.nodes[:used], strict=True):
        assert (node.move, node.seat, node.visits, node.chances) == tuple(
            int(record[field]) for field in ("move", "seat", "visits", "chances")
        )
        assert node.outcome == pytest.approx(float(record["outcome"]))
    assert np.allclose(workspace.totals, plain.totals)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_gives_an_opinion_of_legal_moves_and_spends_its_budget(game: str) -> None:
    table = advanced(variants_of(game)[0], 5, 30)
    thought = think(knowledge(table, 1), iterations=300, seed=2)
    assert {opinion.move for opinion in thought.opinions} <= set(table.moves())
    assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations == 300
    assert thought.line[0] == thought.best.move
    for opinion in thought.opinions:
        assert -1.0 <= opinion.outcome <= 1.0
        assert opinion.outcome == pytest.approx(opinion.outcomes[table.turn or 0])


def test_whoever_asks_for_opinions_gets_them_of_every_move_and_the_same_of_the_best() -> None:
    table = quartier.game("property", 3).deal(0)
    by_policy = bot("greedy", 0)
    while len(table.history) < 160 or len(table.moves()) < 8:
        move, _ = ask(by_policy, table, len(table.history))
        table.play(move)
    known = knowledge(table, 1)
    keen = think(known, iterations=500, style=replace(style_of(known), curiosity=0.0))
    asked = think(known, iterations=500)
    assert min(opinion.visits for opinion in keen.opinions) < 5
    assert min(opinion.visits for opinion in asked.opinions) > 15
    assert asked.best.move == keen.best.move
    assert asked.best.outcome == pytest.approx(keen.best.outcome, abs=0.05)


def test_one_thread_thinks_the_same_for_the_same_seed() -> None:
    known = knowledge(quartier.game("property", 3).deal(4), 1)
    thoughts = [think(known, iterations=200, seed=9) for _ in range(2)]
    assert thoughts[0].opinions == thoughts[1].opinions
    assert think(known, iterations=200, seed=10).opinions != thoughts[0].opinions


def test_several_threads_share_the_budget() -> None:
    known = knowledge(quartier.game("property", 3).deal(4), 1)
    thought = think(known, iterations=301, threads=2, seed=9)
    assert sum(opinion.visits for opinion in thought.opinions) == 301


def test_a_budget_of_time_is_kept_roughly() -> None:
    known = knowledge(quartier.game("property", 3).deal(4), 1)
    think(known, iterations=10)
    thought = think(known, seconds=0.3)
    assert thought.iterations >= 100
    assert thought.seconds < 3.0


def seats_in_the_tree(iterations: int) -> set[int]:
    table = quartier.game("property", 3).deal(4)
    workspace = workspace_for(table.game)
    workspace.tables[KNOWN] = to_record(table.state)[0]
    style = Style(horizon=5, iterations=iterations)
    used = compiled(table.game.modules, search).search(workspace, style_records([style])[0], 7)
    return {int(node["seat"]) - (table.turn or 0) for node in workspace.nodes[1:used]}


def test_the_answers_of_others_are_searched_only_after_many_visits() -> None:
    assert seats_in_the_tree(search.OFTEN) == {0}
    assert len(seats_in_the_tree(5 * search.OFTEN)) > 1


def test_the_same_visit_of_any_first_move_imagines_the_same_deal() -> None:
    table = quartier.game("property", 3).deal(4)
    imagine = bound(table.game.modules, search).imagine

    def hands(visit: int, style: Style) -> list[int]:
        imagined = copy_of(table.state)
        imagine(imagined, visit, style, 7)
        return list(imagined.hands)

    assert hands(3, Style()) == hands(3, Style()) != hands(4, Style())
    assert hands(3, Style(deals=2)) == hands(1, Style(deals=2)) != hands(2, Style(deals=2))
    assert hands(3, Style())[table.turn or 0] == table.state.hands[table.turn or 0]


def test_credit_draws_the_search_to_what_the_policy_likes_until_enough_is_known() -> None:
    known = knowledge(advanced(variants_of("fifth_avenue")[0], 5, 30), 1)
    favourite = bot("greedy").choose(known)

    def share(trust: float, iterations: int) -> float:
        thought = think(known, iterations=iterations, style=Style(horizon=6, trust=trust))
        return {opinion.move: opinion.visits for opinion in thought.opinions}[favourite] / iterations

    assert share(0.0, 100) + 0.1 < share(20.0, 100)
    assert share(0.0, 5000) == pytest.approx(share(20.0, 5000), abs=0.02)


def test_a_full_tree_goes_on_without_growing() -> None:
    table = quartier.game("property", 2).deal(4)
    workspace = workspace_for(table.game, 4)
    workspace.tables[KNOWN] = to_record(table.state)[0]
    style = Style(horizon=5, iterations=500)
    used = compiled(table.game.modules, search).search(workspace, style_records([style])[0], 7)
    assert used == 4
    assert workspace.nodes[0]["visits"] == 500


def test_the_search_sees_that_a_choice_wins_the_game() -> None:
    """The last turn: the claim adds five dollars and wins, the mortgage does not."""
    board = ["........"] * 3 + ["..a....."] + ["........"] * 4
    table = load(
        options={"turn_limit": 1, "count_squares": True},
        board=board,
        cash=[147, 153],
        hands=[["3d", "5c", "8c"], ["2d", "2c"]],
    )
    table.play("red 3d")
    thought = think(knowledge(table, 1), iterations=100)
    assert thought.best.move == "black 8c"
    assert thought.best.outcome == 1.0
    assert {opinion.move: opinion.outcome for opinion in thought.opinions}["black 5c"] == -1.0

"""A player who follows the policy beats one who moves at random, and its prospects say who is ahead."""

from typing import Any

import pytest

import quartier
from quartier.bots import deciding
from quartier.bots.thinking import think
from quartier.bots.workspace import style_records, workspace_for
from quartier.engine.compiling.compiled import compiled
from quartier.engine.primitives.dice import scrambled
from quartier.engine.schema import signed
from quartier.engine.style import GREEDY, RANDOM
from quartier.games.lotissements.policy.values import later_speakers
from tests.games.lotissements.positions import example

GAMES = 400


def share_of_wins(players: int, seats: tuple[int, ...], **options: Any) -> float:
    """How often greedy players on these seats win against random ones."""
    game = quartier.game("lotissements", players, **options)
    workspace = workspace_for(game, nodes=2)
    styles = style_records([GREEDY if seat in seats else RANDOM for seat in range(players)])
    play_match = compiled(game.modules, deciding).play_match
    won = 0.0
    for seed in range(GAMES):
        play_match(workspace, styles, seed, signed(scrambled(seed)))
        won += float(workspace.results[list(seats)].mean() + 1.0) / 2.0
    return won / GAMES


@pytest.mark.parametrize(
    ("players", "seats", "options", "least"),
    [
        (2, (0,), {}, 0.80),
        (3, (0,), {}, 0.60),
        (4, (0, 2), {}, 0.75),
        (4, (0,), {"teams": False}, 0.45),
        (4, (1, 3), {"contre": True}, 0.70),
    ],
)
def test_greedy_clearly_beats_random(
    players: int, seats: tuple[int, ...], options: dict[str, bool], least: float
) -> None:
    assert share_of_wins(players, seats, **options) > least


def test_prospects_count_what_the_piles_would_bring() -> None:
    state = quartier.load(example("E10")).state
    evaluate = quartier.game("lotissements", 2).modules.policy.evaluate
    assert evaluate(state, 0) > 0 > evaluate(state, 1)


def weight(table: quartier.Table, move: str) -> int:
    """How much the policy likes a move."""
    policy = table.game.modules.policy
    return int(policy.weigh(table.state, table.game.alphabet.index(move), policy.outlook(table.state)))


def test_a_sure_trick_is_fed_by_the_partner() -> None:
    table = quartier.load(example("E1"))
    table.play("offer hlm", "offer tower", "hlm 15", "hlm 4")
    assert weight(table, "hlm 6") > 0


def test_a_block_is_worth_more_to_a_lot_that_is_nearly_finished() -> None:
    nearly = example("E10")
    mine, his = nearly["captured"]
    houses, decorations = mine[1:9], mine[9:]
    barely = example("E10", captured=[mine[:1], his + decorations], discard=nearly["discard"] + houses)
    assert weight(quartier.load(nearly), "tree 6") > weight(quartier.load(barely), "tree 6")


MINE = [f"{name} {rank}" for name in ("hlm", "tower", "house") for rank in range(11, 16)]
HIS = [f"pavilion {rank}" for rank in range(1, 16)]
NEARLY_FINISHED = {
    "house": [f"house {rank}" for rank in range(1, 10)] + ["lawn 1", "pool 2", "tree 3", "lawn 4", "pool 5"]
}
BEGUN = {name: [f"{name} {rank}" for rank in range(1, 8)] for name in ("hlm", "tower")}


def between_rounds(**changes: Any) -> quartier.Table:
    """The third round has been dealt, and nobody has named a set yet."""
    dealt = {"game": "lotissements", "players": 2, "round": 3, "phase": "offer", "first": 0, "turn": 0}
    return quartier.load({**dealt, "hands": [MINE, HIS], "lots": BEGUN, "points": [70, 70], **changes})


def prospects(table: quartier.Table) -> list[int]:
    """What both players may expect."""
    return [int(table.game.modules.policy.evaluate(table.state, seat)) for seat in range(2)]


def test_a_lot_that_is_nearly_finished_is_named_rather_than_an_empty_one() -> None:
    table = between_rounds(lots=NEARLY_FINISHED)
    assert weight(table, "offer house") > weight(table, "offer hlm")


def test_between_rounds_points_count_and_new_hands_do_not() -> None:
    with_trumps = [*MINE[:13], "tree 12", "lawn 13"]
    assert prospects(between_rounds()) == prospects(between_rounds(hands=[with_trumps, HIS]))
    mine, his = prospects(between_rounds(points=[80, 60]))
    assert mine > 0 > his


def test_the_first_speaker_is_ahead_if_a_lot_is_nearly_finished() -> None:
    mine, his = prospects(between_rounds(lots=NEARLY_FINISHED))
    assert mine > 0 > his
    mine, his = prospects(between_rounds(lots=NEARLY_FINISHED, first=1, turn=1))
    assert mine < 0 < his
    mine, his = prospects(between_rounds(lots=BEGUN))
    assert mine == his


@pytest.mark.parametrize(("teams", "first", "later"), [(False, 2, [1, 0, 3, 2]), (True, 3, [0, 1])])
def test_sides_speak_clockwise_from_the_first_speaker(teams: bool, first: int, later: list[int]) -> None:
    table = quartier.game("lotissements", 4, teams=teams).deal(1)
    table.state.first = first
    assert [later_speakers(table.state, side) for side in range(len(later))] == later


def test_a_round_is_settled_when_the_next_one_is_dealt_and_until_somebody_names_a_set() -> None:
    table = between_rounds()
    is_settled = table.game.modules.policy.is_settled
    assert is_settled(table.state)
    table.play("offer hlm")
    assert not is_settled(table.state)


def test_a_search_does_not_look_beyond_its_round() -> None:
    start = example("E10")
    mine, his = start["captured"]
    last_trick = {"trick": ["tree 6"], "hands": [[], ["house 1"]], "turn": 1}
    table = quartier.load({**start, **last_trick, "captured": [mine[1:], his], "discard": [*start["discard"], mine[0]]})
    thought = think(table, iterations=50)
    table.play("house 1")
    assert table.turn == 1
    assert thought.line == ("house 1",)
    assert thought.best.score == table.scores[1]

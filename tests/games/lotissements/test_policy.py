"""A player who follows the policy beats one who moves at random, and its prospects say who is ahead."""

from typing import Any

import pytest

import quartier
from quartier.bots import deciding
from quartier.bots.desk import desk_for, style_records
from quartier.engine.compiled import compiled
from quartier.engine.dice import scrambled
from quartier.engine.schema import signed
from quartier.engine.style import GREEDY, RANDOM
from tests.games.lotissements.positions import example

GAMES = 400


def share_of_wins(players: int, seats: tuple[int, ...], **options: Any) -> float:
    """How often greedy players on these seats win against random ones."""
    game = quartier.game("lotissements", players, **options)
    desk = desk_for(game, nodes=2)
    styles = style_records([GREEDY if seat in seats else RANDOM for seat in range(players)])
    play_match = compiled(game.box, deciding).play_match
    won = 0.0
    for seed in range(GAMES):
        play_match(desk, styles, seed, signed(scrambled(seed)))
        won += float(desk.results[list(seats)].mean() + 1.0) / 2.0
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
    evaluate = quartier.game("lotissements", 2).box.policy.evaluate
    assert evaluate(state, 0) > 0 > evaluate(state, 1)


def weight(table: quartier.Table, move: str) -> int:
    """How much the policy likes a move."""
    policy = table.game.box.policy
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


def test_a_lot_that_is_nearly_finished_is_named_rather_than_an_empty_one() -> None:
    mine = [f"{name} {rank}" for name in ("hlm", "tower", "house") for rank in range(11, 16)]
    his = [f"pavilion {rank}" for rank in range(1, 16)]
    begun = [f"house {rank}" for rank in range(1, 11)] + ["lawn 1", "pool 2", "tree 3", "lawn 4", "pool 5"]
    round_three = {"game": "lotissements", "players": 2, "round": 3, "phase": "offer", "first": 0, "turn": 0}
    table = quartier.load({**round_three, "hands": [mine, his], "lots": {"house": begun}, "points": [70, 80]})
    assert weight(table, "offer house") > weight(table, "offer hlm")

"""What a decent player weighs."""

from typing import Any

import quartier
from quartier.bots.player import bot
from tests.games.property.positions import buying, load


def weights(table: quartier.Table) -> dict[str, int]:
    weigh = table.game.modules.policy.weigh
    return {table.game.alphabet[move]: weigh(table.state, move, 0) for move in table.move_numbers()}


def test_claiming_beats_paying_and_a_small_rent_beats_a_large_one() -> None:
    board = ["........"] * 2 + ["..bb....", ".bbb....", "..b....b"] + ["........"] * 3
    table = load(board=board, hands=[["3d", "8d", "5c", "4c", "ac"], ["2d", "2c"]])
    table.play("red 3d")
    assert weights(table)["black ac"] > weights(table)["black 5c"]
    table.undo()
    table.play("red 8d")
    small_rent = weights(table)["black 4c"]
    assert weights(table)["black ac"] > small_rent
    table.undo()
    table.play("red 3d")
    assert small_rent > weights(table)["black 5c"]


def test_joining_own_groups_is_worth_more_than_a_lone_square() -> None:
    board = ["........"] * 3 + [".a.a...."] + ["........"] * 4
    table = load(board=board, hands=[["3d", "7d", "5c"], ["2d", "2c"]])
    assert weights(table)["red 3d"] > weights(table)["red 7d"]


def test_ruin_is_the_last_choice() -> None:
    board = ["........"] * 2 + ["..bb....", ".bbb....", "..b....b"] + ["........"] * 3
    table = load(board=board, cash=[3, 297], hands=[["3d", "8d", "5c", "4c"], ["2d", "2c"]])
    table.play("red 3d")
    assert max(weights(table).values()) < -1000
    table.undo()
    assert bot("greedy").choose(table) == "red 8d"


def test_nothing_is_overpaid_without_need() -> None:
    board = ["........"] + ["..b....."] * 3 + ["........"] * 4
    table = load(4, board=board)
    table.play("red 3d", "black 5c", "buy")
    assert weights(table)["give q"] > weights(table)["give k"]


def test_near_the_turn_limit_land_is_worth_nothing() -> None:
    early = quartier.load(buying(options={"turn_limit": 500}))
    late = quartier.load(buying(options={"turn_limit": 500}, turns=499))
    assert weights(early)["buy"] > weights(late)["buy"]


def test_a_richer_seat_has_better_prospects() -> None:
    table = load(cash=[200, 100])
    evaluate = table.game.modules.policy.evaluate
    assert evaluate(table.state, 0) > 0 > evaluate(table.state, 1)


def worth(**changes: Any) -> int:
    """What the position is worth to the first of two players."""
    table = load(**changes)
    return int(table.game.modules.policy.worth(table.state, 0))


def test_squares_that_touch_are_worth_more_than_the_same_apart() -> None:
    empty = ["........"] * 7
    assert worth(board=["aaa.....", *empty]) > worth(board=["aa.a....", *empty]) > worth(board=["a.a.a...", *empty])


def test_a_mortgaged_square_is_worth_less_than_a_plain_one_and_more_than_none() -> None:
    empty = ["........"] * 7
    assert worth(board=["aa......", *empty]) > worth(board=["aA......", *empty]) > worth(board=["a.......", *empty])


def test_a_wild_card_is_worth_more_than_another_and_any_card_more_than_none() -> None:
    rival = ["4d", "6c"]
    another, wild = ["3h", "5s", "6s"], ["3h", "5s", "9s"]
    assert worth(hands=[wild, rival]) > worth(hands=[another, rival]) > worth(hands=[another[:2], rival])


def test_greedy_beats_random_in_nine_of_ten_games() -> None:
    game = quartier.game("property", 2)
    wins = 0.0
    for seed in range(20):
        table = game.deal(seed)
        bots = [bot("greedy", seed), bot("random", seed)]
        while not table.over:
            table.play(bots[((table.turn or 0) + seed) % 2].choose(table))
        wins += table.outcome[seed % 2] > 0
    assert wins >= 18

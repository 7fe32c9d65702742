"""The policy: it sees what the strategy notes see, and greedy beats random clearly."""

import pytest

import quartier
from quartier.bots.player import bot
from tests.games.new_york.positions import EMPTY_BOARD, hand, load, position, with_events

BRIDGE = ["rrr.rr.", ".......", "..b....", ".......", "y......", ".......", "......."]


def best(table: quartier.Table) -> str:
    weights = {
        move: table.game.modules.policy.weigh(table.state, table.game.alphabet.index(move), 0) for move in table.moves()
    }
    return max(weights, key=lambda move: weights[move])


def test_a_bridge_between_two_groups_is_taken() -> None:
    table = load(position(board=BRIDGE, hands=hand("r1 r5 b4 b6")))
    assert best(table) == "play r1"
    table.play("play r1")
    assert best(table) == "play b4"


def test_an_own_building_is_given_up_only_if_nothing_else_is_left() -> None:
    table = load(position(board=BRIDGE, hands=hand("r1 b1 b7")), "play r1")
    assert best(table) == "play b7"


def test_a_joker_is_kept_for_later() -> None:
    table = load(position(board=EMPTY_BOARD, hands=hand("r1 rj b1 bj")))
    assert best(table) == "play r1"
    table.play("play r1")
    assert best(table) == "play b1"


def test_the_victim_gives_its_least_useful_building() -> None:
    board = ["bb.....", "bb.....", "bb..b..", "bb.....", ".......", ".......", "......."]
    table = load(with_events(board=board, hands=hand("r-spekulation b1")), "play r-spekulation", "target blue")
    assert best(table) == "square r3b5"


def test_red_is_claimed_in_the_box_for_the_first_turn() -> None:
    assert best(quartier.game("new_york", 4, own_colour=True).deal(1)) == "colour red"


def test_no_card_is_offered_and_every_offer_declined() -> None:
    table = load(position(4, options={"teams": True}))
    assert best(table).startswith("play")
    table.play("give r1")
    assert best(table) == "decline"


def test_more_points_are_better_prospects_and_before_the_lottery_nobody_leads() -> None:
    table = load(position(board=BRIDGE))
    evaluate = table.game.modules.policy.evaluate
    assert evaluate(table.state, 0) > evaluate(table.state, 1)
    fresh = quartier.game("new_york", 4).deal(1)
    fresh.play(fresh.moves()[0])
    assert [evaluate(fresh.state, seat) for seat in range(4)] == [-500] * 4


@pytest.mark.parametrize("options", [{}, {"edition": "playing_cards", "events": True}])
def test_greedy_beats_random_in_nine_of_ten_games(options: dict[str, bool | str]) -> None:
    game = quartier.game("new_york", 2, **options)
    wins = 0.0
    for seed in range(10):
        table = game.deal(seed)
        bots = [bot("greedy", seed), bot("random", seed)]
        while not table.over:
            table.play(bots[((table.turn or 0) + seed) % 2].choose(table))
        wins += table.outcome[seed % 2] > 0
    assert wins >= 9

"""The policy: decent, and by what its seat knows."""

import quartier
from quartier.bots.player import bot
from quartier.engine.schema import copy_of
from quartier.games.san_francisco import policy
from tests.games.san_francisco.positions import at
from tests.games.san_francisco.test_document import VALID
from tests.games.san_francisco.test_grants import less


def weight(table: quartier.Table, move: int) -> int:
    return policy.weigh(table.state, move, policy.outlook(table.state))


def favourite(table: quartier.Table) -> str:
    weights = {text: weight(table, move) for text, move in zip(table.moves(), table.move_numbers(), strict=True)}
    return max(weights, key=lambda text: weights[text])


def test_greedy_players_beat_random_ones() -> None:
    game = quartier.game("san_francisco", 4)
    won = 0
    for seed in range(3):
        table = game.deal(seed)
        bots = [bot("greedy" if seat == seed % 4 else "random", seed) for seat in range(4)]
        while table.turn is not None:
            table.play(bots[table.turn].choose(table))
        won += table.winners == [seed % 4]
    assert won == 3


def test_weighing_and_evaluating_leave_the_table_as_it_is() -> None:
    for position in VALID.values():
        table = quartier.load(position)
        before = copy_of(table.state)
        for move in table.move_numbers():
            weight(table, move)
        for seat in range(table.game.players):
            assert -1000 <= policy.evaluate(table.state, seat) <= 1000
        assert table.state == before


def test_a_stick_that_rebuilds_is_liked_best() -> None:
    table = at("place", card="industry cheques", investors=[0], sticks={"h 2 2": 0, "v 2 2": 0, "h 5 3": 1})
    assert favourite(table) in ("h 3 2", "v 2 3")


def test_a_stick_that_settles_a_rivals_majority_is_not_laid() -> None:
    sticks = {"h 2 2": 1, "v 2 2": 1, "v 2 3": 2}
    table = at("place", card="industry cheques", investors=[0], sticks=sticks, rebuilt={"3 2": 0})
    assert weight(table, table.game.alphabet.index("h 3 2")) < 0


def test_a_rival_is_replaced_where_that_rebuilds() -> None:
    sticks = {"h 2 2": 0, "v 2 2": 0, "h 3 2": 1, "h 6 1": 2}
    assert favourite(at("replace", action="replace influence", investors=[0], sticks=sticks)) == "h 3 2"


def test_the_smallest_cheque_is_paid() -> None:
    assert favourite(at("pay", 1, card="option", picks=["work", "trade", "work"], tile="trade")) == "pay 10"


def test_it_stops_drawing_when_the_next_cheque_would_probably_be_too_much() -> None:
    assert favourite(quartier.load(VALID["draw"])) == "draw"
    hands = [less(80, 90), *VALID["draw"]["hands"][1:]]
    assert favourite(quartier.load(VALID["draw"] | {"drawn": [80], "bank": [90], "hands": hands})) == "stop"

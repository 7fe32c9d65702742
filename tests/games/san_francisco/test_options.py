"""The option auction (S37-S43)."""

import pytest

from tests.games.san_francisco.positions import STARTING_HAND, at, events, played


def test_everybody_picks_one_of_three_tiles_in_secret() -> None:
    """S19, S37."""
    table = at("option", card="option")
    assert table.moves() == ["option work", "option trade", "option home"]
    assert events(table, "option home", "option home") == []
    assert events(table, "option work") == ["picked", "picked", "picked"]


def test_a_right_is_for_either_kind_on_the_tile() -> None:
    """S38, S47."""
    moves = at("place", card="option", investors=[0], investor_tiles=["home"]).moves()
    assert {"h 1 1", "h 1 5"} <= set(moves)
    assert "h 1 3" not in moves
    assert "v 3 1" not in moves


def test_tiles_are_settled_and_used_in_the_order_work_trade_home() -> None:
    """S39, S46."""
    table = at("option", card="option")
    table.play("option home", "option trade", "option work")
    assert (table.turn, table.document()["tile"]) == (2, "work")
    table.play("pay 10")
    assert (table.turn, table.document()["tile"]) == (1, "trade")
    table.play("pay 10")
    assert (table.turn, table.document()["tile"]) == (0, "home")
    after = played(table, "pay 10")
    assert (after["investors"], after["investor_tiles"]) == ([2, 1, 0], ["work", "trade", "home"])
    assert (after["picks"], after["tile"]) == ([None] * 3, None)


def test_a_tile_nobody_picked_is_skipped() -> None:
    """S39."""
    table = at("option", card="option")
    table.play("option home", "option home", "option home")
    assert (table.phase, table.document()["tile"]) == ("hide", "home")


def test_a_sole_picker_pays_a_cheque_of_his_choice() -> None:
    """S40."""
    table = at("option", card="option")
    table.play("option trade", "option work", "option home")
    assert table.moves() == [f"pay {value}" for value in range(10, 101, 10)]
    after = played(table, "pay 70")
    assert after["bank"] == [70]
    assert 70 not in after["hands"][1]


def test_a_secret_payment_changes_the_hand_and_not_the_ledger() -> None:
    """S21a, S40."""
    table = at("option", card="option")
    table.play("option trade", "option work", "option home", "pay 70")
    assert table.document()["ledger"][1] == STARTING_HAND


def test_a_sole_picker_without_cheques_invests_for_nothing_unasked() -> None:
    """S41."""
    table = at("option", card="option", hands=[STARTING_HAND, [], STARTING_HAND])
    happened = events(table, "option trade", "option work", "option home")
    assert "free_right" in happened
    assert table.turn == 0
    assert table.document()["investors"] == [1]


@pytest.mark.parametrize(
    ("hidden", "winner"),
    [
        (([50], [20, 30], []), 2),
        (([50], [50], [50]), None),
        (([], [], []), None),
        (([], [], [10]), 2),
        (([100], [10], []), 0),
        (([90], [80, 10], [70]), 2),
    ],
)
def test_equal_sums_cancel_and_the_highest_of_the_rest_wins(hidden: tuple[list[int], ...], winner: int | None) -> None:
    """S42, S43."""
    table = at("option", card="option", deck=["border"])
    table.play("option work", "option work", "option work")
    for cheques in hidden:
        table.play(*(f"add {value}" for value in cheques), "commit")
    after = table.document()
    assert after["investors"] == ([] if winner is None else [winner])
    assert sorted(after["bank"]) == (sorted(hidden[winner]) if winner is not None else [])
    for seat, hand in enumerate(after["hands"]):
        assert len(hand) == 12 - (len(hidden[seat]) if seat == winner else 0)
    assert after["ledger"] == after["hands"]


def test_at_most_five_cheques_are_hidden() -> None:
    """S42."""
    table = at("option", card="option")
    table.play("option work", "option work", "option work", "add 10", "add 10", "add 20", "add 20")
    assert "add 30" in table.moves()
    table.play("add 30")
    assert table.moves() == ["commit"]


def test_the_tied_players_hide_in_turn_from_the_first_player() -> None:
    """S42."""
    table = at("option", 2, first=2, players=4, card="option")
    table.play("option home", "option work", "option home", "option home", "pay 10")
    turns = []
    for move in ("add 10", "add 20", "add 30"):
        turns.append(table.turn)
        table.play(move, "commit")
    assert turns == [2, 0, 1]


def test_nothing_is_heard_before_the_last_one_has_committed() -> None:
    """S19, S42."""
    table = at("option", card="option")
    table.play("option work", "option work", "option work")
    assert events(table, "add 10", "commit", "add 20", "commit", "add 30") == []
    assert events(table, "commit")[:3] == ["showed", "showed", "showed"]

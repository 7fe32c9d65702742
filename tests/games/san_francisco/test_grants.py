"""Grant and buyback, influence or cheques (S72-S75)."""

from typing import Any

import pytest

import quartier
from tests.games.san_francisco.positions import STARTING_HAND, at, events, played


def less(*cheques: int) -> list[int]:
    """A starting hand without some cheques."""
    hand = list(STARTING_HAND)
    for cheque in cheques:
        hand.remove(cheque)
    return hand


def granting(*bank: int, **fields: Any) -> quartier.Table:
    """A grant, with these cheques of seat 0 in the bank."""
    usual = {
        "action": "grant",
        "deck": ["border"],
        "hands": [less(*bank), STARTING_HAND, STARTING_HAND],
        "bank": list(bank),
    }
    return at("choose", **{**usual, **fields})


def test_a_grant_asks_everybody_in_turn() -> None:
    """S72, S74."""
    table = granting(first=1, turn=1)
    turns = []
    for _ in range(3):
        turns.append(table.turn)
        table.play("influence")
    assert turns == [1, 2, 0]
    assert table.document()["influence"] == [34, 34, 34]
    assert table.document()["years"] == ["grant"]


@pytest.mark.parametrize(("before", "after"), [(30, 34), (40, 44), (43, 44), (44, 44)])
def test_influence_beyond_44_is_lost(before: int, after: int) -> None:
    """S14, S74."""
    table = granting(influence=[before, 30, 30])
    assert played(table, "influence")["influence"][0] == after


def test_cheques_are_offered_only_if_the_bank_is_not_empty() -> None:
    """S74."""
    assert granting().moves() == ["influence"]
    assert granting(10).moves() == ["influence", "cheques"]


def test_cheques_are_drawn_when_all_have_chosen() -> None:
    """S75."""
    table = granting(10, 20)
    table.play("cheques", "influence")
    assert table.phase == "choose"
    table.play("cheques")
    assert (table.phase, table.turn) == ("draw", 0)


def test_he_must_draw_once_and_may_then_stop() -> None:
    """S75a."""
    table = granting(10, 20, 30)
    table.play("cheques", "influence", "influence")
    assert table.moves() == ["draw"]
    table.play("draw")
    assert table.moves() == ["draw", "stop"]
    after = played(table, "stop")
    assert (after["hands"][0], after["bank"]) == (less(20, 30), [20, 30])
    assert after["ledger"][0] == after["hands"][0]


def test_above_the_limit_all_cheques_drawn_this_time_go_back() -> None:
    """S75b."""
    table = granting(60, 50, 10)
    assert "went_over" in events(table, "cheques", "influence", "influence", "draw", "draw")
    after = table.document()
    assert sorted(after["bank"]) == [10, 50, 60]
    assert (after["hands"][0], after["drawn"]) == (less(10, 50, 60), [])


def test_exactly_the_limit_is_kept_and_ends_the_draw() -> None:
    """S75c."""
    table = granting(60, 40, 10)
    table.play("cheques", "influence", "influence", "draw")
    assert "kept_cheques" in events(table, "draw")
    assert table.document()["hands"][0] == less(10)


def test_the_last_cheque_of_the_bank_ends_the_draw() -> None:
    """S75d, S75f."""
    table = granting(10)
    table.play("cheques", "influence", "influence", "draw")
    after = table.document()
    assert (after["phase"], after["hands"][0], after["bank"]) == ("reveal", STARTING_HAND, [])


def test_who_finds_the_bank_empty_gets_nothing_unasked() -> None:
    """S75e."""
    table = granting(10)
    table.play("cheques", "cheques", "influence")
    happened = table.play("draw")
    empty = [happening.facts["seat"] for happening in happened if happening.event == "bank_empty"]
    assert empty == [1]
    assert table.phase == "reveal"


def test_a_bust_is_mixed_back_before_the_next_player_draws() -> None:
    """S75b."""
    table = granting(100, 90)
    table.play("cheques", "cheques", "influence")
    table.play("draw")
    assert table.turn == 1
    assert (table.document()["hands"][0], table.document()["bank"]) == (less(90), [90])


# Buyback


def selling(**fields: Any) -> quartier.Table:
    usual = {"action": "buyback", "sticks": {"h 1 1": 0, "h 1 2": 0, "h 6 1": 2}, "deck": ["border"]}
    return at("remove", **{**usual, **fields})


def test_only_players_with_sticks_are_asked() -> None:
    """S73."""
    table = selling()
    table.play("stop")
    assert table.turn == 2
    assert played(table, "stop")["phase"] == "reveal"


def test_sticks_are_removed_one_at_a_time() -> None:
    """S73."""
    table = selling()
    assert set(table.moves()) == {"stop", "h 1 1", "h 1 2"}
    after = played(table, "h 1 1")
    assert (after["removed"], after["sticks"]) == ([1, 0, 0], {"h 1 2": 0, "h 6 1": 2})


def test_removing_the_last_stick_stops_by_itself() -> None:
    """S73."""
    table = selling()
    assert events(table, "h 1 1") == []
    assert events(table, "h 1 2") == ["removed", "removed"]
    assert (table.phase, table.turn) == ("choose", 0)


def test_who_has_removed_sticks_chooses_at_once() -> None:
    """S73."""
    table = selling()
    table.play("h 1 1", "stop")
    assert (table.phase, table.turn, table.moves()) == ("choose", 0, ["influence"])
    after = played(table, "influence")
    assert (after["influence"], after["turn"], after["phase"]) == ([32, 30, 30], 2, "remove")


def test_the_limit_is_fifty_for_each_stick() -> None:
    """S73, S75."""
    table = selling(hands=[less(90, 20), STARTING_HAND, STARTING_HAND], bank=[90, 20])
    table.play("h 1 1", "h 1 2", "cheques", "stop")
    assert table.view(None)["limit"] == 100
    assert "went_over" in events(table, "draw", "draw")
    assert sorted(table.document()["bank"]) == [20, 90]


def test_nobody_becomes_decisive_by_a_buyback() -> None:
    """S73."""
    sticks = {"h 2 2": 0, "v 2 2": 0, "h 3 2": 1, "v 2 3": 1}
    table = selling(turn=1, first=1, sticks=sticks)
    table.play("h 3 2", "stop", "influence")
    assert table.document()["rebuilt"] == {}

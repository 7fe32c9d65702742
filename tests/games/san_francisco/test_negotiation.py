"""Negotiation over a tile that several have picked (S44, S45)."""

from typing import Any

import quartier
from tests.games.san_francisco.positions import STARTING_HAND, at, events, played

NEGOTIATE = {"negotiate": True}


def tied(**fields: Any) -> quartier.Table:
    """Four players, 0, 1 and 3 on the tile home, at the first proposer."""
    picks = ["home", "home", "work", "home"]
    usual = {"players": 4, "card": "option", "options": NEGOTIATE, "picks": picks, "tile": "home"}
    return at("deal", **{**usual, **fields})


def test_without_the_option_the_tied_players_hide_cheques_at_once() -> None:
    """S44."""
    table = at("option", card="option")
    table.play("option work", "option work", "option work")
    assert table.phase == "hide"


def test_with_the_option_the_tied_players_deal_first() -> None:
    """S44."""
    table = at("option", card="option", options=NEGOTIATE)
    table.play("option work", "option work", "option work")
    assert (table.phase, table.turn) == ("deal", 0)


def test_a_sole_picker_has_nobody_to_negotiate_with() -> None:
    """S44."""
    table = at("option", card="option", options=NEGOTIATE)
    table.play("option work", "option trade", "option home")
    assert table.phase == "pay"


def test_the_proposer_passes_or_names_a_tied_player_with_enough_cheques() -> None:
    """S45a."""
    hands = [STARTING_HAND, [10], STARTING_HAND, [10, 20]]
    assert tied(hands=hands).moves() == ["pass", "deal 0", "deal 3"]


def test_each_tied_player_has_one_turn_as_proposer() -> None:
    """S45, S45e."""
    table = tied()
    turns = []
    while table.phase == "deal":
        turns.append(table.turn)
        table.play("pass")
    assert turns == [0, 1, 3]
    assert (table.phase, table.turn) == ("hide", 0)


def test_the_buyer_serves_the_others_in_order() -> None:
    """S45b."""
    table = tied()
    table.play("deal 1")
    assert (table.turn, table.phase, table.document()["receiver"]) == (1, "offer", 0)
    table.play("add 10", "commit")
    assert (table.turn, table.document()["receiver"]) == (1, 3)
    table.play("add 20", "add 30", "commit")
    after = table.document()
    assert (after["phase"], after["turn"], after["receiver"]) == ("answer", 0, None)
    assert after["offers"] == [[10], [], [], [20, 30]]


def test_the_buyer_keeps_a_cheque_for_everybody_still_to_be_served() -> None:
    """S45b."""
    hands = [STARTING_HAND, [10, 20], STARTING_HAND, STARTING_HAND]
    table = tied(hands=hands)
    table.play("deal 1")
    assert table.moves() == ["pass", "add 10", "add 20"]
    table.play("add 20")
    assert table.moves() == ["commit"]
    table.play("commit")
    assert table.moves() == ["add 10"]


def test_the_buyer_may_refuse_before_his_first_cheque_only() -> None:
    """S45b."""
    table = tied()
    table.play("deal 0")
    assert "pass" in table.moves()
    table.play("add 10")
    assert "pass" not in table.moves()
    table.play("commit")
    assert "pass" not in table.moves()


def test_a_buyer_who_refuses_ends_the_attempt() -> None:
    """S45b, S45e."""
    after = played(tied(), "deal 3", "pass")
    assert (after["phase"], after["turn"]) == ("deal", 1)
    assert (after["proposer"], after["buyer"]) == (None, None)


def test_the_first_refusal_ends_the_attempt_and_the_cheques_return() -> None:
    """S45c, S45e."""
    table = tied()
    table.play("deal 0", "add 10", "commit", "add 20", "commit")
    assert (table.turn, table.moves()) == (1, ["accept", "refuse"])
    assert events(table, "refuse") == ["refused"]
    after = table.document()
    assert after["hands"] == after["ledger"] == [STARTING_HAND] * 4
    assert (after["phase"], after["turn"], after["offers"]) == ("deal", 1, [[], [], [], []])


def test_the_last_proposers_failure_leads_to_hidden_cheques() -> None:
    """S45e."""
    table = tied()
    table.play("pass", "pass", "deal 3", "add 10", "commit", "add 10", "commit", "accept", "refuse")
    assert (table.phase, table.turn) == ("hide", 0)


def test_a_deal_moves_the_cheques_and_gives_the_right_to_the_buyer() -> None:
    """S45d."""
    table = tied(deck=["border"])
    table.play("deal 3", "add 40", "commit", "add 20", "add 10", "commit", "accept")
    assert events(table, "accept") == ["accepted", "agreed"]
    after = table.document()
    assert (after["investors"], after["investor_tiles"]) == ([3], ["home"])
    assert after["bank"] == []
    assert after["hands"][0].count(40) == 2
    assert after["hands"][1].count(20) == 3
    assert after["ledger"] == after["hands"]

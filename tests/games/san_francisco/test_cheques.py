"""The cheque auction (S33-S36)."""

from tests.games.san_francisco.positions import STARTING_HAND, at, events, played


def test_bidding_goes_round_among_those_who_have_not_passed() -> None:
    """S33."""
    table = at("bid", 1, first=1, card="house cheques")
    turns = []
    for chain in (("add 10", "commit"), ("pass",), ("add 20", "commit"), ("add 30", "commit")):
        turns.append(table.turn)
        table.play(*chain)
    assert turns == [1, 2, 0, 1]
    assert table.turn == 0


def test_a_raise_must_exceed_every_rival() -> None:
    """S34."""
    table = at("raise", card="house cheques", bids=[[20], [50], []], passed=[False, False, True],
               hands=[[10, 20, 40], [100], [10]])  # fmt: skip
    assert table.moves() == ["add 10", "add 20", "add 40"]
    table.play("add 20", "add 10")
    assert table.moves() == ["add 40"]
    table.play("add 40")
    assert table.moves() == ["commit"]


def test_an_equal_total_is_not_enough() -> None:
    """S34."""
    table = at("bid", 1, card="house cheques", bids=[[50], [], []], hands=[[], [50], [100]])
    assert table.moves() == ["pass"]


def test_more_cheques_than_needed_may_be_added() -> None:
    """S34."""
    table = at("bid", card="house cheques")
    table.play("add 100")
    assert set(table.moves()) == {"commit", *(f"add {value}" for value in range(10, 100, 10))}
    table.play("add 10", "commit")
    assert table.document()["bids"][0] == [10, 100]


def test_each_value_is_offered_once() -> None:
    """S34."""
    assert at("bid", card="house cheques", hands=[[10, 10, 20], [], []]).moves() == ["pass", "add 10", "add 20"]


def test_after_the_first_cheque_passing_is_no_longer_possible() -> None:
    """S34."""
    table = at("bid", card="house cheques")
    table.play("add 10")
    assert "pass" not in table.moves()


def test_who_passes_takes_his_cheques_back() -> None:
    """S35."""
    table = at("bid", card="house cheques")
    table.play("add 10", "commit", "add 20", "commit", "pass")
    after = played(table, "pass")
    assert after["hands"][0] == after["ledger"][0] == STARTING_HAND
    assert after["bids"] == [[], [], []]


def test_the_last_bidder_wins_at_once_and_pays_the_bank() -> None:
    """S35."""
    table = at("bid", card="house cheques", deck=["option"])
    table.play("add 30", "add 10", "commit", "pass")
    assert events(table, "pass") == ["passed", "paid_cheques"]
    after = table.document()
    assert sorted(after["bank"]) == [10, 30]
    assert (after["investors"], after["phase"], after["turn"]) == ([0], "place", 0)
    assert after["ledger"][0] == after["hands"][0] == [10, 20, 20, 40, 50, 60, 70, 80, 90, 100]


def test_if_nobody_bids_the_last_player_is_still_asked() -> None:
    """S36."""
    table = at("bid", card="house cheques")
    table.play("pass", "pass")
    assert table.turn == 2
    assert {"pass", "add 10"} <= set(table.moves())
    assert "no_bid" in events(table, "pass")
    assert table.document()["round"] == 2

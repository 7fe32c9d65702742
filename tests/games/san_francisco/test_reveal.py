"""The round and its auction card (S23-S27)."""

from typing import Any

import pytest

from tests.games.san_francisco.positions import (
    ALL_STREETS,
    BORDER,
    WHITE,
    at,
    events,
    played,
    rebuilt_everywhere,
    shared_out,
)

BESIDE_HALL = ["VOMPHIL", "HIVLOMV", "MLPTBHO", "OVIHMLI", "LHIMVPO"]
"""The bank lies beside the hall, on 3 5."""


def full_but(*empty: str, **fields: Any) -> dict[str, Any]:
    """All streets taken but these, every district rebuilt."""
    taken = [street for street in ALL_STREETS if street not in WHITE and street not in empty]
    return {"players": 5, "sticks": shared_out(taken, 5), "rebuilt": rebuilt_everywhere(BESIDE_HALL), **fields}


def test_the_card_is_discarded_and_the_next_seat_becomes_first_player() -> None:
    """S23."""
    after = played(at("bid", 1, first=1, card="house cheques", deck=["option"]), "pass", "pass", "pass")
    assert (after["round"], after["first"], after["turn"], after["phase"]) == (2, 2, 2, "reveal")
    assert (after["card"], after["discard"]) == ("option", ["house cheques"])


def test_after_the_last_seat_the_first_one_follows() -> None:
    """S23."""
    assert played(at("bid", 2, first=2, card="house cheques"), "pass", "pass", "pass")["first"] == 0


def test_a_card_that_does_not_fit_is_discarded_unasked() -> None:
    """S24."""
    border = [street for street in BORDER if street not in WHITE]
    board = {"sticks": shared_out(border, 3), "rebuilt": rebuilt_everywhere()}
    table = at("bid", card="house cheques", deck=["border", "border", "option"], **board)
    assert events(table, "pass", "pass", "pass")[-3:] == ["unfit", "unfit", "turned_up"]
    after = table.document()
    assert (after["card"], after["phase"]) == ("option", "reveal")
    assert after["discard"] == ["house cheques", "border", "border"]


@pytest.mark.parametrize(
    ("card", "street", "fits"),
    [
        ("house cheques", "h 2 1", True),
        ("house cheques", "h 2 2", False),
        ("border", "h 1 1", True),
        ("border", "h 2 1", False),
        ("option", "h 2 1", True),
    ],
)
def test_a_card_fits_if_an_empty_street_is_allowed_by_it(card: str, street: str, fits: bool) -> None:
    """S24."""
    taken = [other for other in ALL_STREETS if other not in WHITE and other != street]
    board = {"players": 5, "sticks": shared_out(taken, 5), "rebuilt": rebuilt_everywhere()}
    other = "option" if card != "option" else "border"
    table = at("bid", card="industry cheques", deck=[card, other], **board)
    assert (played(table, "pass", "pass", "pass", "pass", "pass")["card"] == card) == fits


def test_the_first_player_keeps_or_rejects_the_card() -> None:
    """S25."""
    assert at("reveal").moves() == ["keep", "reject"]
    assert played(at("reveal", card="option"), "keep")["phase"] == "option"


def test_the_card_after_a_rejected_one_is_compulsory() -> None:
    """S25."""
    after = played(at("reveal", card="option", deck=["border"]), "reject")
    assert (after["phase"], after["card"], after["discard"]) == ("play", "border", ["option"])


def test_after_a_rejection_cards_that_do_not_fit_are_passed_over_too() -> None:
    """S24, S25."""
    border = [street for street in BORDER if street not in WHITE]
    board = {"sticks": shared_out(border, 3), "rebuilt": rebuilt_everywhere()}
    after = played(at("reveal", card="option", deck=["border", "villa cheques"], **board), "reject")
    assert (after["phase"], after["card"], after["discard"]) == ("bid", "villa cheques", ["option", "border"])


def all_cards_but(card: str) -> list[str]:
    start = at("reveal", card=card).document()
    return sorted(start["deck"])


def test_an_empty_deck_is_made_of_all_discards_the_rejected_card_included() -> None:
    """S26."""
    rejected = set()
    for seed in range(60):
        table = at("reveal", card="option", discard=all_cards_but("option"), seed=seed)
        assert table.document()["deck"] == []
        assert events(table, "reject")[:2] == ["rejected", "reshuffled"]
        after = table.document()
        assert len(after["deck"]) == 35
        assert after["discard"] == []
        rejected.add(after["card"])
    assert "option" in rejected


def test_the_game_ends_when_only_the_street_between_hall_and_bank_is_empty() -> None:
    """S27, S77."""
    board = full_but("h 1 1", "v 3 5", tiles=BESIDE_HALL)
    table = at("place", 2, card="border", investors=[2], prestige=[1, 2, 9, 4, 5], **board)
    table.play("h 1 1")
    assert table.over
    assert table.winners == [2]
    assert table.document()["card"] is None


def test_the_game_ends_when_no_street_is_empty() -> None:
    """S27."""
    board = full_but("h 1 1", tiles=BESIDE_HALL)
    table = at("place", 2, card="border", investors=[2], **board)
    assert events(table, "h 1 1") == ["laid", "over"]


def test_rejecting_when_nothing_fits_ends_the_game() -> None:
    """S27: such a position can only be set up by hand."""
    table = at("reveal", tiles=BESIDE_HALL, **full_but("v 3 5"))
    assert events(table, "reject") == ["rejected", "over"]

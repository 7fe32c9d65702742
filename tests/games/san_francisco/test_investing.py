"""Investing (S46-S51)."""

import pytest

from tests.games.san_francisco.positions import (
    ALL_STREETS,
    BORDER,
    CITY,
    WHITE,
    at,
    events,
    played,
    rebuilt_everywhere,
    shared_out,
)

FIFTEEN = ["h 1 1", "h 1 3", "h 1 5", "h 1 7", "h 3 1", "h 3 5", "h 3 7", "h 5 1", "h 5 3", "h 5 5", "h 5 7", "v 2 4",
           "v 4 4", "v 4 7", "v 4 2"]  # fmt: skip
"""Fifteen streets on which one player settles nothing."""


def beside(letters: str) -> set[str]:
    """The streets that touch a district of these kinds, white ones excepted."""
    found = set()
    for row, line in enumerate(CITY, start=1):
        for column, letter in enumerate(line, start=1):
            if letter in letters:
                found |= {f"h {row} {column}", f"h {row + 1} {column}", f"v {row} {column}", f"v {row} {column + 1}"}
    return found - WHITE


@pytest.mark.parametrize(
    ("card", "fields", "streets"),
    [
        ("villa influence 1", {}, beside("V")),
        ("house cheques", {}, beside("H")),
        ("market influence 2", {}, beside("M")),
        ("leisure influence 3", {}, beside("L")),
        ("industry cheques", {}, beside("I")),
        ("office cheques", {}, beside("O")),
        ("border", {}, set(BORDER) - WHITE),
        ("option", {"investor_tiles": ["work"]}, beside("IO")),
        ("option", {"investor_tiles": ["trade"]}, beside("ML")),
        ("option", {"investor_tiles": ["home"]}, beside("VH")),
    ],
)
def test_each_card_allows_its_own_streets(card: str, fields: dict[str, list[str]], streets: set[str]) -> None:
    """S47."""
    table = at("place", card=card, investors=[0], **fields)
    assert set(table.moves()) == streets | {"pass"}


def test_a_street_with_a_stick_is_not_allowed_and_a_rebuilt_district_is() -> None:
    """S47."""
    moves = at("place", card="villa cheques", investors=[0], sticks={"h 1 1": 1}, rebuilt={"1 1": 2}).moves()
    assert "h 1 1" not in moves
    assert "v 1 1" in moves


def test_each_investor_finishes_before_the_next_begins() -> None:
    """S46, S51."""
    table = at("place", card="industry influence 3", investors=[0, 1], sticks={"h 2 2": 0, "v 2 2": 0})
    assert events(table, "h 3 2") == ["laid", "rebuilt"]
    assert (table.turn, table.document()["investors"]) == (1, [1])


def test_a_right_may_be_waived_and_what_was_paid_stays_paid() -> None:
    """S48."""
    table = at("play", card="villa influence 1", deck=["option"])
    table.play("play 9", "play 8", "play 7")
    assert events(table, "pass")[0] == "waived"
    assert table.document()["influence"] == [21, 30, 30]
    assert table.document()["sticks"] == {}


def test_an_investor_without_a_street_loses_his_right_unasked() -> None:
    """S49."""
    free = "h 1 1"
    taken = [street for street in BORDER if street not in WHITE and street != free]
    board = {"sticks": shared_out(taken, 3), "rebuilt": rebuilt_everywhere()}
    table = at("place", card="border", investors=[0, 1, 2], influence=[20, 21, 22], deck=["option"], **board)
    assert events(table, free)[:3] == ["laid", "lost_right", "lost_right"]
    after = table.document()
    assert (after["phase"], after["influence"]) == ("reveal", [20, 21, 22])


def test_an_investor_without_sticks_lifts_one_of_his_own_or_passes() -> None:
    """S50."""
    table = at("lift", card="industry influence 1", investors=[0], sticks=dict.fromkeys(FIFTEEN, 0))
    assert set(table.moves()) == {*FIFTEEN, "pass"}
    assert events(table, "pass")[0] == "waived"


def test_after_the_auction_an_investor_without_sticks_is_asked_to_lift() -> None:
    """S50."""
    table = at("play", card="industry influence 1", sticks=dict.fromkeys(FIFTEEN, 0))
    table.play("play 3", "play 2", "play 1")
    assert table.phase == "lift"


def test_a_lifted_stick_must_be_laid_on_another_allowed_street() -> None:
    """S50."""
    table = at("lift", card="villa cheques", investors=[0], sticks=dict.fromkeys(FIFTEEN, 0))
    table.play("h 1 1")
    assert "h 1 1" not in table.moves()
    assert "pass" not in table.moves()
    assert "v 1 1" in table.moves()
    assert events(table, "v 1 1")[0] == "relaid"
    sticks = table.document()["sticks"]
    assert "h 1 1" not in sticks
    assert sticks["v 1 1"] == 0
    assert len(sticks) == 15


def test_a_stick_may_be_lifted_from_a_rebuilt_district_which_stays_rebuilt() -> None:
    """S50, S58."""
    table = at("lift", card="villa cheques", investors=[0], sticks=dict.fromkeys(FIFTEEN, 0), rebuilt={"1 2": 0})
    after = played(table, "h 1 1", "v 1 2")
    assert after["rebuilt"] == {"1 2": 0}


def test_lifting_and_laying_are_one_event() -> None:
    """S50, S51: with the stick on h 3 2 the third one at 2 2 is laid although it was lifted there."""
    sticks = {**dict.fromkeys(FIFTEEN[:12], 0), "h 2 2": 0, "v 2 2": 0, "v 4 1": 0}
    assert len(sticks) == 15
    after = played(at("lift", card="industry cheques", investors=[0], sticks=sticks), "h 2 2", "h 3 2")
    assert after["rebuilt"] == {}
    after = played(
        at("lift", card="industry cheques", investors=[0], sticks=sticks, action_deck=["grant"]), "h 1 1", "h 3 2"
    )
    assert after["rebuilt"] == {"2 2": 0}


def test_only_sticks_that_can_be_laid_again_are_offered() -> None:
    """S50: with no allowed street nothing can be lifted."""
    taken = [street for street in BORDER if street not in WHITE]
    others = [street for street in FIFTEEN if street not in taken]
    sticks = {**dict.fromkeys(others, 0), **{street: 1 + place % 2 for place, street in enumerate(taken)}}
    mine = [street for street in ALL_STREETS if street not in WHITE and street not in sticks][: 15 - len(others)]
    sticks.update(dict.fromkeys(mine, 0))
    table = at("lift", card="border", investors=[0], sticks=sticks, rebuilt=rebuilt_everywhere())
    assert table.moves() == ["pass"]


def test_majorities_are_checked_after_every_stick_event() -> None:
    """S51."""
    table = at("move_from", action="move cheques", investors=[0], sticks={"h 2 2": 1, "v 2 2": 1, "h 5 2": 1},
               action_deck=["grant"])  # fmt: skip
    assert events(table, "h 5 2", "h 3 2")[:2] == ["moved", "rebuilt"]

"""Action cards (S59-S71)."""

from typing import Any

import pytest

import quartier
from tests.games.san_francisco.positions import (
    ALL_STREETS,
    WHITE,
    at,
    events,
    played,
    rebuilt_everywhere,
)
from tests.games.san_francisco.test_investing import FIFTEEN

READY = {"h 2 2": 0, "v 2 2": 0}
"""One more stick of seat 0 rebuilds 2 2."""


def investing(**fields: Any) -> quartier.Table:
    return at("place", **{"card": "industry cheques", "investors": [0], "sticks": READY, "deck": ["border"], **fields})


# When a card comes


def test_a_rebuilt_district_brings_one_action_card_after_the_last_investor() -> None:
    """S59."""
    table = investing(card="industry influence 3", investors=[0, 1], action_deck=["grant"])
    assert played(table, "h 3 2")["action"] is None
    assert table.document()["action_due"] is True
    after = played(table, "pass")
    assert (after["action"], after["action_due"]) == ("grant", False)


def test_two_rebuilt_districts_bring_one_action_card() -> None:
    """S59."""
    table = investing(sticks={**READY, "h 4 2": 0}, action_deck=["homes"])
    after = played(table, "h 3 2")
    assert (after["years"], after["phase"]) == (["homes"], "reveal")


def test_without_a_rebuilt_district_the_round_ends() -> None:
    """S59, S61."""
    assert played(investing(sticks={}), "h 3 2")["years"] == []


def test_the_card_goes_on_the_next_year_field() -> None:
    """S60."""
    table = investing(years=["grant", "grant"], action_deck=["homes"])
    happened = table.play("h 3 2")
    assert next(happening for happening in happened if happening.event == "action").facts["year"] == 1909
    assert table.document()["years"] == ["grant", "grant", "homes"]


def test_an_action_that_rebuilds_brings_another_card() -> None:
    """S61."""
    table = at("place", action="free cheques", investors=[0], sticks=READY, action_deck=["homes"], deck=["border"])
    after = played(table, "h 3 2")
    assert (after["years"], after["open_homes"], after["phase"]) == (["free cheques", "homes"], 1, "reveal")


# Who uses it


@pytest.mark.parametrize(
    ("card", "phase"),
    [("free influence", "play"), ("free cheques", "bid"), ("move influence", "play"), ("swap cheques", "bid")],
)
def test_the_auction_of_an_action_card_begins_with_the_first_player(card: str, phase: str) -> None:
    """S62."""
    sticks = {**READY, "h 6 1": 1}
    table = investing(turn=0, first=2, action_deck=[card], sticks=sticks)
    table.play("h 3 2")
    assert (table.phase, table.turn) == (phase, 2)


def test_double_and_free_are_useless_without_an_empty_street() -> None:
    """S63."""
    taken = [street for street in ALL_STREETS if street not in WHITE and street != "h 3 2"]
    sticks = {street: 1 + place % 4 for place, street in enumerate(taken)}
    sticks |= {"h 2 2": 0, "v 2 2": 0}
    rebuilt = rebuilt_everywhere(seat=4)
    del rebuilt["2 2"]
    fields = {"players": 5, "sticks": trimmed(sticks), "rebuilt": rebuilt}
    for card in ("double influence", "free cheques"):
        table = investing(action_deck=[card], **fields)
        assert events(table, "h 3 2")[2:4] == ["action", "useless"]
        assert table.document()["years"] == [card]


def trimmed(sticks: dict[str, int]) -> dict[str, int]:
    """At most fifteen sticks of each seat: what is too many goes to seat 0."""
    kept: dict[str, int] = {}
    for street, seat in sticks.items():
        kept[street] = seat if sum(owner == seat for owner in kept.values()) < 15 else 0
    return kept


def test_move_is_useless_if_no_stick_can_move() -> None:
    """S63: every street is taken but the last, which is taken by the stick that rebuilds."""
    taken = [street for street in ALL_STREETS if street not in WHITE and street != "h 3 2"]
    sticks = {street: 1 + place % 4 for place, street in enumerate(taken)} | {"h 2 2": 0, "v 2 2": 0}
    rebuilt = rebuilt_everywhere(seat=4)
    del rebuilt["2 2"]
    table = investing(players=5, sticks=trimmed(sticks), rebuilt=rebuilt, action_deck=["move influence"])
    assert "useless" in events(table, "h 3 2")


def test_swap_is_useless_with_sticks_of_one_player_only() -> None:
    """S63."""
    table = investing(action_deck=["swap influence"])
    assert "useless" in events(table, "h 3 2")
    table = investing(action_deck=["swap influence"], sticks={**READY, "h 6 1": 2})
    assert played(table, "h 3 2")["phase"] == "play"


def test_who_wins_replace_without_a_rivals_stick_loses_the_right() -> None:
    """S63."""
    table = investing(action_deck=["replace influence"])
    table.play("h 3 2")
    assert table.phase == "play"
    assert "lost_right" in events(table, "play 3", "play 2", "play 1")
    assert table.document()["influence"] == [27, 30, 30]
    assert table.document()["years"] == ["replace influence"]


def test_without_an_investor_the_card_has_no_effect_and_goes_on_its_year() -> None:
    """S64."""
    table = at("play", card="border", action="free influence", deck=["option"])
    after = played(table, "play 1", "play 1", "play 1")
    assert (after["years"], after["phase"], after["sticks"]) == (["free influence"], "reveal", {})


@pytest.mark.parametrize(
    ("phase", "action"),
    [
        ("place", "free influence"),
        ("place", "double cheques"),
        ("replace", "replace cheques"),
        ("move_from", "move influence"),
        ("swap_first", "swap cheques"),
    ],
)
def test_the_investor_may_waive_the_right(phase: str, action: str) -> None:
    """S65."""
    table = at(phase, 1, action=action, investors=[1], sticks={"h 1 1": 0, "h 6 1": 2}, deck=["option"])
    assert events(table, "pass")[0] == "waived"
    assert table.document()["years"] == [action]


# Homes


def test_several_open_homes_cards_pay_on_the_same_district() -> None:
    """S66."""
    fields = {"years": ["homes", "homes"], "open_homes": 2, "action_deck": ["grant"]}
    table = at("place", card="house cheques", investors=[0], sticks={"h 2 1": 0, "v 2 1": 0}, **fields)
    assert played(table, "h 3 1")["prestige"] == [4 + 6, 0, 0]


def test_homes_cards_wait_for_villas_or_houses() -> None:
    """S66."""
    after = played(investing(years=["homes"], open_homes=1, action_deck=["grant"]), "h 3 2")
    assert (after["prestige"], after["open_homes"]) == ([6, 0, 0], 1)


# Double


def doubling(**fields: Any) -> quartier.Table:
    return at("place", **{"action": "double cheques", "investors": [0], "deck": ["border"], **fields})


def test_the_second_stick_of_double_lies_beside_a_district_of_the_first() -> None:
    """S67."""
    table = doubling()
    table.play("h 1 1")
    assert (table.phase, table.document()["picked"]) == ("place", "h 1 1")
    assert set(table.moves()) == {"pass", "h 2 1", "v 1 1", "v 1 2"}


def test_double_may_stop_after_none_or_one() -> None:
    """S65, S67."""
    assert played(doubling(), "pass")["sticks"] == {}
    assert played(doubling(), "h 1 1", "pass")["sticks"] == {"h 1 1": 0}


def test_majorities_are_checked_after_each_stick_of_double() -> None:
    """S67."""
    table = doubling(sticks=READY, action_deck=["homes"])
    assert events(table, "h 3 2") == ["laid", "rebuilt"]
    assert table.document()["action_due"] is True
    after = played(table, "v 2 3")
    assert after["years"] == ["double cheques", "homes"]


def test_double_is_finished_if_no_second_street_exists() -> None:
    """S67."""
    sticks = {"v 1 1": 1, "v 1 2": 2, "h 2 1": 1}
    table = doubling(sticks=sticks, rebuilt={"1 1": 2})
    assert played(table, "h 1 1")["phase"] == "reveal"


def test_the_first_stick_of_double_is_not_lifted_for_the_second() -> None:
    """S50, S67."""
    table = at("lift", action="double cheques", investors=[0], sticks=dict.fromkeys(FIFTEEN, 0))
    table.play("h 1 1", "h 6 4")
    assert table.phase == "lift"
    assert "h 6 4" not in table.moves()
    assert "h 1 3" in table.moves()
    table.play("h 1 3")
    assert set(table.moves()) == {"v 5 4", "v 5 5", "h 5 4"}


# Move


@pytest.mark.parametrize(
    ("street", "targets"),
    [
        ("h 2 2", {"h 1 2", "h 3 2", "h 4 2", "h 2 1", "h 2 3"}),
        ("v 1 1", {"v 2 1", "v 3 1", "v 1 2", "v 1 3"}),
        ("v 4 4", {"v 4 3", "v 4 2", "v 4 5", "v 4 6", "v 5 4"}),
        ("h 6 7", {"h 5 7", "h 4 7"}),
    ],
)
def test_a_stick_moves_one_or_two_cells_over_empty_streets_and_keeps_its_way(street: str, targets: set[str]) -> None:
    """S68: 2 4, 1 4, 3 4 and 6 6 are white, so those directions are closed or cut short."""
    table = at("move_from", 1, action="move cheques", investors=[1], sticks={street: 0})
    table.play(street)
    assert set(table.moves()) == targets


def test_a_stick_does_not_jump_over_another() -> None:
    """S68."""
    table = at("move_from", action="move cheques", investors=[0], sticks={"h 5 1": 0, "h 4 1": 1})
    table.play("h 5 1")
    assert set(table.moves()) == {"h 6 1", "h 5 2", "h 5 3"}


def test_only_sticks_that_can_move_are_offered() -> None:
    """S68: the stick in the corner is shut in."""
    sticks = {"h 1 1": 0, "h 2 1": 1, "h 1 2": 2, "h 1 3": 2}
    table = at("move_from", action="move cheques", investors=[0], sticks=sticks)
    assert set(table.moves()) == {"pass", "h 2 1", "h 1 2"} | {"h 1 3"}


def test_a_moved_stick_keeps_its_owner() -> None:
    """S68."""
    table = at("move_from", action="move cheques", investors=[0], sticks={"h 5 1": 2}, deck=["border"])
    assert played(table, "h 5 1", "h 5 3")["sticks"] == {"h 5 3": 2}


# Swap


def test_the_two_sticks_of_a_swap_have_different_owners() -> None:
    """S69."""
    sticks = {"h 1 1": 0, "h 1 2": 0, "h 6 1": 1, "h 6 2": 2}
    table = at("swap_first", action="swap cheques", investors=[0], sticks=sticks)
    assert set(table.moves()) == {"pass", *sticks}
    table.play("h 1 1")
    assert set(table.moves()) == {"h 6 1", "h 6 2"}


def test_a_first_stick_is_offered_only_if_there_is_a_second() -> None:
    """S69: such a position can only be set up by hand."""
    assert at("swap_first", action="swap cheques", investors=[0], sticks={"h 1 1": 0}).moves() == ["pass"]


# Free and replace


def test_free_allows_any_empty_street() -> None:
    """S70."""
    table = at("place", action="free cheques", investors=[0], sticks={"h 1 1": 1})
    assert set(table.moves()) == {"pass", *(set(ALL_STREETS) - WHITE - {"h 1 1"})}


def test_replace_returns_the_rivals_stick_to_his_supply() -> None:
    """S71."""
    table = at("replace", action="replace cheques", investors=[0], sticks={"h 1 1": 1, "h 1 2": 0}, deck=["border"])
    assert set(table.moves()) == {"pass", "h 1 1"}
    assert played(table, "h 1 1")["sticks"] == {"h 1 1": 0, "h 1 2": 0}
    assert table.view(None)["supply"] == [13, 15, 15]


def test_with_no_stick_left_one_is_lifted_to_replace_a_rivals() -> None:
    """S50, S71."""
    sticks = {**dict.fromkeys(FIFTEEN, 0), "h 6 4": 1}
    table = at("lift", action="replace influence", investors=[0], sticks=sticks, deck=["border"])
    table.play("h 1 1")
    assert (table.phase, table.moves()) == ("replace", ["h 6 4"])
    assert played(table, "h 6 4")["sticks"]["h 6 4"] == 0

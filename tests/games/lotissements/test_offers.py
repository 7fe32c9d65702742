"""Naming sets: L10 to L14."""

from typing import Any

import pytest

import quartier
from tests.games.lotissements.positions import dealt, example

SETS = ["house", "pavilion", "hlm", "tower"]


def refused(table: quartier.Table, move: str) -> quartier.IllegalMove:
    with pytest.raises(quartier.IllegalMove) as refusal:
        table.play(move)
    return refusal.value


def from_e1(**changes: Any) -> quartier.Table:
    return quartier.load(example("E1", **changes))


def test_l10_any_set_may_be_named_also_one_without_blocks_in_hand() -> None:
    table = dealt(2)
    assert table.moves() == [f"offer {name}" for name in SETS]


def test_l10_without_contre_all_sides_name_different_sets() -> None:
    table = dealt(3)
    table.play("offer hlm")
    assert table.moves() == ["offer house", "offer pavilion", "offer tower"]
    assert (refused(table, "offer hlm").code, refused(table, "offer hlm").rule) == ("set-named", "L10")
    assert refused(table, "contre hlm").code == "no-contre-in-this-game"


def test_l11_the_partner_must_choose_and_cannot_hand_the_choice_back() -> None:
    table = from_e1()
    table.play("build")
    assert (table.phase, table.turn) == ("partner_offer", 2)
    assert table.moves() == [f"offer {name}" for name in SETS]
    assert (refused(table, "build").code, refused(table, "build").rule) == ("no-build-for-the-partner", "L11b")


def test_l11_the_second_team_begins_next_to_the_first_speaker_not_next_to_who_named() -> None:
    table = from_e1()
    table.play("build", "offer hlm")
    assert (table.phase, table.turn) == ("offer", 1)
    table.play("build")
    assert (table.phase, table.turn) == ("partner_offer", 3)
    table.play("offer tower")
    assert table.document()["offers"] == ["hlm", "tower"]


def test_l12_in_individual_play_all_speak_clockwise_and_the_last_of_four_has_no_choice() -> None:
    table = dealt(4, teams=False)
    first = table.turn
    assert first is not None
    assert refused(table, "build").rule == "L12"
    for place, name in enumerate(("tower", "hlm", "house")):
        assert table.turn == (first + place) % 4
        table.play(f"offer {name}")
    assert table.moves() == ["offer pavilion"]
    table.play("offer pavilion")
    assert (table.phase, table.turn) == ("play", first)


def test_l13_a_named_set_is_contred_and_a_free_one_offered() -> None:
    table = from_e1(options={"contre": True})
    assert table.moves() == [*(f"offer {name}" for name in SETS), "build"]
    assert (refused(table, "contre hlm").code, refused(table, "contre hlm").rule) == ("set-not-named", "L13a")
    table.play("offer hlm")
    assert table.moves() == ["offer house", "offer pavilion", "offer tower", "contre hlm", "build"]
    assert (refused(table, "offer hlm").code, refused(table, "offer hlm").rule) == ("say-contre", "L13a")
    table.play("contre hlm")
    assert table.document()["offers"] == ["hlm", "hlm"]
    assert table.phase == "play"


def test_l13_the_partner_may_contre_after_build() -> None:
    table = from_e1(options={"contre": True})
    table.play("offer hlm", "build")
    assert (table.phase, table.turn) == ("partner_offer", 3)
    assert "contre hlm" in table.moves()
    table.play("contre hlm")
    assert (table.phase, table.turn) == ("play", 0)


def test_l13_any_number_of_sides_may_meet_and_several_sets_be_contested() -> None:
    table = dealt(4, teams=False, contre=True)
    table.play("offer hlm", "contre hlm", "offer tower")
    assert table.moves() == ["offer house", "offer pavilion", "contre hlm", "contre tower"]
    three = table.copy()
    three.play("contre hlm")
    assert three.document()["offers"].count("hlm") == 3
    table.play("contre tower")
    assert sorted(map(str, table.document()["offers"])) == ["hlm", "hlm", "tower", "tower"]


def test_l14_the_seat_that_named_the_first_set_leads() -> None:
    table = from_e1()
    table.play("offer hlm", "build", "offer tower")
    assert (table.turn, table.document()["leader"]) == (0, 0)
    table = from_e1()
    table.play("build", "offer hlm", "offer tower")
    assert (table.turn, table.document()["leader"]) == (2, 2)


def test_every_word_at_the_table_is_heard_by_all() -> None:
    table = from_e1(options={"contre": True})
    events = [table.play(move)[0] for move in ("build", "offer hlm", "contre hlm")]
    assert [(happening.event, happening.rule) for happening in events] == [
        ("left_to_partner", "L11"),
        ("offered", "L10"),
        ("contred", "L13"),
    ]
    assert not table.can_undo

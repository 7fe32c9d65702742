"""The golden games end, or go through, what their names say."""

from pathlib import Path

import pytest

import quartier
from quartier import Happening

FOLDER = Path(__file__).parent / "golden"


def replayed(name: str) -> tuple[quartier.Table, list[Happening]]:
    """The finished game, and all that happened in it."""
    table = quartier.read((FOLDER / f"{name}.record").read_text("utf-8"))
    walked = table.at(0)
    return table, [happening for move in table.history for happening in walked.play(table.game.alphabet[move])]


def finishes(happened: list[Happening]) -> list[Happening]:
    return [happening for happening in happened if happening.event == "finished"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("finished", "finished"),
        ("finished-in-one-round", "finished"),
        ("shortage", "shortage"),
        ("blocked", "blocked"),
        ("limit", "limit"),
    ],
)
def test_l25_there_is_a_golden_game_for_every_way_to_end(name: str, reason: str) -> None:
    table, happened = replayed(name)
    assert table.document()["ended"] == reason
    assert happened[-1].json() == {
        "event": "over",
        "rule": "L25",
        "rounds": table.document()["round"],
        "reason": reason,
    }


def test_l23_a_golden_game_finishes_a_lot_in_one_round() -> None:
    table, happened = replayed("finished-in-one-round")
    assert table.document()["round"] == 1
    assert [happening.facts["points"] >= 300 for happening in finishes(happened)] == [True]


def test_l23_a_golden_game_fills_a_lot() -> None:
    _, happened = replayed("full-lot")
    assert 250 in [happening.facts["points"] for happening in finishes(happened)]


def test_l25_a_golden_game_finishes_two_lots_at_once() -> None:
    _, happened = replayed("two-lots-in-one-round")
    assert len(finishes(happened)) == 2


def test_l26_in_a_golden_game_the_finisher_loses() -> None:
    table, happened = replayed("the-finisher-loses")
    assert finishes(happened)[0].facts["seat"] not in table.winners


def test_l26_in_a_golden_game_two_share_the_win() -> None:
    table, _ = replayed("shared-win")
    assert table.winners == [0, 1]


@pytest.mark.parametrize("name", ["contre-tied", "contre-by-three", "contre-in-teams"])
def test_l19_golden_games_settle_contests(name: str) -> None:
    _, happened = replayed(name)
    assert "contred" in [happening.event for happening in happened]
    assert "beaten" in [happening.event for happening in happened]


def test_l9_in_a_golden_game_the_last_deals_are_small() -> None:
    _, happened = replayed("small-last-deals")
    deals = [happening.facts["blocks"] for happening in happened if happening.event == "dealt"]
    assert deals == sorted(deals, reverse=True)
    assert deals[-1] <= 3

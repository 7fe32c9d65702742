"""The end of the game (S76-S78)."""

import pytest

from tests.games.san_francisco.positions import at, events

ELEVEN = ["homes", "grant", "grant", "free cheques", "buyback", "double influence", "double cheques", "move cheques",
          "swap influence", "replace influence", "move influence"]  # fmt: skip


def test_the_twelfth_card_is_carried_out_with_all_rebuilding_and_ends_the_game() -> None:
    """S76."""
    table = at("place", card="industry cheques", investors=[0], years=ELEVEN, action_deck=["free influence"],
               sticks={"h 2 2": 0, "v 2 2": 0, "h 4 2": 0})  # fmt: skip
    table.play("h 3 2")
    assert not table.over
    table.play("play 1", "play 0", "play 0")
    assert events(table, "h 1 1")[-1] == "over"
    assert (table.over, len(table.document()["years"])) == (True, 12)


def test_no_further_card_is_drawn_after_1918() -> None:
    """S76."""
    table = at("place", action="free influence", investors=[0], years=ELEVEN, sticks={"h 2 2": 0, "v 2 2": 0})
    assert events(table, "h 3 2") == ["laid", "rebuilt", "over"]


def test_a_finished_game_can_be_loaded_and_has_no_moves() -> None:
    """S77."""
    table = at("over", None, card=None, years=[*ELEVEN, "grant"], prestige=[3, 9, 9], sticks={"h 1 1": 2})
    assert (table.over, table.moves(), table.turn) == (True, [], None)
    assert table.winners == [2]


@pytest.mark.parametrize(
    ("prestige", "sticks", "winners"),
    [
        ([5, 9, 7], {"h 1 1": 0, "h 1 2": 0}, [1]),
        ([9, 9, 7], {"h 1 1": 0}, [0]),
        ([9, 9, 9], {"h 1 1": 1, "h 1 2": 1, "h 6 1": 2}, [1]),
        ([9, 9, 7], {}, [0, 1]),
        ([0, 0, 0], {}, [0, 1, 2]),
    ],
)
def test_most_prestige_wins_then_most_sticks_then_the_victory_is_shared(
    prestige: list[int], sticks: dict[str, int], winners: list[int]
) -> None:
    """S77."""
    table = at("over", None, card=None, prestige=prestige, sticks=sticks)
    assert table.winners == winners
    assert table.scores == prestige
    assert sum(result + 1 for result in table.outcome) == pytest.approx(2)


def test_the_game_ends_with_round_72() -> None:
    """S78."""
    table = at("bid", card="house cheques", round=72)
    assert events(table, "pass", "pass", "pass")[-1] == "over"
    assert table.document()["round"] == 72


def test_round_71_is_not_the_last() -> None:
    """S78."""
    table = at("bid", card="house cheques", round=71)
    table.play("pass", "pass", "pass")
    assert table.document()["round"] == 72

"""Two pairs (N54 to N58)."""

from typing import Any

import pytest

import quartier
from quartier.games.new_york.rules.teams import is_opponent, partner_of
from tests.games.new_york.positions import CROWDED, EMPTY_BOARD, HANDS, hand, load, position

TEAMS = {"teams": True}


def teams(**changes: Any) -> dict[str, Any]:
    return position(4, **{"options": TEAMS, **changes})


def test_partners_sit_opposite_n4_n54() -> None:
    state = quartier.game("new_york", 4, teams=True).deal(1).state
    assert [partner_of(state, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [is_opponent(state, 0, seat) for seat in range(4)] == [False, True, False, True]


def test_events_spare_the_partner_only_in_baulowe_n44_n55() -> None:
    colours = [["red"], ["yellow"], ["blue"], ["green"]]
    options = {"teams": True, "events": True}
    document = teams(
        options=options, board=CROWDED, colours=colours, hands=hand("r-baulowe r-statik r-spekulation b1 b4", 4)
    )
    assert load(document, "play r-baulowe").moves() == ["play b4"]
    assert load(document, "play r-statik", "play b1").turn == 2
    assert load(document, "play r-spekulation").moves() == ["target blue"]


def test_the_offer_is_answered_by_the_partner_n56() -> None:
    table = load(teams(), "give r1")
    assert (table.phase, table.turn) == ("exchange", 2)
    assert table.moves() == ["give r5", "give r6", "give b5", "give b6", "decline"]
    document = table.document()
    assert (document["offered"], document["swap_done"], document["active"]) == ("r1", False, 0)
    assert document["hands"][0] == HANDS[0]


def test_a_declined_offer_leaves_the_hands_as_they_were_n56() -> None:
    table = load(teams(), "give r1", "decline")
    assert table.document()["hands"] == HANDS[:4]
    assert table.document()["swap_done"] is True
    assert (table.phase, table.turn) == ("card", 0)


def test_events_may_be_exchanged_and_nothing_is_drawn_n56() -> None:
    options = {"teams": True, "events": True}
    table = load(teams(options=options, hands=hand("r-ruin b1", 4)), "give r-ruin", "give b5")
    assert table.document()["hands"][0] == ["b1", "b5"]
    assert "r-ruin" in table.document()["hands"][2]


def test_a_card_equal_to_the_one_given_comes_back_n56() -> None:
    hands = [["r1", "b1"], HANDS[1], ["r1", "b2"], HANDS[3]]
    table = load(teams(hands=hands), "give r1", "give r1")
    assert table.document()["hands"] == hands


def test_one_offer_a_turn_and_the_right_is_fresh_in_the_next_n28_n57() -> None:
    table = load(teams(), "give r1", "decline")
    assert not [move for move in table.moves() if move.startswith("give")]
    table.play("play r1", "play b2")
    assert [move for move in table.moves() if move.startswith("give")]


@pytest.mark.parametrize("empty", [0, 2])
def test_an_offer_needs_a_card_in_both_hands_n57(empty: int) -> None:
    hands = [[] if seat == empty else cards for seat, cards in enumerate(HANDS[:4])]
    assert not [move for move in load(teams(hands=hands)).moves() if move.startswith("give")]


def test_a_seat_with_nothing_playable_after_the_exchange_redraws_n57() -> None:
    table = load(teams(hands=hand("r1 b1", 4)), "give b1", "give r5")
    assert table.moves() == ["redraw"]


def test_a_seat_with_nothing_playable_may_offer_or_redraw_n56() -> None:
    assert load(teams(hands=hand("r1 r2", 4))).moves() == ["give r1", "give r2", "redraw"]


def test_both_partners_carry_the_sum_of_their_scores_n58() -> None:
    board = ["rr.b.yy", *EMPTY_BOARD[1:]]
    table = load(teams(board=board, money=[1, 9, 3, 11]))
    assert table.scores == [1 + 4 + 3 + 4, 9 + 2 + 11, 12, 22]


def test_a_team_wins_together_and_equal_sums_share_the_win_n36_n58() -> None:
    won = load(teams(phase="over", board=EMPTY_BOARD, money=[1, 9, 3, 11]))
    assert won.winners == [1, 3]
    assert won.outcome == pytest.approx([-1.0, 1.0, -1.0, 1.0])
    shared = load(teams(phase="over", board=EMPTY_BOARD, money=[1, 9, 11, 3]))
    assert shared.winners == [0, 1, 2, 3]
    assert shared.outcome == pytest.approx([0.0] * 4)

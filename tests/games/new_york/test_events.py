"""The event cards (N37 to N47)."""

from typing import Any

import pytest

from tests.games.new_york.positions import (
    BOARD,
    CROWDED,
    FIVE_LEFT,
    HANDS,
    RED_EVERYWHERE,
    hand,
    load,
    position,
    with_events,
)

FULL_BUT_CENTRE = ["rbyrbyr", "byrbyrb", "yrb.rby", "rb...yr", "byr.yrb", "yrbyrby", "rb....."]
"""Five empty squares in the centre, five more on the last line."""


def test_an_event_counts_as_a_card_of_its_colour_n37() -> None:
    table = load(with_events(hands=hand("r1 r-statik r-ruin b1 b-ruin b-statik")))
    before = len(table.document()["deck"])
    table.play("play r1", "play b1")
    assert len(table.document()["deck"]) == before


def test_after_a_simple_event_nothing_is_drawn_and_the_next_pair_fills_the_hand_n38() -> None:
    moves = ["play b-ruin", "square r1b1", "square r1b7", "square r7b1", "square r7b7"]
    table = load(with_events(hands=hand("r1 b-ruin b2")), *moves)
    assert table.turn == 1
    assert table.document()["hands"][0] == ["r1", "b2"]
    for _ in range(2):
        table.play(*table.plans()[0].moves)
    table.play("play r1", "play b2")
    assert len(table.document()["hands"][0]) >= 4


def test_a_blue_simple_event_is_played_in_phase_card_n38() -> None:
    table = load(with_events(hands=hand("r1 b2 b-ruin b-sanierung b-spekulation b-statik")))
    assert table.moves() == ["play r1", "play b-sanierung", "play b-ruin", "play b-spekulation"]


@pytest.mark.parametrize(
    ("cards", "seconds"),
    [
        ("r-baulowe b2 bj b-baulowe b-ruin", ["play b2", "play bj"]),
        ("r-statik b1 bj b-statik b-baulowe", ["play b1", "play bj"]),
    ],
)
def test_the_companion_of_a_pair_event_is_a_street_or_a_joker_n39(cards: str, seconds: list[str]) -> None:
    table = load(with_events(hands=hand(cards)), f"play {cards.split()[0]}")
    assert table.moves() == seconds


def test_a_red_event_with_blue_events_alone_cannot_be_played_n39() -> None:
    assert load(with_events(hands=hand("r-baulowe r-statik b-baulowe b-statik"))).moves() == ["redraw"]


def test_a_blue_pair_event_goes_with_a_red_street_or_joker_n39() -> None:
    table = load(with_events(hands=hand("r1 rj b-baulowe b-statik")))
    assert table.moves() == ["play r1", "play rj"]
    table.play("play rj")
    assert table.moves() == ["play b-baulowe", "play b-statik"]
    table.play("play b-statik")
    assert table.phase == "line"
    assert all(move.startswith("line r") for move in table.moves())


def test_sanierung_is_playable_on_an_empty_centre_n40() -> None:
    board = ["..b.r.y", "b..y..r", ".r.....", "r......", "..r....", "y..r..b", ".b..y.r"]
    table = load(with_events(board=board, hands=hand("r-sanierung")), "play r-sanierung")
    assert table.moves() == ["square r3b4", "square r4b3", "square r4b4", "square r4b5", "square r5b4"]
    assert table.turn == 0


def test_ruin_clears_the_corners_n41() -> None:
    board = ["r.....b", *BOARD[1:6], "y.....r"]
    table = load(with_events(board=board, hands=hand("r-ruin")), "play r-ruin")
    assert [line[0] + line[6] for line in (table.document()["board"][0], table.document()["board"][6])] == ["..", ".."]
    assert table.moves() == ["square r1b1", "square r1b7", "square r7b1", "square r7b7"]


@pytest.mark.parametrize(
    ("players", "event", "deciders"),
    [
        (3, "r-sanierung", [0, 1, 2, 0, 1]),
        (4, "r-sanierung", [0, 1, 2, 3, 0]),
        (5, "r-sanierung", [0, 1, 2, 3, 4]),
        (3, "r-ruin", [0, 1, 2, 0]),
        (4, "r-ruin", [0, 1, 2, 3]),
        (5, "r-ruin", [0, 1, 2, 3]),
    ],
)
def test_the_refill_goes_round_the_table_n42(players: int, event: str, deciders: list[int]) -> None:
    table = load(with_events(players, board=BOARD, hands=hand(event, players)), f"play {event}")
    asked = []
    while table.phase == "refill":
        asked.append(table.turn)
        table.play(table.moves()[-1])
    assert asked == deciders
    assert (table.phase, table.turn) == ("card", 1)


def test_the_victim_of_spekulation_chooses_any_pawn_of_the_colour_n43() -> None:
    table = load(with_events(hands=hand("r-spekulation b1")), "play r-spekulation", "target blue")
    assert table.turn == 1
    assert len(table.moves()) == 9
    assert table.document()["target"] == "blue"
    assert table.document()["line"] is None


def test_ones_own_nine_buildings_cannot_be_named_n43() -> None:
    colours = [["blue"], ["red"], ["yellow"]]
    table = load(with_events(colours=colours, hands=hand("r-spekulation b1 r1")))
    assert "play r-spekulation" not in table.moves()


def test_baulowe_with_a_joker_takes_any_square_of_an_opponent_n44() -> None:
    table = load(with_events(hands=hand("r-baulowe r1 bj b1")), "play r-baulowe", "play bj")
    assert len(table.moves()) == 9 + 8
    table.play("square r1b5")
    assert table.document()["board"][0] == "bb..r.."
    assert table.document()["money"] == [8, 8, 8]


def test_baulowe_on_a_line_without_opponents_is_not_playable_n44() -> None:
    table = load(with_events(hands=hand("r-baulowe r1 b2 b7")), "play r-baulowe")
    assert table.moves() == ["play b2"]


STATIK: dict[str, Any] = {"hands": hand("r-statik r1 b1 bj")}


@pytest.mark.parametrize(
    ("line", "phase", "decides"),
    [
        ("......b", "lose", 1),
        ("....bby", "lose", 1),
        ("...rrbb", "lose", 1),
        (".....by", "target", 0),
        ("....rby", "target", 0),
    ],
)
def test_the_leading_colours_of_others_are_hit_n45(line: str, phase: str, decides: int) -> None:
    """The line is blue line 1, read from its end."""
    board = [f"{letter}......" for letter in reversed(line)]
    table = load(with_events(board=board, **STATIK), "play r-statik", "play b1")
    assert (table.phase, table.turn) == (phase, decides)


@pytest.mark.parametrize("line", [".......", "......r", "....rrb"])
def test_an_empty_line_and_one_that_only_the_active_seat_leads_cannot_be_named_n45(line: str) -> None:
    board = [f"{letter}.....y" for letter in line]
    table = load(with_events(board=board, **STATIK), "play r-statik")
    assert table.moves() == ["play bj"]
    table.play("play bj")
    assert table.moves() == ["line b7"]


def test_the_victim_of_statik_chooses_on_the_line_n45() -> None:
    table = load(with_events(**STATIK), "play r-statik", "play b1")
    assert table.document()["line"] == "b1"
    assert table.moves() == [f"square r{red}b1" for red in range(1, 6)]
    table.play("square r3b1")
    document = table.document()
    assert document["board"][2] == "rb..y.r"
    assert (document["line"], document["target"]) == (None, None)
    assert document["discard"] == ["r-statik", "b1"]
    assert table.turn == 1


def test_the_taking_events_need_a_pawn_and_the_clearing_ones_do_not_n46() -> None:
    cards = "r-spekulation r-baulowe r-statik r-ruin r-sanierung b2 b3 b4"
    board = [*RED_EVERYWHERE[:3], "bbbbbbb", "bb.....", ".......", "......."]
    table = load(with_events(5, board=board, hands=hand(cards, 5)))
    assert table.moves() == ["play r-sanierung", "play r-ruin"]
    free = load(with_events(5, board=board, options={"events": True, "pawn_limit": False}, hands=hand(cards, 5)))
    assert set(free.moves()) > {"play r-spekulation", "play r-baulowe", "play r-statik"}


def test_the_stop_check_waits_until_the_refill_is_complete_n47() -> None:
    table = load(with_events(board=FULL_BUT_CENTRE, hands=hand("r-sanierung b1")), "play r-sanierung")
    while table.phase == "refill":
        assert table.document()["stop_phase"] is False
        table.play(table.moves()[0])
    assert "".join(table.document()["board"]).count(".") == 5
    assert table.document()["stop_phase"] is False


def test_a_refill_can_bring_the_stop_cards_in_and_draws_none_of_them_n47() -> None:
    board = [*FULL_BUT_CENTRE[:6], "rbr...."]
    table = load(with_events(board=board, hands=hand("r-sanierung b1")), "play r-sanierung")
    while table.phase == "refill":
        table.play(table.moves()[0])
    document = table.document()
    assert document["stop_phase"] is True
    assert document["discard"] == ["r-sanierung", "stop", "stop"]
    assert not table.over


def test_an_event_that_clears_squares_does_not_take_the_stop_cards_back_n32_n47() -> None:
    board = [*FIVE_LEFT[:6], "rbr...."]
    table = load(with_events(board=board, hands=hand("r-sanierung b1"), stop_phase=True), "play r-sanierung")
    assert table.document()["stop_phase"] is True


def test_a_joker_pair_without_an_event_is_as_usual_n21_n39() -> None:
    table = load(position(options={"events": True}, board=CROWDED, hands=[["rj", "bj"], *HANDS[1:3]]))
    table.play("play rj", "play bj")
    assert table.phase == "square"

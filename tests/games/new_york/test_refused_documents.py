"""Every refusal of a document, by its number in section 6 of the rules."""

from typing import Any

import pytest

import quartier
from tests.games.new_york.positions import (
    BOARD,
    CROWDED,
    EMPTY_BOARD,
    FIVE_LEFT,
    HANDS,
    RED_EVERYWHERE,
    TWO_BOARD,
    deck_without,
    for_two,
    hand,
    placing,
    position,
    with_events,
)

TEAMS: dict[str, Any] = {"options": {"teams": True}}
OWN: dict[str, Any] = {"options": {"own_colour": True}}
RED_AND_BLUE = ["r.b....", *EMPTY_BOARD[1:]]
TWICE_RED = ["r.r....", *EMPTY_BOARD[1:]]
NINE_RED = ["r.r.r.r", ".r.r.r.", "r.r....", *EMPTY_BOARD[3:]]
ALL_PLACED = [*FIVE_LEFT[:3], "rby....", *EMPTY_BOARD[4:]]
FOUR_LEFT = [*FIVE_LEFT[:6], "rbr...."]
CENTRE_FULL = [*EMPTY_BOARD[:2], "...r...", "..brb..", "...y...", *EMPTY_BOARD[5:]]
ALL_RED = [["r6", "r7"], *HANDS[1:3]]


def without(field: str, document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != field}


def second(**changes: Any) -> dict[str, Any]:
    return position(**{"phase": "second", "played": ["r1"], "hands": hand("r4 b2 bj"), **changes})


def choosing(played: str, phase: str, **changes: Any) -> dict[str, Any]:
    """An event, or a pair, is played and the phase asks on."""
    cards: dict[str, Any] = {"phase": phase, "played": played.split(), "hands": hand("r1 b2"), "active": 0}
    return with_events(**{**cards, **changes})


def marking(**changes: Any) -> dict[str, Any]:
    """Two streets name r1b3, which seat 0 is going to take."""
    marked = {"phase": "mark", "played": ["r1", "b3"], "square": "r1b3", "hands": [["r4", "b2"], HANDS[1]]}
    return for_two(**{**marked, **changes})


def offering(**changes: Any) -> dict[str, Any]:
    return position(4, **{**TEAMS, "phase": "exchange", "turn": 2, "active": 0, "offered": "r1", **changes})


REFUSED: list[tuple[int, str, str, dict[str, Any]]] = [
    (1, "another game", "position-no-game", position(game="old_york")),
    (1, "six players", "bad-players", position() | {"players": 6}),
    (1, "an unknown option", "unknown-option", position(options={"jokers": True})),
    (1, "an unknown value", "bad-option-value", position(options={"edition": "paper"})),
    (1, "teams of three", "teams-need-four", position(**TEAMS)),
    (1, "an unknown field", "position-field-unknown", position(bank=3)),
    (1, "a field of a wrong type", "position-field-wrong", position(turn="0")),
    (1, "no phase", "position-field-missing", without("phase", position())),
    (1, "an unknown phase", "position-phase", position(phase="buy")),
    (2, "no board", "position-field-missing", without("board", position())),
    (2, "six lines", "position-board-shape", position(board=BOARD[:6])),
    (2, "a short line", "position-board-shape", position(board=[*BOARD[:6], "......"])),
    (2, "an unknown letter", "position-letter", position(board=[*BOARD[:6], "x......"])),
    (2, "a colour not in play", "position-letter", position(board=[*BOARD[:6], "g......"])),
    (2, "a sixteenth red pawn", "position-too-many-pawns", position(5, board=[*RED_EVERYWHERE[:6], "r......"])),
    (2, "a ninth preliminary pawn", "position-too-many-pawns", placing(board=NINE_RED)),
    (3, "no colours", "position-field-missing", without("colours", position())),
    (3, "too few lists", "position-list-length", position(colours=[["red"], ["blue"]])),
    (3, "a colour twice", "position-colour", position(colours=[["red"], ["red"], ["yellow"]])),
    (3, "a colour not in play", "position-colour", position(colours=[["red"], ["blue"], ["green"]])),
    (3, "a seat with two", "position-colour-shares", position(colours=[["red", "blue"], [], ["yellow"]])),
    (
        3,
        "one colour each in the box for two",
        "position-colour",
        position(2, board=TWO_BOARD, colours=[["red"]] * 2),
    ),
    (3, "picks that skip a seat", "position-picks", placing(**OWN, phase="pick_colour", colours=[[], ["red"], []])),
    (3, "own colours not given", "position-field-missing", placing(**OWN)),
    (4, "a purse too many", "position-list-length", position(money=[6, 6, 6, 6])),
    (4, "a debt", "position-money", position(money=[-1, 17, 8])),
    (4, "a coin too many", "position-money", position(money=[9, 8, 8])),
    (5, "no hands", "position-field-missing", without("hands", position())),
    (5, "an unknown card", "position-card-unknown", position(hands=hand("r8 b1"))),
    (5, "an event without events", "position-card-too-often", position(hands=hand("r-ruin b1"))),
    (
        5,
        "a red renovation with playing cards",
        "position-card-too-often",
        with_events(options={"events": True, "edition": "playing_cards"}, hands=hand("r-sanierung b1")),
    ),
    (5, "five cards of one street", "position-card-too-often", position(hands=hand("r1 r1 r1 r1 r1"))),
    (5, "a fifth in the discard pile", "position-card-too-often", position(discard=["r1", "r1", "r1", "r1"])),
    (5, "a draw pile with a card missing", "position-card-missing", position(deck=deck_without(HANDS[:3], "")[1:])),
    (5, "a draw pile with a card too many", "position-card-too-often", position(deck=["rj"] * 6)),
    (5, "a Stop card in hand", "position-stop-in-hand", position(hands=hand("stop"), stop_phase=True)),
    (5, "a Stop card played", "position-stop-in-hand", second(played=["stop"], stop_phase=True)),
    (5, "a Stop card too early", "position-card-too-often", position(discard=["stop"])),
    (5, "three Stop cards", "position-card-too-often", position(discard=["stop"] * 3, stop_phase=True)),
    (5, "Stop cards apart", "position-stops-apart", position(discard=["stop"], stop_phase=True)),
    (6, "picking without own_colour", "position-phase-option", placing(phase="pick_colour")),
    (6, "mark with three players", "position-mark-for-two", position(phase="mark", played=["r1", "b1"], square="r1b1")),
    (6, "exchange without teams", "position-phase-option", offering(options={})),
    (6, "an exchange after the exchange", "position-exchange-done", offering(swap_done=True)),
    (6, "line without events", "position-phase-option", position(phase="line")),
    (6, "target without events", "position-phase-option", position(phase="target")),
    (6, "lose without events", "position-phase-option", position(phase="lose", active=0)),
    (6, "refill without events", "position-phase-option", position(phase="refill", active=0)),
    (7, "a card played in phase card", "position-played", position(played=["r2"])),
    (7, "no card played in phase second", "position-played", second(played=[])),
    (7, "a blue card first", "position-played", second(played=["b1"])),
    (7, "a simple event first", "position-played", choosing("r-ruin", "second")),
    (7, "two streets in phase square", "position-played", second(phase="square", played=["r1", "b1"])),
    (7, "Statik in phase square", "position-played", choosing("r-statik bj", "square")),
    (7, "Statik and a street in phase line", "position-played", choosing("r-statik b1", "line")),
    (7, "Baulowe in phase target", "position-played", choosing("r-baulowe b1", "target")),
    (7, "Sanierung in phase lose", "position-played", choosing("r-sanierung", "lose", turn=1)),
    (7, "Spekulation in phase refill", "position-played", choosing("r-spekulation", "refill")),
    (7, "one street in phase mark", "position-played", marking(played=["r1"])),
    (7, "two events", "position-played", choosing("r-baulowe b-baulowe", "square")),
    (8, "no seat decides", "position-field-missing", without("turn", position())),
    (8, "seat 3 of 3 decides", "position-no-seat", position(turn=3)),
    (8, "seat -1 is active", "position-no-seat", position(active=-1)),
    (8, "another seat is active in phase card", "position-not-active", position(active=1)),
    (8, "another seat is active in phase second", "position-not-active", second(active=1)),
    (8, "another seat chooses the colour", "position-not-active", marking(active=1)),
    (8, "an active seat before the main round", "position-active", placing(active=0)),
    (8, "no active seat in a refill", "position-field-missing", without("active", choosing("r-ruin", "refill"))),
    (
        8,
        "another than the owner loses",
        "position-not-owner",
        choosing("r-spekulation", "lose", turn=2, target="blue"),
    ),
    (8, "an opponent answers the offer", "position-not-partner", offering(turn=1)),
    (
        8,
        "a seat without pawns refills",
        "position-cannot-mark",
        with_events(5, board=RED_EVERYWHERE, phase="refill", active=0, played=["b-sanierung"], hands=hand("r7 b1", 5)),
    ),
    (9, "no square to mark", "position-field-missing", marking(square=None)),
    (9, "an own square to mark", "position-choice-not-allowed", marking(square="r1b1", played=["r1", "b1"])),
    (9, "a square that the cards do not name", "position-choice-not-allowed", marking(square="r1b5")),
    (9, "no square of the board", "position-choice", marking(square="r8b1")),
    (9, "a square settled too early", "position-choice-early", position(square="r1b1")),
    (9, "no line for Statik", "position-field-missing", choosing("r-statik b1", "lose", turn=1, target="blue")),
    (
        9,
        "another line than the street's",
        "position-choice-not-allowed",
        choosing("r-statik b1", "lose", turn=1, target="blue", line="b2"),
    ),
    (
        9,
        "a line with one leader needs no target",
        "position-choice-not-allowed",
        choosing("r-statik b1", "target", line="b1"),
    ),
    (9, "no colour hit", "position-field-missing", choosing("r-spekulation", "lose", turn=1)),
    (
        9,
        "a colour with eight buildings is hit",
        "position-choice-not-allowed",
        choosing("r-spekulation", "lose", turn=2, target="yellow"),
    ),
    (9, "no card offered", "position-field-missing", offering(offered=None)),
    (9, "a card offered that is not held", "position-choice-not-allowed", offering(offered="r7")),
    (
        9,
        "an offer to an empty hand",
        "position-choice-not-allowed",
        offering(hands=[HANDS[0], HANDS[1], [], HANDS[3]]),
    ),
    (10, "no blue card to go with the red one", "position-no-move", second(hands=ALL_RED)),
    (10, "nothing left to refill", "position-no-move", choosing("r-sanierung", "refill", board=CENTRE_FULL)),
    (10, "nobody has nine", "position-no-move", choosing("r-spekulation", "target", board=BOARD)),
    (
        10,
        "all colours picked",
        "position-no-move",
        placing(**OWN, phase="pick_colour", colours=[["red"], ["blue"], ["yellow"]]),
    ),
    (11, "a hand before the main round", "position-preliminary-cards", placing(hands=[["r1"], [], []])),
    (11, "a discard pile before the main round", "position-preliminary-cards", placing(discard=["r1"])),
    (11, "the Stop cards before the main round", "position-preliminary-cards", placing(stop_phase=True)),
    (11, "a seat two pawns ahead", "position-preliminary-pawns", placing(board=TWICE_RED)),
    (11, "the wrong seat places", "position-preliminary-pawns", placing(board=RED_AND_BLUE)),
    (11, "all pawns placed", "position-preliminary-pawns", placing(board=ALL_PLACED)),
    (
        11,
        "pawns while colours are picked",
        "position-preliminary-pawns",
        placing(**OWN, phase="pick_colour", board=BOARD),
    ),
    (12, "four empty squares without the Stop cards", "position-stop-phase", position(board=FOUR_LEFT)),
    (13, "a negative number of turns", "position-turns", position(turns_played=-1)),
    (13, "a turn after the last", "position-turns", position(turns_played=500)),
]


@pytest.mark.parametrize(
    ("code", "document"),
    [(code, document) for _, _, code, document in REFUSED],
    ids=[f"{number}: {reason}" for number, reason, _, _ in REFUSED],
)
def test_refused(code: str, document: dict[str, Any]) -> None:
    with pytest.raises(quartier.PositionError) as refused:
        quartier.load(document)
    assert refused.value.code == code
    assert refused.value.sentence("en")
    assert refused.value.sentence("fr")


def test_teams_of_three_are_refused_by_their_own_rule_n54() -> None:
    with pytest.raises(quartier.PositionError) as refused:
        quartier.load(position(**TEAMS))
    assert refused.value.rule == "N54"


def test_the_refusals_are_all_tested() -> None:
    assert {number for number, _, _, _ in REFUSED} == set(range(1, 14))


ACCEPTED: dict[str, dict[str, Any]] = {
    "hands without cards": position(hands=[[], [], []]),
    "a hand of one colour": position(hands=ALL_RED),
    "an empty board": position(board=EMPTY_BOARD),
    "the Stop cards with many empty squares": position(stop_phase=True),
    "the Stop cards on the discard pile": position(stop_phase=True, discard=["stop", "stop"]),
    "four empty squares during a refill": choosing("r-ruin", "refill", board=[".byrby.", *FIVE_LEFT[1:6], ".byrby."]),
    "a finished game that nobody could have finished": without("turn", position(phase="over")),
    "a finished game with the Stop cards apart": position(phase="over", stop_phase=True, discard=["stop"]),
    "a finished game with the turn of the last": position(phase="over", turns_played=500),
    "more red pawns than there are, without the limit": position(
        5, options={"pawn_limit": False}, board=[*RED_EVERYWHERE[:6], "r......"]
    ),
    "the first decision of all": placing(),
    "colours picked in half": placing(**OWN, phase="pick_colour", turn=2, colours=[["red"], ["blue"], []]),
    "a second round of picks": placing(2, **OWN, phase="pick_colour", turn=1, colours=[["red", "blue"], ["green"]]),
    "a square waits for its colour": marking(),
    "a preliminary square waits for its colour": placing(
        2, phase="mark", square="r1b1", board=EMPTY_BOARD, colours=[["red", "yellow"], ["blue", "green"]]
    ),
    "an offer is open": offering(),
    "Spekulation hits": choosing("r-spekulation", "lose", turn=1, target="blue"),
    "Statik hits": choosing("r-statik bj", "lose", turn=1, target="blue", line="b1"),
    "a Baulowe looks round": choosing("r-baulowe b2", "square", board=CROWDED),
}


@pytest.mark.parametrize("document", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_consistent_positions_are_accepted_though_they_could_not_arise(document: dict[str, Any]) -> None:
    table = quartier.load(document)
    assert table.over or table.moves()
    assert quartier.load(table.document()).document() == table.document()
    assert table.game.modules.laws.broken(table.state) == 0


def test_what_a_document_leaves_open_is_drawn_from_the_seed_n8() -> None:
    tables = [quartier.load(placing(options={"edition": "playing_cards"}), seed).document() for seed in range(40)]
    assert len({tuple(table["deck"]) for table in tables}) == 40
    assert {tuple(sorted(table["colour_deck"])) for table in tables} == {("blue", "red", "yellow")}
    assert len({tuple(table["colour_deck"]) for table in tables}) == 6
    assert {table["first_seat"] for table in tables} == {0, 1, 2}
    assert quartier.load(placing(), 7).document() == quartier.load(placing(), 7).document()


def test_the_lottery_and_the_first_seat_can_be_given_n16_n17() -> None:
    given: dict[str, Any] = {
        "options": {"edition": "playing_cards"},
        "colour_deck": ["blue", "yellow", "red"],
        "first_seat": 2,
    }
    document = quartier.load(placing(**given)).document()
    assert document["colour_deck"] == ["blue", "yellow", "red"]
    assert document["first_seat"] == 2


@pytest.mark.parametrize(
    ("code", "document"),
    [
        ("position-colour-deck", placing(colour_deck=["red", "blue"])),
        ("position-colour-deck", placing(**OWN, colours=[["red"], ["blue"], ["yellow"]], colour_deck=["red"])),
        ("position-colour-deck", position(colour_deck=["red", "blue", "yellow"])),
        ("position-first-seat", placing(first_seat=0)),
        ("position-first-seat", placing(options={"edition": "playing_cards"}, first_seat=3)),
    ],
)
def test_a_draw_that_will_not_be_made_is_refused_n16_n17(code: str, document: dict[str, Any]) -> None:
    with pytest.raises(quartier.PositionError) as refused:
        quartier.load(document)
    assert refused.value.code == code

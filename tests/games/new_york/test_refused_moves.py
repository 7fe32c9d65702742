"""Why a move is not legal: the sentence and the rule."""

from typing import Any

import pytest

import quartier
from tests.games.new_york.positions import (
    CROWDED,
    HANDS,
    RED_EVERYWHERE,
    TWO_BOARD,
    for_two,
    hand,
    load,
    placing,
    position,
    with_events,
)

PICKING = placing(options={"own_colour": True}, phase="pick_colour", turn=1, colours=[["red"], [], []])
BESIDE_RED = placing(turn=0, board=["r......", "..b....", ".......", "..y....", ".......", ".......", "......."])
TEAMS = position(4, options={"teams": True})
DEAR = ["b...b..", ".......", ".......", "b...b..", ".......", ".......", "......."]
TIED = ["r.b.y..", "..b.y..", ".r..r..", "b.y....", "..r.b..", "y...r..", "..b...."]
RED_STATIK = hand("r-statik r2 b3 bj")


@pytest.mark.parametrize(
    ("document", "before", "move", "rule", "words"),
    [
        (PICKING, [], "square r1b1", "N12", "First pick your colour"),
        (PICKING, [], "colour red", "N12", "already picked"),
        (PICKING, [], "colour green", "N12", "not in play"),
        (placing(), [], "play r1", "N13", "Place a pawn"),
        (BESIDE_RED, [], "square r2b3", "N13", "not empty"),
        (BESIDE_RED, [], "square r1b2", "N14", "beside a pawn"),
        (position(), [], "square r1b1", "N19", "Play a card"),
        (position(), [], "play r7", "N20", "not in your hand"),
        (position(), [], "play b2", "N20", "red card comes first"),
        (position(), [], "redraw", "N26", "only if nothing"),
        (position(), [], "give r1", "N54", "no partner"),
        (position(), [], "decline", "N19", "Play a card"),
        (position(), ["play r1"], "play b7", "N20", "not in your hand"),
        (position(), ["play r1"], "play r4", "N20", "Now a blue card"),
        (position(), ["play r1"], "redraw", "N20", "Now a blue card"),
        (position(), ["play r1", "play bj"], "square r2b1", "N21", "do not name"),
        (position(), ["play r1", "play bj"], "play b2", "N21", "Now the square"),
        (position(board=DEAR, money=[1, 15, 8]), ["play r1", "play bj"], "square r1b5", "N25", "costs 2"),
        (
            position(board=DEAR, money=[1, 15, 8], hands=hand("r1 b2 b5")),
            ["play r1"],
            "play b5",
            "N25",
            "names nothing",
        ),
        (position(board=DEAR, money=[0, 16, 8], hands=hand("r1 r2 b5")), [], "play r1", "N25", "No blue card"),
        (
            position(5, board=RED_EVERYWHERE, hands=hand("r3 bj", 5)),
            ["play r3", "play bj"],
            "square r3b2",
            "N27",
            "no pawn left",
        ),
        (
            with_events(5, board=RED_EVERYWHERE, hands=hand("r1 r-spekulation b1", 5)),
            [],
            "play r-spekulation",
            "N46",
            "no pawn left",
        ),
        (with_events(board=TIED, hands=hand("r1 r-spekulation b1")), [], "play r-spekulation", "N43", "nine"),
        (with_events(hands=hand("r1 r-spekulation b1")), ["play r-spekulation"], "target yellow", "N43", "nine"),
        (with_events(hands=hand("r1 r-spekulation b1")), ["play r-spekulation"], "redraw", "N43", "Now the colour"),
        (
            with_events(hands=hand("r-baulowe r1 b2 b3")),
            ["play r-baulowe", "play b2"],
            "square r7b2",
            "N44",
            "opponent",
        ),
        (with_events(board=TIED, hands=RED_STATIK), ["play r-statik", "play bj"], "line b2", "N45", "leads"),
        (with_events(board=TIED, hands=RED_STATIK), ["play r-statik", "play bj"], "play b3", "N45", "Now the line"),
        (
            with_events(board=TIED, hands=RED_STATIK),
            ["play r-statik", "play bj", "line b1"],
            "target red",
            "N45",
            "leads on line b1",
        ),
        (with_events(board=TIED, hands=RED_STATIK), ["play r-statik", "play b3"], "square r4b1", "N45", "line named"),
        (with_events(board=TIED, hands=RED_STATIK), ["play r-statik", "play b3"], "square r1b1", "N43", "given up"),
        (with_events(board=TIED, hands=RED_STATIK), ["play r-statik", "play b3"], "play r2", "N43", "given up"),
        (with_events(hands=hand("r-ruin b1")), ["play r-ruin"], "square r4b4", "N42", "emptied"),
        (with_events(hands=hand("r-ruin b1")), ["play r-ruin"], "play b1", "N42", "refilled"),
        (for_two(), ["play r1", "play bj", "square r1b3"], "colour blue", "N49", "cannot put"),
        (for_two(), ["play r1", "play bj", "square r1b3"], "square r1b5", "N49", "Now the colour"),
        (TEAMS, [], "give r7", "N56", "not in your hand"),
        (TEAMS, ["give r1"], "play r1", "N56", "Answer"),
        (TEAMS, ["give r1"], "give r1", "N56", "not in your hand"),
        (TEAMS, ["give r1", "decline"], "give r4", "N57", "one a turn"),
        (
            position(4, options={"teams": True}, hands=[HANDS[0], HANDS[1], [], HANDS[3]]),
            [],
            "give r1",
            "N57",
            "no card to exchange",
        ),
        (position(phase="over"), [], "play r1", "N33", "over"),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(
    document: dict[str, Any], before: list[str], move: str, rule: str, words: str
) -> None:
    table = load(document, *before)
    position_before = table.document()
    with pytest.raises(quartier.IllegalMove) as refused:
        table.play(move)
    assert refused.value.rule == rule
    assert words in str(refused.value)
    assert f"({rule})" in refused.value.sentence("fr")
    assert table.document() == position_before


@pytest.mark.parametrize(
    "document",
    [position(), with_events(), TEAMS, for_two(), placing(), PICKING, position(5, board=RED_EVERYWHERE)],
)
def test_every_illegal_move_has_a_reason_in_both_languages(document: dict[str, Any]) -> None:
    table = load(document)
    for _ in range(6):
        legal = table.moves()
        for number, move in enumerate(table.game.alphabet):
            if move not in legal:
                refusal = table.game.modules.notation.why_not(table.state, number)
                assert refusal.sentence("en")
                assert refusal.sentence("fr")
        table.play(legal[-1])


def test_teams_are_refused_unless_four_play_n54() -> None:
    for players in (2, 3, 5):
        with pytest.raises(quartier.OptionError, match="Teams need 4 players"):
            quartier.game("new_york", players, teams=True)
    assert quartier.game("new_york", 4, teams=True).options["teams"] is True


def test_the_boards_of_these_tests_are_what_they_say() -> None:
    assert "".join(CROWDED).count("b") == 9
    assert "".join(RED_EVERYWHERE).count("r") == 15
    assert set("".join(TWO_BOARD)) == set(".rbyg")

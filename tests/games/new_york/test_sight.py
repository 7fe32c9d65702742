"""What a seat sees, and what it must think possible (N7)."""

from collections import Counter
from typing import Any

import pytest

import quartier
from quartier.engine.schema import copy_of
from quartier.games.new_york.sight.redeal import redeal
from tests.games.new_york.positions import HANDS, for_two, hand, load, placing, position, with_events

TEAMS = position(4, options={"teams": True})
SECRETS = ("deck", "colour_deck", "first_seat")


def redealt(table: quartier.Table, seat: int, seed: int) -> dict[str, Any]:
    state = copy_of(table.state)
    redeal(state, seat, seed)
    document: dict[str, Any] = table.game.modules.document.write(state)
    return document


def test_a_view_shows_the_own_hand_and_how_many_cards_the_others_hold_n7() -> None:
    table = load(position())
    assert table.view(1)["hands"] == [4, HANDS[1], 4]
    assert table.view(None)["hands"] == [4, 4, 4]
    assert table.view(0)["deck_size"] == 66 - 12
    for seat in (0, 1, 2, None):
        assert not [field for field in SECRETS if field in table.view(seat)]


def test_the_coming_colours_and_first_player_are_hidden_n7() -> None:
    table = load(placing(options={"edition": "playing_cards"}))
    lotteries = {tuple(redealt(table, 0, seed)["colour_deck"]) for seed in range(60)}
    assert len(lotteries) == 6
    assert {redealt(table, 0, seed)["first_seat"] for seed in range(60)} == {0, 1, 2}


def test_the_discard_pile_is_open_and_never_dealt_again_n7() -> None:
    table = load(position(discard=["rj"] * 5))
    assert table.view(2)["discard"] == ["rj"] * 5
    for seed in range(10):
        document = redealt(table, 0, seed)
        assert document["discard"] == ["rj"] * 5
        assert "rj" not in document["deck"] + document["hands"][1] + document["hands"][2]


@pytest.mark.parametrize(
    ("document", "moves"),
    [
        (position(), ["play r1"]),
        (position(), ["play r1", "play bj"]),
        (with_events(hands=hand("r-statik r1 b1 bj")), ["play r-statik", "play bj"]),
        (with_events(hands=hand("r-spekulation r1 b1")), ["play r-spekulation"]),
        (for_two(), ["play r1", "play bj", "square r1b4"]),
        (placing(2), ["square r1b1"]),
    ],
)
def test_a_half_made_choice_shows_in_no_other_view_and_is_taken_back_n7(
    document: dict[str, Any], moves: list[str]
) -> None:
    before = load(document)
    table = load(document, *moves)
    for seat in (None, 1):
        assert table.view(seat) == before.view(seat)
    assert redealt(table, 1, 3)["phase"] == before.phase
    assert redealt(table, 1, 3)["played"] == []
    assert redealt(table, 0, 3)["phase"] == table.phase
    assert redealt(table, 0, 3)["played"] == table.document()["played"]


def test_the_cards_of_a_refill_and_of_a_victim_lie_open_n7() -> None:
    refill = load(with_events(hands=hand("r-ruin b1")), "play r-ruin")
    assert refill.view(2)["played"] == ["r-ruin"]
    victim = load(with_events(hands=hand("r-spekulation b1")), "play r-spekulation", "target blue")
    assert victim.view(2)["played"] == ["r-spekulation"]
    assert victim.view(2)["target"] == "blue"


def test_the_colour_of_a_refilling_pawn_is_half_made_but_the_event_is_not_n7() -> None:
    table = load(for_two(options={"events": True}, hands=[["r-ruin", "b1"], HANDS[1]]), "play r-ruin", "square r1b1")
    assert table.view(1)["phase"] == "refill"
    assert table.view(1)["square"] is None
    assert table.view(1)["played"] == ["r-ruin"]


def test_a_card_offered_is_seen_by_the_two_partners_only_n7() -> None:
    table = load(TEAMS, "give bj")
    assert [table.view(seat)["offered"] for seat in (0, 1, 2, 3, None)] == ["bj", None, "bj", None, None]
    assert [move["text"] for move in table.view(2)["moves"]] == table.moves()
    assert table.view(1)["moves"] == []


def test_the_partner_must_think_that_the_offered_card_is_in_the_hand_n7_n56() -> None:
    table = load(TEAMS, "give bj")
    for seed in range(20):
        assert "bj" in redealt(table, 2, seed)["hands"][0]
        other = redealt(table, 1, seed)
        assert other["offered"] in other["hands"][0]
    assert len({redealt(table, 1, seed)["offered"] for seed in range(40)}) > 5


def test_nobody_hears_which_cards_were_exchanged_n7() -> None:
    table = load(TEAMS)
    for happening in table.play("give bj", "give r5"):
        assert set(happening.facts) == {"seat", "partner"}


def test_a_hand_that_was_filled_up_has_two_cards_of_one_colour_n29() -> None:
    table = load(position(hands=[HANDS[0], ["r2", "r3", "b3", "b4", "b5"], HANDS[2]]))
    reds = Counter(sum(card[0] == "r" for card in redealt(table, 0, seed)["hands"][1]) for seed in range(200))
    assert set(reds) == {2, 3}
    assert all(60 < times < 140 for times in reds.values())


def test_an_event_played_alone_may_leave_a_hand_short_n38() -> None:
    table = load(with_events(hands=[HANDS[0], ["r2", "b3", "b4"], HANDS[2]]))
    reds = Counter(sum(card[0] == "r" for card in redealt(table, 0, seed)["hands"][1]) for seed in range(300))
    assert set(reds) == {0, 1, 2, 3}


def test_every_unseen_card_is_as_likely_in_a_rivals_hand_n7() -> None:
    table = load(position())
    held: Counter[str] = Counter()
    for seed in range(1500):
        held.update(redealt(table, 0, seed)["hands"][1])
    unseen = Counter(dict.fromkeys((f"{colour}{line}" for colour in "rb" for line in range(1, 8)), 4))
    unseen.update({"rj": 5, "bj": 5})
    unseen.subtract(HANDS[0])
    for card, copies in unseen.items():
        expected = 1500 * 2 * copies / 31
        assert abs(held[card] - expected) < 5 * expected**0.5


def test_the_stop_cards_may_be_anywhere_in_the_draw_pile_n7_n32() -> None:
    table = load(position(stop_phase=True))
    decks = [redealt(table, 0, seed)["deck"] for seed in range(50)]
    assert all(deck.count("stop") == 2 for deck in decks)
    assert len({deck.index("stop") for deck in decks}) > 10
    discarded = load(position(stop_phase=True, discard=["stop", "stop"]))
    assert "stop" not in redealt(discarded, 0, 1)["deck"]

"""The golden games between them hold every card, every auction, every tie and every way to end."""

from __future__ import annotations

import functools
from collections import Counter
from pathlib import Path

import pytest

import quartier
from quartier import Happening
from quartier.games.san_francisco.pieces.names import ACTION_TEXTS, CARD_TEXTS
from quartier.games.san_francisco.table import Event

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


@functools.cache
def happenings(file: Path) -> tuple[Happening, ...]:
    """All that happens in a golden game."""
    finished = quartier.read(file.read_text("utf-8"))
    table = finished.at(0)
    moves = [table.game.alphabet[move] for move in finished.history]
    return tuple(happening for move in moves for happening in table.play(move))


def everything() -> list[Happening]:
    return [happening for file in RECORDS for happening in happenings(file)]


def last_position(name: str) -> quartier.Table:
    file = next(file for file in RECORDS if file.stem == name)
    return quartier.read(file.read_text("utf-8"))


def test_every_event_happens_in_some_golden_game() -> None:
    told = {happening.event for happening in everything()}
    assert {event.name.lower() for event in Event} - told == {"dealt"}


def test_every_auction_card_and_every_action_card_is_turned_up() -> None:
    cards = {happening.facts["card"] for happening in everything() if "card" in happening.facts}
    assert cards == {*CARD_TEXTS, *ACTION_TEXTS}


def test_every_action_card_that_needs_an_investor_is_used() -> None:
    used, action = set(), ""
    for happening in everything():
        if happening.event in ("action", "kept", "turned_up"):
            action = happening.facts["card"]
        elif happening.event in ("laid", "relaid", "moved", "swapped", "replaced") and action in ACTION_TEXTS:
            used.add(action)
    assert used == {card for card in ACTION_TEXTS if " " in card}


def test_cards_tie_at_the_top_below_it_and_altogether() -> None:
    """S30."""
    found = set()
    for values, investors in influence_auctions():
        tied = [value for value, times in Counter(values).items() if times > 1]
        found |= {"top"} if max(values) in tied else set()
        found |= {"below"} if any(value < max(values) for value in tied) else set()
        found |= {"all"} if investors == 0 else set()
    assert found == {"top", "below", "all"}


def test_a_zero_wins_a_right() -> None:
    """S31."""
    paid = [happening.facts["value"] for happening in everything() if happening.event == "paid_influence"]
    assert 0 in paid


def influence_auctions() -> list[tuple[list[int], int]]:
    """The cards of every influence auction, and how many investors it had."""
    auctions: list[tuple[list[int], int]] = []
    before = ""
    for happening in everything():
        if happening.event == "played":
            if before != "played":
                auctions.append(([], 0))
            auctions[-1][0].append(happening.facts["value"])
        elif happening.event == "paid_influence":
            values, investors = auctions[-1]
            auctions[-1] = (values, investors + 1)
        before = happening.event
    return auctions


def test_hidden_sums_tie_and_nothing_wins_a_tile() -> None:
    """S42, S43."""
    won = [happening.facts["total"] for happening in everything() if happening.event == "won_tile"]
    assert 0 in won
    assert any(happening.event == "no_right" for happening in everything())


@pytest.mark.parametrize(
    ("name", "years", "last_round"),
    [("the-year-1918", 12, None), ("round-72", None, 72), ("nothing-fits", None, None)],
)
def test_the_game_ends_in_each_of_three_ways(name: str, years: int | None, last_round: int | None) -> None:
    """S27, S76, S78."""
    end = last_position(name).document()
    assert (len(end["years"]) == 12) == (years == 12)
    assert (end["round"] == 72) == (last_round == 72)


def test_equal_prestige_is_decided_by_sticks_or_shared() -> None:
    """S77."""
    decided, shared = last_position("tie-broken-by-sticks"), last_position("shared-victory")
    for table in (decided, shared):
        assert table.scores.count(max(table.scores)) > 1
    assert len(decided.winners) == 1
    assert len(shared.winners) == 2

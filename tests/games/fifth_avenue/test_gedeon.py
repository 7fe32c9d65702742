"""Two players and Gedeon (F47-F53)."""

from itertools import product
from typing import Any

import quartier
from tests.games.fifth_avenue.positions import (
    BLACKS,
    HAND,
    at_auction,
    auction,
    built,
    deck_without,
    row_after,
    shops,
)


def bidding(site: str, top: list[str], **fields: Any) -> quartier.Table:
    """An auction of two players with these cards on top of the black pile."""
    return at_auction("B2", site, deck=deck_without([HAND, HAND], top), **fields)


def test_f49_the_ten_totals_of_gedeons_bid() -> None:
    totals = set()
    for drawn in product((4, 5, 6), repeat=4):
        size = next(size for size in range(2, 5) if len(set(drawn[:size])) < size)
        totals.add(sum(drawn[:size]))
    assert totals == {8, 10, 12, 13, 14, 16, 17, 19, 20, 21}


def test_f49_he_draws_until_a_value_comes_again_after_both_have_decided() -> None:
    playing = bidding("52e", ["black 4", "black 5", "black 6", "black 5"])
    playing.play("pass")
    assert playing.document()["auction"]["gedeon"] is None
    playing.play("add grey 4", "commit")
    assert playing.document()["auction"]["gedeon"] == ["black 4", "black 5", "black 6", "black 5"]
    assert playing.turn == 1


def test_f49_at_the_park_he_draws_too_and_f51_builds_nothing() -> None:
    playing = bidding("park", ["black 4", "black 4"])
    happened = playing.play("pass", "pass")
    assert [event.facts for event in happened if event.event == "gedeon_bid"] == [{"value": 8}]
    document = playing.document()
    assert (document["phase"], document["turn"], document["gedeon_supply"]) == ("action", 1, 21)
    assert document["deck"][-2:] == ["black 4", "black 4"]
    assert document["memory"]["deck"] == 2


def test_f49_if_the_pile_runs_out_he_bids_what_he_has() -> None:
    playing = at_auction("B2", "52e", hands=[["brown 4", *BLACKS[:20]], BLACKS[20:49]])
    assert playing.document()["deck"] == ["black 6"]
    playing.play("add brown 4", "commit", "pass")
    assert playing.document()["auction"]["gedeon"] == ["black 6"]
    assert (playing.phase, playing.turn) == ("bid", 0)


def test_f49_f40_without_any_card_he_is_out_and_nothing_is_sold() -> None:
    playing = at_auction("B2", "52e", hands=[BLACKS[:20], BLACKS[20:]])
    before = playing.document()["board"]
    playing.play("pass", "pass")
    assert playing.document()["board"] == before
    assert playing.document()["auction"]["site"] == "park"


def test_f50_if_he_leads_the_active_seat_decides_first_and_who_exceeds_him_puts_him_out() -> None:
    playing = bidding("52e", ["black 5", "black 5"])
    playing.play("add grey 4", "commit", "add brown 4", "add black 4", "commit")
    assert playing.turn == 0
    playing.play("pass")
    assert playing.turn == 1
    playing.play("add black 4", "commit")
    assert (playing.phase, playing.turn) == ("build", 1)


def test_f50_if_he_leads_and_both_have_passed_he_wins() -> None:
    playing = bidding("52e", ["black 6", "black 6"])
    playing.play("add grey 4", "commit", "pass", "pass")
    document = playing.document()
    assert document["board"]["52e"]["grey"] == document["board"]["52e"]["violet"] == built(2)
    assert document["hands"][0] == HAND


def test_f50_he_only_equals_and_is_out_while_the_players_go_on() -> None:
    playing = bidding("52e", ["black 4", "black 4"])
    playing.play("add grey 4", "commit", "add brown 4", "add black 4", "commit")
    assert (playing.phase, playing.turn) == ("bid", 0)
    playing.play("pass")
    assert (playing.phase, playing.turn) == ("build", 1)


def test_f50_the_winners_cards_are_paid_before_gedeons_return() -> None:
    hands = [["brown 4", "brown 5", *BLACKS[:20]], BLACKS[20:48]]
    playing = at_auction("B2", "52e", hands=hands, deck=["black 6", "black 6"])
    playing.play("add brown 4", "add brown 5", "add black 4", "commit", "pass")
    document = playing.document()
    assert document["deck"] == ["black 4", "black 6", "black 6"]
    assert document["discard"] == []
    assert document["memory"]["deck"] == 2


def test_f51_he_builds_on_all_best_plots_and_may_own_several() -> None:
    board: dict[str, Any] = {"52e": {"orange": shops("gallery")}}
    playing = bidding("52e", ["black 4", "black 4"], board=board, **row_after(1))
    playing.play("pass", "pass")
    plots = playing.document()["board"]["52e"]
    assert plots["violet"] == built(2)
    assert plots["grey"] is None
    assert plots["brown"] is None


def test_f51_when_his_pieces_run_out_he_fills_the_ring_in_its_order() -> None:
    board: dict[str, Any] = {"34e": None}
    playing = bidding("52e", ["black 4", "black 4"], board=board, closed=["34e"], supply=[15, 15], gedeon_supply=1)
    playing.play("pass", "pass")
    document = playing.document()
    assert document["board"]["52e"]["violet"] == built(2)
    assert document["board"]["52e"]["grey"] is None
    assert document["gedeon_supply"] == 0


def test_f52_f55_his_stop_can_be_the_second_and_end_the_game() -> None:
    board: dict[str, Any] = {
        "34e": None,
        "34w": {"green": built(0, 2), "grey": built(2), "brown": built(1), "orange": built(2)},
    }
    fields = {"closed": ["34e"], "supply": [14, 14], "gedeon_supply": 19}
    playing = bidding(
        "34w", ["black 4", "black 4"], board=board, tokens={"white": ["34w", "ts"], "beige": []}, **fields
    )
    playing.play("pass", "pass")
    assert playing.over
    document = playing.document()
    assert document["result"]["reason"] == "closures"
    assert document["tokens"]["white"] == ["ts"]
    assert document["scores"] == [2 + 2, 0 + 2]


def test_f53_his_buildings_count_for_who_closes() -> None:
    board: dict[str, Any] = {"34w": {"green": built(0), "grey": built(2), "brown": built(1), "orange": built(2)}}
    won = auction("34w", passed=[False, True], colour="green", limit=3)
    playing = at_auction("B2", board=board, phase="build", auction=won)
    playing.play("close")
    assert playing.scores == [4, 0]


def test_f47_gedeon_takes_no_turn_and_has_no_score() -> None:
    playing = quartier.game("fifth_avenue", 2).deal(3)
    turns = set()
    while not playing.over:
        turns.add(playing.turn)
        playing.play(playing.moves()[len(playing.history) % len(playing.moves())])
    assert turns == {0, 1}
    assert len(playing.scores) == 2

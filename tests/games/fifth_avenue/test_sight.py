"""What a seat sees, remembers and must think possible (F60, F61)."""

from collections import Counter
from typing import Any

import pytest

import quartier
from quartier.games.fifth_avenue import sight
from tests.games.fifth_avenue.positions import BASES, BLACKS, HAND, at_auction, deck_without, table


def redealt(playing: quartier.Table, seat: int, seed: int) -> dict[str, Any]:
    """The document of a table as a seat must think it possible."""
    possible = playing.copy()
    sight.redeal(possible.state, seat, seed)
    return possible.document()


# What is shown


def test_f60_of_other_hands_only_the_colours_are_shown_and_cards_that_were_seen() -> None:
    playing = table("B3", memory={"hands": [[], ["violet 4", "black 5"], []]})
    view = playing.view(0)
    assert view["hands"][0] == HAND
    assert view["hands"][1] == ["violet 4", "green ?", "grey ?", "brown ?", "orange ?", "black 5"] + ["black ?"] * 3
    assert view["hands"][2] == ["violet ?", "green ?", "grey ?", "brown ?", "orange ?"] + ["black ?"] * 4
    assert playing.view(None)["hands"][0][0] == "violet ?"


def test_f60_a_hidden_card_stands_after_the_known_ones_whatever_its_value() -> None:
    low, high = (
        table("B3", hands=[HAND, ["violet 5", hidden], HAND], memory={"hands": [[], ["violet 5"], []]}).view(0)
        for hidden in ("violet 4", "violet 6")
    )
    assert low["hands"][1] == high["hands"][1] == ["violet 5", "violet ?"]


def test_f60_of_a_pile_its_top_is_seen_and_what_was_paid_under_it() -> None:
    pile = ["violet 6", "violet 4", "violet 5", "violet 5", "violet 6", "violet 6", "violet 5", "violet 5", "violet 4"]
    playing = table("B3", piles={"violet": pile}, memory={"piles": {"violet": 6}})
    assert playing.view(1)["piles"]["violet"] == ["violet 6"] + ["violet ?"] * 6 + ["violet 5", "violet 4"]


def test_f60_of_the_black_pile_only_its_known_bottom_is_seen() -> None:
    deck = deck_without([HAND] * 3, [])
    view = table("B3", deck=deck, memory={"deck": 3}).view(2)
    assert view["deck"] == ["black ?"] * 35 + deck[-3:]


def test_f60_before_the_deal_all_piles_and_the_tile_stack_are_hidden() -> None:
    playing = quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(1)
    view = playing.view(0)
    assert view["shop_stack"] == ["?"] * 35
    assert view["tile"] == playing.document()["tile"]
    assert view["piles"]["grey"] == ["grey ?"] * 12
    assert view["deck"] == ["black ?"] * 50


# Half-made choices


def test_a_bid_is_nobodys_business_until_it_is_committed() -> None:
    playing = at_auction("B3", "park")
    before = [playing.view(seat) for seat in (1, 2, None)]
    playing.play("add grey 4", "add black 6")
    assert [playing.view(seat) for seat in (1, 2, None)] == before
    assert playing.view(0)["auction"]["bids"][0] == ["grey 4", "black 6"]
    playing.undo()
    playing.undo()
    assert playing.view(0)["auction"]["bids"][0] == []


def test_a_raise_shows_only_the_cards_of_the_bid_that_stands() -> None:
    playing = at_auction("B3", "park")
    playing.play("add grey 4", "commit", "add grey 4", "add black 4", "commit", "pass", "add black 6")
    assert playing.view(0)["auction"]["bids"][0] == ["grey 4", "black 6"]
    assert playing.view(1)["auction"]["bids"][0] == ["grey 4"]
    assert len(playing.view(1)["hands"][0]) == 8
    assert redealt(playing, 1, 3)["auction"]["bids"][0] == ["grey 4"]
    assert redealt(playing, 0, 3)["auction"]["bids"][0] == ["grey 4", "black 6"]


def test_a_chosen_shop_shows_only_with_its_plot() -> None:
    playing = table("B3")
    before = playing.view(1)
    assert playing.play("shop perfume") == []
    assert playing.view(1) == before
    assert redealt(playing, 1, 5)["phase"] == "action"
    assert redealt(playing, 0, 5)["chosen_shop"] == "perfume"


def test_known_cards_stay_known_while_they_are_laid_and_go_when_the_bid_is_made() -> None:
    playing = at_auction("B3", "park", memory={"hands": [["grey 4"], [], []]})
    playing.play("add grey 4")
    assert playing.document()["memory"]["hands"][0] == []
    assert playing.view(1)["memory"]["hands"][0] == ["grey 4"]
    playing.play("commit")
    assert playing.view(1)["memory"]["hands"][0] == []


# What must be thought possible


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_f60_redeal_keeps_the_own_hand_all_colours_and_all_that_is_remembered(seat: int) -> None:
    pile = ["violet 6", "violet 4", "violet 5", "violet 5", "violet 6", "violet 6", "violet 5", "violet 5", "violet 4"]
    deck = deck_without([HAND] * 3, [])
    playing = table(
        "B3",
        piles={"violet": pile},
        deck=deck,
        memory={"hands": [["black 6"], ["black 6"], ["black 6"]], "piles": {"violet": 6}, "deck": 2},
    )
    for seed in range(20):
        possible = redealt(playing, seat, seed)
        assert possible["hands"][seat] == HAND
        assert possible["piles"]["violet"][0] == "violet 6"
        assert possible["piles"]["violet"][7:] == ["violet 5", "violet 4"]
        assert possible["deck"][-2:] == deck[-2:]
        for hand in possible["hands"]:
            assert "black 6" in hand
            assert Counter(card.split(" ")[0] for card in hand) == Counter(card.split(" ")[0] for card in HAND)


def test_f60_redeal_deals_every_hidden_card_with_the_same_chance() -> None:
    hands = [HAND, ["violet 6", "black 4", "black 4"], []]
    playing = table("B3", hands=hands, deck=deck_without(hands, []))
    found = Counter(redealt(playing, 0, seed)["hands"][1][0] for seed in range(1100))
    for value, copies in ((4, 4), (5, 4), (6, 3)):
        assert abs(found[f"violet {value}"] - 100 * copies) < 65


def test_f60_redeal_mixes_hands_and_black_pile() -> None:
    hands = [[], BLACKS[:20], []]
    playing = table("B3", hands=hands, deck=BLACKS[20:])
    fives = [redealt(playing, 0, seed)["hands"][1].count("black 5") for seed in range(300)]
    assert 5.5 < sum(fives) / len(fives) < 7.3
    assert len({tuple(redealt(playing, 0, seed)["deck"]) for seed in range(20)}) == 20
    assert redealt(playing, 1, 1)["hands"][1] == BLACKS[:20]


def test_f60_redeal_before_the_deal_keeps_the_tile_turned_up() -> None:
    playing = quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(1)
    stacks = set()
    for seed in range(10):
        possible = redealt(playing, 1, seed)
        assert possible["tile"] == playing.document()["tile"]
        assert Counter(possible["shop_stack"]) == Counter(playing.document()["shop_stack"])
        stacks.add(tuple(possible["shop_stack"]))
        assert Counter(possible["piles"]["violet"]) == {"violet 4": 5, "violet 5": 4, "violet 6": 3}
    assert len(stacks) == 10


def test_f60_a_reshuffle_ends_all_knowledge_of_places() -> None:
    hands = [BLACKS[:19], BLACKS[20:36], BLACKS[36:49]]
    playing = table("B3", hands=hands, deck=["black 6"], discard=["black 4"], memory={"deck": 1})
    playing.play("commission")
    document = playing.document()
    assert document["deck"] == ["black 4"]
    assert document["memory"]["deck"] == 0
    assert document["memory"]["hands"][0] == ["black 6"]
    assert playing.view(1)["deck"] == ["black ?"]


def test_f61_a_forced_pass_is_still_a_decision() -> None:
    playing = at_auction("B3", "park", hands=[[], HAND, HAND])
    assert playing.moves() == ["pass"]
    assert playing.turn == 0


def test_the_moves_are_listed_only_for_the_seat_that_decides() -> None:
    playing = quartier.load(BASES["B3"])
    assert playing.view(1)["moves"] == playing.view(None)["moves"] == []
    assert {"text": "commission", "target": {"button": "commission"}} in playing.view(0)["moves"]

"""Setup: board and cards (P1-P6), court cards, money, first player, hands (P7-P10)."""

from collections import Counter

import pytest

import quartier
from quartier.games.property.pieces import BUNDLES, COURT_CARDS, DOLLARS, JOKERS, UNITS, is_wild, line_of
from quartier.games.property.pieces.names import CARD_TEXTS, card_texts
from quartier.games.property.rules.setup import deal_hands, fill_all_hands

UNITS_EACH = {2: 14, 3: 10, 4: 7, 5: 6, 6: 5}


@pytest.mark.parametrize("players", range(2, 7))
def test_every_seat_gets_court_cards_of_the_same_worth_p7(players: int) -> None:
    table = quartier.game("property", players).deal(1)
    for court in table.document()["court"]:
        assert 4 * court["k"] + 2 * court["q"] + court["j"] + court["joker"] == UNITS_EACH[players]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_bundles_use_up_the_court_cards_with_jokers_for_3_5_and_6_p6_p7(players: int) -> None:
    bundles = BUNDLES[players - 2]
    pack = [*COURT_CARDS[:3], JOKERS[players - 2]]
    assert [sum(bundle[kind] for bundle in bundles) for kind in range(4)] == pack
    assert JOKERS[players - 2] == (2 if players in (3, 5, 6) else 0)
    assert sum(units * cards for units, cards in zip(UNITS, pack, strict=True)) == UNITS_EACH[players] * players


def test_with_six_a_seat_has_king_and_jack_or_two_queens_and_a_joker_e7() -> None:
    court = quartier.game("property", 6).deal(5).document()["court"]
    assert Counter(str(cards) for cards in court) == {
        str({"k": 1, "q": 0, "j": 1, "joker": 0}): 4,
        str({"k": 0, "q": 2, "j": 0, "joker": 1}): 2,
    }


def test_bundles_are_shuffled_over_the_seats_p7() -> None:
    game = quartier.game("property", 3)
    orders = Counter(str(game.deal(seed).document()["court"]) for seed in range(600))
    assert len(orders) == 6
    assert all(60 < times < 140 for times in orders.values())


@pytest.mark.parametrize("players", range(2, 7))
def test_each_seat_begins_with_its_dollars_p8(players: int) -> None:
    table = quartier.game("property", players).deal(2)
    assert table.document()["cash"] == [DOLLARS[players - 2]] * players
    assert DOLLARS[players - 2] * players == {2: 300, 3: 408, 4: 408, 5: 425, 6: 408}[players]


def test_each_seat_begins_with_equal_chance_p9() -> None:
    game = quartier.game("property", 5)
    starts = Counter(game.deal(seed).turn for seed in range(1000))
    assert set(starts) == set(range(5))
    assert all(150 < times < 250 for times in starts.values())


def test_each_seat_finishes_its_hand_before_the_next_begins_e7a_p10() -> None:
    state = quartier.game("property", 3).blank()
    stock = ["3d", "5h", "2c", "7s", "4h", "9c", "8s", "10s", "6d"]
    rest = [card for card in CARD_TEXTS if card not in stock]
    state.deck = [CARD_TEXTS.index(card) for card in reversed(stock + rest)]
    state.deck_size = 40
    state.turn = 1
    assert fill_all_hands(state)
    assert [card_texts(hand) for hand in state.hands[:3]] == [
        ["6d", "9c", "8s", "10s"],
        ["3d", "5h", "2c"],
        ["4h", "7s"],
    ]
    assert state.deck_size == 31


def test_a_stock_that_runs_out_in_the_deal_is_dealt_anew_p10a() -> None:
    state = quartier.game("property", 2).blank()
    state.deck[:3] = [CARD_TEXTS.index(card) for card in ("2h", "3h", "4h")]
    state.deck_size = 3
    assert not fill_all_hands(state)
    deal_hands(state)
    assert all(len({card < 20 for card in range(40) if hand >> card & 1}) == 2 for hand in state.hands[:2])


@pytest.mark.parametrize("players", range(2, 7))
def test_a_dealt_hand_holds_one_card_of_one_colour_and_the_table_starts_empty_p10_p10b(players: int) -> None:
    for seed in range(30):
        document = quartier.game("property", players).deal(seed).document()
        for hand in document["hands"]:
            reds = sum(card[-1] in "dh" for card in hand)
            assert reds == 1 or len(hand) - reds == 1
            assert 0 < reds < len(hand)
        assert document["discard"] == []
        assert document["turns"] == 0
        assert set("".join(document["board"])) == {"."}


def test_nines_and_tens_are_wild_and_aces_are_ones_p4_p5() -> None:
    wild = [text for card, text in enumerate(CARD_TEXTS) if is_wild(card)]
    assert wild == ["9d", "10d", "9h", "10h", "9c", "10c", "9s", "10s"]
    assert [line_of(CARD_TEXTS.index(text)) for text in ("ad", "8h", "ac", "5s")] == [0, 7, 0, 4]


def test_the_first_square_of_the_document_is_top_left_p1() -> None:
    table = quartier.load(
        {
            **quartier.game("property", 2).deal(1).document(),
            "board": ["a......b", *["........"] * 6, "A......B"],
        }
    )
    groups = table.view(0)["groups"]
    assert groups[0] == [1, 0, 0, 0, 0, 0, 0, 1]
    assert table.document()["board"][7] == "A......B"


@pytest.mark.parametrize(("players", "wanted"), [(2, 2), (3, 3), (2, 3)])
def test_nobody_would_be_left_to_play_with_so_many_bankruptcies(players: int, wanted: int) -> None:
    with pytest.raises(quartier.OptionError, match=f"at most {players - 1}"):
        quartier.game("property", players, bankruptcies=wanted)

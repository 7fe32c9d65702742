"""Setup (S8-S17)."""

from collections import Counter
from typing import Any

import pytest

import quartier
from quartier.games.san_francisco.pieces import ACTION_OPTIONS
from tests.games.san_francisco.positions import STARTING_HAND, at, played

SEEDS = range(40)


def dealt(players: int = 4, seed: int = 0, **options: Any) -> dict[str, Any]:
    return quartier.game("san_francisco", players, **options).deal(seed).document()


def neighbours(row: int, column: int) -> list[tuple[int, int]]:
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in beside if 0 <= r < 5 and 0 <= c < 7]


def test_all_35_tiles_are_dealt_at_random_round_the_hall() -> None:
    """S8."""
    cities = [dealt(seed=seed)["tiles"] for seed in SEEDS]
    for city in cities:
        assert Counter("".join(city)) == Counter({**dict.fromkeys("VHMLIO", 5), "B": 1, "T": 1, "P": 3})
    assert len({tuple(city) for city in cities}) == len(SEEDS)


def test_at_most_one_park_lies_beside_the_hall_and_beside_the_bank() -> None:
    """S9."""
    for seed in range(300):
        city = dealt(seed=seed)["tiles"]
        for row, line in enumerate(city):
            for column, letter in enumerate(line):
                if letter in "BT":
                    assert sum(city[r][c] == "P" for r, c in neighbours(row, column)) <= 1


def test_parks_may_touch_each_other() -> None:
    """S9."""
    whites = {len(quartier.game("san_francisco").deal(seed).view(None)["white"]) for seed in range(60)}
    assert whites >= {11, 12}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_begins_with_twelve_cheques_30_influence_and_15_sticks(players: int) -> None:
    """S10, S14."""
    table = quartier.game("san_francisco", players).deal(1)
    start = table.document()
    assert start["hands"] == [STARTING_HAND] * players
    assert start["ledger"] == start["hands"]
    assert start["influence"] == [30] * players
    assert start["prestige"] == [0] * players
    assert table.view(None)["supply"] == [15] * players


def test_bank_years_and_discards_start_empty() -> None:
    """S11, S12, S14."""
    start = dealt()
    assert start["bank"] == start["years"] == start["discard"] == []


def test_each_cheque_enters_the_bank_at_a_random_place() -> None:
    """S11."""
    places: Counter[int] = Counter()
    for seed in range(200):
        hands = [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], STARTING_HAND, STARTING_HAND]
        table = at("bid", seed=seed, card="house cheques", hands=hands, bank=[10, 20])
        bank = played(table, "add 100", "commit", "pass", "pass")["bank"]
        assert [cheque for cheque in bank if cheque != 100] == [10, 20]
        places[bank.index(100)] += 1
    assert all(number > 40 for number in places.values())
    assert len(places) == 3


def test_the_decks_hold_36_and_18_cards() -> None:
    """S12, S13."""
    start = dealt()
    assert len([*start["deck"], *start["discard"], start["card"]]) == 36
    assert len(start["action_deck"]) == 18
    assert dealt(seed=1)["action_deck"] != start["action_deck"]


def test_a_random_seat_is_first_player_and_decides() -> None:
    """S15."""
    first = Counter(dealt(5, seed)["first"] for seed in range(100))
    assert set(first) == set(range(5))
    start = dealt()
    assert (start["round"], start["phase"], start["turn"]) == (1, "reveal", start["first"])


# The chosen action deck


def deeds(cards: list[str]) -> Counter[str]:
    return Counter(card.split()[0] for card in cards)


def test_a_chosen_deck_has_twelve_cards_with_the_numbers_named() -> None:
    """S16."""
    for seed in SEEDS:
        deck = deeds(dealt(seed=seed, cards_grant=3, cards_move=0, cards_free=1)["action_deck"])
        assert deck.total() == 12
        assert (deck["grant"], deck["move"], deck["free"]) == (3, 0, 1)


def test_which_copies_and_which_other_cards_is_left_to_chance() -> None:
    """S16."""
    decks = [Counter(dealt(seed=seed, cards_double=1)["action_deck"]) for seed in SEEDS]
    assert {deck["double influence"] for deck in decks} == {0, 1}
    assert len({deck["homes"] for deck in decks}) > 1


def test_every_place_of_a_chosen_deck_is_as_likely() -> None:
    """S16: the deck is shuffled after it is chosen."""
    places = Counter(dealt(seed=seed, cards_homes=1)["action_deck"].index("homes") for seed in range(600))
    assert set(places) == set(range(12))
    assert min(places.values()) > 20


def test_a_deck_can_be_named_completely() -> None:
    """S16."""
    numbers = dict(zip(ACTION_OPTIONS, (2, 2, 0, 0, 3, 0, 3, 2), strict=True))
    assert deeds(dealt(**numbers)["action_deck"]) == {"homes": 2, "double": 2, "free": 3, "grant": 3, "buyback": 2}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (dict(zip(ACTION_OPTIONS, (2, 2, 2, 2, 3, 2, -1, -1), strict=True)), "too-many-action-cards"),
        (dict.fromkeys(ACTION_OPTIONS, 1), "too-few-action-cards"),
        ({"cards_free": 0, "cards_grant": 0, "cards_homes": 0}, "too-few-action-cards"),
    ],
)
def test_impossible_numbers_are_refused(options: dict[str, int], code: str) -> None:
    """S16."""
    with pytest.raises(quartier.OptionError) as refused:
        quartier.game("san_francisco", **options)
    assert refused.value.code == code
    assert refused.value.sentence("fr")


@pytest.mark.parametrize("option", ["cards_homes", "cards_free"])
def test_a_number_is_never_higher_than_the_copies_there_are(option: str) -> None:
    """S16."""
    with pytest.raises(quartier.OptionError):
        quartier.game("san_francisco", **{option: 4})


def test_two_players_need_allow_two() -> None:
    """S17."""
    with pytest.raises(quartier.OptionError) as refused:
        quartier.game("san_francisco", 2)
    assert refused.value.code == "too-few-players"
    assert refused.value.sentence("fr")
    assert quartier.game("san_francisco", 2, allow_two=True).deal(0).moves() == ["keep", "reject"]


@pytest.mark.parametrize("players", [1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(quartier.OptionError):
        quartier.game("san_francisco", players, allow_two=True)

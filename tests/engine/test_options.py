"""Options: what is allowed, and how it is refused."""

from typing import Any

import pytest

import quartier


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": 1}, ["1 players", "2 - 6"]),
        ({"players": 7}, ["7 players", "2 - 6"]),
        ({"players": "4"}, ["4 players"]),
        ({"players": True}, ["True"]),
        ({"payment": "cash"}, ["payment", "cash", "no_change, exact"]),
        ({"count_squares": 1}, ["count_squares", "false, true"]),
        ({"turn_limit": -1}, ["turn_limit", "0 - 100000"]),
        ({"turn_limit": 100_001}, ["turn_limit"]),
        ({"turn_limit": 1.5}, ["turn_limit"]),
        ({"turn_limit": True}, ["turn_limit"]),
        ({"turn_limit": "9" * 400}, ["turn_limit"]),
        ({"bankruptcies": None}, ["bankruptcies", "1, 2, 3"]),
        ({"colour": "red"}, ["colour", "bankruptcies, count_squares, payment, turn_limit"]),
    ],
)
def test_an_option_that_is_not_allowed_is_named_with_what_is(given: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(quartier.OptionError) as refused:
        quartier.game("property", **given)
    assert all(word in str(refused.value) for word in words)
    assert refused.value.sentence("fr")


def test_options_may_be_given_as_text() -> None:
    game = quartier.game("property", 3, turn_limit="50", count_squares="true", bankruptcies="2")
    assert game.options == {"bankruptcies": 2, "count_squares": True, "payment": "no_change", "turn_limit": 50}


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(quartier.UnknownGame, match="property"):
        quartier.game("chess")


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.0, "7", True])
def test_a_seed_is_a_whole_number_of_64_bits(seed: Any) -> None:
    with pytest.raises(quartier.OptionError, match="seed"):
        quartier.game("property").deal(seed)


def test_the_largest_seed_deals_too() -> None:
    assert quartier.game("property").deal((1 << 64) - 1).moves()

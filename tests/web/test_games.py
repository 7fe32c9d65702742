"""Whole games in a real browser, against bots, to the score screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quartier
from tests.web.person import DESK, ENDING, PHONE, Person

Somebody = Callable[..., Person]
SHORT: dict[str, dict[str, Any]] = {"property": {"turn_limit": 60}, "san_francisco": {"allow_two": True}}
"""Options that keep a game short enough to be played by hand, by two where that is enough."""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", quartier.games())
def test_every_game_is_played_by_clicks_to_the_score_screen(
    somebody: Somebody, game: str, size: tuple[int, int]
) -> None:
    person = somebody(size)
    players = 3 if size == DESK else 2
    person.start(game, players=players, **SHORT.get(game, {}))
    person.play_to_the_end()
    assert len(person.scores()) == players


VARIANTS = [
    ("property", 6, {"bankruptcies": 2, "payment": "exact", "turn_limit": 60}),
    ("new_york", 2, {"events": True}),
    ("new_york", 2, {"edition": "playing_cards", "own_colour": True}),
    ("new_york", 4, {"teams": True, "events": True, "edition": "playing_cards"}),
    ("san_francisco", 2, {"allow_two": True, "cards_grant": 3, "cards_buyback": 2, "cards_homes": 0}),
    ("san_francisco", 4, {"cards_double": 2, "cards_move": 2, "cards_swap": 2, "cards_replace": 2}),
    ("san_francisco", 5, {"negotiate": True}),
    ("fifth_avenue", 2, {"initial_shops": "chosen"}),
    ("fifth_avenue", 4, {"board": "six_plots", "initial_shops": "chosen"}),
    ("lotissements", 4, {"teams": True, "contre": True}),
    ("lotissements", 4, {"teams": False, "contre": True}),
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_every_game_is_played_to_its_end_in_its_variants(
    somebody: Somebody, game: str, players: int, options: dict[str, Any]
) -> None:
    person = somebody()
    person.start(game, players=players, **options)
    person.play_to_the_end()
    assert len(person.scores()) == players


@pytest.mark.parametrize("game", quartier.games())
def test_every_game_is_played_by_keyboard_alone(somebody: Somebody, game: str) -> None:
    person = somebody()
    person.start(game, **SHORT.get(game, {}))
    person.play_by_keyboard()
    assert person.page.locator(ENDING).is_visible()


@pytest.mark.parametrize("game", quartier.games())
def test_every_game_can_be_played_in_words(somebody: Somebody, game: str) -> None:
    person = somebody()
    players = quartier.game(game).players
    person.start(game, players=players, **SHORT.get(game, {}))
    person.open_panel("More")
    person.read_in_words()
    person.page.get_by_role("heading", name="The position in words").wait_for()
    person.play_to_the_end()
    assert len(person.scores()) == players

"""After the end: the score pad, how it went, and the game once more, move by move."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import quartier
from tests.web.person import ENDING, PHONE, Person
from tests.web.test_everybody import check

Somebody = Callable[..., Person]
SHORT: dict[str, dict[str, Any]] = {"property": {"turn_limit": 30}}


def moment_of(person: Person) -> int:
    return int(re.findall(r"move=(\d+)", person.page.url)[0])


def see(person: Person, move: int) -> None:
    """Waits until a moment is shown, and its address."""
    person.page.wait_for_selector(f"[data-state$=' {move}']")
    person.page.wait_for_url(re.compile(rf"move={move}\b"))


@pytest.mark.parametrize("game", quartier.games())
def test_the_score_pad_of_every_game_adds_up(somebody: Somebody, game: str) -> None:
    person = somebody(PHONE)
    table = person.finish(game, **SHORT.get(game, {}))
    person.open(f"/table/{table}")
    person.page.locator(f"{ENDING} [data-score]").first.wait_for()
    cells = person.page.locator(f"{ENDING} [data-score]")
    sums = [int(re.sub(r"\D", "", cell.inner_text().replace("winner", ""))) for cell in cells.all()]
    assert sums == [abs(score) for score in person.look(f"/api/tables/{table}")["scores"]]
    check(person)


@pytest.mark.parametrize("game", quartier.games())
def test_every_game_can_be_replayed(somebody: Somebody, game: str) -> None:
    person = somebody()
    table = person.finish(game, **SHORT.get(game, {}))
    moves = len(person.look(f"/api/tables/{table}/replay")["moves"])
    person.open(f"/replay/{table}?move=3&seat=0")
    see(person, 3)
    person.page.keyboard.press("End")
    see(person, moves)
    person.page.keyboard.press("ArrowLeft")
    person.page.wait_for_url(re.compile(r"move=(?!%d\b)" % moves))  # noqa: UP031
    before = moment_of(person)
    person.page.keyboard.press("ArrowRight")
    see(person, moves)
    assert before < moves
    person.page.get_by_label("Moment of the game").fill(str(moves // 2))
    see(person, moves // 2)
    person.open_panel("More")
    person.page.locator("label", has_text="All-seeing").click()
    person.page.wait_for_selector("[data-state*=' all ']")
    check(person)


def test_a_replay_runs_by_itself_until_it_is_paused(somebody: Somebody) -> None:
    person = somebody()
    table = person.finish("property", turn_limit=10)
    person.open(f"/replay/{table}")
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.page.wait_for_url(re.compile(r"move=[1-9]"))
    person.page.get_by_role("button", name="Pause").click()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_replay_is_for_phones_and_for_readers_too(somebody: Somebody) -> None:
    person = somebody(PHONE)
    table = person.finish("property", turn_limit=10)
    person.open(f"/replay/{table}?move=8&seat=0")
    see(person, 8)
    check(person)
    person.read_in_words()
    person.page.wait_for_function("() => document.querySelector('pre')?.textContent.length > 100")
    check(person)


def test_a_finished_game_is_played_on_from_any_moment(somebody: Somebody) -> None:
    person = somebody()
    table = person.finish("property", turn_limit=30)
    person.open(f"/replay/{table}?move=12")
    see(person, 12)
    person.open_panel("More")
    person.page.get_by_role("button", name="Play on from here").click()
    person.page.locator("dialog").get_by_role("button", name="Play on from here").click()
    person.page.wait_for_url(re.compile("/table/"))
    person.wait_for_turn()
    person.play_something()


ANALYSIS = {
    "seats": [{"cost": 0.31, "luck": 0.05}, {"cost": 0.12, "luck": -0.05}],
    "chances": [[0.5, 0.55, 0.3, 0.34, 1.0], [0.5, 0.45, 0.7, 0.66, 0.0]],
    "decisions": [
        {
            "number": number,
            "seat": 0,
            "move_spoken": "3♦",
            "best_spoken": "9♦",
            "chances": [0.5, 0.5],
            "after": [0.5, 0.5],
            "cost": 0.25 if number == 1 else 0.0,
            "luck": [0.66, -0.66] if number == 3 else [0.0, 0.0],
        }
        for number in range(4)
    ],
}


def test_the_analysis_shows_where_the_game_turned(somebody: Somebody) -> None:
    person = somebody()
    table = person.finish("property", players=2, turn_limit=10)
    person.page.route(
        "**/analysis",
        lambda route: route.fulfill(
            json={"state": "done", "done": 4, "decisions": 4, "analysis": ANALYSIS}
            if route.request.method == "POST"
            else {"state": "none", "done": 0, "decisions": 4, "analysis": None}
        ),
    )
    person.open(f"/table/{table}")
    person.page.get_by_role("button", name="Analyse the game").click()
    person.page.get_by_role("img", name="Chance to win").wait_for()
    assert person.page.locator("[data-analysis] li a").count() == 2
    check(person)
    person.page.get_by_role("link", name=re.compile("9♦ was better")).click()
    person.page.wait_for_url(re.compile(rf"/replay/{table}\?move=1\b"))
    person.page.wait_for_selector("[data-state]")


@pytest.mark.long  # the search is compiled first
def test_an_analysis_is_made_on_request(somebody: Somebody) -> None:
    person = somebody()
    table = person.finish("property", players=2, turn_limit=4)
    person.open(f"/replay/{table}")
    person.open_panel("How it went")
    person.page.get_by_role("button", name="Analyse the game").click()
    person.page.get_by_role("img", name="Chance to win").wait_for(timeout=500_000)

"""Every screen is for everybody: axe finds nothing, nothing is cut off, everything is large enough for a finger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import quartier
from tests.web.person import DESK, PHONE, Person

Somebody = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def found_by_axe(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text("utf-8"))
    found: Any = person.page.evaluate("tags => axe.run({runOnly: tags})", TAGS)
    return [f"{rule['id']}: {node['html'][:200]}" for rule in found["violations"] for node in rule["nodes"]]


def stand_still(person: Person) -> None:
    """Colours that are still changing are nobody's colours yet."""
    person.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    person.page.evaluate("() => document.getAnimations().forEach(movement => movement.cancel())")


def check(person: Person) -> None:
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme)
        person.page.evaluate(
            "theme => document.documentElement.dataset.theme = theme", {"light": "paper", "dark": "blueprint"}[theme]
        )
        stand_still(person)
        assert found_by_axe(person) == []
    wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page is wider than the screen"
    assert small_targets(person) == []


def small_targets(person: Person) -> list[str]:
    """Buttons that one would miss: below 40 pixels, or 24 where a board or hand must fit or a mouse points at lines."""
    found: list[str] = person.page.evaluate(
        """() => {
            const close = matchMedia('(pointer: fine)').matches ? '.stage, [data-hand], .log' : '.stage, [data-hand]';
            return [...document.querySelectorAll('button, a.solid, a.plain, a.quiet, nav a')]
            .map(thing => [thing, thing.getBoundingClientRect(), thing.closest(close) ? 24 : 39.5])
            .filter(([thing, box, least]) => box.width > 1 && (box.width < least || box.height < least))
            .map(([thing, box]) => `${thing.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)
        }"""
    )
    return found


@SIZES
@pytest.mark.parametrize("path", ["/", "/new/property", "/rules/property", "/pieces", "/nowhere"])
def test_every_page_is_for_everybody(somebody: Somebody, path: str, size: tuple[int, int]) -> None:
    person = somebody(size)
    person.open(path)
    person.page.wait_for_selector("h1")
    person.page.wait_for_load_state("networkidle")
    check(person)


@SIZES
def test_a_table_being_gathered_is_for_everybody(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size)
    table = person.ask("/api/tables", {"game": "property", "seats": [{"kind": "me"}, {"kind": "open"}]})
    person.open(f"/table/{table['id']}")
    person.page.get_by_role("img", name="The link as a QR code").wait_for()
    check(person)


@SIZES
@pytest.mark.parametrize("game", quartier.games())
def test_a_table_in_play_is_for_everybody_drawn_and_in_words(
    somebody: Somebody, game: str, size: tuple[int, int]
) -> None:
    person = somebody(size)
    person.start(game, players=quartier.game(game).players)
    for _ in range(3):
        person.wait_for_turn()
        person.play_something()
    person.wait_for_turn()
    check(person)
    person.open_panel("More")
    if person.page.get_by_role("button", name="In words").count():
        person.read_in_words()
        expect(words_of(person)).not_to_be_empty()
        check(person)


def words_of(person: Person) -> Locator:
    return person.page.get_by_role("group", name="The position in words")


def test_words_that_have_not_come_yet_are_for_everybody(somebody: Somebody) -> None:
    person = somebody()
    person.start("property")
    person.wait_for_turn()
    person.page.route("**/words", lambda route: route.fulfill(body=""))
    person.read_in_words()
    expect(words_of(person)).to_be_empty()
    check(person)


def test_the_score_screen_is_for_everybody(somebody: Somebody) -> None:
    person = somebody()
    person.start("property", turn_limit=4)
    person.play_to_the_end()
    check(person)

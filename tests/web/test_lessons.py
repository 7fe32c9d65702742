"""Every lesson, gone through step by step."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import quartier
from tests.web.person import PHONE, Person
from tests.web.test_everybody import check

Somebody = Callable[..., Person]
OPEN = "[data-lesson=open]"
DONE = "[data-lesson=done]"
MOST_CLICKS = 12


def do_as_shown(person: Person) -> None:
    """Asks to be shown the way, and takes it: on the board where it is lit there."""
    for _ in range(MOST_CLICKS):
        if person.page.locator(DONE).count():
            return
        before = person.page.locator(".table").get_attribute("data-state")
        person.page.get_by_role("button", name="Show me").click()
        advised = person.page.locator("button.advised, .advised button").or_(person.page.get_by_text("Do it for me"))
        advised.first.click()
        person.page.wait_for_function("before => document.querySelector('.table').dataset.state !== before", arg=before)
    raise AssertionError("the way that is shown does not lead to the end")


@pytest.mark.parametrize("game", quartier.games())
def test_every_lesson_is_gone_through_to_its_end(somebody: Somebody, game: str) -> None:
    person = somebody()
    steps = len(person.look(f"/api/games/{game}/lesson")["steps"])
    person.open(f"/learn/{game}")
    for step in range(1, steps + 1):
        person.page.get_by_text(f"Step {step} of {steps}").first.wait_for()
        person.page.wait_for_selector(OPEN, state="attached")
        if step == 1:
            check(person)
        do_as_shown(person)
        person.page.get_by_role("heading", name="Well done").wait_for()
        person.page.get_by_role("link", name="Next").click()
    person.page.wait_for_selector("[data-learned]")
    check(person)


def test_another_move_is_allowed_and_explained_and_can_be_tried_again(somebody: Somebody) -> None:
    person = somebody(PHONE)
    person.open("/learn/property")
    person.page.get_by_role("button", name="Try it").tap()
    expect(person.page.get_by_role("group", name="What is asked").locator(".question")).to_be_in_viewport(ratio=1)
    person.page.get_by_role("button", name="6 of hearts").tap()
    person.page.get_by_role("button", name="5 of clubs").tap()
    person.page.get_by_text("That is allowed too").wait_for()
    check(person)
    person.page.get_by_role("button", name="Once more").tap()
    person.page.wait_for_selector(OPEN, state="attached")


def test_a_lesson_is_told_in_french_and_in_words(somebody: Somebody) -> None:
    person = somebody(language="fr")
    person.open("/learn/new_york?step=2")
    person.page.get_by_role("heading", name="Deux cartes, un immeuble").wait_for()
    person.open_panel("Plus")
    person.page.get_by_role("button", name="En mots").click()
    person.page.wait_for_function("() => document.querySelector('pre')?.textContent.length > 100")
    person.open_panel("Apprendre")
    person.page.get_by_role("link", name=re.compile("N35")).wait_for()


def test_the_rulebook_is_searched(somebody: Somebody) -> None:
    person = somebody()
    person.open("/rules/property")
    person.page.get_by_role("searchbox").fill("mortgaged lost")
    person.page.get_by_text(re.compile("paragraphs? found")).wait_for()
    assert person.page.locator(".book > p:visible").count() < person.page.locator(".book > p").count()
    check(person)


def test_numbered_steps_of_a_rulebook_keep_their_numbers(somebody: Somebody) -> None:
    person = somebody()
    person.open("/rules/san_francisco")
    steps = person.page.locator(".book ol").first
    assert steps.evaluate("list => getComputedStyle(list).listStyleType") == "decimal"


@pytest.mark.parametrize("game", quartier.games())
def test_what_a_lesson_shows_on_a_phone_comes_into_sight(somebody: Somebody, game: str) -> None:
    person = somebody(PHONE)
    person.open(f"/learn/{game}")
    person.page.get_by_role("button", name="Show me").tap()
    expect(person.page.locator(".advised, .framed").first).to_be_in_viewport()

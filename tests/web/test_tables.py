"""What may befall people at a table: a restart, another language, another tab, somebody across the room."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.web.person import ENDING, MINE, PHONE, STATE, Person
from tests.web.serving import Server

Somebody = Callable[..., Person]


def test_two_clicks_lead_from_home_to_the_first_move(somebody: Somebody) -> None:
    person = somebody()
    person.open("/")
    person.page.get_by_role("button", name="Play now: Property").click()
    person.page.wait_for_url(re.compile("/table/"))
    person.page.get_by_role("group", name="Your hand").wait_for()


def test_a_table_is_made_with_its_options_in_plain_words(somebody: Somebody) -> None:
    person = somebody()
    person.open("/new/property")
    person.page.get_by_text("More options").click()
    person.page.get_by_text("The game ends when this many players are bankrupt.").wait_for()
    for choice in ("3", "Bots", "Beginner"):
        person.page.get_by_role("radio", name=choice, exact=True).first.check(force=True)
    person.page.get_by_role("button", name="Start").click()
    person.page.wait_for_selector(".seats li")
    assert person.page.locator(".seats > li").count() == 3


def test_a_click_on_a_square_plays_the_chain_that_leads_there(somebody: Somebody) -> None:
    person = somebody()
    person.start("property")
    person.wait_for_turn()
    square = person.page.locator("button[data-key][data-lit]").first
    square.wait_for()
    assert "claim" in (square.get_attribute("aria-label") or "")
    person.play_something("button[data-key][data-lit]")
    person.page.locator(MINE).get_by_text("Which way?").or_(person.page.get_by_text("You claim")).or_(
        person.page.locator("[role=region] li").nth(1)
    ).first.wait_for()


def test_half_a_choice_can_be_taken_back(somebody: Somebody) -> None:
    person = somebody(plays_forced=False)
    person.start("property")
    person.wait_for_turn()
    person.page.locator("button.card").first.click()
    person.page.get_by_text("Choose a black card").first.wait_for()
    person.page.get_by_role("button", name="Take back").click()
    person.page.get_by_text("Choose a red card").first.wait_for()


def test_the_language_changes_in_the_middle_of_a_game(somebody: Somebody) -> None:
    person = somebody(plays_forced=False)
    person.start("property")
    person.wait_for_turn()
    person.page.get_by_role("button", name="En français").click()
    person.page.get_by_text("Choisissez une carte rouge").first.wait_for()
    person.page.get_by_role("group", name="Votre main").wait_for()
    assert person.page.locator("html").get_attribute("lang") == "fr"


def test_play_goes_on_after_the_server_was_restarted(somebody: Somebody, server: Server) -> None:
    person = somebody(plays_forced=False)
    person.start("property", turn_limit=20)
    person.wait_for_turn()
    server.stop()
    person.page.get_by_text("The connection is lost").wait_for()
    person.page.locator("button.card").first.click()
    server.start()
    person.page.get_by_text("Choose a black card").first.wait_for()
    person.play_to_the_end()
    assert person.page.locator(ENDING).is_visible()
    person.complaints = [said for said in person.complaints if "ERR_" not in said and "WebSocket" not in said]


def test_a_second_tab_follows_along(somebody: Somebody) -> None:
    person = somebody(plays_forced=False)
    person.start("property")
    person.wait_for_turn()
    other = person.context.new_page()
    other.goto(person.page.url)
    other.wait_for_selector(MINE)
    person.page.locator("button.card").first.click()
    other.get_by_text("Choose a black card").first.wait_for()


@pytest.mark.parametrize("game", ["property"])
def test_two_people_play_each_other_in_two_browsers(somebody: Somebody, game: str) -> None:
    anna, ben = somebody(), somebody(PHONE, language="fr")
    anna.open(f"/new/{game}")
    anna.page.get_by_role("radio", name="2", exact=True).first.check(force=True)
    anna.page.get_by_text("More options").click()
    anna.page.get_by_role("spinbutton").fill("10")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.get_by_role("img", name="The link as a QR code").wait_for()
    ben.open(anna.page.url)
    ben.page.get_by_role("button", name="S'asseoir ici").click()
    anna.page.get_by_role("button", name="Start", exact=True).click()
    for _ in range(200):
        for person in (anna, ben):
            if person.page.locator(MINE).count():
                person.play_something()
        if anna.page.locator(ENDING).count():
            break
    ben.page.wait_for_selector(ENDING)
    assert anna.scores() == ben.scores()


def test_what_is_said_is_heard_across_the_table(somebody: Somebody) -> None:
    anna, ben = somebody(), somebody()
    anna.start("property")
    ben.open(anna.page.url)
    ben.page.get_by_text("You are watching.").wait_for()
    ben.open_panel("Chat")
    ben.page.get_by_label("Say something").fill("Good luck!")
    ben.page.get_by_role("button", name="Send").click()
    anna.open_panel("Chat")
    anna.page.get_by_text("Good luck!").wait_for()


def test_a_hint_lights_up_what_it_advises(somebody: Somebody) -> None:
    person = somebody(plays_forced=False)
    table = person.start("property")
    person.wait_for_turn()
    position = person.look(f"/api/tables/{table}/position")
    best = {**position["moves"][0], "share": 1.0, "chance": 0.75, "score": 140.0}
    person.page.route(
        "**/hint", lambda route: route.fulfill(json={**position, "moves": [best], "line": [best["text"]]})
    )
    person.page.get_by_role("button", name="Hint").click()
    person.page.get_by_text("A strong player would choose").wait_for()
    person.page.locator("button.card.advised").wait_for()


@pytest.mark.long  # the search is compiled first
def test_a_hint_says_what_a_strong_player_would_choose(somebody: Somebody) -> None:
    person = somebody()
    person.start("property")
    person.wait_for_turn()
    person.page.get_by_role("button", name="Hint").click()
    person.page.get_by_text("A strong player would choose").wait_for(timeout=500_000)


def test_a_rule_in_the_log_opens_the_rulebook_there_beside_the_table(somebody: Somebody) -> None:
    person = somebody()
    person.start("property")
    table = person.page.url
    person.page.get_by_role("link", name="rule P10").first.click()
    person.page.locator("#panel #P10[data-shown]").wait_for()
    assert person.page.url == table
    person.open("/rules/property#P10")
    person.page.wait_for_selector("#P10")
    assert person.page.locator("#P10").is_visible()


def test_resigning_is_asked_about_first(somebody: Somebody) -> None:
    person = somebody()
    person.start("property", turn_limit=10)
    person.wait_for_turn()
    person.open_panel("More")
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_text("A bot takes your seat for good.").wait_for()
    person.page.locator("dialog").get_by_role("button", name="Resign").click()
    person.page.wait_for_function(f"() => {STATE} !== undefined")
    person.page.get_by_text("Has resigned; a bot plays on").first.wait_for(state="attached")
    person.page.get_by_text("You have left this game.").wait_for()
    assert not person.page.get_by_role("button", name="Take back").count()

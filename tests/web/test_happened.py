"""What just happened can be seen at a table, and nothing moves for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.person import DESK, MINE, PHONE, Person
from tests.web.test_fit import HAND, SHIFT, shift_between

Somebody = Callable[..., Person]
SINCE = "[data-since]"
FRESH = ".fresh"
MOMENT = "[data-moment]"
BANKRUPT = {
    "event": "bankrupt",
    "rule": "P18",
    "sentence": "Ben cannot pay and is bankrupt.",
    "seat": 1,
    "owner": 0,
    "dollars": 3,
    "rent": 9,
}


def play_until_the_others_have_moved(person: Person) -> None:
    """Plays on until there is something to tell about the others."""
    person.wait_for_turn()
    while not (person.page.locator(MINE).count() and person.page.locator(SINCE).count()):
        assert person.wait_for_turn()
        person.play_something()
    person.stand_still()


def interfere(person: Person, change: Callable[[dict[str, Any]], list[dict[str, Any]]]) -> None:
    """Has everything that the server says to this window pass through here."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            for heard in change(json.loads(said)):
                socket.send(json.dumps(heard))

        server.on_message(pass_on)

    person.page.route_web_socket("**/*", connect)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_what_the_others_did_is_told_in_a_line_and_outlined_until_i_move(
    somebody: Somebody, size: tuple[int, int]
) -> None:
    person = somebody(size)
    person.start("property", players=3)
    play_until_the_others_have_moved(person)
    assert person.page.locator(SINCE).inner_text().count("claimed")
    assert person.page.locator(FRESH).count() >= 1
    assert person.page.get_by_role("group", name="Cards before").count() >= 1
    before = person.page.evaluate(HAND)
    person.page.locator(SINCE).click()
    person.page.wait_for_timeout(300)
    assert person.page.locator("[data-lit]").count() == 0
    person.page.keyboard.press("Escape")
    person.page.locator("[data-lit]").first.wait_for()
    assert shift_between(before, person.page.evaluate(HAND)) <= SHIFT


def test_pointing_at_a_sentence_of_the_log_lights_its_place(somebody: Somebody) -> None:
    person = somebody()
    person.start("property", players=3)
    play_until_the_others_have_moved(person)
    sentence = person.page.locator("#panel ol button").first
    sentence.focus()
    person.page.wait_for_function(f"() => document.querySelectorAll('{FRESH}').length === 1")


@pytest.mark.parametrize("key", ["Escape", "x", None], ids=["escape", "any key", "click"])
def test_a_staged_moment_can_be_skipped(somebody: Somebody, key: str | None) -> None:
    person = somebody(is_hurried=False, plays_forced=False)

    ruined: list[dict[str, Any]] = []

    def ruin(said: dict[str, Any]) -> list[dict[str, Any]]:
        """The first move that is told ruins somebody."""
        if said["type"] == "moved" and said["position"]["log"] and not ruined:
            ruined.append(BANKRUPT)
            said["position"]["log"][-1]["happenings"].append(BANKRUPT)
        return [said]

    interfere(person, ruin)
    person.start("property")
    person.wait_for_turn()
    before = person.page.evaluate(HAND)
    person.page.locator("button[data-key][data-lit]").first.click()
    offered = person.page.locator(f"{MINE} [data-lit]")
    if offered.count():
        offered.first.click()
    person.page.locator(MOMENT).wait_for()
    assert "is bankrupt" in person.page.locator(MOMENT).inner_text()
    assert abs(before["places"][1] - person.page.evaluate(HAND)["places"][1]) <= SHIFT
    person.page.keyboard.press(key) if key else person.page.locator(MOMENT).click()
    person.page.locator(MOMENT).wait_for(state="detached", timeout=1000)


def test_a_show_that_is_behind_can_be_left_out(somebody: Somebody) -> None:
    person = somebody(is_hurried=False, plays_forced=False)

    def repeat(said: dict[str, Any]) -> list[dict[str, Any]]:
        """As if the others had made thirty moves at once."""
        if said["type"] != "moved" or not said["position"]["log"]:
            return [said]
        position = said["position"]
        number = position["number"]
        entry = {**position["log"][-1], "seat": 1}
        return [
            {"type": "moved", "position": {**position, "number": number + more, "log": [{**entry, "number": number}]}}
            for more in range(30)
        ]

    interfere(person, repeat)
    person.start("property")
    person.wait_for_turn()
    person.page.locator("button[data-key][data-lit]").first.click()
    offered = person.page.locator(f"{MINE} [data-lit]")
    if offered.count():
        offered.first.click()
    jump = person.page.get_by_role("button", name="Jump to now")
    jump.click()
    jump.wait_for(state="detached")


def test_forced_moves_are_played_for_whoever_has_not_said_otherwise(somebody: Somebody) -> None:
    person = somebody()
    table = person.start("property")
    person.wait_for_turn()
    person.stand_still()
    assert person.look(f"/api/tables/{table}/orders")["forced"]
    person.open_panel("More")
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("checkbox", name="Play forced moves for me").uncheck()
    person.stand_still()
    assert not person.look(f"/api/tables/{table}/orders")["forced"]
    other = person.start("property")
    person.wait_for_turn()
    person.stand_still()
    assert not person.look(f"/api/tables/{other}/orders")["forced"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_moves_when_a_notice_comes_or_is_put_away(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size)
    table = person.start("property")
    play_until_the_others_have_moved(person)
    before = person.page.evaluate(HAND)

    def see_and_put_away(text: str) -> None:
        notice = person.page.locator(".over [role]").filter(has_text=text)
        notice.wait_for()
        assert shift_between(before, person.page.evaluate(HAND)) <= SHIFT
        notice.get_by_role("button", name="Close").click()
        notice.wait_for(state="detached")
        assert shift_between(before, person.page.evaluate(HAND)) <= SHIFT

    position = person.look(f"/api/tables/{table}/position")
    best = {**position["moves"][0], "share": 1.0, "chance": 0.75, "score": 140.0}
    advice = {**position, "moves": [best], "line": [best["text"]]}
    person.page.route("**/hint", lambda route: route.fulfill(json=advice))
    person.page.get_by_role("button", name="Hint").click()
    see_and_put_away("A strong player would choose")
    person.page.unroute("**/hint")
    person.page.route("**/hint", lambda route: route.fulfill(status=200, body="broken"))
    person.page.get_by_role("button", name="Hint").click()
    see_and_put_away("The server does not answer")


def test_nothing_moves_when_somebody_asks_to_take_back(somebody: Somebody) -> None:
    anna, ben = somebody(), somebody(PHONE)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.ask("/api/tables", {"game": "property", "options": {}, "seats": seats})["id"]
    ben.ask(f"/api/tables/{table}/join", {"seat": 1})
    anna.ask(f"/api/tables/{table}/start", {})
    for person in (anna, ben):
        person.open(f"/table/{table}")
        person.page.locator("[data-dock]").wait_for()
    mover, other = (anna, ben) if anna.page.locator(MINE).count() else (ben, anna)
    while mover.page.locator(MINE).count():
        mover.play_something()
    other.page.wait_for_selector(MINE)
    other.stand_still()
    before = other.page.evaluate(HAND)
    mover.page.get_by_role("button", name="Take back").click()
    notice = other.page.get_by_text("would like to take back a move")
    notice.wait_for()
    assert shift_between(before, other.page.evaluate(HAND)) <= SHIFT
    other.page.locator(".over").get_by_role("button", name="Close").click()
    notice.wait_for(state="detached")

"""The client as the build lays it down and the server sends it; and the page that checks a deal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from quartier.server.pages import ENCODINGS, WEB
from tests.web.person import MINE, PHONE, Person
from tests.web.serving import Server
from tests.web.test_everybody import check

TEXTS = (".css", ".html", ".js")
PACKET = 1000


def test_every_text_of_any_length_was_compressed_by_the_build() -> None:
    texts = [file for file in WEB.rglob("*") if file.suffix in TEXTS and file.stat().st_size >= PACKET]
    assert texts
    for file in texts:
        for ending in ENCODINGS.values():
            assert Path(f"{file}{ending}").stat().st_size < 0.75 * file.stat().st_size, file


def test_the_first_script_comes_compressed_and_may_be_kept_forever(server: Server) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, headers={"accept-encoding": "gzip"}) as client:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        found = re.search(r"/assets/[^\"]+\.js", page.text)
        assert found
        script = client.get(found[0])
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert int(script.headers["content-length"]) < 0.75 * len(script.content)


def test_a_browser_checks_the_deal_itself(somebody: Callable[..., Person]) -> None:
    person = somebody(size=PHONE)
    table = person.finish("property", 2, turn_limit=12)
    deal = person.look(f"/api/tables/{table}")["fair"]
    person.open(f"/fair/{table}")
    person.page.get_by_text("worked it out again").wait_for()
    assert deal["commitment"] in person.page.inner_text("dl")
    assert deal["seed"] in person.page.inner_text("dl")
    check(person)
    forged = {**person.look(f"/api/tables/{table}"), "fair": {**deal, "seed": "7"}}
    person.page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json=forged))
    person.page.reload()
    person.page.get_by_text("does not fit together").wait_for()


def test_before_the_end_the_commitment_is_shown_and_no_secret(somebody: Callable[..., Person]) -> None:
    person = somebody()
    table = person.start("property")
    person.open(f"/fair/{table}")
    person.page.get_by_text("Note the commitment").wait_for()
    assert "Secret" not in person.page.inner_text("dl")


def test_whoever_is_new_gives_a_name_and_may_be_guided(somebody: Callable[..., Person]) -> None:
    person = somebody(is_new=True)
    person.open("/")
    person.page.get_by_role("button", name="Play now: Property").click()
    check(person)
    person.page.get_by_label("Your name").fill("Anna")
    person.page.locator("label", has_text="Boat").click()
    person.page.get_by_role("button", name="Guided first game").click()
    person.page.wait_for_selector(MINE)
    person.page.get_by_role("button", name="Got it").wait_for()
    table = person.page.url.rsplit("/", 1)[-1]
    assert person.look(f"/api/tables/{table}")["seats"][0]["face"] == "boat"
    person.open("/")
    person.page.get_by_role("button", name="Play now: Property").click()
    person.page.wait_for_selector(MINE)


def test_a_friend_with_the_link_gives_a_name_and_sits_down_in_one_step(somebody: Callable[..., Person]) -> None:
    host, friend = somebody(), somebody(PHONE, is_new=True)
    table = host.ask("/api/tables", {"game": "property", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    friend.open(f"/table/{table}")
    friend.page.get_by_text("No clock").wait_for()
    check(friend)
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Sit down").tap()
    friend.page.get_by_role("button", name="Leave the table").wait_for()
    assert host.look(f"/api/tables/{table}")["seats"][1]["name"] == "Ben"


def test_a_deck_of_san_francisco_is_opened_only_with_twelve_cards(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.open("/new/san_francisco")
    person.page.locator("label", has_text="2").first.click()
    person.page.get_by_text("More options").click()
    person.page.locator("label", has_text="Choose").click()
    start = person.page.get_by_role("button", name="Open the table")
    assert start.is_disabled()
    for _ in range(12):
        person.page.locator(".deck li button:last-child:enabled").first.click()
    person.page.get_by_text("12 of 12 cards").wait_for()
    check(person)
    start.click()
    person.page.get_by_role("button", name="Leave the table").wait_for()


def test_games_stand_from_the_lightest_to_the_heaviest_and_say_so(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.open("/")
    captions = person.page.locator(".games .caption")
    captions.first.wait_for()
    assert captions.first.inner_text().endswith("2 to 6 players · about 10 min · light")
    assert captions.last.inner_text().endswith("heavy")


ZOOMED = [(640, 360), (720, 450)]
"""What 200 % leave of a desk."""


@pytest.mark.parametrize("size", ZOOMED, ids=lambda size: f"{size[0]}x{size[1]}")
def test_at_twice_the_size_no_page_scrolls_sideways(somebody: Callable[..., Person], size: tuple[int, int]) -> None:
    person = somebody(size)
    over = person.finish("property", 2, turn_limit=12)
    gathering = person.ask("/api/tables", {"game": "property", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    tables = [f"/table/{over}", f"/replay/{over}", f"/fair/{over}", f"/table/{gathering}"]
    for path in ["/", "/new/san_francisco", "/rules/property", "/learn/property", "/nowhere", *tables]:
        person.open(path)
        person.page.wait_for_selector("h1", state="attached")
        person.page.wait_for_load_state("networkidle")
        assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path

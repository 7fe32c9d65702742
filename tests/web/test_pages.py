"""The client as the build lays it down and the server sends it; and the page that checks a deal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx

from quartier.server.pages import ENCODINGS, WEB
from tests.web.person import PHONE, Person
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

"""The client as the build lays it down and the server sends it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from quartier.server.pages import ENCODINGS, WEB
from tests.web.serving import Server

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

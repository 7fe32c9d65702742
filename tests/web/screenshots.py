"""Takes the pictures of docs/screenshots anew: `python -m tests.web.screenshots`."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import quartier
from tests.web.person import DESK, PHONE, Person
from tests.web.serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = ("paper", "blueprint")
QUALITY = 72
CHOICES = 22
"""How many choices are made before a table is worth a picture."""


def take(browser: Browser, address: str) -> None:
    """Home, every board, a replay and a lesson, on a desk and on a phone, in both themes."""
    for name, size in SIZES.items():
        person = Person(browser, address, size)
        person.open("/")
        person.page.wait_for_selector(f":nth-match(.picture svg, {len(quartier.games())})")
        _picture(person, f"home-{name}")
        for game in quartier.games():
            _play(person, game)
            _picture(person, f"{game}-{name}")
        _look_back(person)
        _picture(person, f"replay-{name}")
        person.open("/learn/new_york?step=3")
        person.page.wait_for_selector("[data-lesson]", state="attached")
        _picture(person, f"lesson-{name}")
        person.close()


def _look_back(person: Person) -> None:
    """A finished game in the middle of its replay."""
    table = person.finish("new_york", players=3)
    moves = len(person.look(f"/api/tables/{table}/replay")["moves"])
    person.open(f"/replay/{table}?move={moves * 3 // 4}&seat=0")
    person.page.wait_for_selector("[data-state]")


def _play(person: Person, game: str) -> None:
    person.ask("/api/me", {"name": "Anna"})
    person.start(game, players=quartier.game(game).players)
    for _ in range(CHOICES):
        if person.wait_for_turn():
            person.play_something()
    person.wait_for_turn()
    person.page.wait_for_timeout(500)


def _picture(person: Person, name: str) -> None:
    for theme in THEMES:
        person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        person.page.evaluate("scrollTo(0, 0)")
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=FOLDER / f"{name}-{theme}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    """Serves, plays a little, and takes the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            take(browser, server.address)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()

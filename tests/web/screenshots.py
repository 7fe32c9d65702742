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
BOARDS = ("property", "new_york")
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = ("paper", "blueprint")
CHOICES = 22
"""How many choices are made before a table is worth a picture."""


def take(browser: Browser, address: str) -> None:
    """Home and every board, on a desk and on a phone, in both themes."""
    for name, size in SIZES.items():
        person = Person(browser, address, size)
        person.open("/")
        person.page.wait_for_load_state("networkidle")
        _picture(person, f"home-{name}")
        for game in BOARDS:
            if game in quartier.games():
                _play(person, game)
                _picture(person, f"{game}-{name}")
        person.close()


def _play(person: Person, game: str) -> None:
    person.ask("/api/me", {"name": "Anna"})
    person.start(game, players=quartier.game(game).players)
    for _ in range(CHOICES):
        if person.wait_for_turn():
            person.play_something(".mine [data-lit], button[data-key][data-lit]")
    person.wait_for_turn()
    person.page.wait_for_timeout(500)


def _picture(person: Person, name: str) -> None:
    for theme in THEMES:
        person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        person.page.evaluate("scrollTo(0, 0)")
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=FOLDER / f"{name}-{theme}.jpg", type="jpeg", quality=85)


def main() -> None:
    """Serves, plays a little, and takes the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        take(browser, server.address)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

"""Somebody at a browser: looks, clicks, types. Whatever the browser complains about is kept."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, Literal

from playwright.sync_api import Browser, Page, TimeoutError

import quartier

DESK = (1440, 900)
PHONE = (390, 844)
SIZES = [(360, 640), (390, 664), PHONE, (1280, 720), DESK]
"""From the smallest phone to a desk; 390 x 664 is what a browser's bars leave of a phone."""
WIDEST_PHONE = 500
COMPLAINTS = ("error", "warning")
"""What the console may not say."""
PATIENCE = 30_000
QUICK = 5_000
MOST_CLICKS = 3000
MOST_MISSES = 25
MOST_LOOKS = 1200
RANDOM = {"kind": "bot", "bot": "random"}
MINE = "[data-mine]"
ENDING = "[data-ending]"
SCORES = "[data-ending] [data-score]"
LIT = "[data-lit]:not(:disabled, [inert] *)"
OFFERED = "[data-mine] [data-lit]"


Motion = Literal["reduce", "no-preference"]


class Person:
    """A browser window with cookies of its own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        *,
        language: str = "en",
        motion: Motion = "reduce",
        is_new: bool = False,
        plays_forced: bool = True,
        is_hurried: bool = True,
    ) -> None:
        self.address = address
        self.is_on_phone = size[0] < WIDEST_PHONE
        self.complaints: list[str] = []
        self.misses = 0
        self.dice = random.Random(size[0])
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.is_on_phone,
            is_mobile=self.is_on_phone,
            locale=language,
            reduced_motion=motion,
            base_url=address,
        )
        self.context.set_default_timeout(PATIENCE)
        kept: dict[str, object] = {"hurried": is_hurried, "language": language, "forced": plays_forced}
        if not is_new:
            kept |= {"guest": {"name": "Guest", "mark": "kite"}, "played": quartier.games()}
        self.context.add_init_script(f"localStorage.quartier ??= JSON.stringify({json.dumps(kept)})")
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda said: self._complain(said.text) if said.type in COMPLAINTS else None)
        self.page.on("pageerror", lambda error: self._complain(str(error)))

    def _complain(self, said: str) -> None:
        self.complaints.append(said)

    def close(self) -> None:
        """Closes the window."""
        self.context.close()

    # Tables

    def open(self, path: str) -> None:
        """Goes to a page."""
        self.page.goto(path)

    def start(self, game: str, players: int = 2, **options: Any) -> str:
        """Starts a table against bots and sits down at it; returns its id."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
        table = self.ask("/api/tables", {"game": game, "options": options, "seats": seats, "start": True})
        self.open(f"/table/{table['id']}")
        return str(table["id"])

    def finish(self, game: str, players: int | None = None, **options: Any) -> str:
        """A game that is over: bots play it, with its own seat among them; returns its id."""
        wish = {"game": game, "options": options, "stand_in": "random", "start": True}
        seats = quartier.game(game).players if players is None else players
        table = self.ask("/api/tables", {**wish, "seats": [{"kind": "me"}, *[RANDOM] * (seats - 1)]})
        self.ask(f"/api/tables/{table['id']}/resign", {})
        for _ in range(MOST_LOOKS):
            if self.look(f"/api/tables/{table['id']}")["state"] == "finished":
                return str(table["id"])
            self.page.wait_for_timeout(50)
        raise AssertionError("the game does not end")

    def look(self, path: str) -> Any:
        """What the server answers to a question."""
        return self.context.request.get(path).json()

    def ask(self, path: str, body: Mapping[str, Any]) -> Any:
        """A request of its own, with the same cookie."""
        answer = self.context.request.post(path, data=dict(body), headers={"origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    # Play

    def wait_for_turn(self) -> bool:
        """Waits until something is asked; False if the game is over."""
        self.page.wait_for_selector(f"{MINE}, {ENDING}")
        return self.page.locator(ENDING).count() == 0

    def play_to_the_end(self, choose: str = LIT) -> None:
        """Clicks lit things, any of them, until the score is shown."""
        for _ in range(MOST_CLICKS):
            if not self.wait_for_turn():
                return
            self.play_something(choose)
        raise AssertionError("the game does not end")

    def scores(self) -> list[str | None]:
        """The points of all seats, once the score pad shows them."""
        seats = self.page.locator(SCORES)
        seats.first.wait_for()
        return [seat.get_attribute("data-score") for seat in seats.all()]

    def stand_still(self) -> None:
        """Waits for the plans of a decision and until nothing moves any more."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        self.page.evaluate("() => Promise.allSettled(document.getAnimations().map(movement => movement.finished))")

    def open_panel(self, name: str) -> None:
        """Opens a panel of the table, unless it is open."""
        button = self.page.locator(".bar").get_by_role("button", name=name)
        if button.get_attribute("aria-expanded") != "true":
            button.click()

    def read_in_words(self) -> None:
        """Asks for words instead of a board."""
        self.open_panel("More")
        self.page.get_by_role("button", name="In words").click()

    def play_something(self, choose: str = LIT) -> None:
        """Clicks something lit and waits for what comes of it."""
        before = self.page.evaluate(STATE)
        offered = self.page.locator(OFFERED)
        lit = offered if offered.count() else self.page.locator(choose)
        count = lit.count()
        if count == 0:
            self.page.wait_for_timeout(20)
            return
        thing = lit.nth(self.dice.randrange(count))
        try:
            thing.tap(timeout=QUICK) if self.is_on_phone else thing.click(timeout=QUICK)
        except TimeoutError:
            self._miss()
            return
        self._dare()
        self._see_change(before)

    def _see_change(self, before: str) -> None:
        """Waits for what comes of a click. Now and then one misses, as when the page has just moved."""
        try:
            self.page.wait_for_function(f"before => {STATE} !== before", arg=before, timeout=QUICK)
        except TimeoutError:
            self._miss()

    def _miss(self) -> None:
        self.misses += 1
        assert self.misses <= MOST_MISSES, "clicks do nothing"

    def _dare(self) -> None:
        """Says yes where the client asks whether one is sure."""
        yes = self.page.locator("dialog[open] button.solid")
        if yes.count():
            yes.click()

    def play_by_keyboard(self, keys: str = "n Enter") -> None:
        """Plays to the end without a pointer: N goes to what is lit, Enter chooses it."""
        for _ in range(MOST_CLICKS):
            if not self.wait_for_turn():
                return
            before = self.page.evaluate(STATE)
            for key in keys.split():
                self.page.keyboard.press(key)
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
            self._see_change(before)
        raise AssertionError("the game does not end")


STATE = "document.querySelector('.table')?.dataset.state"
"""What tells one state of the table from the next: the position's number, and what is put up for choice."""

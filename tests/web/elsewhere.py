"""Windows of the browsers that Playwright does not drive as Debian ships them: Firefox and WebKit."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from websockets.sync.client import connect

import quartier

Size = tuple[int, int]
PATIENCE = 60.0
QUICK = 2.0
LOOK = 0.02
MOST_CLICKS = 3000
PREFERENCES = {"ui.prefersReducedMotion": 1, "intl.accept_languages": "en", "browser.shell.checkDefaultBrowser": False}
KEPT = {"hurried": True, "language": "en", "guest": {"name": "Guest", "mark": "kite"}, "played": quartier.games()}
HURRIED = f"localStorage.quartier ??= JSON.stringify({json.dumps(KEPT)})"
COMPLAIN = """(() => {
  window.complaints = [];
  const keep = (said) => window.complaints.push(String(said));
  for (const level of ['error', 'warn']) console[level] = (...said) => keep(said.join(' '));
  addEventListener('error', ({message}) => keep(message));
  addEventListener('unhandledrejection', ({reason}) => keep(reason));
})()"""
SCORES = "[...document.querySelectorAll('[data-ending] [data-score]')].map(seat => seat.dataset.score)"
STATE = "document.querySelector('.table')?.dataset.state ?? ''"
DECISION = f"""(() => {{
  const isSeen = (thing) => thing.checkVisibility({{ visibilityProperty: true }});
  const all = (what) => [...document.querySelectorAll(what)].filter(isSeen);
  const sure = all('dialog[open] button.solid');
  const offered = all('[data-mine] [data-lit]');
  const lit = all('[data-lit]:not(:disabled, [inert] *)');
  const targets = sure.length ? sure : offered.length ? offered : lit;
  return {{
    state: {STATE},
    isOver: document.querySelector('[data-ending]') !== null,
    isMine: document.querySelector('[data-mine]') !== null,
    targets: targets.map(thing => {{
      const box = thing.getBoundingClientRect();
      return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    }}),
    window: [innerWidth, innerHeight],
    isWider: document.documentElement.scrollWidth > innerWidth,
  }};
}})()"""
"""What can be chosen now, and where a finger would touch it."""


class Window(ABC):
    """A window of a browser, with somebody before it."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Goes to a page."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""

    @abstractmethod
    def press(self, x: int, y: int) -> None:
        """Presses a point of the window, by the mouse or a finger."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Whatever the browser has complained about."""

    @abstractmethod
    def close(self) -> None:
        """Closes the window and its browser."""

    def start(self, address: str, game: str, players: int, options: Mapping[str, Any]) -> None:
        """Starts a table against bots and sits down at it."""
        self.open(address)
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
        wish = json.dumps({"game": game, "options": options, "seats": seats, "start": True})
        request = {"method": "POST", "headers": {"content-type": "application/json"}, "body": wish}
        table = self.run(f"fetch('/api/tables', {json.dumps(request)}).then(answer => answer.json())")
        self.open(f"{address}/table/{table['id']}")

    def play_to_the_end(self, seed: int) -> None:
        """Presses lit things, any of them, until the score is shown; all of them lie in the window."""
        dice = random.Random(seed)
        for _ in range(MOST_CLICKS):
            decision = self._wait_for_decision()
            if decision["isOver"]:
                return
            width, height = decision["window"]
            outside = [(x, y) for x, y in decision["targets"] if not (0 <= x < width and 0 <= y < height)]
            assert not outside, f"these cannot be pressed in a window of {width} x {height}: {outside}"
            assert not decision["isWider"], "the page can be scrolled sideways"
            self.press(*dice.choice(decision["targets"]))
            self._see_change(decision["state"])
        raise AssertionError("the game does not end")

    def scores(self) -> list[str]:
        """The points of all seats, once the score pad shows them."""
        for _ in _until(PATIENCE):
            if scores := self.run(SCORES):
                return list(scores)
        raise AssertionError("no score is shown")

    def _wait_for_decision(self) -> Any:
        for _ in _until(PATIENCE):
            decision = self.run(DECISION)
            if decision["isOver"] or (decision["isMine"] and decision["targets"]):
                return decision
        raise AssertionError("nothing is asked, and the game is not over")

    def _see_change(self, before: str) -> None:
        """Waits for what comes of a press. Now and then one misses, as when something has just moved."""
        for _ in _until(QUICK):
            if self.run(STATE) != before:
                return


class Firefox(Window):
    """Firefox, which speaks WebDriver BiDi by itself."""

    def __init__(self, folder: Path, size: Size, *, by_touch: bool) -> None:
        preferences = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(preferences), "utf-8")
        command = [browser_named("firefox-esr", "firefox"), "--headless", "--remote-debugging-port", "0"]
        log = folder / "firefox.log"
        with log.open("wb") as said:
            self._process = subprocess.Popen([*command, "--profile", str(folder)], stdout=said, stderr=said)
        self._finger = {"pointerType": "touch" if by_touch else "mouse"}
        self._numbers = itertools.count()
        self._complaints: list[str] = []
        self._closing = ExitStack()
        self._socket = self._closing.enter_context(connect(f"{_listening(log)}/session", max_size=None))
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ if (location.host) {HURRIED} }}")
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] in ("error", "warn"):
                self._complaints.append(str(told["params"]["text"]))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        expression = f"Promise.resolve({script}).then(JSON.stringify)"
        target = {"context": self._context}
        answer = self._ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def press(self, x: int, y: int) -> None:
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        pointer = {"type": "pointer", "id": "pointer", "parameters": self._finger}
        actions = [{**pointer, "actions": [*steps, {"type": "pointerUp", "button": 0}]}]
        self._ask("input.performActions", context=self._context, actions=actions)

    def complaints(self) -> list[str]:
        return self._complaints

    def close(self) -> None:
        self._closing.close()
        self._process.terminate()
        self._process.wait(PATIENCE)


class WebKit(Window):
    """WebKit in its own small browser, on a screen that nobody sees."""

    def __init__(self, folder: Path, size: Size, *, by_touch: bool) -> None:
        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"]
        self._screen = subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._screen.stdout is not None
        with self._screen.stdout as told:
            number = told.readline().decode().strip()
        options = Options()
        options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
        options.add_argument("--automation")
        options.add_argument("--full-screen")
        environment = {**os.environ, "DISPLAY": f":{number}", "HOME": str(folder), "GTK_ENABLE_ANIMATIONS": "0"}
        service = Service(browser_named("WebKitWebDriver"), env=environment)
        self._driver = webdriver.WebKitGTK(options=options, service=service)
        self._driver.set_window_size(*size)
        self._kind = "touch" if by_touch else "mouse"

    def open(self, address: str) -> None:
        self._driver.get(address)
        if self.run(f"[localStorage.quartier === undefined, {HURRIED}][0]"):
            self._driver.get(address)
        self.run(COMPLAIN)

    def run(self, script: str) -> Any:
        return self._driver.execute_async_script(
            f"const done = arguments[0]; Promise.resolve({script}).then(value => done(value ?? null))"
        )

    def press(self, x: int, y: int) -> None:
        pointer = ActionBuilder(self._driver, mouse=PointerInput(self._kind, "pointer"))
        pointer.pointer_action.move_to_location(x, y).pointer_down().pointer_up()
        pointer.perform()

    def complaints(self) -> list[str]:
        return list(self.run("window.complaints"))

    def close(self) -> None:
        self._driver.quit()
        self._screen.terminate()
        self._screen.wait(PATIENCE)


def browser_named(*names: str) -> str:
    """The path of a program."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError(f"{names[0]} is not installed: run `make browsers`")


def _listening(log: Path) -> str:
    """Where the browser says that it listens."""
    for _ in _until(PATIENCE):
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text("utf-8", "replace")):
            return found[1]
    raise TimeoutError(log.read_text("utf-8", "replace"))


def _until(seconds: float) -> Iterator[None]:
    """One look after the other, for so long."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        yield
        time.sleep(LOOK)

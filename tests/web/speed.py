"""Measures what players feel: `python -m tests.web.speed`. Run it on a quiet machine."""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.web.person import LIT, Person
from tests.web.serving import Server

BOARDS = ("property", "new_york")
CLICKS = 25
THROTTLE = 4

WATCH = """() => {
  window.answers = []; window.frames = []; window.shift = 0;
  addEventListener('click', () => {
    const before = document.querySelector('.table')?.dataset.state;
    const begun = performance.now();
    const look = () => document.querySelector('.table')?.dataset.state !== before
      ? window.answers.push(performance.now() - begun) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }, true);
  let last = performance.now();
  const frame = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  new PerformanceObserver(list => list.getEntries().forEach(entry => {
    if (!entry.hadRecentInput) window.shift += entry.value;
  })).observe({ type: 'layout-shift', buffered: true });
}"""


def transferred(devtools: CDPSession) -> list[int]:
    """Collects the bytes that come over the wire."""
    sizes: list[int] = []
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devtools.on("Network.loadingFinished", lambda loaded: sizes.append(int(loaded["encodedDataLength"])))
    return sizes


def measure(browser: Browser, address: str, game: str) -> None:
    """Prints the figures of one game."""
    person = Person(browser, address, motion="no-preference")
    devtools = person.context.new_cdp_session(person.page)
    sizes = transferred(devtools)
    person.open("/")
    person.page.wait_for_load_state("networkidle")
    home = sum(sizes)
    begun = time.monotonic()
    person.start(game, players=3)
    person.wait_for_turn()
    first = time.monotonic() - begun
    print(
        f"{game}: home {home / 1000:.0f} kB, table {(sum(sizes) - home) / 1000:.0f} kB, first move after {first:.1f} s"
    )
    for throttle in (1, THROTTLE):
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        person.page.evaluate(WATCH)
        for _ in range(CLICKS):
            if person.wait_for_turn():
                person.play_something(f".mine {LIT}, {LIT}")
        print(f"  CPU / {throttle}: {_told(person.page.evaluate('({answers, frames, shift})'))}")
    person.close()


def _told(seen: Any) -> str:
    answers, frames = sorted(seen["answers"]), seen["frames"]
    late = sum(frame > 50 for frame in frames) / len(frames)
    nine_in_ten = answers[len(answers) * 9 // 10]
    return (
        f"click answered after {statistics.median(answers):.0f} ms (9 of 10 within {nine_in_ten:.0f}), "
        f"{len(frames)} frames, median {statistics.median(frames):.0f} ms, {late:.1%} over 50 ms, "
        f"layout shift {seen['shift']:.3f}"
    )


def main() -> None:
    """Serves, plays a little, and says how it felt."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for game in BOARDS:
                measure(browser, server.address, game)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.person import Person
from tests.web.serving import Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def somebody(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Opens windows; at the end none of them may have complained."""
    people: list[Person] = []

    def come(*given: Any, **named: Any) -> Person:
        people.append(Person(browser, server.address, *given, **named))
        return people[-1]

    yield come
    for person in people:
        person.close()
    assert [person.complaints for person in people] == [[] for _ in people]

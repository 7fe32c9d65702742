"""A game of another package in the browser: on the generic board, or on a board that it brings."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.conformance.tutorial import GAME, PACKAGE
from tests.offering import install, offer, write_starter
from tests.web.person import PHONE, Person
from tests.web.serving import Server

DRAWING = """
export default {
  mount(element, props) {
    const draw = ({ view, moves, choose }) => {
      element.replaceChildren(...moves.map((move) => {
        const button = document.createElement('button');
        button.textContent = `${move.spoken}, stock ${view.deck_size}`;
        button.dataset.drawn = move.text;
        button.onclick = () => choose([move.text]);
        return button;
      }));
    };
    draw(props);
    return { update: draw, unmount: () => element.replaceChildren() };
  },
};
"""
"""A board as a package would bring it: it knows neither the client nor its framework."""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two games of other packages: the tutorial's, and one that brings a board."""
    folder = tmp_path_factory.mktemp("packages")
    write_starter("drawn", folder / "drawn")
    board = folder / "drawn" / "src" / "drawn" / "board"
    board.mkdir()
    board.joinpath("board.js").write_text(DRAWING, "utf-8")
    server = Server(folder, offer("drawn", folder / "drawn", install(PACKAGE, folder / "installed")))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def pupil(browser: Browser, packages: Server) -> Iterator[Person]:
    """Somebody on a phone, about whose window nobody complains."""
    person = Person(browser, packages.address, PHONE)
    yield person
    assert person.complaints == []
    person.close()


def test_a_game_that_the_client_has_never_heard_of_is_on_the_first_page(pupil: Person) -> None:
    pupil.open("/")
    pupil.page.get_by_text("Towers").first.wait_for()


def test_its_whole_game_is_played_by_taps_on_the_generic_board_and_nothing_runs_off_the_edge(pupil: Person) -> None:
    pupil.start(GAME, players=3)
    pupil.wait_for_turn()
    assert pupil.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = [lit.bounding_box() for lit in pupil.page.locator("[data-lit]").all()]
    assert boxes
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)
    pupil.play_to_the_end()
    assert len(pupil.scores()) == 3


def test_a_board_that_the_package_brings_is_drawn_and_plays(pupil: Person) -> None:
    pupil.start("drawn", players=2)
    pupil.page.locator("[data-drawn]").first.wait_for()
    before = pupil.page.locator("[data-drawn]").first.text_content() or ""
    assert re.search("stock 1[78]", before), "the rival may have begun"
    pupil.page.locator("[data-drawn]").first.tap()
    pupil.page.locator("[data-drawn]", has_text=re.compile("stock 1[456]")).first.wait_for()


def test_nothing_outside_the_folder_of_a_board_is_served(pupil: Person) -> None:
    ask = pupil.context.request.get
    assert ask("/boards/drawn/board.js").ok
    for path in (f"/boards/{GAME}/board.js", "/boards/drawn/..%2frules.py", "/boards/chess/board.js"):
        assert ask(path).status == 404, path

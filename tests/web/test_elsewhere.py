"""Whole games in Firefox and WebKit, at a phone's and a desk's size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import quartier
from tests.web.elsewhere import Firefox, Size, WebKit, Window
from tests.web.person import DESK, PHONE
from tests.web.serving import Server
from tests.web.test_games import SHORT

Opening = Callable[[Size], Window]


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opening]:
    """Opens windows of one of the browsers; at the end none of them may have complained."""
    opened: list[Window] = []

    def come(size: Size) -> Window:
        opened.append(request.param(tmp_path, size, by_touch=size == PHONE))
        return opened[-1]

    yield come
    complaints = [window.complaints() for window in opened]
    for window in opened:
        window.close()
    assert complaints == [[] for _ in opened]


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:setting remote_server_addr")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", quartier.games())
def test_every_game_is_played_to_its_end_in_every_browser(
    opening: Opening, server: Server, game: str, size: Size
) -> None:
    window = opening(size)
    players = 3 if game == "san_francisco" else 2
    window.start(server.address, game, players, SHORT.get(game, {}))
    window.play_to_the_end(seed=size[0])
    assert len(window.scores()) == players

"""Lessons over HTTP: positions to try things in, without a table."""

import pytest

from tests.server.served import Served
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio


async def test_a_pupil_is_told_what_came_of_the_moves(server: Served) -> None:
    anna = await server.person()
    lesson = await anna.get("/api/games/property/lesson?lang=fr")
    assert lesson["steps"][0]["title"] == "Une case pour deux cartes"
    path = "/api/games/property/lesson/0"
    begun = await anna.post(path, {"moves": []})
    assert (begun["state"], begun["told"], begun["solution"]) == ("open", "", ["red 3d", "black 5c"])
    assert [move["text"] for move in begun["moves"]] == ["red 3d", "red 6h"]
    assert len(begun["plans"]) == 2
    half = await anna.post(path, {"moves": ["red 3d"]})
    assert (half["state"], half["solution"]) == ("open", ["black 5c"])
    done = await anna.post(path, {"moves": ["red 3d", "black 5c"]})
    assert (done["state"], done["plans"]) == ("done", [])
    assert "discard pile" in done["told"]
    missed = await anna.post(path, {"moves": ["red 6h", "black 5c"]})
    assert (missed["state"], missed["moves"]) == ("missed", [])


async def test_what_is_no_step_or_no_move_is_refused(server: Served) -> None:
    anna = await server.person()
    path = "/api/games/property/lesson"
    assert await refused(anna.post(f"{path}/99", {"moves": []})) == (404, "no-such-step")
    assert await refused(anna.post(f"{path}/0", {"moves": ["red 9d"]})) == (422, "card-not-in-hand")
    over = {"moves": ["red 3d", "black 5c", "red 6h"]}
    assert await refused(anna.post(f"{path}/0", over)) == (422, "lesson-step-over")
    assert await refused(anna.get("/api/games/chess/lesson")) == (404, "unknown-game")

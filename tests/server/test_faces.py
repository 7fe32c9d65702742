"""Faces: bots are characters with a name, and guests have a mark."""

from __future__ import annotations

import pytest

from quartier.engine.contract import MOST_SEATS
from quartier.server.faces import CHARACTERS, newcomer
from tests.server.served import Served
from tests.server.test_tables import SHORT, finish


def test_there_are_more_characters_than_seats() -> None:
    assert len(CHARACTERS) >= MOST_SEATS


def test_a_newcomer_is_nobody_who_is_at_the_table() -> None:
    present: list[str | None] = [None]
    for _ in CHARACTERS:
        present.append(newcomer(present))
    assert sorted(filter(None, present)) == sorted(CHARACTERS)


@pytest.mark.anyio
async def test_the_bots_of_a_table_are_different_characters_and_come_back_for_a_rematch(server: Served) -> None:
    anna = await server.person("Anna")
    table = await anna.table("me", "greedy", "greedy", "greedy", options=SHORT)
    met = {seat["name"] for seat in (await finish(anna, table))["seats"]}
    assert len(met) == 4
    assert met - {"Anna"} <= {character.capitalize() for character in CHARACTERS}
    again = await anna.post(f"/api/tables/{table}/rematch")
    assert {seat["name"] for seat in again["seats"]} == met


@pytest.mark.anyio
async def test_the_mark_of_a_guest_is_seen_at_the_table_and_kept_by_another_name(server: Served) -> None:
    anna = server.stranger()
    await anna.post("/api/me", {"name": "Anna", "mark": "kite"})
    assert (await anna.post("/api/me", {"name": "Anne"}))["guest"]["mark"] == "kite"
    table = await anna.table("me", "greedy")
    assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["face"] == "kite"

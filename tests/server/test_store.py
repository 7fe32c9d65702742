"""The database: migrations, group commit, and several workers on one PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select

from quartier.server import due_tables
from quartier.server.clocks import now
from quartier.server.guests import COOKIE
from quartier.server.store.schema import VERSION, journal, metadata, tables
from quartier.server.store.store import Store, migrate
from quartier.server.store.writer import Writer
from quartier.server.worker import Worker
from tests.server.conftest import new_postgres_database
from tests.server.served import Person, Served, served, settings
from tests.server.test_tables import two_people

pytestmark = pytest.mark.anyio

VERSIONS = ("0001", "0002", "0003")
assert VERSIONS[-1] == VERSION


def upgraded_to(version: str, connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "quartier.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


@pytest.mark.parametrize("version", [None, *VERSIONS])
async def test_migrations_lead_from_every_version_to_the_shape_that_the_code_expects(
    version: str | None, database: str
) -> None:
    store = Store(database)
    if version is not None:
        async with store.writing() as db:
            await db.run_sync(lambda connection: upgraded_to(version, connection))
    await store.open()
    async with store.writing() as db:
        differences: list[Any] = await db.run_sync(
            lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
        assert differences == []
        await db.run_sync(migrate)
        assert "journal" in await db.run_sync(lambda connection: inspect(connection).get_table_names())
    await store.close()


def entry(table: str, number: int) -> dict[str, Any]:
    return {"table_id": table, "number": number, "kind": "move", "seat": 0, "moves": "red 3h", "at": now()}


async def test_of_two_entries_with_one_number_only_the_first_is_stored(database: str) -> None:
    store = Store(database)
    await store.open()
    writer = Writer(store)
    writer.start()
    wanted = [entry(f"table{place % 7}", place // 14) for place in range(140)]
    stored = await asyncio.gather(*(writer.append(row, None) for row in wanted))
    assert sum(stored) == 70
    assert not await writer.append(entry("table3", 4), {"turn": 1})
    async with store.reading() as db:
        assert await db.scalar(select(func.count()).select_from(journal)) == 70
    await writer.close()
    await store.close()


async def test_those_who_wait_for_a_database_in_trouble_hear_of_it(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite'}")
    writer = Writer(store)
    writer.start()
    with pytest.raises(Exception, match="no such table"):
        await writer.append(entry("table", 0), None)
    assert not await store.works()
    await writer.close()
    await store.close()


def elsewhere(person: Person, server: Served) -> Person:
    """The same guest at another worker."""
    twin = server.stranger()
    twin.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
    return twin


async def test_people_at_different_workers_sit_at_one_table(postgres: Any) -> None:
    database = new_postgres_database(postgres)

    async with served(settings(database)) as here, served(settings(database)) as there:
        anna, ben, table = await two_people(here)
        ben = elsewhere(ben, there)
        one, two = await anna.sit(table), await ben.sit(table)
        await one.until("table")
        assert one.table["seats"][1]["connected"]
        turn, other, person = (one, two, anna) if one.position["turn"] == 0 else (two, one, ben)
        await turn.play(turn.position["moves"][0]["text"])
        heard = {message["type"] for message in await other.rest()}
        assert heard <= {"table"}, "half a choice does not reach the other worker's clients; who is here may"
        plans = await person.get(f"/api/tables/{table}/plans")
        await turn.play(*plans["plans"][0]["moves"])
        moved = await other.until("moved")
        assert moved["position"]["log"][0]["happenings"]
        await one.ask("chat", text="Hello over there")
        assert (await two.until("chat"))["message"]["text"] == "Hello over there"


async def test_a_worker_that_has_not_heard_of_the_start_yet_shows_the_game_all_the_same(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_postgres_database(postgres)
    monkeypatch.setattr(Worker, "_hear", lambda worker, notice: None)

    async with served(settings(database)) as here, served(settings(database)) as there:
        anna = await here.person()
        table = await anna.table("me", "open", start=False)
        twin = elsewhere(anna, there)
        assert (await twin.get(f"/api/tables/{table}"))["state"] == "gathering"
        await anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        assert (await twin.position(table))["seat"] == 0


async def test_two_workers_that_move_at_once_do_not_both_win(postgres: Any) -> None:
    database = new_postgres_database(postgres)

    async with served(settings(database)) as here, served(settings(database)) as there:
        anna, ben, table = await two_people(here)
        for _ in range(12):
            position = await anna.position(table)
            person = anna if position["turn"] == position["seat"] else ben
            number = (await person.position(table))["number"]
            moves = [move["text"] for move in (await person.position(table))["moves"]]
            twin = elsewhere(person, there)
            await twin.position(table)
            asked = [person.play(table, number, moves[0]), twin.play(table, number, moves[-1])]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            won = [answer for answer in answers if isinstance(answer, dict)]
            assert len(won) == (2 if len(moves) == 1 else 1)
            assert (await person.position(table))["number"] == number + 1


async def test_another_worker_takes_over_a_dead_workers_bots_within_five_seconds(postgres: Any) -> None:
    database = new_postgres_database(postgres)

    async with served(settings(database)) as here:
        anna = await here.person()
        table = await anna.table("me", "open", start=False)
        async with here.worker.store.writing() as db:
            claim = {"claimed_by": "a worker that died", "claimed_until": now() + due_tables.CLAIM}
            await db.execute(tables.update().where(tables.c.id == table).values(claim))
        began = now()
        await anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        socket = await anna.sit(table)
        while socket.position["turn"] != 0 or socket.position["number"] == 0:
            if socket.position["turn"] == 0:
                plans = await anna.get(f"/api/tables/{table}/plans")
                await socket.play(*plans["plans"][0]["moves"])
            await socket.until("moved")
        assert now() - began < 5_500

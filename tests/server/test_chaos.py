"""Servers are killed while people play: every acknowledged move is there, no table is stuck, clients go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.chaos import survive
from tests.server.conftest import new_postgres_database

pytestmark = pytest.mark.anyio


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    assert await survive(database, servers=1, kills=2, parties=4, seed=1) > 10


async def test_nothing_acknowledged_is_lost_when_one_of_two_workers_is_killed(postgres: Any) -> None:
    database = new_postgres_database(postgres)
    assert await survive(database, servers=2, kills=2, parties=4, seed=2) > 10


@pytest.mark.long
async def test_fifty_kills_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    moves = await survive(database, servers=1, kills=50, parties=12, seed=3)
    print(f"{moves} moves acknowledged")
    assert moves > 200


@pytest.mark.long
async def test_fifty_kills_on_postgresql(postgres: Any) -> None:
    moves = await survive(new_postgres_database(postgres), servers=2, kills=50, parties=12, seed=4)
    print(f"{moves} moves acknowledged")
    assert moves > 200

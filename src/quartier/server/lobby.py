"""Lists of tables: the lobby, and a guest's own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from quartier.server.render import card
from quartier.server.store.schema import seats, tables
from quartier.server.table_row import read_tables
from quartier.server.worker import Worker

SHOWN = 30
UNDER_WAY = ("gathering", "playing")


async def listed(worker: Worker, guest: str | None) -> dict[str, Any]:
    """Listed tables by their state, newest first."""
    found: dict[str, Any] = {}
    async with worker.store.reading() as db:
        for state, newest in (
            ("gathering", tables.c.created_at),
            ("playing", tables.c.started_at),
            ("finished", tables.c.ended_at),
        ):
            where = tables.c.listed & (tables.c.state == state)
            read = await read_tables(db, where, [newest.desc()], SHOWN)
            found[state] = [card(row, guest) for row in read]
    return found


async def tables_of(worker: Worker, guest: str) -> list[dict[str, Any]]:
    """A guest's tables: first those that wait for a move, then the others under way, then the latest finished ones."""
    mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == guest))
    async with worker.store.reading() as db:
        under_way = await read_tables(db, mine & tables.c.state.in_(UNDER_WAY), [tables.c.created_at.desc()])
        finished = await read_tables(db, mine & (tables.c.state == "finished"), [tables.c.ended_at.desc()], SHOWN)
    under_way.sort(key=lambda row: row.turn is None or row.turn != row.seat_of(guest))
    return [card(row, guest) for row in (*under_way, *finished)]


async def tell_name(worker: Worker, guest: str) -> None:
    """A guest has another name: the tables where the guest sits show it."""
    mine = seats.c.table_id.in_(select(tables.c.id).where(tables.c.state.in_(UNDER_WAY)))
    async with worker.store.writing() as db:
        found = list(await db.scalars(select(seats.c.table_id).where(seats.c.guest_id == guest, mine)))
        if found:
            await worker.store.tell(db, "facts", found)
    for table_id in found:
        if table_id in worker.tables:
            await worker.refresh(table_id)

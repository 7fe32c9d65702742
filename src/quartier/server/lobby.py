"""Lists of tables: the lobby, and a guest's own."""

from __future__ import annotations

from sqlalchemy import Column, select

from quartier.server.render import card
from quartier.server.store.schema import seats, tables
from quartier.server.table_row import read_tables
from quartier.server.wire.tables import Lobby, TableCard
from quartier.server.worker import Worker

SHOWN = 30
UNDER_WAY = ("gathering", "playing")


async def listed(worker: Worker, guest: str | None) -> Lobby:
    """Listed tables by their state, newest first."""
    async with worker.store.reading() as db:

        async def cards(state: str, newest: Column[int]) -> list[TableCard]:
            where = tables.c.listed & (tables.c.state == state)
            return [card(row, guest) for row in await read_tables(db, where, [newest.desc()], SHOWN)]

        return {
            "gathering": await cards("gathering", tables.c.created_at),
            "playing": await cards("playing", tables.c.started_at),
            "finished": await cards("finished", tables.c.ended_at),
        }


async def tables_of(worker: Worker, guest: str) -> list[TableCard]:
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

"""Rematches: the same game once more, with everybody moved on by one seat."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quartier.server.faces import usual
from quartier.server.gathering import add, deal, locked, opened
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.seating import OPEN, bot, person
from quartier.server.store.schema import tables
from quartier.server.table_row import Seat, TableRow
from quartier.server.worker import Worker


async def rematch(worker: Worker, table_id: str, guest: str) -> LiveTable:
    """Offers the same game again: makes a table, once, and tells the old one; against bots alone it starts."""
    async with worker.store.writing() as db:
        row = await locked(worker, db, table_id)
        if row.state != "finished":
            raise Refusal(409, "wrong-state", state=row.state)
        if row.seat_of(guest) is None:
            raise Refusal(403, "no-seat")
        offered = row.rematch
        if offered is None or not await _stands(db, offered):
            offered = await _add_rematch(worker, db, row, guest)
            await db.execute(update(tables).where(tables.c.id == table_id).values(rematch=offered))
            await worker.store.tell(db, "facts", [table_id])
    await worker.refresh(table_id)
    return await opened(worker, offered)


async def _stands(db: AsyncConnection, offered: str) -> bool:
    """Whether the other game that was offered has not been given up."""
    state = await db.scalar(select(tables.c.state).where(tables.c.id == offered))
    return bool(state != "closed")


async def _add_rematch(worker: Worker, db: AsyncConnection, row: TableRow, guest: str) -> str:
    """The same table once more, everybody moved on by one seat; other people's seats are open to them."""
    made = {
        "game": row.game_name,
        "players": row.players,
        "options": row.options,
        "listed": row.listed,
        "rated": row.rated,
        "clock": row.clock,
        "stand_in": row.stand_in,
        "rules_version": row.game.rules_version,
        "host": guest,
        "origin": {"table": row.id, "kind": "rematch", "move": None},
    }
    seated = [_again(seat, guest) for seat in row.seats]
    table_id = await add(worker, db, made, seated[1:] + seated[:1])
    if all(seat["kind"] != "open" for seat in seated):
        await deal(db, table_id)
    return table_id


def _again(seat: Seat, guest: str) -> dict[str, Any]:
    if seat.bot is not None:
        return bot(seat.bot, seat.face or usual(seat.seat))
    return person(guest) if seat.guest == guest else OPEN

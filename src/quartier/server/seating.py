"""Seats: who or what sits where, and how a seat goes on to another device."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quartier.server.bot_pool import check_bot
from quartier.server.guests import link_hash
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.store.schema import seats, tables
from quartier.server.table_row import read_tables
from quartier.server.worker import Worker

OPEN: dict[str, Any] = {"kind": "open", "guest_id": None, "bot": None, "character": None, "luck": ""}
"""A seat that anybody may take."""


def person(guest: str, luck: str = "") -> dict[str, Any]:
    """A seat that belongs to a guest."""
    return {**OPEN, "kind": "person", "guest_id": guest, "luck": luck}


def bot(name: str, character: str) -> dict[str, Any]:
    """A seat that a bot plays; UnknownBot if there is none of that name."""
    return {**OPEN, "kind": "bot", "bot": check_bot(name), "character": character}


async def give_seat(db: AsyncConnection, table_id: str, seat: int, row: dict[str, Any]) -> None:
    """Gives a seat to somebody else, or to nobody; links made for it are void."""
    await db.execute(update(seats).where(_this(table_id, seat)).values(**row, link_hash=None))


async def add_luck(db: AsyncConnection, table_id: str, seat: int, luck: str) -> None:
    """Changes what a seat adds to the deal."""
    await db.execute(update(seats).where(_this(table_id, seat)).values(luck=luck))


def _this(table_id: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table_id == table_id) & (seats.c.seat == seat)


async def make_link(worker: Worker, table_id: str, seat: int) -> str:
    """A new secret link for a seat; older ones are void."""
    token = secrets.token_urlsafe(24)
    async with worker.store.writing() as db:
        await db.execute(update(seats).where(_this(table_id, seat)).values(link_hash=link_hash(token)))
    return token


async def follow_link(worker: Worker, token: str, guest: str) -> LiveTable:
    """Moves the seat that a link was made for to this guest."""
    async with worker.store.writing() as db:
        where = (seats.c.link_hash == link_hash(token)) & (seats.c.kind == "person")
        linked = (await db.execute(select(seats.c.table_id, seats.c.seat, seats.c.guest_id).where(where))).first()
        if linked is None:
            raise Refusal(404, "no-seat-link")
        [row] = await read_tables(db, tables.c.id == linked.table_id)
        if row.seat_of(guest) not in (None, linked.seat):
            raise Refusal(409, "already-seated")
        await db.execute(update(seats).where(_this(row.id, linked.seat)).values(guest_id=guest, link_hash=None))
        if row.host == linked.guest_id:
            await db.execute(update(tables).where(tables.c.id == row.id).values(host=guest))
        await worker.store.tell(db, "facts", [row.id])
    return await worker.refresh(row.id)

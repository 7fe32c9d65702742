"""Seats: who or what sits where, and how a seat goes on to another device."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quartier.server.facts import read_facts
from quartier.server.guests import link_hash
from quartier.server.house import House
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.store.schema import seats, tables
from quartier.server.thinkers import check_bot

OPEN: dict[str, Any] = {"kind": "open", "guest_id": None, "bot": None, "luck": ""}
"""A seat that anybody may take."""


def person(guest: str, luck: str = "") -> dict[str, Any]:
    """A seat that belongs to a guest."""
    return {**OPEN, "kind": "person", "guest_id": guest, "luck": luck}


def bot(name: str) -> dict[str, Any]:
    """A seat that a bot plays; UnknownBot if there is none of that name."""
    return {**OPEN, "kind": "bot", "bot": check_bot(name)}


async def give_seat(db: AsyncConnection, table: str, seat: int, row: dict[str, Any]) -> None:
    """Gives a seat to somebody else, or to nobody; links made for it are void."""
    await db.execute(update(seats).where(_this(table, seat)).values(**row, link_hash=None))


async def add_luck(db: AsyncConnection, table: str, seat: int, luck: str) -> None:
    """Changes what a seat adds to the deal."""
    await db.execute(update(seats).where(_this(table, seat)).values(luck=luck))


def _this(table: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table_id == table) & (seats.c.seat == seat)


async def make_link(house: House, table: str, seat: int) -> str:
    """A new secret link for a seat; older ones are void."""
    token = secrets.token_urlsafe(24)
    async with house.store.writing() as db:
        await db.execute(update(seats).where(_this(table, seat)).values(link_hash=link_hash(token)))
    return token


async def follow_link(house: House, token: str, guest: str) -> LiveTable:
    """Moves the seat that a link was made for to this guest."""
    async with house.store.writing() as db:
        where = (seats.c.link_hash == link_hash(token)) & (seats.c.kind == "person")
        row = (await db.execute(select(seats.c.table_id, seats.c.seat, seats.c.guest_id).where(where))).first()
        if row is None:
            raise Refusal(404, "no-seat-link")
        [facts] = await read_facts(db, tables.c.id == row.table_id)
        if facts.seat_of(guest) not in (None, row.seat):
            raise Refusal(409, "already-seated")
        await db.execute(update(seats).where(_this(facts.id, row.seat)).values(guest_id=guest, link_hash=None))
        if facts.host == row.guest_id:
            await db.execute(update(tables).where(tables.c.id == facts.id).values(host=guest))
        await house.store.tell(db, "facts", [facts.id])
    return await house.refresh(row.table_id)

"""Rematches: the same game once more, with everybody moved on by one seat."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quartier.server.facts import Facts, Seat
from quartier.server.gathering import add, deal, locked, opened
from quartier.server.house import House
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.seating import OPEN, bot, person
from quartier.server.store.schema import tables


async def rematch(house: House, table: str, guest: str) -> LiveTable:
    """Offers the same game again: makes a table, once, and tells the old one; against bots alone it starts."""
    async with house.store.writing() as db:
        facts = await locked(house, db, table)
        if facts.state != "finished":
            raise Refusal(409, "wrong-state", state=facts.state)
        if facts.seat_of(guest) is None:
            raise Refusal(403, "no-seat")
        offered = facts.rematch
        if offered is None or not await _stands(db, offered):
            offered = await _add_rematch(house, db, facts, guest)
            await db.execute(update(tables).where(tables.c.id == table).values(rematch=offered))
            await house.store.tell(db, "facts", [table])
    await house.refresh(table)
    return await opened(house, offered)


async def _stands(db: AsyncConnection, offered: str) -> bool:
    """Whether the other game that was offered has not been given up."""
    state = await db.scalar(select(tables.c.state).where(tables.c.id == offered))
    return bool(state != "closed")


async def _add_rematch(house: House, db: AsyncConnection, facts: Facts, guest: str) -> str:
    """The same table once more, everybody moved on by one seat; other people's seats are open to them."""
    names = ("game", "players", "options", "listed", "rated", "clock", "stand_in")
    made = {name: getattr(facts, name) for name in names} | {
        "rules_version": facts.rules.modules.facts.rules_version,
        "host": guest,
        "origin": {"table": facts.id, "kind": "rematch", "move": None},
    }
    seated = [_again(seat, guest) for seat in facts.seats]
    table = await add(house, db, made, seated[1:] + seated[:1])
    if all(seat["kind"] != "open" for seat in seated):
        await deal(db, table)
    return table


def _again(seat: Seat, guest: str) -> dict[str, Any]:
    if seat.bot is not None:
        return bot(seat.bot)
    return person(guest) if seat.guest == guest else OPEN

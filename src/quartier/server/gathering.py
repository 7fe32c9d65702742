"""Before a game: a table is made, people sit down and leave, bots are seated, and the host starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import quartier
from quartier.engine import shelf
from quartier.server import fair
from quartier.server.clocks import now
from quartier.server.course import Course
from quartier.server.facts import Facts, read_facts
from quartier.server.guests import new_id
from quartier.server.house import House
from quartier.server.live import LiveTable, begin
from quartier.server.refusals import Refusal
from quartier.server.seating import OPEN, add_luck, bot, give_seat, person
from quartier.server.shapes.tables import Joining, NewTable, SeatChange, SeatWished, Starting
from quartier.server.store.schema import seats, tables
from quartier.server.thinkers import check_bot

USUAL_BOT = "medium"
"""Who sits where a bot is wished for, and none is named."""


async def create(house: House, guest: str, wanted: NewTable) -> LiveTable:
    """Makes a table, and starts it if that is wanted."""
    wishes = wanted.seats or _usual_seats(wanted.game)
    game = quartier.game(wanted.game, len(wishes), **wanted.options)
    made = {
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "rules_version": game.modules.facts.rules_version,
        "listed": wanted.listed,
        "rated": wanted.rated,
        "clock": wanted.clock.model_dump(),
        "stand_in": check_bot(wanted.stand_in),
        "host": guest,
    }
    seated = [_seat_row(wish, guest, wanted.luck) for wish in wishes]
    if sum(seat["kind"] == "person" for seat in seated) != 1:
        raise Refusal(400, "one-seat-for-you")
    async with house.store.writing() as db:
        table = await add(house, db, made, seated)
        if wanted.start:
            await deal(db, table)
    return await opened(house, table)


async def opened(house: House, table: str) -> LiveTable:
    """A table that has just been made."""
    live = await house.table(table)
    house.steward.wake(live)
    return live


def _usual_seats(game: str) -> list[SeatWished]:
    usual = shelf.take(game).facts.usual_players
    return [SeatWished(kind="me"), *[SeatWished(kind="bot", bot=USUAL_BOT)] * (usual - 1)]


def _seat_row(wish: SeatWished, guest: str, luck: str) -> dict[str, Any]:
    if wish.kind == "me":
        return person(guest, luck)
    return bot(wish.bot or USUAL_BOT) if wish.kind == "bot" else OPEN


async def add(house: House, db: AsyncConnection, made: dict[str, Any], seated: Sequence[dict[str, Any]]) -> str:
    """Puts a new table into the database, and returns its id."""
    await _check_number_of_tables(house, db, made["host"])
    table = new_id()
    fixed = {"id": table, "state": "gathering", "secret": fair.new_secret(), "created_at": now()}
    await db.execute(insert(tables).values({**made, **fixed}))
    await db.execute(insert(seats), [{"table_id": table, "seat": place, **row} for place, row in enumerate(seated)])
    return table


async def _check_number_of_tables(house: House, db: AsyncConnection, guest: str) -> None:
    under_way = tables.c.state.in_(("gathering", "playing"))
    number = await db.scalar(select(func.count()).select_from(tables).where(tables.c.host == guest, under_way))
    if (number or 0) >= house.settings.tables_per_guest:
        raise Refusal(429, "too-many-tables", most=house.settings.tables_per_guest)


async def join(house: House, table: str, guest: str, wish: Joining) -> LiveTable:
    """Takes an open seat."""
    async with house.store.writing() as db:
        facts = await _gathering(house, db, table)
        if facts.seat_of(guest) is not None:
            raise Refusal(409, "already-seated")
        open_seats = [seat.seat for seat in facts.seats if seat.kind == "open"]
        wanted = open_seats if wish.seat is None else [seat for seat in open_seats if seat == wish.seat]
        if not wanted:
            raise Refusal(409, "seat-taken")
        await give_seat(db, table, wanted[0], person(guest, wish.luck))
        await house.store.tell(db, "facts", [table])
    return await house.refresh(table)


async def leave(house: House, table: str, guest: str) -> LiveTable:
    """Leaves before the start. The host's place goes to the next person; the last one closes the table."""
    async with house.store.writing() as db:
        facts = await _gathering(house, db, table)
        seat = facts.seat_of(guest)
        if seat is None:
            raise Refusal(403, "no-seat")
        await give_seat(db, table, seat, OPEN)
        others = [other.guest for other in facts.seats if other.kind == "person" and other.guest != guest]
        change = {"state": "closed"} if not others else {"host": others[0]} if facts.host == guest else None
        if change is not None:
            await db.execute(update(tables).where(tables.c.id == table).values(change))
        await house.store.tell(db, "facts", [table])
    return await house.refresh(table)


async def change_seat(house: House, table: str, guest: str, seat: int, wish: SeatChange) -> LiveTable:
    """The host opens a seat or gives it to a bot."""
    async with house.store.writing() as db:
        facts = await _gathering(house, db, table)
        _check_host(facts, guest)
        if seat >= facts.players:
            raise Refusal(404, "no-such-seat", seat=seat)
        if facts.seats[seat].kind == "person":
            raise Refusal(409, "seat-taken")
        await give_seat(db, table, seat, bot(wish.bot or USUAL_BOT) if wish.kind == "bot" else OPEN)
        await house.store.tell(db, "facts", [table])
    return await house.refresh(table)


async def start(house: House, table: str, guest: str, wish: Starting) -> LiveTable:
    """The host starts the game; bots take open seats, if one is named."""
    async with house.store.writing() as db:
        facts = await _gathering(house, db, table)
        _check_host(facts, guest)
        for seat in facts.seats:
            if seat.kind == "open" and wish.fill is not None:
                await give_seat(db, table, seat.seat, bot(wish.fill))
            elif seat.guest == guest and wish.luck is not None:
                await add_luck(db, table, seat.seat, wish.luck)
        await deal(db, table)
        await house.store.tell(db, "facts", [table])
    live = await house.refresh(table)
    house.steward.wake(live)
    return live


async def deal(db: AsyncConnection, table: str) -> None:
    """Settles the seed from the server's secret and everybody's luck, and deals."""
    [facts] = await read_facts(db, tables.c.id == table)
    if any(seat.kind == "open" for seat in facts.seats):
        raise Refusal(409, "open-seats")
    facts.seed = str(fair.seed(facts.secret, facts.id, facts.luck))
    facts.started_at = now()
    course = begin(facts)
    change = {"state": "playing", "seed": facts.seed, "started_at": facts.started_at, "turn": course.table.turn}
    await db.execute(update(tables).where(tables.c.id == table).values(**change, due_at=_first_due(course)))


def _first_due(course: Course) -> int | None:
    return now() if course.deciding_person is None else course.times.runs_out


async def _gathering(house: House, db: AsyncConnection, table: str) -> Facts:
    """A table that has not begun."""
    facts = await locked(house, db, table)
    if facts.state != "gathering":
        raise Refusal(409, "wrong-state", state=facts.state)
    return facts


async def locked(house: House, db: AsyncConnection, table: str) -> Facts:
    """A table, locked against other changes of its facts until the end of the transaction."""
    if house.store.is_shared:
        await db.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    found = await read_facts(db, tables.c.id == table)
    if not found:
        raise Refusal(404, "no-table", table=table[:40])
    return found[0]


def _check_host(facts: Facts, guest: str) -> None:
    if facts.host != guest:
        raise Refusal(403, "host-only")

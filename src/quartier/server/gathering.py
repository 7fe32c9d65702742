"""Before a game: a table is made, people sit down and leave, bots are seated, and the host starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import quartier
from quartier.engine import shelf
from quartier.server import faces, fair
from quartier.server.bot_pool import check_bot
from quartier.server.clocks import now
from quartier.server.guests import new_id
from quartier.server.journaled_game import JournaledGame
from quartier.server.live import LiveTable, begin
from quartier.server.refusals import Refusal
from quartier.server.seating import OPEN, add_luck, bot, give_seat, person
from quartier.server.store.schema import seats, tables
from quartier.server.table_row import TableRow, read_tables
from quartier.server.wire.requests import Joining, NewTable, SeatChange, SeatWished, Starting
from quartier.server.worker import Worker

USUAL_BOT = "medium"
"""Who sits where a bot is wished for, and none is named."""


async def create(worker: Worker, guest: str, wanted: NewTable) -> LiveTable:
    """Makes a table, and starts it if that is wanted."""
    wishes = wanted.seats or _usual_seats(wanted.game)
    game = quartier.game(wanted.game, len(wishes), **wanted.options)
    made = {
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "rules_version": game.rules_version,
        "listed": wanted.listed,
        "rated": wanted.rated,
        "clock": wanted.clock.model_dump(),
        "stand_in": check_bot(wanted.stand_in),
        "host": guest,
    }
    seated: list[dict[str, Any]] = []
    for wish in wishes:
        seated.append(_seat_row(wish, guest, wanted.luck, [seat["character"] for seat in seated]))
    if sum(seat["kind"] == "person" for seat in seated) != 1:
        raise Refusal(400, "one-seat-for-you")
    async with worker.store.writing() as db:
        table_id = await add(worker, db, made, seated)
        if wanted.start:
            await deal(db, table_id)
    return await opened(worker, table_id)


async def opened(worker: Worker, table_id: str) -> LiveTable:
    """A table that has just been made."""
    live = await worker.table(table_id)
    worker.due_tables.wake(live)
    return live


def _usual_seats(game: str) -> list[SeatWished]:
    usual = shelf.take(game).facts.usual_players
    return [SeatWished(kind="me"), *[SeatWished(kind="bot", bot=USUAL_BOT)] * (usual - 1)]


def _seat_row(wish: SeatWished, guest: str, luck: str, present: Sequence[str | None]) -> dict[str, Any]:
    if wish.kind == "me":
        return person(guest, luck)
    return bot(wish.bot or USUAL_BOT, faces.newcomer(present)) if wish.kind == "bot" else OPEN


async def add(worker: Worker, db: AsyncConnection, made: dict[str, Any], seated: Sequence[dict[str, Any]]) -> str:
    """Puts a new table into the database, and returns its id."""
    await _check_number_of_tables(worker, db, made["host"])
    table_id = new_id()
    fixed = {"id": table_id, "state": "gathering", "secret": fair.new_secret(), "created_at": now()}
    await db.execute(insert(tables).values({**made, **fixed}))
    await db.execute(insert(seats), [{"table_id": table_id, "seat": place, **row} for place, row in enumerate(seated)])
    return table_id


async def _check_number_of_tables(worker: Worker, db: AsyncConnection, guest: str) -> None:
    under_way = tables.c.state.in_(("gathering", "playing"))
    number = await db.scalar(select(func.count()).select_from(tables).where(tables.c.host == guest, under_way))
    if (number or 0) >= worker.settings.tables_per_guest:
        raise Refusal(429, "too-many-tables", most=worker.settings.tables_per_guest)


async def join(worker: Worker, table_id: str, guest: str, wish: Joining) -> LiveTable:
    """Takes an open seat."""
    async with worker.store.writing() as db:
        row = await _gathering(worker, db, table_id)
        if row.seat_of(guest) is not None:
            raise Refusal(409, "already-seated")
        open_seats = [seat.seat for seat in row.seats if seat.kind == "open"]
        wanted = open_seats if wish.seat is None else [seat for seat in open_seats if seat == wish.seat]
        if not wanted:
            raise Refusal(409, "seat-taken")
        await give_seat(db, table_id, wanted[0], person(guest, wish.luck))
        await worker.store.tell(db, "facts", [table_id])
    return await worker.refresh(table_id)


async def leave(worker: Worker, table_id: str, guest: str) -> LiveTable:
    """Leaves before the start. The host's place goes to the next person; the last one closes the table."""
    async with worker.store.writing() as db:
        row = await _gathering(worker, db, table_id)
        seat = row.seat_of(guest)
        if seat is None:
            raise Refusal(403, "no-seat")
        await give_seat(db, table_id, seat, OPEN)
        others = [other.guest for other in row.seats if other.kind == "person" and other.guest != guest]
        change = {"state": "closed"} if not others else {"host": others[0]} if row.host == guest else None
        if change is not None:
            await db.execute(update(tables).where(tables.c.id == table_id).values(change))
        await worker.store.tell(db, "facts", [table_id])
    return await worker.refresh(table_id)


async def change_seat(worker: Worker, table_id: str, guest: str, seat: int, wish: SeatChange) -> LiveTable:
    """The host opens a seat or gives it to a bot."""
    async with worker.store.writing() as db:
        row = await _gathering(worker, db, table_id)
        _check_host(row, guest)
        if seat >= row.players:
            raise Refusal(404, "no-such-seat", seat=seat)
        if row.seats[seat].kind == "person":
            raise Refusal(409, "seat-taken")
        newcomer = faces.newcomer([other.face for other in row.seats])
        await give_seat(db, table_id, seat, bot(wish.bot or USUAL_BOT, newcomer) if wish.kind == "bot" else OPEN)
        await worker.store.tell(db, "facts", [table_id])
    return await worker.refresh(table_id)


async def start(worker: Worker, table_id: str, guest: str, wish: Starting) -> LiveTable:
    """The host starts the game; bots take open seats, if one is named."""
    async with worker.store.writing() as db:
        row = await _gathering(worker, db, table_id)
        _check_host(row, guest)
        present = [seat.face for seat in row.seats]
        for seat in row.seats:
            if seat.kind == "open" and wish.fill is not None:
                newcomer = faces.newcomer(present)
                present.append(newcomer)
                await give_seat(db, table_id, seat.seat, bot(wish.fill, newcomer))
            elif seat.guest == guest and wish.luck is not None:
                await add_luck(db, table_id, seat.seat, wish.luck)
        await deal(db, table_id)
        await worker.store.tell(db, "facts", [table_id])
    live = await worker.refresh(table_id)
    worker.due_tables.wake(live)
    return live


async def deal(db: AsyncConnection, table_id: str) -> None:
    """Settles the seed from the server's secret and everybody's luck, and deals."""
    [row] = await read_tables(db, tables.c.id == table_id)
    if any(seat.kind == "open" for seat in row.seats):
        raise Refusal(409, "open-seats")
    row.seed = str(fair.seed(row.secret, row.id, row.luck))
    row.started_at = now()
    game = begin(row)
    change = {"state": "playing", "seed": row.seed, "started_at": row.started_at, "turn": game.table.turn}
    await db.execute(update(tables).where(tables.c.id == table_id).values(**change, due_at=_first_due(game)))


def _first_due(game: JournaledGame) -> int | None:
    return now() if game.deciding_person is None else game.times.runs_out


async def _gathering(worker: Worker, db: AsyncConnection, table_id: str) -> TableRow:
    """A table that has not begun."""
    row = await locked(worker, db, table_id)
    if row.state != "gathering":
        raise Refusal(409, "wrong-state", state=row.state)
    return row


async def locked(worker: Worker, db: AsyncConnection, table_id: str) -> TableRow:
    """A table, locked against other changes of its row until the end of the transaction."""
    if worker.store.is_shared:
        await db.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    found = await read_tables(db, tables.c.id == table_id)
    if not found:
        raise Refusal(404, "no-table", table=table_id[:40])
    return found[0]


def _check_host(row: TableRow, guest: str) -> None:
    if row.host != guest:
        raise Refusal(403, "host-only")

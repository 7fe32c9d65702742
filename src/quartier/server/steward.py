"""The steward looks after tables where no person has to: bots move, orders are carried out, clocks run out.

Any worker may look after any table. Whoever does claims it for a few seconds at a time; if that worker dies, the claim
runs out and another one takes over. Two at once do no harm: the journal takes only one of their entries.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from sqlalchemy import exists, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from quartier.play.table import Table
from quartier.server import metrics, orders, ratings
from quartier.server.clocks import now
from quartier.server.course import Course, Draft, Kind
from quartier.server.refusals import Refusal
from quartier.server.store.schema import journal, seats, tables

if TYPE_CHECKING:
    from quartier.server.house import House
    from quartier.server.live import LiveTable

CLAIM = 3_000
"""Milliseconds for which a worker claims a table."""
ROUND = 1.0
"""Seconds between two rounds through the tables that are due."""
AT_ONCE = 200
"""Tables begun with in one round."""
AFTER_TROUBLE = 60_000
"""Milliseconds after which a table that could not be looked after is tried again."""

EVERYTHING = 1 << 30
"""More entries than any journal has."""

log = logging.getLogger("quartier.steward")


class Steward:
    """Looks after the tables of this worker, and those that nobody looks after."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins the rounds."""
        self._rounds = asyncio.create_task(self._go_round(), name="steward")

    async def close(self) -> None:
        """Stops looking after anything; what was stored stays, and another worker goes on."""
        tasks = [*self._tasks.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, live: LiveTable) -> None:
        """Looks after a table, if there is something to do at once."""
        due = live.due_at(0) if live.course is not None else None
        if due is not None and due <= now():
            self._begin(live)

    def _begin(self, live: LiveTable) -> None:
        if live.id in self._tasks:
            self._again.add(live.id)
        elif not self.house.is_closing:
            task = asyncio.create_task(self._look_after(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(live.id, None))

    def is_busy_with(self, live: LiveTable) -> bool:
        """Whether the table is being looked after."""
        return live.id in self._tasks

    # The rounds

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                for table in await self._due():
                    await self._visit(table)
            except Exception:
                metrics.FAILURES.labels("steward").inc()
                log.exception("a round failed")

    async def _visit(self, table: str) -> None:
        try:
            self._begin(await self.house.table(table))
        except Refusal as refusal:
            log.warning("a table cannot be played on", extra={"table": table, "code": refusal.code})
            await self._postpone(table, None, EVERYTHING)

    async def _due(self) -> list[str]:
        """Tables that are due and that nobody has claimed."""
        free = or_(tables.c.claimed_until.is_(None), tables.c.claimed_until < now())
        query = select(tables.c.id).where(tables.c.due_at <= now(), free).order_by(tables.c.due_at)
        query = query.limit(AT_ONCE + len(self._tasks))
        async with self.house.store.reading() as db:
            return [str(table) for table in await db.scalars(query)]

    # One table

    async def _look_after(self, live: LiveTable) -> None:
        try:
            while True:
                self._again.discard(live.id)
                async with self._claim(live.id) as claimed:
                    while claimed and await self._do_next(live):
                        pass
                if live.id not in self._again:
                    return
        except Refusal as refusal:
            log.info("left alone", extra={"table": live.id, "code": refusal.code})
        except Exception:
            metrics.FAILURES.labels("steward").inc()
            log.exception("a table could not be looked after", extra={"table": live.id})
            with contextlib.suppress(Exception):
                await self._postpone(live.id, now() + AFTER_TROUBLE, EVERYTHING)

    async def _do_next(self, live: LiveTable) -> bool:
        """Does the next thing that is to be done; False when there is nothing for now."""
        async with live.lock:
            await live.be_current()
            course = live.playing
            await self._drop_lapsed_orders(live, course)
            person = course.deciding_person
            standing = live.facts.seats[person].orders if person is not None else None
            table, number = course.table.copy(), course.number
        if table.over:
            await self._finish(live)
            return False
        if person is None:
            await self._bot_moves(live, table, number)
            return True
        ordered = await asyncio.to_thread(orders.ordered_move, standing, table) if standing else None
        if ordered is not None:
            await asyncio.sleep(self.house.settings.order_seconds)
            await self._submit(live, number, person, [ordered])
            return True
        return await self._watch_clock(live, person, number)

    async def _bot_moves(self, live: LiveTable, table: Table, number: int) -> None:
        """A bot makes its whole choice, in private, and plays it as one chain."""
        seat = int(table.state.turn)
        name = live.facts.seats[seat].bot or live.facts.stand_in
        if live.facts.rated:
            await self.house.thinkers.be_ready_for(name, table.game.name)
        chain: list[str] = []
        while not chain or table.quiet[-1]:
            chain.append(await self.house.thinkers.choose(name, table.copy()))
            table.play(chain[-1])
        await self._submit(live, number, seat, chain)

    async def _submit(self, live: LiveTable, number: int, seat: int, chain: list[str]) -> None:
        """Plays a chain, unless something else has happened since it was chosen."""

        def propose(course: Course) -> Draft | None:
            return course.propose(seat, chain, now()) if course.number == number else None

        await live.change(propose)

    async def _watch_clock(self, live: LiveTable, person: int, number: int) -> bool:
        """At zero a bot plays on; until then it is written down when that will be."""
        runs_out = live.playing.times.runs_out
        if runs_out is not None and runs_out <= now():
            with contextlib.suppress(Refusal):
                await live.change(lambda course: _out_of_time(course, person))
            return True
        await self._postpone(live.id, runs_out, number)
        return False

    async def _postpone(self, table: str, until: int | None, number: int) -> None:
        """Nothing is to be done before then; unless there are more entries than so many, and with them perhaps more."""
        newer = exists().where(journal.c.table_id == table, journal.c.number >= number)
        where = (tables.c.id == table) & (tables.c.due_at <= now()) & ~newer
        async with self.house.store.writing() as db:
            await db.execute(update(tables).where(where).values(due_at=until))

    async def _finish(self, live: LiveTable) -> None:
        """Counts a rated game."""
        if live.facts.rated:
            await ratings.count_in(self.house.store, live.facts, live.playing.gone)
            live.is_stale = True
        await self._postpone(live.id, None, EVERYTHING)

    async def _drop_lapsed_orders(self, live: LiveTable, course: Course) -> None:
        for seat in live.facts.seats:
            if seat.orders is not None:
                valid = orders.still_valid(seat.orders, course.table, seat.seat)
                if valid != seat.orders:
                    async with self.house.store.writing() as db:
                        where = (seats.c.table_id == live.id) & (seats.c.seat == seat.seat)
                        await db.execute(update(seats).where(where).values(orders=valid))
                    seat.orders = valid

    # Claims

    @contextlib.asynccontextmanager
    async def _claim(self, table: str) -> AsyncIterator[bool]:
        """Claims a table for as long as the block runs; False if another worker has it."""
        if not self.house.store.is_shared:
            yield True
            return
        if not await self._extend(table):
            yield False
            return
        keeping = asyncio.create_task(self._keep(table))
        try:
            yield True
        finally:
            keeping.cancel()
            await self._release(table)

    async def _extend(self, table: str) -> bool:
        at = now()
        mine = tables.c.claimed_by == self.house.store.worker
        free = or_(tables.c.claimed_until.is_(None), tables.c.claimed_until < at, mine)
        claim = {"claimed_by": self.house.store.worker, "claimed_until": at + CLAIM}
        async with self.house.store.writing() as db:
            result = await db.execute(update(tables).where(tables.c.id == table, free).values(claim))
        return result.rowcount == 1

    async def _keep(self, table: str) -> None:
        while True:
            await asyncio.sleep(CLAIM / 3000)
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._extend(table)

    async def _release(self, table: str) -> None:
        mine = (tables.c.id == table) & (tables.c.claimed_by == self.house.store.worker)
        async with self.house.store.writing() as db:
            await db.execute(update(tables).where(mine).values(claimed_until=None))


def _out_of_time(course: Course, seat: int) -> Draft | None:
    """The clock of the deciding seat is at zero; None if it has moved at the last moment."""
    runs_out = course.times.runs_out
    if course.deciding_person != seat or runs_out is None or runs_out > now():
        return None
    return course.propose_leaving(seat, Kind.OUT_OF_TIME, now())

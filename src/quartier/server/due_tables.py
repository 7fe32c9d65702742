"""Tables that are due, where the server has to act: bots move, orders are carried out, clocks run out.

Any worker may look after any table; it claims the table while it does. Two at once do no harm: the journal takes only
one of their entries.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from sqlalchemy import exists, select, update

from quartier.play.table import Table
from quartier.server import metrics, orders, ratings
from quartier.server.clocks import now
from quartier.server.journaled_game import Draft, JournaledGame, Kind
from quartier.server.refusals import Refusal
from quartier.server.store.claims import Claims
from quartier.server.store.schema import journal, seats, tables

if TYPE_CHECKING:
    from quartier.server.live import LiveTable
    from quartier.server.worker import Worker

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

log = logging.getLogger("quartier.due_tables")


class DueTables:
    """Looks after the tables of this worker, and those that nobody looks after."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._claims = Claims(worker.store, tables.c.id, CLAIM)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins the rounds."""
        self._rounds = asyncio.create_task(self._go_round(), name="due tables")

    async def close(self) -> None:
        """Stops looking after anything; what was stored stays, and another worker goes on."""
        tasks = [*self._tasks.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, live: LiveTable) -> None:
        """Looks after a table, if there is something to do at once."""
        due = live.due_at(0) if live.game is not None else None
        if due is not None and due <= now():
            self._begin(live)

    def _begin(self, live: LiveTable) -> None:
        if live.id in self._tasks:
            self._again.add(live.id)
        elif not self.worker.is_closing:
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
                for table_id in await self._due():
                    await self._visit(table_id)
            except Exception:
                metrics.FAILURES.labels("due tables").inc()
                log.exception("a round failed")

    async def _visit(self, table_id: str) -> None:
        try:
            self._begin(await self.worker.table(table_id))
        except Refusal as refusal:
            log.warning("a table cannot be played on", extra={"table": table_id, "code": refusal.code})
            await self._postpone(table_id, None, EVERYTHING)

    async def _due(self) -> list[str]:
        """Tables that are due and that nobody has claimed."""
        due = (tables.c.due_at <= now()) & self._claims.is_free
        query = select(tables.c.id).where(due).order_by(tables.c.due_at)
        query = query.limit(AT_ONCE + len(self._tasks))
        async with self.worker.store.reading() as db:
            return list(await db.scalars(query))

    # One table

    async def _look_after(self, live: LiveTable) -> None:
        try:
            while True:
                self._again.discard(live.id)
                async with self._claims.holding(live.id) as is_ours:
                    while is_ours and await self._do_next(live):
                        pass
                if live.id not in self._again:
                    return
        except Refusal as refusal:
            log.info("left alone", extra={"table": live.id, "code": refusal.code})
        except Exception:
            metrics.FAILURES.labels("due tables").inc()
            log.exception("a table could not be looked after", extra={"table": live.id})
            with contextlib.suppress(Exception):
                await self._postpone(live.id, now() + AFTER_TROUBLE, EVERYTHING)

    async def _do_next(self, live: LiveTable) -> bool:
        """Does the next thing that is to be done; False when there is nothing for now."""
        async with live.lock:
            await live.be_current()
            game = live.playing
            await self._drop_lapsed_orders(live, game)
            person = game.deciding_person
            standing = live.row.seats[person].orders if person is not None else None
            table, number = game.table.copy(), game.number
        if table.over:
            await self._finish(live)
            return False
        if person is None:
            await self._bot_moves(live, table, number)
            return True
        ordered = await asyncio.to_thread(orders.ordered_move, standing, table) if standing else None
        if ordered is not None:
            await asyncio.sleep(self.worker.settings.order_seconds)
            await self._submit(live, number, person, [ordered])
            return True
        return await self._watch_clock(live, person, number)

    async def _bot_moves(self, live: LiveTable, table: Table, number: int) -> None:
        """A bot makes its whole choice, in private, and plays it as one chain."""
        seat = int(table.state.turn)
        name = live.row.seats[seat].bot or live.row.stand_in
        if live.row.rated:
            await self.worker.bots.be_ready_for(name, table.game.name)
        chain: list[str] = []
        while not chain or table.quiet[-1]:
            chain.append(await self.worker.bots.choose(name, table.copy()))
            table.play(chain[-1])
        await self._submit(live, number, seat, chain)

    async def _submit(self, live: LiveTable, number: int, seat: int, chain: list[str]) -> None:
        """Plays a chain, unless something else has happened since it was chosen."""

        def propose(game: JournaledGame) -> Draft | None:
            return game.propose(seat, chain, now()) if game.number == number else None

        await live.change(propose)

    async def _watch_clock(self, live: LiveTable, person: int, number: int) -> bool:
        """At zero a bot plays on; until then it is written down when that will be."""
        runs_out = live.playing.times.runs_out
        if runs_out is not None and runs_out <= now():
            with contextlib.suppress(Refusal):
                await live.change(lambda game: _out_of_time(game, person))
            return True
        await self._postpone(live.id, runs_out, number)
        return False

    async def _postpone(self, table_id: str, until: int | None, number: int) -> None:
        """Nothing is to be done before then, unless the journal has more than this many entries by now."""
        newer = exists().where(journal.c.table_id == table_id, journal.c.number >= number)
        where = (tables.c.id == table_id) & (tables.c.due_at <= now()) & ~newer
        async with self.worker.store.writing() as db:
            await db.execute(update(tables).where(where).values(due_at=until))

    async def _finish(self, live: LiveTable) -> None:
        """Counts a rated game."""
        if live.row.rated:
            await ratings.count_in(self.worker.store, live.row, live.playing.gone)
            live.is_stale = True
        await self._postpone(live.id, None, EVERYTHING)

    async def _drop_lapsed_orders(self, live: LiveTable, game: JournaledGame) -> None:
        for seat in live.row.seats:
            if seat.orders is not None:
                valid = orders.still_valid(seat.orders, game.table, seat.seat)
                if valid != seat.orders:
                    async with self.worker.store.writing() as db:
                        where = (seats.c.table_id == live.id) & (seats.c.seat == seat.seat)
                        await db.execute(update(seats).where(where).values(orders=valid))
                    seat.orders = valid


def _out_of_time(game: JournaledGame, seat: int) -> Draft | None:
    """The clock of the deciding seat is at zero; None if it has moved at the last moment."""
    runs_out = game.times.runs_out
    if game.deciding_person != seat or runs_out is None or runs_out > now():
        return None
    return game.propose_leaving(seat, Kind.OUT_OF_TIME, now())

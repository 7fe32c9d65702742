"""A worker: one process of the server, with all that it has, from the database to the tables in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from quartier.server import metrics, render
from quartier.server.audience import encoded
from quartier.server.bot_pool import BotPool
from quartier.server.clocks import now
from quartier.server.due_tables import DueTables
from quartier.server.guests import Guests
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.settings import Settings
from quartier.server.store.notices import Notices
from quartier.server.store.store import Store
from quartier.server.store.writer import Writer

PRESENCE_SECONDS = 15.0
BACK_IN = 2.0
"""Seconds after which clients of a closing server should try again."""

log = logging.getLogger("quartier.worker")


class Worker:
    """One worker: its database, its tables, its bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url, sync_writes=settings.sync_writes)
        self.writer = Writer(self.store)
        self.notices = Notices(self.store, self._hear, self._missed)
        self.bots = BotPool(settings.bot_threads, settings.bot_seconds)
        self.due_tables = DueTables(self)
        self.tables: dict[str, LiveTable] = {}
        self.is_closing = False
        self.sockets = 0
        self._background: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Opens the database and begins to look after tables."""
        await self.store.open()
        self.guests = Guests(self.store, self.settings.secret or await self.store.secret("cookies"))
        self.writer.start()
        await self.notices.start()
        self.due_tables.start()
        self.in_background(asyncio.to_thread(render.load_catalogues))
        self.in_background(self._housekeeping())
        log.info("open", extra={"database": self.store.url.get_backend_name(), "worker": self.store.worker_id})

    def say_goodbye(self) -> None:
        """Tells everybody that the server is about to close."""
        self.is_closing = True
        farewell = encoded({"type": "closing", "seconds": BACK_IN})
        for live in self.tables.values():
            for listener in live.audience:
                listener.send(farewell)
                listener.send_away()

    async def close(self) -> None:
        """Finishes what is being written, and lets go."""
        if not self.is_closing:
            self.say_goodbye()
        await self.due_tables.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.writer.close()
        await self.notices.close()
        await self.bots.close()
        await self.store.close()
        log.info("closed")

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background."""
        task = asyncio.create_task(self._do(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refusal as refusal:
            log.info("background work was left", extra={"code": refusal.code})
        except Exception:
            metrics.FAILURES.labels("worker").inc()
            log.exception("background work failed")

    # Tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database."""
        live = self.tables.get(table_id)
        if live is None:
            live = self.tables[table_id] = LiveTable(self, table_id)
        if live.may_be_behind:
            try:
                async with live.lock:
                    await live.be_current()
            except BaseException:
                if live.has_never_been_read and self.tables.get(table_id) is live:
                    del self.tables[table_id]
                raise
        live.last_used = now()
        return live

    async def refresh(self, table_id: str) -> LiveTable:
        """A table whose row has just been changed in the database: reads it anew and tells its audience."""
        live = self.tables.get(table_id)
        if live is None:
            return await self.table(table_id)
        await live.catch_up(show_table=True)
        return live

    async def _housekeeping(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            self._forget_idle_tables()
            await self.tell_presence(*(live for live in self.tables.values() if live.audience))

    def _forget_idle_tables(self) -> None:
        long_ago = now() - int(self.settings.idle_seconds * 1000)
        for live in list(self.tables.values()):
            is_idle = not live.audience and not live.lock.locked() and not self.due_tables.is_busy_with(live)
            if is_idle and live.last_used < long_ago:
                del self.tables[live.id]
        metrics.TABLES.set(len(self.tables))

    # Other workers

    async def tell_presence(self, *tables: LiveTable) -> None:
        """Tells other workers who is here at some tables."""
        if self.store.is_shared and tables:
            async with self.store.writing() as db:
                for live in tables:
                    here = {"seats": sorted(live.audience.seats_here), "spectators": live.audience.spectators_here}
                    await self.store.tell(db, "here", [live.id], **here)

    def _hear(self, notice: dict[str, Any]) -> None:
        for table_id in notice["tables"]:
            live = self.tables.get(table_id)
            if live is not None:
                self.in_background(self._act_on(live, notice))

    async def _act_on(self, live: LiveTable, notice: dict[str, Any]) -> None:
        match notice["kind"]:
            case "journal" | "orders":
                await live.catch_up(show_table=False)
            case "facts":
                await live.catch_up(show_table=True)
            case "chat":
                live.hear_chat(notice["said"])
            case "here":
                await self._hear_presence(live, notice)

    async def _hear_presence(self, live: LiveTable, notice: dict[str, Any]) -> None:
        before = (live.audience.seats, live.audience.spectators)
        is_new = live.audience.hear(notice["worker"], frozenset(notice["seats"]), notice["spectators"])
        if is_new and live.audience:
            await self.tell_presence(live)
        if before != (live.audience.seats, live.audience.spectators):
            await live.catch_up(show_table=True)

    def _missed(self) -> None:
        for live in self.tables.values():
            self.in_background(live.catch_up(show_table=True))

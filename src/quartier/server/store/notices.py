"""What other workers say: notices over PostgreSQL's LISTEN and NOTIFY. With SQLite there are no other workers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any

import asyncpg

from quartier.server.store.store import CHANNEL, Store

PAUSE = 0.5
"""Seconds before connecting again."""

log = logging.getLogger("quartier.notices")

Hear = Callable[[dict[str, Any]], None]


class Notices:
    """Listens for notices of other workers, and connects again whenever the connection breaks."""

    def __init__(self, store: Store, hear: Hear, missed: Callable[[], None]) -> None:
        self.store = store
        self.hear = hear
        self.missed = missed
        """Called after a break: anything may have been said meanwhile."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to listen; returns once it does."""
        if self.store.is_shared:
            listening = asyncio.Event()
            self._task = asyncio.create_task(self._run(listening), name="notices")
            await listening.wait()

    async def close(self) -> None:
        """Stops listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, listening: asyncio.Event) -> None:
        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(address)
                broken = asyncio.Event()
                connection.add_termination_listener(lambda _, broken=broken: broken.set())
                await connection.add_listener(CHANNEL, self._receive)
                if listening.is_set():
                    self.missed()
                listening.set()
                try:
                    await broken.wait()
                finally:
                    await connection.close(timeout=1)
            log.warning("the connection to the database broke; listening again soon")
            await asyncio.sleep(PAUSE)

    def _receive(self, connection: object, process: int, channel: str, payload: object) -> None:
        notice = json.loads(str(payload))
        if notice["worker"] != self.store.worker_id:
            self.hear(notice)

"""Claims: which worker has taken on a piece of work that any of them could do.

A claim lasts a few seconds and is made again and again while the work goes on; if the worker dies, it runs out and
another one takes over.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Column, ColumnElement, or_, update
from sqlalchemy.exc import SQLAlchemyError

from quartier.server.clocks import now
from quartier.server.store.store import Store


class Claims:
    """Claims on rows that have the columns `claimed_by` and `claimed_until`, by the column that names a row."""

    def __init__(self, store: Store, key: Column[str], milliseconds: int) -> None:
        self.store = store
        self.milliseconds = milliseconds
        """How long a claim lasts."""
        self._key = key
        self._rows = key.table

    @property
    def is_free(self) -> ColumnElement[bool]:
        """The condition that nobody has claimed a row, or not lately."""
        until = self._rows.c.claimed_until
        return or_(until.is_(None), until < now())

    @property
    def _is_ours(self) -> ColumnElement[bool]:
        by: ColumnElement[str] = self._rows.c.claimed_by
        return by == self.store.worker_id

    async def claim(self, name: str, **values: Any) -> bool:
        """Claims a row, or goes on claiming it, and sets these values; False if another worker has it."""
        claim = {"claimed_by": self.store.worker_id, "claimed_until": now() + self.milliseconds}
        change = update(self._rows).where(self._key == name, or_(self.is_free, self._is_ours))
        async with self.store.writing() as db:
            return (await db.execute(change.values({**claim, **values}))).rowcount == 1

    @contextlib.asynccontextmanager
    async def holding(self, name: str) -> AsyncIterator[bool]:
        """Claims a row for as long as the block runs; False if another worker has it."""
        if not self.store.is_shared:
            yield True
            return
        if not await self.claim(name):
            yield False
            return
        keeping = asyncio.create_task(self._keep(name))
        try:
            yield True
        finally:
            keeping.cancel()
            await self._release(name)

    async def _keep(self, name: str) -> None:
        while True:
            await asyncio.sleep(self.milliseconds / 3000)
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.claim(name)

    async def _release(self, name: str) -> None:
        release = update(self._rows).where(self._key == name, self._is_ours).values(claimed_until=None)
        async with self.store.writing() as db:
            await db.execute(release)

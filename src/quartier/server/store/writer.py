"""Group commit: what many tables want to be written goes into one transaction, and each is told when it is safe."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, update

from quartier.server import metrics
from quartier.server.store.schema import journal, tables
from quartier.server.store.store import Store

MOST_AT_ONCE = 400


@dataclass(eq=False, slots=True)
class Writing:
    """An entry for the journal of a table, the columns of the table that change with it, and whether it went in."""

    row: dict[str, Any]
    columns: dict[str, Any] | None
    written: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def place(self) -> tuple[str, int]:
        """The table and the number that the entry is for."""
        return self.row["table_id"], self.row["number"]


class Writer:
    """Writes entries in the order in which they come, as many at once as have come meanwhile."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: asyncio.Queue[Writing] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Finishes what has been asked for."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, row: dict[str, Any], columns: dict[str, Any] | None) -> bool:
        """Whether the entry is stored; False if its number was already taken. Raises if the database is in trouble."""
        writing = Writing(row, columns)
        self._waiting.put_nowait(writing)
        return await writing.written

    async def _run(self) -> None:
        while True:
            together = [await self._waiting.get()]
            while len(together) < MOST_AT_ONCE and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            try:
                with metrics.COMMIT_SECONDS.time():
                    stored = await self.store.write(functools.partial(self._commit, together))
            except Exception as trouble:  # noqa: BLE001 - those who wait must hear of it, whatever it is
                _answer_all(together, trouble)
            else:
                for writing in together:
                    if not writing.written.done():
                        writing.written.set_result(writing in stored)
            for _ in together:
                self._waiting.task_done()

    def _commit(self, together: Sequence[Writing], db: Connection) -> set[Writing]:
        """Writes all entries whose numbers are free, of several for one number the first; returns those written."""
        first = {writing.place: writing for writing in reversed(together)}
        insert = self.store.insert(journal).on_conflict_do_nothing().returning(journal.c.table_id, journal.c.number)
        rows = [writing.row for writing in reversed(first.values())]
        stored = {first[str(table), int(number)] for table, number in db.execute(insert, rows)}
        for names, changes in _by_names([writing for writing in together if writing in stored]).items():
            values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
            db.execute(update(tables).where(tables.c.id == bindparam("which")).values(values), changes)
        if stored:
            self.store.tell_directly(db, "journal", list({writing.place[0]: None for writing in stored}))
        return stored


def _by_names(writings: Sequence[Writing]) -> dict[tuple[str, ...], list[dict[str, Any]]]:
    """Changes of columns, those of the same columns together."""
    found: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for writing in writings:
        if writing.columns:
            change = {f"new_{name}": value for name, value in writing.columns.items()}
            found.setdefault(tuple(writing.columns), []).append({"which": writing.row["table_id"], **change})
    return found


def _answer_all(together: Sequence[Writing], trouble: Exception) -> None:
    for writing in together:
        if not writing.written.done():
            writing.written.set_exception(trouble)

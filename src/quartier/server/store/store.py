"""The database: opening it, reading from it and writing to it, whichever of the two kinds it is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets as randomness
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event, insert, inspect, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from quartier.server.settings import SettingError
from quartier.server.store.schema import VERSION, secrets

CHANNEL = "quartier"
ADVISORY_LOCK = 7_351_842
Found = TypeVar("Found")

LONGEST_NOTICE = 7000
"""PostgreSQL takes 8000 bytes."""


class Store:
    """A database of tables. `reading` and `writing` are transactions; `tell` reaches other workers."""

    def __init__(self, url: str, *, sync_writes: bool = True) -> None:
        self.url = make_url(url)
        self.worker_id = randomness.token_hex(8)
        """The name by which other workers know this one."""
        self.is_shared = self.url.get_backend_name() == "postgresql"
        """Whether other workers may use the same database."""
        if self.is_shared:
            self._writer = self._reader = create_async_engine(self.url, pool_size=8, max_overflow=8)
        else:
            self._writer = create_async_engine(self.url, pool_size=1, max_overflow=0)
            self._reader = create_async_engine(self.url, pool_size=4, max_overflow=0)
            self._direct = create_engine(self.url.set(drivername="sqlite"), poolclass=StaticPool)
            sync = "FULL" if sync_writes else "NORMAL"
            set_up_sqlite(self._writer.sync_engine, "BEGIN IMMEDIATE", sync)
            set_up_sqlite(self._reader.sync_engine, "BEGIN", sync)
            set_up_sqlite(self._direct, "BEGIN IMMEDIATE", sync)
        self._lock: IO[str] | None = None
        self._one_writer = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def open(self) -> None:
        """Brings the database to the newest version; an empty one is set up. SettingError if another process has it."""
        if not self.is_shared and self.url.database:
            self._lock = open_alone(Path(f"{self.url.database}.lock"))
        async with self._writer.begin() as db:
            if self.is_shared:
                await db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
            await db.run_sync(migrate)

    async def close(self) -> None:
        """Lets go of all connections."""
        await self._writer.dispose()
        await self._reader.dispose()
        if not self.is_shared:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.close()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write; on SQLite there is one at a time."""
        async with contextlib.nullcontext() if self.is_shared else self._one_writer, self._writer.begin() as db:
            yield db

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """A whole transaction at once. On SQLite it runs in a thread of its own, which saves switches of threads."""
        if self.is_shared:
            async with self._writer.begin() as db:
                return await db.run_sync(work)
        async with self._one_writer:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_directly, work)

    def _write_directly(self, work: Callable[[Connection], Found]) -> Found:
        with self._direct.begin() as db:
            return work(db)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        async with self._reader.connect() as db:
            yield db

    def insert(self, table: Any) -> Any:
        """An insert that can say what to do about a conflict."""
        return postgresql.insert(table) if self.is_shared else sqlite.insert(table)

    async def tell(self, db: AsyncConnection, kind: str, tables: Sequence[str], **facts: Any) -> None:
        """Tells the other workers, once this transaction is committed, that something about these tables is new."""
        await db.run_sync(self.tell_directly, kind, tables, **facts)

    def tell_directly(self, db: Connection, /, kind: str, tables: Sequence[str], **facts: Any) -> None:
        """The same within `write`."""
        if self.is_shared:
            for payload in _payloads(self.worker_id, kind, tables, facts):
                db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def secret(self, name: str) -> str:
        """A secret of this database's own, the same for all workers; made when first asked for."""
        async with self.writing() as db:
            fresh = {"name": name, "value": randomness.token_hex(32)}
            await db.execute(self.insert(secrets).on_conflict_do_nothing(), fresh)
            return str(await db.scalar(select(secrets.c.value).where(secrets.c.name == name)))

    async def works(self) -> bool:
        """Whether the database can be written to, soon."""
        try:
            async with asyncio.timeout(5), self.writing() as db:
                await db.execute(insert(secrets).from_select(["name", "value"], select(secrets).where(text("1 = 0"))))
        except Exception:  # noqa: BLE001 - whatever is wrong with the database, the answer is no
            return False
        return True


def _payloads(worker: str, kind: str, tables: Sequence[str], facts: dict[str, Any]) -> list[str]:
    """Notices, each short enough to be sent."""
    whole = json.dumps({"worker": worker, "kind": kind, "tables": list(tables), **facts})
    if len(whole) <= LONGEST_NOTICE or len(tables) < 2:
        return [whole]
    half = len(tables) // 2
    return _payloads(worker, kind, tables[:half], facts) + _payloads(worker, kind, tables[half:], facts)


def open_alone(file: Path) -> IO[str]:
    """Opens a file that only one process can have: two servers on one SQLite database would not hear of each other."""
    held = file.open("w", encoding="utf-8")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        held.close()
        raise SettingError("database-in-use", database=str(file.with_suffix(""))) from None
    return held


def set_up_sqlite(engine: Engine, begin: str, sync: str) -> None:
    """Makes every connection durable and patient, and lets transactions begin as we say."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", f"synchronous={sync}", "busy_timeout=10000", "temp_store=MEMORY"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def migrate(connection: Connection) -> None:
    """Runs the migrations that a database lacks."""
    if version_of(connection) == VERSION:
        return
    from alembic import command  # late: a server whose database is up to date need not wait for it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "quartier.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version

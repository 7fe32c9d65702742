"""A table in memory: its row of the database, its game, and everybody who listens.

Memory is a cache. A change is first made here, under the table's lock, then stored, and only then told to anybody; if
it could not be stored, or another worker was faster, memory is read anew from the database.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select, update

from quartier.server import metrics, orders, render
from quartier.server.audience import Audience, Listener, encoded
from quartier.server.clocks import Clock, now
from quartier.server.journaled_game import Change, Draft, Entry, JournaledGame, Kind, Viewer
from quartier.server.refusals import Refusal
from quartier.server.store.schema import chat, journal, seats, tables
from quartier.server.table_row import TableRow, read_tables
from quartier.server.wire.messages import MovedMessage
from quartier.server.wire.positions import ChatLine, Position
from quartier.server.wire.tables import TableShown

if TYPE_CHECKING:
    from quartier.server.worker import Worker

LOG_SHOWN = 60
"""Lines of the log that come with a whole state."""
CHAT_SHOWN = 100
ATTEMPTS = 5

Propose = Callable[[JournaledGame], Draft | None]


class LiveTable:
    """A table and its audience at this worker."""

    def __init__(self, worker: Worker, table_id: str) -> None:
        self.worker = worker
        self.id = table_id
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.last_used = now()
        self.is_stale = True
        """Whether memory must be read anew before it is used."""
        self._row: TableRow | None = None
        self.game: JournaledGame | None = None
        self._told = 0
        """Entries of the journal that the audience has been told of."""

    @property
    def row(self) -> TableRow:
        """What the database says about the table."""
        assert self._row is not None
        return self._row

    @property
    def has_never_been_read(self) -> bool:
        """Whether the database has not been asked yet, or knows no such table."""
        return self._row is None

    # From the database

    @property
    def may_be_behind(self) -> bool:
        """Whether the database may know more. Another worker may just have begun a game that has not begun here."""
        return self.is_stale or (self.game is None and self.worker.store.is_shared)

    async def be_current(self) -> None:
        """Reads from the database what memory lacks; call it with the lock held."""
        self.last_used = now()
        if self.may_be_behind:
            await self._read()
            self.is_stale = False

    async def _read(self) -> None:
        known = self.game.number if self.game is not None else 0
        async with self.worker.store.reading() as db:
            found = await read_tables(db, tables.c.id == self.id)
            where = (journal.c.table_id == self.id) & (journal.c.number >= known)
            entries = (await db.execute(select(journal).where(where).order_by(journal.c.number))).all()
        if not found:
            raise Refusal(404, "no-table", table=self.id[:40])
        self._row = found[0]
        if self.game is None and self.row.started_at is not None:
            self.game = begin(self.row)
        for entry in entries:
            change = self.playing.read(Entry.of(entry))
            if self.playing.number > self._told:
                self._tell(change)

    def _forget(self) -> None:
        """Throws away what memory says about the game: it may be ahead of the database."""
        self.game = None
        self.is_stale = True

    async def catch_up(self, *, show_table: bool) -> None:
        """Reads what other workers have done, and tells the audience."""
        async with self.lock:
            self.is_stale = True
            await self.be_current()
            if show_table:
                self.show_table()

    # Changes

    async def change(self, propose: Propose) -> Change | None:
        """Makes a change: proposes it, stores it, tells it. None if there was nothing to change."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self.be_current()
                draft = propose(self.playing)
                if draft is None:
                    return None
                change = self.playing.apply(draft)
                if await self._store(change):
                    self._tell(change)
                    self._look_after(change)
                    return change
                self._forget()
        raise Refusal(503, "too-full")

    @property
    def playing(self) -> JournaledGame:
        """The game, if it has begun; Refusal otherwise."""
        if self.game is None:
            raise Refusal(409, "wrong-state", state=self.row.state)
        return self.game

    async def _store(self, change: Change) -> bool:
        changed = self._changed_columns(change) if change.is_public else None
        try:
            stored = await self.worker.writer.append(change.entry.row(self.id), changed)
        except BaseException:
            self._forget()
            raise
        if stored and changed is not None:
            for name, value in changed.items():
                if name != "due_at":
                    setattr(self.row, name, value)
        return stored

    def _changed_columns(self, change: Change) -> dict[str, Any]:
        table = self.playing.table
        changed: dict[str, Any] = {"turn": table.turn, "due_at": self.due_at(change.entry.at)}
        if table.over:
            end = {"state": "finished", "ended_at": change.entry.at, "scores": table.scores, "winners": table.winners}
            changed.update(end)
        return changed

    def due_at(self, at: int) -> int | None:
        """When a server has to do something about this table."""
        game = self.playing
        if game.table.over:
            return at if self.row.rated else None
        person = game.deciding_person
        if person is None or self.row.seats[person].orders:
            return at
        return game.times.runs_out

    def _tell(self, change: Change) -> None:
        """Tells the audience of a change: each what it may know, and those who may not know of it nothing at all."""
        self._told = self.playing.number
        names = self.row.names
        for viewer in change.viewers:
            self.audience.send(viewer, functools.partial(self._moved, viewer, names))
        if change.is_table_business or self.playing.table.over:
            self.show_table()

    def _look_after(self, change: Change) -> None:
        """Looks after the table, if there may be something to do."""
        if change.is_public:
            metrics.MOVES.inc(change.entry.kind is Kind.MOVE)
        if change.is_public or self.row.seats[change.entry.seat].orders:
            self.worker.due_tables.wake(self)

    def _moved(self, viewer: Viewer, names: Sequence[str], language: str) -> MovedMessage:
        game = self.playing
        shown = render.position(game, viewer, language, names, game.last_line(viewer))
        return {"type": "moved", "position": shown}

    # What seats do

    async def play(self, seat: int, number: int, moves: Sequence[str]) -> None:
        """Plays a chain of moves, once, however often it is sent."""

        def propose(game: JournaledGame) -> Draft | None:
            if game.is_done(seat, number, moves):
                return None
            game.check_present(seat)
            return game.propose(seat, moves, now())

        await self.change(propose)

    async def undo(self, seat: int, number: int) -> None:
        """Takes the seat's last move back, or asks the others to allow it."""

        def propose(game: JournaledGame) -> Draft:
            if number != game.count(seat):
                raise Refusal(409, "stale-number", number=game.count(seat))
            return game.propose_undo(seat, now(), is_rated=self.row.rated)

        await self.change(propose)

    async def answer(self, seat: int, agree: bool) -> None:
        """Answers another seat's wish to undo."""
        await self.change(lambda game: game.propose_answer(seat, agree, now()))

    async def leave(self, seat: int, kind: Kind) -> None:
        """A bot takes the seat over."""
        await self.change(lambda game: game.propose_leaving(seat, kind, now()))

    async def come_back(self, seat: int) -> None:
        """The seat's person plays again."""
        await self.change(lambda game: game.propose_return(seat, now()))

    async def set_orders(self, seat: int, wanted: dict[str, Any]) -> None:
        """Keeps the standing orders of a seat; nobody else learns of them."""
        async with self.lock:
            await self.be_current()
            kept = orders.kept(wanted, self.playing.table, seat)
            async with self.worker.store.writing() as db:
                where = (seats.c.table_id == self.id) & (seats.c.seat == seat)
                await db.execute(update(seats).where(where).values(orders=kept))
                await db.execute(update(tables).where(tables.c.id == self.id).values(due_at=now()))
                await self.worker.store.tell(db, "orders", [self.id])
            self.row.seats[seat].orders = kept
        self.worker.due_tables.wake(self)

    async def say(self, guest: str, name: str, text: str) -> None:
        """Somebody says something."""
        async with self.lock:
            await self.be_current()
            said = {"seat": self.row.seat_of(guest), "name": name, "text": text, "at": now()}
            said = await self._store_chat(guest, said)
            self.hear_chat(said)

    async def _store_chat(self, guest: str, said: dict[str, Any]) -> dict[str, Any]:
        """Stores a line under the next free number, which another worker may take first."""
        for _ in range(ATTEMPTS):
            async with self.worker.store.writing() as db:
                last = await db.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == self.id))
                numbered = {"number": (last or 0) + 1, **said}
                insert = self.worker.store.insert(chat).values(**numbered, table_id=self.id, guest_id=guest)
                stored = await db.execute(insert.on_conflict_do_nothing())
                if stored.rowcount == 1:
                    await self.worker.store.tell(db, "chat", [self.id], said=numbered)
                    return numbered
        raise Refusal(503, "too-full")

    def hear_chat(self, said: dict[str, Any]) -> None:
        """Passes on what somebody said."""
        self.audience.send_all({"type": "chat", "message": render.chat_line(said)})

    async def recent_chat(self) -> list[ChatLine]:
        """What was said lately."""
        columns = [chat.c[name] for name in ("number", "seat", "name", "text", "at")]
        query = select(*columns).where(chat.c.table_id == self.id).order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
        async with self.worker.store.reading() as db:
            newest = [render.chat_line(row._asdict()) for row in await db.execute(query)]
        return newest[::-1]

    # What is shown

    def table_shown(self, guest: str | None) -> TableShown:
        """The table as a guest sees it."""
        return render.table_shown(self.row, guest, self.game, self.audience.seats, self.audience.spectators)

    def show_table(self, but: Listener | None = None) -> None:
        """Tells everybody about the table; those who see with other eyes since then, or for the first time, all."""
        for listener in self.audience:
            if listener is but:
                continue
            seat = self.row.seat_of(listener.guest)
            if seat != listener.seat or (self.game is not None and not listener.sees_game):
                listener.seat = seat
                listener.send(self.state(listener))
            else:
                listener.send(encoded({"type": "table", "table": self.table_shown(listener.guest)}))

    def position(self, viewer: Viewer, language: str, since: int | None) -> Position:
        """What a viewer sees; with the log since a number, or else its last lines."""
        game = self.playing
        numbered = game.log_for(viewer)[-LOG_SHOWN:] if since is None else game.log_for(viewer, since)
        return render.position(game, viewer, language, self.row.names, numbered)

    def state(self, listener: Listener, since: int | None = None, said: list[ChatLine] | None = None) -> str:
        """Everything a listener needs to know, as one message."""
        listener.sees_game = self.game is not None
        shown = None if self.game is None else self.position(listener.seat, listener.language, since)
        return encoded({"type": "state", "table": self.table_shown(listener.guest), "position": shown, "chat": said})


def begin(row: TableRow) -> JournaledGame:
    """The game of a table at its beginning."""
    if row.game.rules_version != row.rules_version:
        raise Refusal(409, "other-rules", table=row.id)
    return JournaledGame(
        row.game,
        seed=int(row.seed or 0),
        start=row.start,
        clock=Clock.of(row.clock),
        people=row.people,
        at=row.started_at or 0,
    )

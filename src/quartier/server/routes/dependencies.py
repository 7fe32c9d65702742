"""Who takes part in a request: the worker, the guest, the table, the seat."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from quartier.server.connection import language_of
from quartier.server.guests import COOKIE, ID_PATTERN
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.worker import Worker

TableId = Annotated[str, Path(pattern=ID_PATTERN, description="The table's id", examples=["k7w2mqx4t9abcd"])]


def worker_of(request: Request) -> Worker:
    """The worker that answers."""
    worker: Worker = request.app.state.worker
    if worker.is_closing:
        raise Refusal(503, "closing")
    return worker


ThisWorker = Annotated[Worker, Depends(worker_of)]
Language = Annotated[str, Depends(language_of)]


def visitor(request: Request, worker: ThisWorker) -> str | None:
    """The guest who asks, if there is one."""
    return worker.guests.read_cookie(request.cookies.get(COOKIE))


Visitor = Annotated[str | None, Depends(visitor)]


async def guest(request: Request, worker: ThisWorker, visitor: Visitor, language: Language) -> str:
    """The guest who asks; a stranger becomes one."""
    if visitor is not None and await worker.guests.name(visitor) is not None:
        return visitor
    new, _ = await worker.guests.welcome(None, language)
    request.state.cookie = worker.guests.cookie(new)
    return new


Guest = Annotated[str, Depends(guest)]


async def table(worker: ThisWorker, table_id: TableId) -> LiveTable:
    """The table that is spoken of."""
    return await worker.table(table_id)


TheTable = Annotated[LiveTable, Depends(table)]


async def seat(live: TheTable, visitor: Visitor) -> int:
    """The seat of the guest who asks."""
    found = live.row.seat_of(visitor)
    if found is None:
        raise Refusal(403, "no-seat")
    return found


OwnSeat = Annotated[int, Depends(seat)]


async def finished_table(live: TheTable) -> LiveTable:
    """A table whose game is over: everything about it may be known."""
    if live.row.state != "finished":
        raise Refusal(404, "not-finished")
    return live


FinishedTable = Annotated[LiveTable, Depends(finished_table)]

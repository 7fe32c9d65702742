"""Who one is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from quartier.server import lobby, seating
from quartier.server.responses import REFUSALS, Json
from quartier.server.routes.dependencies import Guest, Language, ThisWorker, Visitor
from quartier.server.wire.guests import Me
from quartier.server.wire.requests import Renaming
from quartier.server.wire.tables import TableShown
from quartier.server.worker import Worker

router = APIRouter(prefix="/api", tags=["guests"], responses=REFUSALS)


@router.get("/me", response_model=Me)
async def me(worker: ThisWorker, visitor: Visitor) -> Response:
    """Who one is, and one's tables."""
    name = await worker.guests.name(visitor)
    if visitor is None or name is None:
        return Json({"guest": None, "tables": []})
    return Json(await _me(worker, visitor, name))


@router.post("/me", response_model=Me)
async def rename(
    request: Request, worker: ThisWorker, visitor: Visitor, language: Language, wish: Renaming
) -> Response:
    """Becomes a guest, or takes another name."""
    if visitor is not None and await worker.guests.name(visitor) is not None:
        await worker.guests.rename(visitor, wish.name, wish.mark)
        await lobby.tell_name(worker, visitor)
        guest = visitor
    else:
        guest, _ = await worker.guests.welcome(wish.name, language, wish.mark)
        request.state.cookie = worker.guests.cookie(guest)
    return Json(await _me(worker, guest, wish.name))


async def _me(worker: Worker, guest: str, name: str) -> Me:
    mark = await worker.guests.mark(guest)
    return {"guest": {"id": guest, "name": name, "mark": mark}, "tables": await lobby.tables_of(worker, guest)}


@router.post("/seat-links/{token}", response_model=TableShown)
async def follow_link(
    worker: ThisWorker, guest: Guest, token: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,100}$")]
) -> Response:
    """Takes over the seat that a secret link was made for."""
    live = await seating.follow_link(worker, token, guest)
    return Json(live.table_shown(guest))

"""Tables: making them, sitting down, starting, leaving, going on elsewhere."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from quartier.server import forks, gathering, lobby, rematches, seating
from quartier.server.journaled_game import Kind
from quartier.server.refusals import Refusal
from quartier.server.responses import REFUSALS, Json
from quartier.server.routes.dependencies import Guest, OwnSeat, TableId, TheTable, ThisWorker, Visitor
from quartier.server.wire.requests import Forking, Joining, NewTable, SeatChange, SeatNumber, Starting
from quartier.server.wire.tables import Lobby, SeatLink, TableShown

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


@router.get("/lobby", response_model=Lobby)
async def the_lobby(worker: ThisWorker, visitor: Visitor) -> Response:
    """Listed tables."""
    return Json(await lobby.listed(worker, visitor))


@router.post("/tables", response_model=TableShown, status_code=201)
async def create(worker: ThisWorker, guest: Guest, wanted: NewTable) -> Response:
    """Makes a table."""
    live = await gathering.create(worker, guest, wanted)
    return Json(live.table_shown(guest), 201)


@router.get("/tables/{table_id}", response_model=TableShown)
async def table(live: TheTable, visitor: Visitor) -> Response:
    """A table."""
    return Json(live.table_shown(visitor))


@router.post("/tables/{table_id}/join", response_model=TableShown)
async def join(worker: ThisWorker, table_id: TableId, guest: Guest, wish: Joining) -> Response:
    """Takes an open seat."""
    live = await gathering.join(worker, table_id, guest, wish)
    return Json(live.table_shown(guest))


@router.post("/tables/{table_id}/leave", response_model=TableShown)
async def leave(worker: ThisWorker, table_id: TableId, guest: Guest) -> Response:
    """Leaves before the start."""
    live = await gathering.leave(worker, table_id, guest)
    return Json(live.table_shown(guest))


@router.put("/tables/{table_id}/seats/{seat}", response_model=TableShown)
async def change_seat(
    worker: ThisWorker, table_id: TableId, guest: Guest, seat: SeatNumber, wish: SeatChange
) -> Response:
    """The host opens a seat, or gives it to a bot."""
    live = await gathering.change_seat(worker, table_id, guest, seat, wish)
    return Json(live.table_shown(guest))


@router.post("/tables/{table_id}/start", response_model=TableShown)
async def start(worker: ThisWorker, table_id: TableId, guest: Guest, wish: Starting) -> Response:
    """The host starts the game."""
    live = await gathering.start(worker, table_id, guest, wish)
    return Json(live.table_shown(guest))


@router.post("/tables/{table_id}/seats/{seat}/link", response_model=SeatLink)
async def make_link(worker: ThisWorker, live: TheTable, own: OwnSeat, seat: SeatNumber) -> Response:
    """A secret that moves one's seat to another device."""
    if seat != own:
        raise Refusal(403, "no-seat")
    return Json({"token": await seating.make_link(worker, live.id, seat)})


@router.post("/tables/{table_id}/resign", response_model=TableShown)
async def resign(live: TheTable, seat: OwnSeat, visitor: Visitor) -> Response:
    """Gives one's seat to a bot for good."""
    await live.leave(seat, Kind.RESIGN)
    return Json(live.table_shown(visitor))


@router.post("/tables/{table_id}/return", response_model=TableShown)
async def come_back(live: TheTable, seat: OwnSeat, visitor: Visitor) -> Response:
    """Takes one's seat back from the bot that played on after the clock ran out."""
    await live.come_back(seat)
    return Json(live.table_shown(visitor))


@router.post("/tables/{table_id}/rematch", response_model=TableShown)
async def rematch(worker: ThisWorker, table_id: TableId, guest: Guest) -> Response:
    """Offers another game."""
    live = await rematches.rematch(worker, table_id, guest)
    return Json(live.table_shown(guest))


@router.post("/tables/{table_id}/fork", response_model=TableShown, status_code=201)
async def fork(worker: ThisWorker, live: TheTable, guest: Guest, wish: Forking) -> Response:
    """Plays on from an earlier position, against bots."""
    new = await forks.fork(worker, live, guest, wish)
    return Json(new.table_shown(guest), 201)

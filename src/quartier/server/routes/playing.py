"""Play by plain requests: positions, moves, undo, plans, hints, orders, chat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse, Response

from quartier.server import advice
from quartier.server.live import LiveTable
from quartier.server.orders import standing
from quartier.server.refusals import Refusal
from quartier.server.render import log_lines
from quartier.server.responses import REFUSALS, Json, text
from quartier.server.routes.dependencies import Guest, Language, OwnSeat, TheTable, ThisWorker, Visitor
from quartier.server.wire.positions import ChatLine, Hint, Log, Plans, Position, StandingOrders
from quartier.server.wire.requests import MOST_NUMBER, Answering, Orders, Playing, Saying, Undoing
from quartier.server.wire.tables import TableShown

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)


async def _position(live: LiveTable, visitor: str | None, language: str, since: int | None) -> Response:
    async with live.lock:
        await live.be_current()
        return Json(live.position(live.row.seat_of(visitor), language, since))


@router.get("/position", response_model=Position)
async def position(
    live: TheTable,
    visitor: Visitor,
    language: Language,
    since: Annotated[int | None, Query(ge=0, le=MOST_NUMBER)] = None,
) -> Response:
    """What one sees now, and may do."""
    return await _position(live, visitor, language, since)


@router.get("/log", response_model=Log)
async def log(live: TheTable, visitor: Visitor, language: Language) -> Response:
    """Everything that everybody has heard since the start."""
    async with live.lock:
        await live.be_current()
        game = live.playing
        numbered = game.log_for(live.row.seat_of(visitor))
        return Json({"log": log_lines(numbered, game.table.game.name, language, live.row.names)})


@router.post("/moves", response_model=Position)
async def play(live: TheTable, seat: OwnSeat, visitor: Visitor, language: Language, wish: Playing) -> Response:
    """Plays one move or a whole chain, all or nothing, and only once."""
    await live.play(seat, wish.number, wish.moves)
    return await _position(live, visitor, language, wish.number)


@router.post("/undo", response_model=Position)
async def undo(live: TheTable, seat: OwnSeat, visitor: Visitor, language: Language, wish: Undoing) -> Response:
    """Takes the last move back, or asks the other people to allow it."""
    await live.undo(seat, wish.number)
    return await _position(live, visitor, language, wish.number)


@router.post("/undo/answer", response_model=TableShown)
async def answer(live: TheTable, seat: OwnSeat, visitor: Visitor, wish: Answering) -> Response:
    """Agrees that somebody takes a move back, or refuses."""
    await live.answer(seat, wish.agree)
    return Json(live.table_shown(visitor))


@router.get("/plans", response_model=Plans)
async def plans(
    live: TheTable,
    seat: OwnSeat,
    language: Language,
    most: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """Whole chains of moves from here, each with what it would do."""
    return Json(await advice.plans(live, seat, language, most))


@router.post("/hint", response_model=Hint)
async def hint(worker: ThisWorker, live: TheTable, seat: OwnSeat, language: Language) -> Response:
    """A bot's advice, at casual tables."""
    return Json(await advice.hint(worker, live, seat, language))


@router.get("/words", response_class=Response, responses=text("The position in words"))
async def words(live: TheTable, visitor: Visitor, language: Language) -> Response:
    """The position in words."""
    async with live.lock:
        await live.be_current()
        seat = live.row.seat_of(visitor)
        return PlainTextResponse(advice.in_words(live.playing.table, seat, language, live.row.names))


@router.get("/orders", response_model=StandingOrders)
async def orders(live: TheTable, seat: OwnSeat) -> Response:
    """One's standing orders."""
    return Json(standing(live.row.seats[seat].orders))


@router.put("/orders", response_model=StandingOrders)
async def set_orders(live: TheTable, seat: OwnSeat, wanted: Orders) -> Response:
    """Leaves standing orders, known to nobody else."""
    await live.set_orders(seat, wanted.model_dump())
    return Json(standing(live.row.seats[seat].orders))


@router.get("/chat", response_model=list[ChatLine])
async def chat(live: TheTable) -> Response:
    """What was said lately."""
    return Json(await live.recent_chat())


@router.post("/chat", response_model=list[ChatLine])
async def say(worker: ThisWorker, live: TheTable, guest: Guest, wish: Saying) -> Response:
    """Says something to everybody at the table."""
    name = await worker.guests.name(guest)
    if name is None:
        raise Refusal(403, "no-guest")
    await live.say(guest, name, wish.text)
    return Json(await live.recent_chat())

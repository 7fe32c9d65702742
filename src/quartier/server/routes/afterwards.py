"""After the end: records, replay, analysis, and the proof of the deal."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import PlainTextResponse, Response

from quartier.server import analyses, replays
from quartier.server.responses import REFUSALS, Json, text
from quartier.server.routes.dependencies import FinishedTable, Language, ThisWorker
from quartier.server.wire.afterwards import AnalysisShown, FairChecked, Moment, Pad, Replay, WholeMoment
from quartier.server.wire.requests import MOST_NUMBER

router = APIRouter(prefix="/api/tables/{table_id}", tags=["afterwards"], responses=REFUSALS)

MoveNumber = Annotated[int, Path(ge=0, le=MOST_NUMBER)]
Eyes = Annotated[str | None, Query(max_length=10, description="A seat's number, or `all`")]


@router.get("/record", response_class=Response, responses=text("The record"))
async def download(live: FinishedTable) -> Response:
    """The record of a finished game, with the proof of its deal."""
    name = f"{live.row.game_name}-{live.id}.record"
    record = await asyncio.to_thread(replays.record, live)
    return PlainTextResponse(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/replay", response_model=Replay)
async def replay(live: FinishedTable, language: Language) -> Response:
    """All moves of a finished game, with what happened."""
    return Json(await asyncio.to_thread(replays.all_moves, live, language, live.row.names))


@router.get("/replay/{move}", response_model=Moment | WholeMoment)
async def moment(live: FinishedTable, language: Language, move: MoveNumber, seat: Eyes = None) -> Response:
    """The position after this many moves, with a seat's eyes, a spectator's, or everybody's."""
    return Json(await asyncio.to_thread(replays.moment, live, move, seat, language))


@router.get("/replay/{move}/words", response_class=Response, responses=text("The position in words"))
async def moment_in_words(live: FinishedTable, language: Language, move: MoveNumber, seat: Eyes = None) -> Response:
    """The same in words."""
    return PlainTextResponse(await asyncio.to_thread(replays.moment_in_words, live, move, seat, language))


@router.get("/pad", response_model=Pad)
async def pad(live: FinishedTable, language: Language) -> Response:
    """The score pad: how the points came together, line by line."""
    return Json(await asyncio.to_thread(replays.pad, live, language))


@router.get("/analysis", response_model=AnalysisShown)
async def analysis(worker: ThisWorker, live: FinishedTable, language: Language) -> Response:
    """How far the analysis is, and what it found."""
    return Json(await analyses.shown(worker, live, language))


@router.post("/analysis", response_model=AnalysisShown)
async def ask_for_analysis(worker: ThisWorker, live: FinishedTable, language: Language) -> Response:
    """Asks for the analysis; it is made in the background, once."""
    return Json(await analyses.ask_for(worker, live, language))


@router.get("/fair", response_model=FairChecked)
async def fair(live: FinishedTable) -> Response:
    """The check of the deal."""
    return Json(replays.fair_checked(live.row))

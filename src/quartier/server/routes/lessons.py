"""Lessons: a game learned by doing, without a table."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from quartier.engine import shelf
from quartier.server import lessons
from quartier.server.responses import REFUSALS, Json
from quartier.server.routes.about import GameName
from quartier.server.routes.dependencies import Language
from quartier.server.wire.lessons import Lesson, LessonPosition
from quartier.server.wire.requests import MOST_NUMBER, Trying

router = APIRouter(prefix="/api/games/{game}/lesson", tags=["lessons"], responses=REFUSALS)

StepNumber = Annotated[int, Path(ge=0, le=MOST_NUMBER)]


@router.get("", response_model=Lesson)
async def lesson(game: GameName, language: Language) -> Response:
    """The steps of a game's lesson."""
    return Json(lessons.shown(shelf.take(game).name, language))


@router.post("/{step}", response_model=LessonPosition)
async def try_step(game: GameName, language: Language, step: StepNumber, wish: Trying) -> Response:
    """Where one stands after these moves of a step; nothing is stored."""
    name = shelf.take(game).name
    return Json(await asyncio.to_thread(lessons.position, name, step, wish.moves, language))

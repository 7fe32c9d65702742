"""What can be played: games, their options, rulebooks and words."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from quartier.engine import shelf
from quartier.server import ratings, showcase
from quartier.server.responses import REFUSALS, Json, text
from quartier.server.routes.dependencies import Language, ThisWorker
from quartier.server.wire.games import About, GameShown, Rated
from quartier.server.wire.languages import Language as SpokenLanguage

router = APIRouter(prefix="/api", tags=["games"], responses=REFUSALS)

GameName = Annotated[str, Path(max_length=40, examples=["property"])]


@router.get("/about", response_model=About)
async def about() -> Response:
    """The server's version, and the languages it speaks."""
    return Json(showcase.about())


@router.get("/games", response_model=list[GameShown])
async def games(worker: ThisWorker, language: Language) -> Response:
    """All games, with their options in words and the bots there are."""
    return Json([await showcase.shown(worker, name, language) for name in shelf.playable()])


@router.get("/games/{game}", response_model=GameShown)
async def one_game(worker: ThisWorker, game: GameName, language: Language) -> Response:
    """One game."""
    return Json(await showcase.shown(worker, shelf.take(game).name, language))


@router.get("/games/{game}/rulebook", response_class=Response, responses=text("The rulebook", "text/markdown"))
async def rulebook(game: GameName, language: Language) -> Response:
    """The rulebook of a game."""
    book = shelf.folder_of(game).joinpath("rulebook", f"{language}.md")
    return Response(book.read_bytes(), media_type="text/markdown")


@router.get("/games/{game}/ratings", response_model=list[Rated])
async def best(worker: ThisWorker, game: GameName) -> Response:
    """The best rated people and bots."""
    async with worker.store.reading() as db:
        return Json(await ratings.best(db, shelf.take(game).name))


@router.get("/words/{language}", response_class=Response, responses=text("The catalogue"))
async def shared_words(language: SpokenLanguage) -> Response:
    """The Fluent catalogue that all games share."""
    return PlainTextResponse(files("quartier").joinpath("locale", f"{language}.ftl").read_bytes())


@router.get("/words/{language}/{game}", response_class=Response, responses=text("The catalogue"))
async def words(language: SpokenLanguage, game: GameName) -> Response:
    """The Fluent catalogue of a game."""
    return PlainTextResponse(shelf.folder_of(game).joinpath("locale", f"{language}.ftl").read_bytes())

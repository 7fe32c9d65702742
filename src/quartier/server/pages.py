"""The web client, if it has been built into the package; else a page that says how to.

The build lays its texts down compressed as well (`web/vite.config.ts`); browsers that can read that get it.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from quartier.engine import shelf
from quartier.engine.words.catalogue import say
from quartier.server.connection import accepts, language_of
from quartier.server.refusals import Refusal, as_json
from quartier.server.responses import REFUSALS, Json

WEB = Path(__file__).parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names hold a hash of what they say."""
BOARDS = "boards"
"""Below this address lie the boards that games of other packages bring."""
BOARD = "board.js"
"""The file of such a board that the client loads first."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The best first."""

mimetypes.add_type("font/woff2", ".woff2")


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    """Serves the client's files; any other page is the client's own business, so it gets the first page."""
    client = Client(folder)

    @app.get(f"/{BOARDS}/{{game}}/{{path:path}}", include_in_schema=False, responses=REFUSALS)
    async def board(request: Request, game: str, path: str) -> Response:
        files = Client(board_folder(game), first_page=None) if game in shelf.names() else None
        return (files and files.answer(request, path)) or _no_page(request, path)

    @app.get("/{path:path}", include_in_schema=False, responses=REFUSALS)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            return _no_page(request, path)
        return client.answer(request, path) or HTMLResponse(_honest_page(language_of(request)))


def board_folder(game: str) -> Path:
    """Where a game's package keeps the built files of its board, if it brings one."""
    return Path(str(shelf.folder_of(game).joinpath("board")))


def board_address(game: str) -> str | None:
    """Where the client finds the board that a game's package brings."""
    return f"/{BOARDS}/{game}/{BOARD}" if board_folder(game).joinpath(BOARD).is_file() else None


def _no_page(request: Request, path: str) -> Response:
    refusal = Refusal(404, "no-page", page=path[:60])
    return Json({"error": as_json(refusal, language_of(request))}, 404)


class Client:
    """The files of the web client, or of a board."""

    def __init__(self, folder: Path, first_page: str | None = "index.html") -> None:
        self._first_page = first_page
        self._folder = folder.resolve()
        self._files = StaticFiles(directory=folder, check_dir=False)

    def answer(self, request: Request, path: str) -> Response | None:
        """A file, or else the first page; None if there is neither."""
        file = self._file(path) or (self._file(self._first_page) if self._first_page else None)
        if file is None:
            return None
        encoding, packed = _packed(request, file)
        answer = self._files.file_response(packed, packed.stat(), request.scope)
        answer.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        answer.headers["vary"] = "accept-encoding"
        if encoding is not None and answer.status_code == 200:
            answer.headers["content-encoding"] = encoding
        return answer

    def _file(self, path: str) -> Path | None:
        file = (self._folder / path).resolve()
        return file if file.is_relative_to(self._folder) and file.is_file() else None


def _packed(request: Request, file: Path) -> tuple[str | None, Path]:
    """The smallest form of a file that the client can read, and how it is encoded."""
    for encoding, ending in ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if accepts(request, encoding) and packed.is_file():
            return encoding, packed
    return None, file


def _honest_page(language: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Quartier</title>'
        f"<h1>Quartier</h1><p>{say(language, 'page-without-client')}</p>"
        f'<p><a href="/api/openapi.json">OpenAPI</a></p></html>'
    )

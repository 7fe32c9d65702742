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

from quartier.engine.words.catalogue import say
from quartier.server.connection import accepts, language_of
from quartier.server.refusals import Refusal, as_json
from quartier.server.responses import REFUSALS, Json

WEB = Path(__file__).parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names hold a hash of what they say."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The best first."""

mimetypes.add_type("font/woff2", ".woff2")


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    """Serves the client's files; any other page is the client's own business, so it gets the first page."""
    client = Client(folder)

    @app.get("/{path:path}", include_in_schema=False, responses=REFUSALS)
    async def page(request: Request, path: str) -> Response:
        language = language_of(request)
        if path == "api" or path.startswith("api/"):
            refusal = Refusal(404, "no-page", page=path[:60])
            return Json({"error": as_json(refusal, language)}, 404)
        return client.answer(request, path) or HTMLResponse(_honest_page(language))


class Client:
    """The files of the web client."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files = StaticFiles(directory=folder, check_dir=False)

    def answer(self, request: Request, path: str) -> Response | None:
        """A file, or else the first page; None if the client has not been built."""
        file = self._file(path) or self._file("index.html")
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

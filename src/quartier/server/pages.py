"""The web client, if it has been built into the package; else a page that says how to."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from quartier.engine.words import say
from quartier.server.answers import REFUSALS, Json
from quartier.server.asking import language_of
from quartier.server.refusals import Refusal, as_json

WEB = Path(__file__).parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    """Serves the client's files; any other page is the client's own business, so it gets the first page."""

    @app.get("/{path:path}", include_in_schema=False, responses=REFUSALS)
    async def page(request: Request, path: str) -> Response:
        language = language_of(request)
        if path == "api" or path.startswith("api/"):
            refusal = Refusal(404, "no-page", page=path[:60])
            return Json({"error": as_json(refusal, language)}, 404)
        file = (folder / path).resolve()
        if file.is_relative_to(folder.resolve()) and file.is_file():
            lasting = {"cache-control": FOREVER} if path.startswith("assets/") else {"cache-control": "no-cache"}
            return FileResponse(file, headers=lasting)
        if (folder / "index.html").is_file():
            return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})
        return HTMLResponse(_honest_page(language))


def _honest_page(language: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Quartier</title>'
        f"<h1>Quartier</h1><p>{say(language, 'page-without-client')}</p>"
        f'<p><a href="/api/docs">API</a></p></html>'
    )

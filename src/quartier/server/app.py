"""The application: routes, errors and the life of its worker, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable
from types import FrameType
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import quartier
from quartier.engine.errors import QuartierError
from quartier.server import logs, metrics, sockets
from quartier.server.analyses import Analyst
from quartier.server.connection import language_of
from quartier.server.contract import Application
from quartier.server.limits import MOST_BODY
from quartier.server.pages import add_pages
from quartier.server.refusals import Refusal, as_json, status_of
from quartier.server.request_guard import RequestGuard
from quartier.server.responses import Json
from quartier.server.routes import about, afterwards, lessons, me, operations, playing, tables
from quartier.server.settings import Settings, from_environment
from quartier.server.worker import Worker

TO_HEAR_GOODBYE = 0.3
"""Seconds that clients have before their sockets are closed."""

WORTH_COMPRESSING = 2000
"""Bytes of an answer that are more than a packet or so."""

ROUTERS = tuple(module.router for module in (about, lessons, me, tables, playing, afterwards, operations))

log = logging.getLogger("quartier.app")


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server's application; without settings, as the environment says."""
    chosen = settings or from_environment()
    if settings is None:
        logs.set_up(chosen.log_level)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        worker = app.state.worker = Worker(chosen)
        await worker.open()
        worker.in_background(Analyst(worker).run())
        _say_goodbye_on_signals(worker)
        yield
        await worker.close()

    app = Application(
        title="Quartier",
        version=quartier.__version__,
        description="Live tables of Quartier. See docs/api.md for how the parts belong together.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for router in ROUTERS:
        app.include_router(router)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(websocket: WebSocket, table_id: str) -> None:
        await sockets.serve(websocket, app.state.worker, table_id)

    _add_refusals(app)
    add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=5)
    app.add_middleware(RequestGuard, settings=chosen)
    return app


def _say_goodbye_on_signals(worker: Worker) -> None:
    """A process asked to stop tells its clients, then lets uvicorn close their sockets; asked again, it hurries."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        close = signal.getsignal(number)
        if callable(close):

            def leave(received: int, frame: FrameType | None, close: Callable[..., Any] = close) -> None:
                if worker.is_closing:
                    close(received, frame)
                else:
                    loop.call_soon_threadsafe(worker.say_goodbye)
                    loop.call_soon_threadsafe(loop.call_later, TO_HEAR_GOODBYE, close, received, frame)

            signal.signal(number, leave)


def _add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is told in the one shape."""

    def refuse(request: Request, error: QuartierError) -> Response:
        metrics.REFUSALS.labels(error.code).inc()
        return Json({"error": as_json(error, language_of(request))}, status_of(error))

    @app.exception_handler(QuartierError)
    async def refused(request: Request, error: QuartierError) -> Response:
        return refuse(request, error)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        return refuse(request, Refusal(400, "bad-request", problem=sockets.problem_in(error.errors())))

    @app.exception_handler(HTTPException)
    async def no_page(request: Request, error: HTTPException) -> Response:
        page = request.url.path[:60]
        match error.status_code:
            case 404:
                refusal = Refusal(404, "no-page", page=page)
            case 405:
                refusal = Refusal(405, "no-such-method", page=page)
            case 413:
                refusal = Refusal(413, "too-large", most=MOST_BODY)
            case status:
                refusal = Refusal(status, "bad-request", problem=str(error.detail)[:100])
        return refuse(request, refusal)

    @app.exception_handler(SQLAlchemyError)
    async def database_in_trouble(request: Request, error: SQLAlchemyError) -> Response:
        metrics.FAILURES.labels("database").inc()
        log.error("the database is in trouble", exc_info=error, extra={"method": request.method})
        return refuse(request, Refusal(503, "database-trouble"))

    @app.exception_handler(Exception)
    async def our_mistake(request: Request, error: Exception) -> Response:
        metrics.FAILURES.labels("http").inc()
        log.error("a request failed", exc_info=error, extra={"method": request.method})
        return refuse(request, Refusal(500, "our-mistake"))

"""The socket of a table: what a client sends is checked, done and answered; what happens is sent to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from quartier.engine.errors import QuartierError
from quartier.server import metrics
from quartier.server.audience import Listener, encoded
from quartier.server.connection import is_own_origin, language_of
from quartier.server.guests import COOKIE, checked_id
from quartier.server.limits import MOST_MESSAGE, Bucket
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal, as_json
from quartier.server.wire.messages import (
    CLIENT_MESSAGE,
    AnswerMessage,
    ChatMessage,
    ClientMessage,
    LanguageMessage,
    PingMessage,
    PlayMessage,
    ResumeMessage,
    ServerMessage,
    UndoMessage,
)
from quartier.server.worker import Worker

BAD_ORIGIN = 4403
NO_TABLE = 4404
TOO_FAST = 4429
RESTARTING = 1012
TRY_LATER = 1013

MOST_UNREAD = 50
"""A client with this many messages still to get is not listened to before they are on their way."""

log = logging.getLogger("quartier.sockets")


async def serve(socket: WebSocket, worker: Worker, table_id: str) -> None:
    """Serves one socket from its opening to its end."""
    await socket.accept()
    if not is_own_origin(socket, worker.settings):
        await socket.close(BAD_ORIGIN)
        return
    if worker.is_closing or worker.sockets >= worker.settings.most_sockets:
        await socket.close(RESTARTING if worker.is_closing else TRY_LATER)
        return
    try:
        live = await worker.table(checked_id(table_id))
    except Refusal:
        await socket.close(NO_TABLE)
        return
    guest = worker.guests.read_cookie(socket.cookies.get(COOKIE))
    visit = Visit(socket, worker, live, Listener(guest, language_of(socket)))
    await asyncio.create_task(visit.run())  # of its own: a message then need not wake every middleware on its way


class Visit:
    """One client at one table."""

    def __init__(self, socket: WebSocket, worker: Worker, live: LiveTable, listener: Listener) -> None:
        self.socket = socket
        self.worker = worker
        self.live = live
        self.listener = listener
        self.bucket = Bucket(worker.settings.messages_per_second)

    async def run(self) -> None:
        """Listens and talks until either side has enough."""
        self.worker.sockets += 1
        metrics.SOCKETS.inc()
        sender = asyncio.create_task(self._send())
        try:
            await self._enter()
            await self._receive()
        except (WebSocketDisconnect, RuntimeError, Refusal):
            pass
        finally:
            sender.cancel()
            self.worker.sockets -= 1
            metrics.SOCKETS.dec()
            await self._leave()

    async def _enter(self) -> None:
        said = await self.live.recent_chat()
        async with self.live.lock:
            await self.live.be_current()
            audience = self.live.audience
            before = audience.seats
            self.listener.seat = self.live.row.seat_of(self.listener.guest)
            audience.listeners.add(self.listener)
            self.listener.send(self.live.state(self.listener, said=said))
            if audience.seats != before:
                self.live.show_table(but=self.listener)
        await self.worker.tell_presence(self.live)

    async def _leave(self) -> None:
        audience = self.live.audience
        before = audience.seats
        audience.listeners.discard(self.listener)
        if audience.seats != before and not self.worker.is_closing:
            self.live.show_table()
        with contextlib.suppress(Exception):
            await self.worker.tell_presence(self.live)

    # To the client

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.listener.waiting.get()) is not None:
                await self.socket.send({"type": "websocket.send", "text": message})
            await self.socket.close(RESTARTING if self.worker.is_closing else TRY_LATER)

    def _answer(self, message: ServerMessage) -> None:
        self.listener.send(encoded(message))

    def _refuse(self, name: str | None, error: QuartierError) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        self._answer({"type": "error", "id": name, "error": as_json(error, self.listener.language)})

    # From the client

    async def _receive(self) -> None:
        while True:
            while self.listener.waiting.qsize() > MOST_UNREAD:
                await asyncio.sleep(0.005)
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self.bucket.allows():
                await self.socket.close(TOO_FAST)
                return
            await self._take(received.get("text") or received.get("bytes") or "")

    async def _take(self, raw: str | bytes) -> None:
        name: str | None = None
        try:
            plain = _parsed(raw)
            name = _id_in(plain)
            await self._do(_message(plain), name)
        except QuartierError as error:
            self._refuse(name, error)
        except Exception:
            metrics.FAILURES.labels("socket").inc()
            log.exception("a message could not be handled", extra={"table": self.live.id})
            self._refuse(name, Refusal(503, "our-mistake"))

    async def _do(self, message: ClientMessage, name: str | None) -> None:
        match message:
            case PlayMessage():
                await self.live.play(self._seat(), message.number, message.moves)
            case UndoMessage():
                await self.live.undo(self._seat(), message.number)
            case AnswerMessage():
                await self.live.answer(self._seat(), message.agree)
            case ChatMessage():
                await self._say(message.text)
            case ResumeMessage():
                await self._show_state(message.number)
            case LanguageMessage():
                self.listener.language = message.language
                await self._show_state(None)
            case PingMessage():
                self._answer({"type": "pong", "id": name})
                return
        game = self.live.game
        number = 0 if game is None else game.count(self.listener.seat)
        self._answer({"type": "done", "id": name, "number": number})

    def _seat(self) -> int:
        if self.listener.seat is None:
            raise Refusal(403, "no-seat")
        return self.listener.seat

    async def _say(self, text: str) -> None:
        guest = self.listener.guest
        name = await self.worker.guests.name(guest)
        if guest is None or name is None:
            raise Refusal(403, "no-guest")
        await self.live.say(guest, name, text)

    async def _show_state(self, since: int | None) -> None:
        said = await self.live.recent_chat()
        async with self.live.lock:
            await self.live.be_current()
            self.listener.send(self.live.state(self.listener, since, said))


def _parsed(raw: str | bytes) -> object:
    if len(raw) > MOST_MESSAGE:
        raise Refusal(413, "too-large", most=MOST_MESSAGE)
    try:
        return from_json(raw)
    except ValueError:
        raise Refusal(400, "bad-json") from None


def _id_in(plain: object) -> str | None:
    name = plain.get("id") if isinstance(plain, dict) else None
    return name if isinstance(name, str) and len(name) <= 40 else None


def _message(plain: object) -> ClientMessage:
    try:
        return CLIENT_MESSAGE.validate_python(plain)
    except ValidationError as error:
        raise Refusal(400, "bad-request", problem=problem_in(error.errors(include_url=False))) from None


def problem_in(errors: Sequence[Any]) -> str:
    """What was wrong with a request, shortly; what the client sent is not repeated."""
    where = ".".join(str(step)[:40] for step in errors[0]["loc"][:6])
    return f"{where}: {errors[0]['msg']}"[:200]

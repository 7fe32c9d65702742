"""What every request passes first: limits of size and rate, origins, headers, and the counting of requests."""

from __future__ import annotations

import time
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartier.server import metrics
from quartier.server.connection import address_of, is_own_origin, language_of
from quartier.server.guests import COOKIE, COOKIE_AGE
from quartier.server.limits import MOST_BODY, Buckets
from quartier.server.refusals import Refusal, as_json
from quartier.server.responses import Json
from quartier.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class RequestGuard:
    """Lets requests in that are small enough, not too many, and from where they should be."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request; sockets have their own rules."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        began = time.perf_counter()
        exchange = _Exchange(scope, receive, send, self.settings)
        refusal = self._refusal(Request(scope))
        if refusal is not None:
            await exchange.refuse(refusal)
        else:
            await self.app(scope, exchange.receive, exchange.send)
        metrics.REQUESTS.labels(str(exchange.status)).inc()
        metrics.REQUEST_SECONDS.observe(time.perf_counter() - began)

    def _refusal(self, request: Request) -> Refusal | None:
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            return Refusal(413, "too-large", most=MOST_BODY)
        if request.method not in SAFE and not is_own_origin(request, self.settings):
            return Refusal(403, "bad-origin")
        if not self.buckets.allows(address_of(request, self.settings)):
            return Refusal(429, "too-fast")
        return None


class _Exchange:
    """One request on its way in and out."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, settings: Settings) -> None:
        self.scope = scope
        self.status = 500
        self._receive = receive
        self._send = send
        self._size = 0
        self._settings = settings

    async def receive(self) -> Message:
        """The next part of the request."""
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > MOST_BODY:
            raise HTTPException(413)
        return message

    async def send(self, message: Message) -> None:
        """The next part of the answer; its head gets our headers."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
            if (cookie := self.scope["state"].get("cookie")) is not None:
                headers.append("set-cookie", self._cookie(cookie))
        await self._send(message)

    def _cookie(self, value: str) -> str:
        secure = "; Secure" if self._settings.secure_cookies else ""
        return f"{COOKIE}={value}; Max-Age={COOKIE_AGE}; Path=/; HttpOnly; SameSite=Lax{secure}"

    async def refuse(self, refusal: Refusal) -> None:
        """Answers with a refusal."""
        metrics.REFUSALS.labels(refusal.code).inc()
        body: dict[str, Any] = {"error": as_json(refusal, language_of(Request(self.scope)))}
        await Json(body, refusal.status)(self.scope, self._receive, self.send)

"""A real server for tests, in the test's own event loop, and clients that speak with it over the network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from quartier.server.app import create_app
from quartier.server.guests import COOKIE
from quartier.server.serving import config_for
from quartier.server.settings import Settings
from quartier.server.worker import Worker
from tests.server.declared import check_answer, check_message

PATIENCE = 30.0


def settings(database: Path | str, **others: Any) -> Settings:
    """Settings for tests: no limits, no waiting."""
    url = database if isinstance(database, str) else f"sqlite+aiosqlite:///{database}"
    quick = {
        "requests_per_second": 0.0,
        "messages_per_second": 0.0,
        "order_seconds": 0.0,
        "sync_writes": False,
        "tables_per_guest": 10_000,
    }
    return replace(Settings(database_url=url), **{**quick, **others})


@dataclass
class Served:
    """A server that runs."""

    address: str
    worker: Worker
    people: list[Person] = field(default_factory=list)

    async def person(self, name: str = "Anna") -> Person:
        """Somebody new."""
        person = self.stranger()
        await person.post("/api/me", {"name": name})
        return person

    def stranger(self) -> Person:
        """Somebody without a name."""
        person = Person(self.address)
        self.people.append(person)
        return person


@contextlib.asynccontextmanager
async def served(chosen: Settings) -> AsyncIterator[Served]:
    """Runs a server for as long as the block runs."""
    app = create_app(chosen)
    config = config_for("127.0.0.1", 0)
    config.app, config.factory, config.timeout_graceful_shutdown = app, False, 1
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())
    with signals_kept():
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    running = Served(f"127.0.0.1:{port}", app.state.worker)
    try:
        yield running
    finally:
        for person in running.people:
            await person.close()
        server.should_exit = True
        await task


@contextlib.contextmanager
def signals_kept() -> Iterator[None]:
    """A server takes signals over when it starts; a test needs its own."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.code = error["code"]
        self.error = error


class Person:
    """A guest with a browser: HTTP with a cookie, and sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=PATIENCE)
        self.sockets: list[Socket] = []

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer; it must be of the type that its route declares."""
        answer = await self.http.request(method, path, json=body)
        check_answer(method, path.partition("?")[0], answer)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json()["error"])
        return answer

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path)).json()

    async def post(self, path: str, body: Any = None) -> Any:
        return (await self.ask("POST", path, {} if body is None else body)).json()

    async def put(self, path: str, body: Any) -> Any:
        return (await self.ask("PUT", path, body)).json()

    async def table(self, *seats: str, game: str = "property", start: bool = True, **others: Any) -> str:
        """Makes a table; seats are `me`, `open`, or bots."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made = await self.post("/api/tables", {"game": game, "seats": wishes, "start": start, **others})
        return str(made["id"])

    async def position(self, table: str) -> Any:
        return await self.get(f"/api/tables/{table}/position")

    async def play(self, table: str, number: int, *moves: str) -> Any:
        return await self.post(f"/api/tables/{table}/moves", {"number": number, "moves": list(moves)})

    async def sit(self, table: str, language: str = "en", **headers: str) -> Socket:
        """Opens a socket at a table and waits for the state."""
        cookie = self.http.cookies.get(COOKIE)
        sent = {"Cookie": f"{COOKIE}={cookie}", **headers} if cookie else headers
        address = f"ws://{self.address}/api/tables/{table}/socket?lang={language}"
        socket = Socket(await websockets.connect(address, additional_headers=sent, proxy=None, max_queue=None))
        self.sockets.append(socket)
        await socket.until("state")
        return socket


class Socket:
    """A client's socket: remembers every message, and what the newest of them say."""

    def __init__(self, wire: websockets.ClientConnection) -> None:
        self.wire = wire
        self.messages: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self._ids = 0

    async def close(self) -> None:
        await self.wire.close()

    async def receive(self) -> dict[str, Any]:
        """The next message; it must be of the type that the API declares."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.wire.recv(), PATIENCE))
        check_message(message)
        if message["type"] == "moved":
            assert message["position"]["number"] == self.position["number"] + 1, "a change was missed"
        self.position = message.get("position") or self.position
        self.table = message.get("table") or self.table
        self.messages.append(message)
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        """Receives until a message of one of these types comes."""
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def rest(self, seconds: float = 0.2) -> list[dict[str, Any]]:
        """All that comes within this many seconds."""
        heard: list[dict[str, Any]] = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    heard.append(await self.receive())
        return heard

    async def send(self, type_: str, **fields: Any) -> str:
        """Sends a message and returns its id."""
        self._ids += 1
        name = str(self._ids)
        await self.wire.send(json.dumps({"type": type_, "id": name, **fields}))
        return name

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Sends a message and waits for its answer; Refused if it was refused."""
        name = await self.send(type_, **fields)
        while (answer := await self.until("done", "error", "pong"))["id"] != name:
            pass
        if answer["type"] == "error":
            raise Refused(0, answer["error"])
        return answer

    async def play(self, *moves: str) -> dict[str, Any]:
        """Plays moves in the position as it is known."""
        return await self.ask("play", number=self.position["number"], moves=list(moves))

    async def my_turn(self) -> bool:
        """Waits until this seat decides; False when the game is over."""
        while self.position["turn"] not in (None, self.position["seat"]):
            await self.receive()
        return self.position["turn"] is not None

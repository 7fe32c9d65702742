"""Chaos: servers are killed at random while people play; whatever was acknowledged must be there afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from sqlalchemy import select

from quartier.server.course import Course, Entry, Kind
from quartier.server.facts import read_facts
from quartier.server.live import begin
from quartier.server.store.schema import journal, tables
from quartier.server.store.store import Store

QUIET = {
    "QUARTIER_REQUESTS_PER_SECOND": "0",
    "QUARTIER_MESSAGES_PER_SECOND": "0",
    "QUARTIER_TABLES_PER_GUEST": "1000",
    "QUARTIER_LOG_LEVEL": "error",
}
PATIENCE = 300.0
"""Seconds until a test gives up; a server that is killed again and again is up only for moments."""
LEAST = 5
"""Moves that everybody makes at least: no table is stuck."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self._environment = {**os.environ, **QUIET, "DATABASE_URL": database}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "quartier", "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


async def answering(address: str) -> None:
    """Waits until a server answers."""
    async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
        for _ in range(1200):
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get("/healthz")).status_code == 200:
                    return
            await asyncio.sleep(0.05)
    raise AssertionError("the server does not start")


@dataclass
class Player:
    """Somebody who plays on whatever happens, and remembers every move that was acknowledged."""

    servers: list[Process]
    dice: random.Random
    cookie: str = ""
    seat: int = 0
    acknowledged: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    """The number of each position in which moves were made, and the moves."""
    _client: httpx.AsyncClient | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Asks until some server answers; a request may well arrive twice."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                if self._client is None:
                    address = self.dice.choice(self.servers).address
                    self._client = httpx.AsyncClient(base_url=address, trust_env=False, timeout=10)
                answer = await self._client.request(method, path, json=body, headers={"cookie": self.cookie})
                if answer.status_code < 500:
                    return answer
                assert answer.status_code == 503, answer.text
            except httpx.HTTPError:
                pass
            await self.close()
            await asyncio.sleep(0.05)
        raise AssertionError("no server answers")

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def play(self, table: str, everybody: list[Player], until: asyncio.Event) -> None:
        """Plays moves at a table until told to stop, and then until everybody has made a few."""
        while not until.is_set() or min(len(player.acknowledged) for player in everybody) < LEAST:
            answer = await self.ask("GET", f"/api/tables/{table}/position")
            position = answer.json()
            if position["turn"] is None:
                return
            if not position["moves"]:
                await asyncio.sleep(0.02)
                continue
            moves = (self.dice.choice(position["moves"])["text"],)
            wish = {"number": position["number"], "moves": list(moves)}
            answer = await self.ask("POST", f"/api/tables/{table}/moves", wish)
            if answer.status_code == 200:
                self.acknowledged.append((position["number"], moves))
            else:
                assert answer.json()["error"]["code"] in ("stale-number", "not-your-turn", "wrong-state"), answer.text


@dataclass
class Follower:
    """A spectator with a socket, who comes back whenever the connection breaks and misses nothing."""

    servers: list[Process]
    table: str
    dice: random.Random
    number: int = 0
    """Of the newest position told."""

    async def follow(self) -> None:
        """Listens until cancelled."""
        while True:
            address = self.dice.choice(self.servers).address.replace("http", "ws", 1)
            with contextlib.suppress(OSError, websockets.WebSocketException):
                async with websockets.connect(f"{address}/api/tables/{self.table}/socket", proxy=None) as wire:
                    await self._listen(wire)
            await asyncio.sleep(0.05)

    async def _listen(self, wire: websockets.ClientConnection) -> None:
        async for raw in wire:
            message = json.loads(raw)
            if message["type"] == "moved":
                assert message["position"]["number"] == self.number + 1, "a change was missed"
            if message.get("position"):
                self.number = message["position"]["number"]

    async def catch_up(self) -> None:
        """Waits until everything has been told that has happened by now."""
        somebody = Player(self.servers, self.dice)
        answer = await somebody.ask("GET", f"/api/tables/{self.table}/position")
        await somebody.close()
        while self.number < answer.json()["number"]:
            await asyncio.sleep(0.02)


async def tables_of(servers: list[Process], number: int, dice: random.Random) -> dict[str, list[Player]]:
    """Tables of two people each, and every third one of a person and a bot."""
    found: dict[str, list[Player]] = {}
    for place in range(number):
        players = [Player(servers, random.Random(dice.random())) for _ in range(1 if place % 3 == 2 else 2)]
        for player in players:
            answer = await player.ask("POST", "/api/me", {"name": "Player"})
            player.cookie = answer.headers["set-cookie"].partition(";")[0]
        other = {"kind": "open"} if len(players) == 2 else {"kind": "bot", "bot": "random"}
        wish = {"game": "property", "seats": [{"kind": "me"}, other], "options": {"turn_limit": 0}}
        table = (await players[0].ask("POST", "/api/tables", wish)).json()["id"]
        for player in players[1:]:
            player.seat = (await player.ask("POST", f"/api/tables/{table}/join", {})).json()["your_seat"]
        await players[0].ask("POST", f"/api/tables/{table}/start", {})
        found[table] = players
    return found


async def kill_at_random(servers: list[Process], kills: int, dice: random.Random, players: list[Player]) -> None:
    """Kills servers at random moments, each time after some moves were made, and starts them again at once."""
    for _ in range(kills):
        before = acknowledged_by(players)
        while acknowledged_by(players) == before:
            await asyncio.sleep(0.01)
        await asyncio.sleep(dice.uniform(0.0, 1.0))
        victim = dice.choice(servers)
        victim.kill()
        victim.start()
        await answering(victim.address)


def acknowledged_by(players: list[Player]) -> int:
    """How many moves were acknowledged in all."""
    return sum(len(player.acknowledged) for player in players)


async def courses(database: str, ids: Iterator[str]) -> dict[str, Course]:
    """The games as the database has them."""
    store = Store(database)
    found = {}
    async with store.reading() as db:
        for table in ids:
            [facts] = await read_facts(db, tables.c.id == table)
            course = begin(facts)
            rows = await db.execute(select(journal).where(journal.c.table_id == table).order_by(journal.c.number))
            for row in rows:
                course.read(Entry.of(row))
            found[table] = course
    await store.close()
    return found


def check(course: Course, player: Player) -> None:
    """Every move that was acknowledged is in the journal, where its player counted it."""
    for number, moves in player.acknowledged:
        entry = course.entries_until(player.seat, number + 1)[-1]
        assert (entry.kind, entry.seat, entry.moves) == (Kind.MOVE, player.seat, moves)


@contextlib.asynccontextmanager
async def following(followers: Iterable[Follower]) -> AsyncIterator[None]:
    """Lets spectators follow for as long as the block runs; nothing they saw may have been wrong."""
    tasks = [asyncio.create_task(follower.follow()) for follower in followers]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends), ends


async def survive(database: str, *, servers: int, kills: int, number_of_tables: int, seed: int) -> int:
    """Plays under fire and checks everything; returns how many moves were acknowledged."""
    dice = random.Random(seed)
    processes = [Process(database) for _ in range(servers)]
    try:
        for process in processes:
            process.start()
            await answering(process.address)
        found = await tables_of(processes, number_of_tables, dice)
        everybody = [player for players in found.values() for player in players]
        enough = asyncio.Event()
        playing = [
            asyncio.create_task(player.play(table, players, enough))
            for table, players in found.items()
            for player in players
        ]
        followers = {table: Follower(processes, table, random.Random(dice.random())) for table in found}
        async with following(followers.values()):
            await kill_at_random(processes, kills, dice, everybody)
            enough.set()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
                await asyncio.gather(*(follower.catch_up() for follower in followers.values()))
    finally:
        for process in processes:
            process.kill()
    for table, course in (await courses(database, iter(found))).items():
        assert followers[table].number <= course.count(None), "nothing is told before it is stored"
        for player in found[table]:
            check(course, player)
            await player.close()
    return acknowledged_by(everybody)

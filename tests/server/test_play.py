"""Play over HTTP and over the socket: whole games, and what each seat gets to see of them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

import quartier
from quartier.engine import shelf
from quartier.play.table import Table
from quartier.server.live import LiveTable, begin
from tests.server.conftest import new_postgres_database
from tests.server.served import Refused, Served, Socket, served, settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("fixed_deals")]

GAMES = quartier.games()
LONGEST = 4000


async def seated(server: Served, game: str, players: int) -> tuple[str, list[Socket]]:
    """A table of people alone, everybody connected, with a spectator behind them."""
    people = [await server.person(f"Person {number}") for number in range(players)]
    table = await people[0].table("me", *["open"] * (players - 1), game=game, start=False)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    sockets = [await person.sit(table) for person in people]
    watcher = await server.stranger().sit(table)
    await people[0].post(f"/api/tables/{table}/start")
    for socket in (*sockets, watcher):
        while not socket.position:
            await socket.receive()
    return table, [*sockets, watcher]


async def play_to_the_end(sockets: list[Socket], dice: random.Random) -> None:
    """Everybody plays: single moves, or whole plans where the game can be planned."""
    for _ in range(LONGEST):
        turn = sockets[0].position["turn"]
        if turn is None:
            return
        seat = sockets[turn]
        await seat.play(dice.choice(seat.position["moves"])["text"])
        for socket in sockets:
            if socket is not seat and seat.position["log"]:
                await socket.until("moved")
    raise AssertionError("the game does not end")


def fewest_players(game: str) -> int:
    """With how few people a game can be played as it usually is."""
    row = shelf.take(game).facts
    for players in row.players:
        with contextlib.suppress(quartier.OptionError):
            return row.check(players, {})[0]
    raise AssertionError(game)


def leaves(thing: Any) -> Iterator[str]:
    """All texts in an object of JSON."""
    if isinstance(thing, dict):
        for value in thing.values():
            yield from leaves(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from leaves(value)
    elif isinstance(thing, str):
        yield thing


def positions_told(socket: Socket) -> dict[int, dict[str, Any]]:
    """Every position that a socket was told, by its number."""
    told = [message["position"] for message in socket.messages if message.get("position")]
    return {position["number"]: position for position in told}


def check_for_leaks(before: Table, after: Table, seat: int | None, told: dict[str, Any]) -> None:
    """A position shows a seat's own view, and nowhere anything that only others see.

    What others may do next is left out: it may be a thing that everybody has just heard of.
    """
    view = after.view(seat)
    moves = view.pop("moves")
    assert told["view"] == view
    assert [{"text": move["text"], "target": move["target"]} for move in told["moves"]] == moves
    public = set(leaves(view))
    beside = set(leaves({name: part for name, part in told.items() if name not in ("view", "moves", "log")}))
    heard = set(leaves([line for line in told["log"] if line["number"] == told["number"]]))
    for other in range(after.game.players):
        if other != seat:
            known_to_other = set(leaves({**after.view(other), "moves": []})) - public
            assert not known_to_other & beside
            drawn = known_to_other.difference(*(leaves(before.view(viewer)) for viewer in (None, other, before.turn)))
            assert not drawn & heard, "what was drawn unseen is not announced"


def check_whole_game(live: LiveTable, told: dict[int | None, dict[int, dict[str, Any]]]) -> int:
    """Plays a finished game again and looks for leaks in all that viewers were told, by number; returns how much."""
    game, walked, checked = live.playing, begin(live.row), 0
    for entry in game.entries_until(None, game.count(None)):
        before = walked.table.copy()
        for viewer in walked.read(entry).viewers:
            shown = told.get(viewer, {}).get(walked.count(viewer))
            if shown is not None:
                check_for_leaks(before, walked.table, viewer, shown)
                checked += 1
    assert walked.table.over
    return checked


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_over_sockets_shows_each_seat_its_own_view_and_no_more(game: str, server: Served) -> None:
    players = fewest_players(game)
    table, sockets = await seated(server, game, players)
    await play_to_the_end(sockets, random.Random(7))
    live = await server.worker.table(table)
    told: dict[int | None, dict[int, dict[str, Any]]] = dict(enumerate(map(positions_told, sockets)))
    told[None] = told.pop(players)
    assert check_whole_game(live, told) == sum(live.playing.count(viewer) for viewer in told)
    assert live.playing.table.scores == (await server.people[0].get(f"/api/tables/{table}"))["scores"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_over_plain_requests_shows_the_own_view_and_no_more(game: str, postgres: Any) -> None:
    async with served(settings(new_postgres_database(postgres))) as server:
        anna = await server.person()
        table = await anna.table("me", *["greedy"] * (fewest_players(game) - 1), game=game)
        dice = random.Random(3)
        told: dict[int, dict[str, Any]] = {}
        for _ in range(LONGEST):
            position = await anna.position(table)
            told[position["number"]] = position
            if position["turn"] is None:
                break
            if position["moves"]:
                move = dice.choice(position["moves"])["text"]
                position = await anna.play(table, position["number"], move)
                told[position["number"]] = position
        assert check_whole_game(await server.worker.table(table), {0: told}) > 10
        shown = await anna.get(f"/api/tables/{table}")
        assert shown["state"] == "finished"
        record = (await anna.ask("GET", f"/api/tables/{table}/record")).text
        replayed = quartier.read(record)
        assert replayed.scores == shown["scores"]
        assert replayed.winners == shown["winners"]


async def test_half_a_choice_is_told_to_nobody_else_and_counted_by_nobody_else(database: str) -> None:
    async with served(settings(database)) as server:
        table, [anna, ben, watcher] = await seated(server, "property", 2)
        turn, other = (anna, ben) if anna.position["turn"] == 0 else (ben, anna)
        await turn.play(turn.position["moves"][0]["text"])
        assert turn.position["can_undo"]
        assert turn.position["number"] == 1
        await turn.ask("undo", number=1)
        await turn.play(turn.position["moves"][0]["text"])
        assert turn.position["number"] == 3
        assert await other.rest() == []
        assert await watcher.rest() == []
        before = (await server.people[1].get(f"/api/tables/{table}")), other.position["number"]
        person = server.people[0 if turn is anna else 1]
        plans = await person.get(f"/api/tables/{table}/plans")
        await turn.play(*plans["plans"][0]["moves"])
        moved = await other.until("moved")
        assert moved["position"]["number"] == before[1] + 1
        assert [line["number"] for line in moved["position"]["log"]] == [1]


async def test_a_chain_is_played_whole_or_not_at_all(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random")
    socket = await anna.sit(table)
    await socket.my_turn()
    number = socket.position["number"]
    first = socket.position["moves"][0]["text"]
    with pytest.raises(Refused) as refused:
        await socket.play(first, first)
    assert refused.value.error["rule"] == "P14"
    assert (await anna.position(table))["number"] == number
    plans = await anna.get(f"/api/tables/{table}/plans")
    assert plans["number"] == number
    assert plans["complete"]
    assert plans["plans"][0]["happenings"][0]["sentence"]
    await socket.play(*plans["plans"][0]["moves"])
    assert (await anna.position(table))["number"] > number


async def test_moves_sent_twice_are_played_once_and_late_ones_conflict(database: str) -> None:
    async with served(settings(database)) as server:
        anna = await server.person()
        ben = await server.person("Ben")
        table = await anna.table("me", "open", start=False)
        await ben.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        first = anna if (await anna.position(table))["turn"] == 0 else ben
        plan = (await first.get(f"/api/tables/{table}/plans"))["plans"][0]["moves"]
        once = await first.play(table, 0, *plan)
        again = await first.play(table, 0, *plan)
        assert again["number"] == once["number"] == 1
        with pytest.raises(Refused) as refused:
            await first.play(table, 0, plan[0])
        assert (refused.value.status, refused.value.code) == (409, "stale-number")
        assert refused.value.error["facts"] == {"number": 1}
        with pytest.raises(Refused) as refused:
            await first.play(table, 1, plan[0])
        assert (refused.value.status, refused.value.code) == (403, "not-your-turn")


async def test_a_client_that_missed_something_asks_once_and_is_whole_again(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random", "random")
    socket = await anna.sit(table)
    await socket.my_turn()
    await socket.play(socket.position["moves"][0]["text"])
    seen = socket.position["number"]
    await socket.play(socket.position["moves"][0]["text"])
    await socket.my_turn()
    await socket.ask("resume", number=seen)
    state = next(message for message in reversed(socket.messages) if message["type"] == "state")
    assert [line["number"] for line in state["position"]["log"]] == list(
        range(seen + 1, state["position"]["number"] + 1)
    )
    again = await anna.sit(table)
    assert again.position["view"] == socket.position["view"]
    assert len(again.position["log"]) >= len(state["position"]["log"])


async def test_two_tabs_of_one_seat_follow_each_other(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random")
    one, two = await anna.sit(table), await anna.sit(table)
    await one.my_turn()
    await two.my_turn()
    await one.play(one.position["moves"][0]["text"])
    moved = await two.until("moved")
    assert moved["position"]["view"] == one.position["view"]


async def test_the_language_can_be_switched_in_the_middle_of_a_game(server: Served) -> None:
    anna = await server.person()
    socket = await anna.sit(await anna.table("me", "random"), language="fr")
    await socket.my_turn()
    assert socket.position["question"].startswith("Choisissez une carte rouge")
    await socket.ask("language", language="en")
    assert socket.position["question"].startswith("Choose a red card")


async def test_people_talk_and_spectators_need_a_name_to(database: str) -> None:
    async with served(settings(database)) as server:
        anna = await server.person()
        table = await anna.table("me", "random")
        socket = await anna.sit(table)
        await socket.ask("chat", text="  Good   luck! <b>")
        said = next(message for message in socket.messages if message["type"] == "chat")["message"]
        assert (said["seat"], said["name"], said["text"]) == (0, "Anna", "Good luck! <b>")
        stranger = await server.stranger().sit(table)
        with pytest.raises(Refused) as refused:
            await stranger.ask("chat", text="Hello")
        assert refused.value.code == "no-guest"
        assert [line["text"] for line in await anna.get(f"/api/tables/{table}/chat")] == ["Good luck! <b>"]


async def test_a_position_can_be_had_in_words(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random")
    words = (await anna.ask("GET", f"/api/tables/{table}/words?lang=fr")).text
    assert "Main de Anna" in words
    assert max(map(len, words.splitlines())) <= 100

"""What makes a table civil: undo by consent, clocks, standing orders, hints."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import quartier
from quartier.server import orders
from tests.server.served import Person, Refused, Served, served, settings
from tests.server.test_tables import refused, two_people

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("fixed_deals")]


async def in_order(anna: Person, ben: Person, table: str) -> tuple[Person, Person]:
    """Who decides, and who waits."""
    return (anna, ben) if (await anna.position(table))["turn"] == 0 else (ben, anna)


async def whole_turn(person: Person, table: str) -> Any:
    """Plays the first plan."""
    plans = await person.get(f"/api/tables/{table}/plans")
    return await person.play(table, plans["number"], *plans["plans"][0]["moves"])


async def test_there_are_no_plans_while_somebody_else_decides(database: str) -> None:
    async with served(settings(database)) as server:
        anna, ben, table = await two_people(server)
        turn, other = await in_order(anna, ben, table)
        assert (await turn.get(f"/api/tables/{table}/plans"))["plans"]
        assert await other.get(f"/api/tables/{table}/plans") == {"number": 0, "plans": [], "complete": True}


async def test_what_others_have_seen_is_taken_back_only_if_they_agree(database: str) -> None:
    async with served(settings(database)) as server:
        anna, ben, table = await two_people(server)
        turn, other = await in_order(anna, ben, table)
        before = await turn.position(table)
        socket = await other.sit(table)
        after = await whole_turn(turn, table)
        assert (before["has_moved"], after["has_moved"], socket.position["has_moved"]) == (False, True, False)
        asked = await turn.post(f"/api/tables/{table}/undo", {"number": after["number"]})
        assert asked["number"] == after["number"]
        seat = after["seat"]
        assert (await socket.until("table"))["table"]["undo"] == {"seat": seat, "agreed": [], "awaited": [1 - seat]}
        assert await refused(turn.post(f"/api/tables/{table}/undo/answer", {"agree": True})) == (
            409,
            "nothing-asked",
        )
        await socket.ask("answer", agree=False)
        assert socket.table["undo"] is None
        await turn.post(f"/api/tables/{table}/undo", {"number": after["number"]})
        await socket.ask("answer", agree=True)
        assert socket.position["log"][-1]["happenings"][0]["event"] == "table-undone"
        again = await turn.position(table)
        assert again["view"] == before["view"]
        assert again["number"] == 2


async def test_everybody_is_told_when_a_move_has_answered_a_wish(server: Served) -> None:
    anna, ben, table = await two_people(server)
    turn, other = await in_order(anna, ben, table)
    after = await whole_turn(turn, table)
    socket = await turn.sit(table)
    await socket.ask("undo", number=after["number"])
    assert socket.table["undo"] is not None
    await whole_turn(other, table)
    assert (await socket.until("table"))["table"]["undo"] is None


async def test_against_bots_any_move_of_ones_own_comes_back(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random")
    socket = await anna.sit(table)
    await socket.my_turn()
    before = socket.position["view"]
    plans = await anna.get(f"/api/tables/{table}/plans")
    await socket.play(*plans["plans"][0]["moves"])
    await socket.my_turn()
    await socket.ask("undo", number=socket.position["number"])
    assert socket.position["view"] == before
    with pytest.raises(Refused, match="stale-number"):
        await socket.ask("undo", number=socket.position["number"] - 1)


async def test_a_rated_table_has_no_hints_and_takes_nothing_back(server: Served) -> None:
    anna = await server.person()
    table = await anna.table("me", "random", rated=True)
    socket = await anna.sit(table)
    await socket.my_turn()
    assert await refused(anna.post(f"/api/tables/{table}/hint")) == (403, "casual-only")
    plans = await anna.get(f"/api/tables/{table}/plans")
    await socket.play(*plans["plans"][0]["moves"])
    await socket.my_turn()
    with pytest.raises(Refused, match="cannot-undo"):
        await socket.ask("undo", number=socket.position["number"])


async def test_when_the_clock_is_at_zero_a_bot_plays_on_and_the_person_can_come_back(database: str) -> None:
    async with served(settings(database)) as server:
        clock = {"kind": "live", "minutes": 0.001, "increment": 0}
        anna, ben = await server.person("Anna"), await server.person("Ben")
        table = await anna.table("me", "open", start=False, clock=clock, stand_in="random")
        await ben.post(f"/api/tables/{table}/join")
        socket = await ben.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        state = await socket.until("state")
        assert state["position"]["clocks"]["running"] == state["position"]["turn"]
        turn = (anna, ben)[state["position"]["turn"]]
        line = (await socket.until("moved"))["position"]["log"][0]
        assert line["happenings"][0]["event"] == "table-out-of-time"
        await socket.until("moved")
        shown = await turn.get(f"/api/tables/{table}")
        assert shown["seats"][shown["your_seat"]]["gone"] == "out-of-time"
        back = await turn.post(f"/api/tables/{table}/return")
        assert back["seats"][back["your_seat"]]["played_by"] == "person"
        position = await turn.position(table)
        assert position["clocks"]["left"][back["your_seat"]] > 20_000


async def test_standing_orders_are_carried_out_and_shown_to_nobody_else(database: str) -> None:
    async with served(settings(database)) as server:
        anna, ben, table = await two_people(server)
        turn, other = await in_order(anna, ben, table)
        hand = (await other.position(table))["view"]["hands"]
        mine = next(cards for cards in hand if isinstance(cards, list))
        red = next(card for card in mine if card[-1] in "dh")
        watching = await turn.sit(table)
        wanted = {"forced": False, "moves": [{"move": f"red {red}", "until": "game"}]}
        assert await other.put(f"/api/tables/{table}/orders", wanted) == wanted
        assert await watching.rest() == []
        own = await other.sit(table)
        await whole_turn(turn, table)
        while own.position["phase"] != "black":
            await own.receive()
        assert own.position["view"]["red"] == red
        assert await other.get(f"/api/tables/{table}/orders") == wanted
        assert (await turn.get(f"/api/tables/{table}/orders"))["moves"] == []
        told = json.dumps(watching.messages + await watching.rest())
        assert f"red {red}" not in told
        bad = {"forced": False, "moves": [{"move": "castle", "until": "game"}]}
        assert await refused(other.put(f"/api/tables/{table}/orders", bad)) == (422, "unknown-order")


def test_orders_for_a_phase_end_with_it() -> None:
    table = quartier.game("property", 2).deal(15)
    seat = int(table.state.turn)
    wanted = {"forced": False, "moves": [{"move": "buy", "until": "phase"}, {"move": "decline", "until": "game"}]}
    kept = orders.kept(wanted, table, seat)
    assert kept is not None
    assert orders.still_valid(kept, table, seat) == kept
    table.play(table.moves()[0])
    assert orders.still_valid(kept, table, 1 - seat) == kept, "half a choice of another is no change of phase"
    valid = orders.still_valid(kept, table, seat)
    assert valid is not None
    assert [order["move"] for order in valid["moves"]] == ["decline"]
    assert orders.kept({"forced": False, "moves": []}, table, seat) is None


@pytest.mark.parametrize("game", quartier.games())
def test_a_forced_move_is_played_at_once_only_where_that_tells_nobody_anything(game: str) -> None:
    found = 0
    for seed in range(6):
        table = quartier.game(game).deal(seed)
        for _ in range(60):
            moves = table.moves()
            if len(moves) == 1 and orders.tells_nothing(table, moves[0]):
                trial = table.copy()
                trial.play(moves[0])
                others = [seat for seat in range(table.game.players) if seat != table.turn]
                known = all(moves == imagined(table, seat, dice) for seat in others for dice in range(100, 104))
                assert trial.quiet[-1] or table.can_undo or known
                found += 1
            if not moves:
                break
            table.play(moves[seed % len(moves)])
    assert found > 0 or game != "property"


def imagined(table: quartier.Table, seat: int, dice: int) -> list[str]:
    possible = table.copy()
    table.game.modules.sight.redeal(possible.state, seat, dice)
    return possible.moves()


@pytest.mark.long
async def test_a_hint_names_legal_moves_best_first(sqlite: str) -> None:
    async with served(settings(sqlite, hint_seconds=0.2)) as server:
        anna = await server.person()
        table = await anna.table("me", "beginner")
        socket = await anna.sit(table)
        await socket.my_turn()
        hint = await anna.post(f"/api/tables/{table}/hint")
        assert {move["text"] for move in hint["moves"]} <= {move["text"] for move in socket.position["moves"]}
        assert hint["moves"][0]["share"] >= hint["moves"][-1]["share"]
        assert all(0 <= move["chance"] <= 1 for move in hint["moves"])
        plans = await anna.get(f"/api/tables/{table}/plans")
        await socket.play(*plans["plans"][0]["moves"])
        await asyncio.wait_for(socket.my_turn(), 60)

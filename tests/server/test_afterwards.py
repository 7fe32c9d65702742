"""After the end: records with their proof, replay, forks, analysis, ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.bots import analysis
from quartier.cli import main
from quartier.engine.errors import RecordError
from quartier.server import analyses, fair, ratings
from quartier.server.bot_pool import BotPool
from tests.server.served import Person, Served, served, settings
from tests.server.test_tables import SHORT, finish, refused, two_people

pytestmark = pytest.mark.anyio


async def finished(person: Person, **wishes: Any) -> str:
    """A short game that is over."""
    table = await person.table("me", "greedy", "random", options=SHORT, stand_in="random", luck="mine", **wishes)
    await finish(person, table)
    return table


async def test_nothing_hidden_is_shown_before_the_end(server: Served) -> None:
    anna, _, table = await two_people(server)
    shown = await anna.get(f"/api/tables/{table}")
    assert shown["fair"]["secret"] is None
    assert shown["fair"]["seed"] is None
    for page in ("record", "replay", "replay/0", "analysis", "fair"):
        assert await refused(anna.get(f"/api/tables/{table}/{page}")) == (404, "not-finished")
    assert await refused(anna.post(f"/api/tables/{table}/analysis")) == (404, "not-finished")
    assert await refused(anna.post(f"/api/tables/{table}/fork")) == (404, "not-finished")


async def test_the_deal_follows_from_what_was_committed_to_and_from_everybodys_luck(
    database: str, tmp_path: Path
) -> None:
    async with served(settings(database)) as server:
        anna, ben = await server.person(), await server.person("Ben")
        table = await anna.table("me", "open", start=False, options=SHORT, stand_in="random", luck="anna#1")
        promised = (await ben.get(f"/api/tables/{table}"))["fair"]["commitment"]
        await ben.post(f"/api/tables/{table}/join", {"luck": "ben~2"})
        await anna.post(f"/api/tables/{table}/start", {"luck": "anna#2"})
        await anna.post(f"/api/tables/{table}/resign")
        shown = await finish(ben, table)
        told = shown["fair"]
        assert told["commitment"] == promised == fair.commitment(told["secret"], table)
        assert told["luck"] == ["anna#2", "ben~2"]
        assert told["seed"] == str(fair.seed(told["secret"], table, told["luck"]))
        assert (await ben.get(f"/api/tables/{table}/fair"))["holds"]
        record = (await ben.ask("GET", f"/api/tables/{table}/record")).text
        (tmp_path / "game.record").write_text(record, "utf-8")
        assert quartier.read(record).scores == shown["scores"]
    with pytest.raises(SystemExit) as left:
        main(["verify", str(tmp_path / "game.record")])
    assert left.value.code in (0, None)


PROOF = fair.Proof("t", fair.commitment("ab" * 32, "t"), "ab" * 32, ("x", ""), fair.seed("ab" * 32, "t", ["x", ""]))


@pytest.mark.parametrize(
    "changed",
    [
        replace(PROOF, secret="ac" * 32),
        replace(PROOF, commitment="0" * 64),
        replace(PROOF, luck=("y", "")),
        replace(PROOF, luck=("", "x")),
        replace(PROOF, seed=PROOF.seed ^ 1),
        replace(PROOF, table="u"),
    ],
)
def test_whatever_is_changed_the_proof_no_longer_holds(changed: fair.Proof) -> None:
    assert PROOF.holds
    assert not changed.holds


def test_the_commitment_tells_nothing_of_the_seed_and_luck_cannot_be_shifted_between_seats() -> None:
    secret = fair.new_secret()
    assert fair.commitment(secret, "t")[:16] != f"{fair.seed(secret, 't', []):016x}"
    assert fair.seed(secret, "t", ["ab", "c"]) != fair.seed(secret, "t", ["a", "bc"])
    assert fair.seed(secret, "t", ["a"]) != fair.seed(secret, "t", ["a", ""])


def test_a_record_without_proof_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = quartier.game("property").deal(3).record()
    with pytest.raises(RecordError):
        fair.proof_in(record, 3)
    (tmp_path / "plain.record").write_text(record, "utf-8")
    with pytest.raises(SystemExit) as left:
        main(["verify", str(tmp_path / "plain.record"), "--lang", "fr"])
    assert left.value.code == 2
    assert "preuve" in capsys.readouterr().err


def test_a_forged_record_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = quartier.game("property", 2).deal(5)
    first, _, rest = table.record().partition("\n")
    (tmp_path / "forged.record").write_text(f"{first}\n{PROOF.lines()}{rest}", "utf-8")
    with pytest.raises(SystemExit) as left:
        main(["verify", str(tmp_path / "forged.record"), "--lang", "en"])
    assert left.value.code == 1
    assert "NOT fair" in capsys.readouterr().out


async def test_any_moment_of_a_finished_game_is_shown_with_anybodys_eyes(server: Served) -> None:
    anna = await server.person()
    table = await finished(anna)
    record = quartier.read((await anna.ask("GET", f"/api/tables/{table}/record")).text)
    moves = (await anna.get(f"/api/tables/{table}/replay"))["moves"]
    assert [move["text"] for move in moves] == [record.game.alphabet[move] for move in record.history]
    assert moves[-1]["happenings"][-1]["event"] == "over"
    for move in (0, 1, len(moves) // 2, len(moves)):
        at = record.at(move)
        for seat in (0, 1, 2):
            shown = await anna.get(f"/api/tables/{table}/replay/{move}?seat={seat}")
            assert shown["view"] == {name: part for name, part in at.view(seat).items() if name != "moves"}
        spectated = await anna.get(f"/api/tables/{table}/replay/{move}")
        assert spectated["view"]["hands"] == at.view(None)["hands"]
        everything = await anna.get(f"/api/tables/{table}/replay/{move}?seat=all")
        assert everything["view"] == at.document()
        assert [one["text"] for one in everything["moves"]] == at.moves()
    assert await refused(anna.get(f"/api/tables/{table}/replay/{len(moves) + 1}")) == (404, "no-such-move")
    assert await refused(anna.get(f"/api/tables/{table}/replay/0?seat=9")) == (404, "no-such-seat")


async def test_one_can_play_on_from_any_position_of_a_finished_game(database: str) -> None:
    async with served(settings(database)) as server:
        anna, ben = await server.person(), await server.person("Ben")
        table = await finished(anna)
        path = f"/api/tables/{table}/fork"
        record = quartier.read((await anna.ask("GET", f"/api/tables/{table}/record")).text)
        same = await ben.post(path, {"move": 6, "seat": 1, "deal": "same", "bots": "random"})
        assert same["your_seat"] == 1
        assert same["origin"] == {"table": table, "kind": "fork", "move": 6}
        live = await server.worker.table(same["id"])
        assert live.playing.table.at(0).document() == record.at(6).document()
        new = await ben.post(path, {"move": 6, "seat": 1, "deal": "new", "bots": "random"})
        live = await server.worker.table(new["id"])
        begun = live.playing.table.at(0)
        assert begun.view(1)["hands"] == record.at(6).view(1)["hands"]
        assert begun.document()["deck"] != record.at(6).document()["deck"]
        assert await refused(ben.post(path, {"move": 9999})) == (400, "no-such-move")
        assert await refused(ben.post(path, {"seat": 5})) == (404, "no-such-seat")
        assert await refused(ben.post(path, {})) == (409, "wrong-state")


async def test_ones_own_game_against_bots_can_be_forked_without_looking_into_it(server: Served) -> None:
    anna, ben = await server.person(), await server.person("Ben")
    table = await anna.table("me", "random", "random")
    socket = await anna.sit(table)
    await socket.my_turn()
    await socket.play(*(await anna.get(f"/api/tables/{table}/plans"))["plans"][0]["moves"])
    await socket.my_turn()
    path = f"/api/tables/{table}/fork"
    assert await refused(ben.post(path, {})) == (404, "not-finished")
    assert await refused(anna.post(path, {"deal": "same"})) == (403, "no-seat")
    assert await refused(anna.post(path, {"seat": 1})) == (403, "no-seat")
    assert await refused(anna.post(path, {"move": 3})) == (400, "no-such-move")
    now = await anna.post(path, {"bots": "random"})
    assert (await anna.position(now["id"]))["view"]["hands"] == socket.position["view"]["hands"]
    earlier = await anna.post(path, {"number": 0, "bots": "random"})
    assert (await server.worker.table(earlier["id"])).playing.table.start is not None


async def test_a_finished_game_has_its_score_pad_and_its_moments_in_words(server: Served) -> None:
    anna = await server.person()
    table = await finished(anna)
    pad = await anna.get(f"/api/tables/{table}/pad?lang=fr")
    assert pad["lines"][0]["title"] == "Dollars au départ"
    sums = [sum(line["points"][seat] for line in pad["lines"] if line["counts"]) for seat in range(3)]
    assert sums == pad["scores"] == (await anna.get(f"/api/tables/{table}"))["scores"]
    for seat in ("", "?seat=1", "?seat=all"):
        told = (await anna.ask("GET", f"/api/tables/{table}/replay/2/words{seat}")).text
        assert "Anna" in told
    assert await refused(anna.get(f"/api/tables/{table}/replay/0/words?seat=7")) == (404, "no-such-seat")


async def test_an_analysis_is_made_in_the_background_and_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def quickly(table: quartier.Table, iterations: int, progress: Callable[[int], None]) -> analysis.Analysis:
        made.append(iterations)
        progress(len(table.history))
        return analysis.Analysis((), (0.1, 0.2, 0.3), (0.0, 0.0, 0.0), ((0.5,), (0.5,), (0.0,)))

    async def precompile(self: BotPool, game: str) -> None: ...

    monkeypatch.setattr(analyses, "analyse", quickly)
    monkeypatch.setattr(analyses, "ROUND", 0.05)
    monkeypatch.setattr(BotPool, "precompile", precompile)

    async with served(settings(database)) as server:
        anna = await server.person()
        table = await finished(anna)
        path = f"/api/tables/{table}/analysis"
        assert (await anna.get(path))["state"] == "none"
        asked = await anna.post(path)
        assert asked["decisions"] > 0
        while (found := await anna.get(path))["state"] != "done":
            await asyncio.sleep(0.02)
        assert found["analysis"]["seats"][1] == {"cost": 0.2, "luck": 0.0}
        assert found["done"] == found["decisions"]
        assert (await anna.post(path))["state"] == "done"
        assert made == [300]


async def test_only_rated_games_change_ratings_and_each_once(database: str) -> None:
    async with served(settings(database)) as server:
        anna = await server.person()
        await finished(anna)
        assert await anna.get("/api/games/property/ratings") == []
        table = await finished(anna, rated=True)
        while not (best := await anna.get("/api/games/property/ratings")):
            await asyncio.sleep(0.02)
        assert {(one["name"], one["is_bot"], one["games"]) for one in best} == {
            ("Anna", False, 1),
            ("greedy", True, 1),
            ("random", True, 1),
        }
        assert best[-1]["name"] == "Anna", "she resigned"
        live = await server.worker.refresh(table)
        await ratings.count_in(server.worker.store, live.row, ())
        assert await anna.get("/api/games/property/ratings") == best
        game = await anna.get("/api/games/property")
        assert {bot["name"] for bot in game["bots"] if bot["rating"]} == {"greedy", "random"}
        assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["rating"] is not None


def test_winners_come_first_then_points_and_equals_share() -> None:
    assert ratings.places([10, 30, 30, 5], [1]) == [2.0, 0.0, 1.0, 3.0]
    assert ratings.places([10, 30, 30, 5], [1, 2]) == [2.0, 0.0, 0.0, 3.0]


def test_nobody_wins_rating_by_the_bot_that_took_the_seat() -> None:
    assert ratings.places([10, 30, 20, 5], [1], gone={1}) == [1.0, 3.0, 0.0, 2.0]
    assert ratings.places([10, 30, 20, 5], [1], gone={0, 1}) == [2.0, 2.0, 0.0, 1.0]

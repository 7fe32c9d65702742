"""A game that a stranger's package brings: installed by pip, it is everywhere that ours are."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.conformance.tutorial import GAME, PACKAGE
from tests.offering import install, prove
from tests.web.serving import Server

ROOT = Path(__file__).parents[2]

Environment = Mapping[str, str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment in which the package is installed."""
    return install(PACKAGE, tmp_path_factory.mktemp("installed"))


def run(where: Environment, *arguments: str) -> str:
    """What a Python program prints that ends well."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=where, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# The suite, the command line, environments, bots


def test_the_installed_game_is_proved(installed: Environment) -> None:
    proved = prove(GAME, installed, "--tests", str(PACKAGE / "tests"))
    assert proved.returncode == 0, proved.stdout


def test_the_command_line_lists_it_and_has_its_rules_in_both_languages(installed: Environment) -> None:
    assert GAME in run(installed, "-m", "quartier", "games")
    assert "T5 Face down." in run(installed, "-m", "quartier", "rules", GAME)
    assert "T5 Face cachée." in run(installed, "-m", "quartier", "rules", GAME, "--lang", "fr")


def test_bots_play_it_and_are_measured(installed: Environment) -> None:
    games = ("--games", "60", "--json")
    measured = json.loads(run(installed, "-m", "quartier", "arena", GAME, "--bots", "random,greedy,search:20", *games))
    assert {"random", "greedy", "search:20"} <= set(re.findall(r"[\w:]+", json.dumps(measured)))
    assert json.loads(run(installed, "-m", "quartier", "simulate", GAME, *games))


def test_what_our_tests_ask_of_every_game_holds_for_it(installed: Environment) -> None:
    """Gymnasium, PettingZoo and OpenSpiel environments, batches of tables, bots, the command line and the server."""
    folders = [f"tests/{folder}" for folder in ("envs", "bots", "cli", "server")]
    shown = run(installed, "-m", "pytest", "-q", "--no-header", *folders, "-k", GAME, "-m", "not long")
    passed = re.search(r"(\d+) passed", shown)
    assert passed is not None, shown
    assert int(passed[1]) >= 25, shown


# The server


@pytest.fixture(scope="module")
def person(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody at a server that was started where the game is installed."""
    server = Server(tmp_path_factory.mktemp("served"), installed)
    server.start()
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60.0) as client:
        client.post("/api/me", json={"name": "Anna"}).raise_for_status()
        yield client
    server.stop()


def told(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def test_the_server_has_it_among_its_games_with_words_rulebook_and_lesson(person: httpx.Client) -> None:
    game = next(game for game in told(person.get("/api/games")) if game["name"] == GAME)
    assert [option["name"] for option in game["options"]] == ["lowest"]
    assert "ask-keep" in person.get(f"/api/words/fr/{GAME}").text
    assert "**T4 Keeping.**" in person.get(f"/api/games/{GAME}/rulebook?lang=en").text
    lesson = told(person.get(f"/api/games/{GAME}/lesson?lang=en"))
    assert len(lesson["steps"]) == 2


def test_its_views_and_happenings_are_in_the_contract(person: httpx.Client) -> None:
    named = set(told(person.get("/api/openapi.json"))["components"]["schemas"])
    assert {"TowersView", "TowersDocument", "TowersKeptHappening"} <= named


def test_a_whole_game_is_played_against_a_bot_over_http(person: httpx.Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = told(person.post("/api/tables", json={"game": GAME, "seats": seats, "start": True}))["id"]
    asked = set()
    while (position := told(person.get(f"/api/tables/{table}/position")))["turn"] is not None:
        if position["moves"]:
            asked.add(position["phase"])
            answer = {"number": position["number"], "moves": [position["moves"][-1]["text"]]}
            told(person.post(f"/api/tables/{table}/moves", json=answer))
    assert asked == {"build", "keep"}
    pad = told(person.get(f"/api/tables/{table}/pad?lang=en"))
    assert sum(sum(line["points"]) for line in pad["lines"]) == sum(pad["scores"])

"""The list of bots: what is added to it is found everywhere."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import quartier
from quartier import envs
from quartier.bots import registry
from quartier.bots.builtin import PlainBot
from quartier.bots.player import ask, bot, plain_mind, style_by_name
from quartier.bots.registry import Kind, UnknownBot, names, plain_names, seatable_names
from quartier.cli import app
from quartier.engine.style import GREEDY, Mind
from quartier.engine.words.catalogue import knows
from quartier.engine.words.languages import LANGUAGES
from quartier.envs.gym_env import SeatsVectorEnv
from quartier.server.bot_pool import check_bot


@pytest.fixture
def timid(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a new bot, which has nothing but its entry in the list."""
    kind = Kind(
        "timid",
        make=lambda name, seed, seconds: PlainBot(name, seed, Mind.GREEDY),
        style=lambda name: lambda suited: GREEDY,
        is_seatable=True,
    )
    monkeypatch.setattr(registry, "KINDS", (*registry.KINDS, kind))
    return kind.name


def test_a_new_bot_plays_under_its_name(timid: str) -> None:
    table = quartier.game("property", 2).deal(3)
    assert timid in names()
    assert ask(bot(timid, 4), table, 1) == ask(bot("greedy", 4), table, 1)
    assert style_by_name(timid, table.game.modules) == GREEDY


def test_a_new_bot_is_a_rival_at_one_table_and_at_many(timid: str) -> None:
    game = quartier.game("property", 2, turn_limit=6)
    seen, _ = envs.single("property", 2, rivals=timid, turn_limit=6).reset(seed=1)
    assert seen["action_mask"].any()
    many = SeatsVectorEnv(game, 4, rivals=timid)
    assert many.reset(seed=1)[0]["action_mask"].any(axis=1).all()
    many.close()


def test_a_new_bot_may_be_seated_on_a_server(timid: str) -> None:
    assert timid in seatable_names()
    assert check_bot(timid) == timid


def test_the_help_of_the_command_names_a_new_bot(timid: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        app.run(["play", "--help"], "en")
    assert timid in capsys.readouterr().out


def test_a_bot_from_a_package_is_known_and_stays_off_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoint("visitor", "tests.bots.visitor:Visitor", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [offered])
    assert names()[-1] == "visitor"
    assert "visitor" not in seatable_names()
    assert style_by_name("visitor", quartier.game("property").modules) is None


def test_strangers_cannot_seat_programs_or_searches_of_any_size() -> None:
    assert seatable_names() == ["beginner", "easy", "medium", "hard", "expert", "master", "greedy", "random"]
    for name in ("exec:./bot", "search:1000"):
        with pytest.raises(UnknownBot):
            check_bot(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_a_server_has_a_title(language: str) -> None:
    assert [name for name in seatable_names() if not knows(language, f"bot-{name}")] == []


def test_only_bots_that_do_not_search_play_at_many_tables() -> None:
    assert plain_names() == ["greedy", "random"]
    with pytest.raises(UnknownBot, match="do not search"):
        plain_mind("master")

"""A game that lacks something says what, and where to write it, to whoever asks for the game."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import quartier
from quartier import cli
from quartier.cli.games import rulebook
from quartier.engine import packages, shelf
from quartier.engine.packages import IncompleteGame
from quartier.engine.words import catalogue
from quartier.play import lesson
from tests.drafts import Draft


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Draft]:
    """A whole game, offered by another package, to take something away from."""
    written = Draft(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    forget_games()
    yield written
    monkeypatch.undo()
    forget_games()


def forget_games() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "draft_game"]:
        del sys.modules[name]
    caches = (
        packages.packages,
        packages._prefixes,
        shelf.take,
        shelf.playable,
        catalogue.catalogue,
        catalogue._resource,
    )
    for cached in (*caches, lesson.lesson, lesson.words):
        cached.cache_clear()


def told_by(name: str) -> str:
    with pytest.raises(IncompleteGame) as told:
        quartier.game(name)
    return str(told.value)


@pytest.mark.usefixtures("draft")
def test_a_game_of_another_package_is_played_like_ours() -> None:
    assert "draft" in quartier.games()
    assert quartier.game("draft", 3).deal(1).view(0)["game"] == "draft"


def test_a_missing_function_is_named_with_the_module_to_write_it_in(draft: Draft) -> None:
    draft.rename("sight/__init__.py", "import redeal\n", "import redeal as another\n")
    assert told_by("draft") == "draft has no `redeal`: write it in draft_game.sight (see engine/contract.py)."


def test_a_broken_game_of_another_package_is_left_out_and_told_of(
    draft: Draft, caplog: pytest.LogCaptureFixture
) -> None:
    assert "draft" in shelf.playable()
    forget_games()
    (draft.folder / "pad.py").unlink()
    assert "draft" not in shelf.playable()
    assert len(shelf.playable()) == len(shelf.names()) - 1
    assert "draft has no module `pad`" in caplog.text


def test_all_modules_that_are_missing_are_told_at_once(draft: Draft) -> None:
    (draft.folder / "pad.py").unlink()
    (draft.folder / "terminal.py").unlink()
    assert [line.partition(":")[0] for line in told_by("draft").splitlines()] == [
        "draft has no module `terminal`",
        "draft has no module `pad`",
    ]


def test_a_box_without_facts_is_told(draft: Draft) -> None:
    for source in draft.folder.rglob("*.py"):
        source.write_text(source.read_text("utf-8").replace("FACTS", "BOX"), "utf-8")
    assert told_by("draft") == "draft has no `FACTS`: write it in draft_game (see engine/contract.py)."


def test_an_entry_point_that_leads_nowhere_is_told(draft: Draft) -> None:
    draft.folder.rename(draft.folder.with_name("elsewhere"))
    assert told_by("draft").startswith("draft has no package `draft_game`, as which it is offered: ")


@pytest.mark.parametrize("command", ["simulate", "bench", "rules"])
def test_the_command_line_tells_what_is_missing_without_a_traceback(
    draft: Draft, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    draft.rename("policy/__init__.py", "def evaluate(", "def judge(")
    with pytest.raises(SystemExit) as left:
        cli.main([command, "draft"])
    assert left.value.code == cli.WRONG
    assert capsys.readouterr().err.startswith("draft has no `evaluate`: write it in draft_game.policy")


@pytest.mark.parametrize("file", ["locale/fr.ftl", "rulebook/fr.md", "lesson/steps.json", "lesson/fr.ftl"])
def test_a_missing_file_is_named_with_what_it_holds(draft: Draft, file: str) -> None:
    (draft.folder / file).unlink()
    sentence = f"^draft_game has no {file}: write it there. It holds .+add-a-game.md"
    with pytest.raises(IncompleteGame, match=sentence) as told:
        ask_for_all_files()
    assert told.value.__suppress_context__


def ask_for_all_files() -> None:
    catalogue.say("fr", "title", "draft")
    rulebook("draft", "fr")
    lesson.words("draft", "fr")

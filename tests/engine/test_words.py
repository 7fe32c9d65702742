"""Every word that games share exists in every language, and every refusal has words."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

import quartier
from quartier.conformance.test_words import messages
from quartier.engine.words.catalogue import knows, say
from quartier.engine.words.languages import LANGUAGES

ERRORS = {name for name in quartier.__all__ if name.endswith(("Error", "Move", "Game")) and name != "Game"}


def test_all_languages_say_the_same_things() -> None:
    for language in LANGUAGES:
        assert messages("quartier", language) == messages("quartier", "en")


def refusals_in(folder: Path) -> set[str]:
    """The codes of all errors raised in the sources of a folder."""
    codes: set[str] = set()
    for source in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS:
                codes |= set(texts(node.args[0]))
    return codes


def texts(node: ast.expr) -> list[str]:
    """The texts that an argument can be."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_refusal_outside_the_games_has_words() -> None:
    folder = Path(str(files("quartier")))
    codes = refusals_in(folder / "engine") | refusals_in(folder / "play") | refusals_in(folder / "envs")
    assert [code for code in codes if not knows("en", code)] == []


def test_a_message_that_does_not_exist_is_our_mistake() -> None:
    with pytest.raises(LookupError):
        say("en", "no-such-message")

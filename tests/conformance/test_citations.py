"""Every rule of a game is cited by the code that implements it and by a test that proves it."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from quartier.engine import shelf
from quartier.engine.words import LANGUAGES
from tests.conformance.variants import GAMES

TESTS = Path(__file__).parent.parent / "games"


def numbers(letter: str, text: str) -> set[int]:
    """The rules cited in a text, such as N12, N14a or N20-N23."""
    cited = set()
    for first, last in re.findall(rf"\b{letter}(\d+)[a-z]?(?:\s?(?:-|to)\s?{letter}(\d+)[a-z]?)?\b", text):
        cited |= set(range(int(first), int(last or first) + 1))
    return cited


def rules_of(name: str, language: str) -> set[int]:
    """The rules that the rulebook numbers."""
    text = files(f"quartier.games.{name}").joinpath("rulebook", f"{language}.md").read_text("utf-8")
    letter = shelf.take(name).facts.rule_letter
    return {int(number) for number in re.findall(rf"^\*\*{letter}(\d+)\b", text, re.MULTILINE)}


def docstrings(name: str) -> str:
    """All that the sources of a game say about themselves."""
    found = []
    for source in Path(str(files(f"quartier.games.{name}"))).glob("*.py"):
        tree = ast.parse(source.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                found.append(ast.get_docstring(node) or "")
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                found.append(str(node.value.value))
    return "\n".join(found)


def written_tests(name: str) -> str:
    """All tests of a game and its examples, as text."""
    return "\n".join(file.read_text("utf-8") for file in sorted((TESTS / name).glob("*")) if file.is_file())


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited_by_the_code_that_implements_it(name: str) -> None:
    cited = numbers(shelf.take(name).facts.rule_letter, docstrings(name))
    assert sorted(rules_of(name, "en") - cited) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    cited = numbers(shelf.take(name).facts.rule_letter, written_tests(name))
    assert sorted(rules_of(name, "en") - cited) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebooks_number_the_same_rules_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        assert rules_of(name, language) == rules_of(name, "en")
        assert rules_of(name, language) == set(range(1, max(rules_of(name, "en")) + 1))

"""Every rule of a game is cited by the code that implements it and by a test that proves it."""

import ast
import re
from pathlib import Path
from typing import Any, TypeGuard

from quartier.conformance import proofs
from quartier.conformance.marks import every_game
from quartier.engine import shelf
from quartier.engine.words.languages import LANGUAGES


def numbers(letter: str, text: str) -> set[int]:
    """The rules cited in a text, such as N12, N14a or N20-N23."""
    cited = set()
    for first, last in re.findall(rf"\b{letter}(\d+)[a-z]?(?:\s?(?:-|to)\s?{letter}(\d+)[a-z]?)?\b", text):
        cited |= set(range(int(first), int(last or first) + 1))
    return cited


def rules_of(name: str, language: str) -> set[int]:
    """The rules that the rulebook numbers."""
    text = shelf.text_of(name, "rulebook", f"{language}.md")
    letter = shelf.take(name).facts.rule_letter
    return {int(number) for number in re.findall(rf"^\*\*{letter}(\d+)\b", text, re.MULTILINE)}


def docstrings(name: str) -> str:
    """What the functions, classes and constants of a game say about themselves."""
    found = []
    for source in Path(str(shelf.folder_of(name))).rglob("*.py"):
        tree = ast.parse(source.read_text("utf-8"))
        named = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)]
        found += [ast.get_docstring(node) or "" for node in named]
        found += [str(node.value.value) for node in tree.body[1:] if is_text(node)]
    return "\n".join(found)


def is_text(node: ast.AST) -> TypeGuard[Any]:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def written_tests(name: str) -> str:
    """The names and texts of all tests of a game, and the rules of its examples."""
    found = [example["rule"] for example in proofs.examples(name)[1]]
    for source in proofs.folder_of(name).glob("test_*.py"):
        tree = ast.parse(source.read_text("utf-8"))
        for node in (inner for outer in tree.body[1:] for inner in ast.walk(outer)):
            if isinstance(node, ast.FunctionDef):
                found.append(node.name.replace("_", " ").upper())
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(node.value)
    return "\n".join(found)


@every_game
def test_every_rule_is_cited_by_the_code_that_implements_it(name: str) -> None:
    cited = numbers(shelf.take(name).facts.rule_letter, docstrings(name))
    assert sorted(rules_of(name, "en") - cited) == [], "these rules are cited by no docstring"


@every_game
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    cited = numbers(shelf.take(name).facts.rule_letter, written_tests(name))
    assert sorted(rules_of(name, "en") - cited) == [], "these rules are cited by no test and no example"


@every_game
def test_the_rulebooks_number_the_same_rules_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        assert rules_of(name, language) == rules_of(name, "en")
    assert rules_of(name, "en"), "no rule is numbered: a rule begins a paragraph, such as **X1 Name.**"

"""Whatever a game refuses, it says why: in a sentence of every language, with a rule of its book."""

import ast
from collections.abc import Iterator
from pathlib import Path

import quartier
from quartier.conformance.marks import every_game, every_variant
from quartier.conformance.test_citations import numbers, rules_of
from quartier.conformance.test_words import messages
from quartier.conformance.variants import Variant, finished, played
from quartier.engine import shelf
from quartier.engine.words.catalogue import knows
from quartier.engine.words.languages import LANGUAGES

DECISIONS = 150
STEP = 6
REFUSALS = {"illegal_move", "bad_position"}
"""The functions of `Facts` that make a refusal of a code, a rule and facts."""


@every_variant
def test_every_illegal_move_is_refused_with_a_sentence_and_a_rule(variant: Variant) -> None:
    rules = rules_of(variant.name, "en")
    said = set()
    for refused in refusals(variant):
        kind = (refused.code, refused.rule, *refused.facts)
        if kind not in said:
            said.add(kind)
            assert numbers(variant.game.modules.facts.rule_letter, refused.rule) & rules, refused.rule
            assert all(refused.sentence(language) for language in LANGUAGES)


def refusals(variant: Variant) -> Iterator[quartier.IllegalMove]:
    """Why each move that is not legal is refused, in the course of a random game and at its end."""
    tables = [table.copy() for number, table in enumerate(played(variant, 71, DECISIONS)) if number % STEP == 0]
    for table in [*tables, finished(variant)]:
        legal = table.move_numbers()
        for move in set(range(len(table.game.alphabet))).difference(legal):
            yield table.game.modules.notation.why_not(table.state, move)


@every_game
def test_every_refusal_in_the_code_has_words_for_its_facts_and_cites_a_rule(name: str) -> None:
    letter, rules = shelf.take(name).facts.rule_letter, rules_of(name, "en")
    facts_of = {**messages("quartier", "en"), **messages(shelf.take(name).package, "en")}
    for call in refusing_calls(name):
        code, rule = (argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant))
        assert all(knows(language, str(code), name) for language in LANGUAGES), code
        assert not rule or numbers(letter, str(rule)) & rules, (code, rule)
        given = {keyword.arg for keyword in call.keywords}
        assert None in given or facts_of[str(code)] <= given, code


def refusing_calls(name: str) -> Iterator[ast.Call]:
    """Where the code of a game refuses something with a code and a rule that stand there."""
    for source in Path(str(shelf.folder_of(name))).rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in REFUSALS:
                literals = [argument for argument in node.args[:2] if isinstance(argument, ast.Constant)]
                if len(literals) == 2:
                    yield node

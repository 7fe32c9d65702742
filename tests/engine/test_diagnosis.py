"""Whoever writes rules that do not compile is told what, where, and what to write instead."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import quartier
from quartier.engine import shelf
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import Compiler, compiled, rules_fingerprint
from quartier.engine.compiling.diagnosis import DoesNotCompile, compiled_functions, obstacles_in
from quartier.engine.compiling.records import to_record

HEAD = '''"""Rules of a game that somebody is writing."""
import functools
from quartier.engine.primitives import bits
from quartier.engine.primitives.bits import one
from quartier.engine.primitives.notes import is_heard, note
from quartier.games.property.table import Event, Phase, Table

NUMBERS = ((1, 2), (3, 4))
RAGGED = ((1, 2), (3,))
NAMES = ("red", "black")
TITLE = "Draft"
LISTED = [1, 2]


def pair(seat: int) -> tuple[int, int]:
    return seat, seat + 1


def together(first: int, second: int) -> int:
    return first + second


@functools.cache
def remembered(seat: int) -> int:
    return seat


def draft(table: Table, seat: int) -> int:
'''
LINE = HEAD.count("\n") + 2
NAME = "quartier.games.property.draft"


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Any]:
    """Imports a module of rules whose last function has this body."""

    def write(body: str) -> ModuleType:
        file = tmp_path / "quartier" / "games" / "property" / "draft.py"
        file.parent.mkdir(parents=True)
        file.write_text(f'{HEAD}    """A rule (P1)."""\n    {body}\n', "utf-8")
        spec = importlib.util.spec_from_file_location(NAME, file)
        assert spec
        assert spec.loader
        sys.modules[NAME] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[NAME])
        return sys.modules[NAME]

    yield write
    sys.modules.pop(NAME, None)


def reasons(module: ModuleType) -> list[str]:
    return [obstacle.reason for obstacle in obstacles_in(compiled_functions([module.draft]))]


DO_NOT_COMPILE = {
    "hand = [seat]": "a list",
    "hand = {seat}": "a set in braces",
    "prices = {1: 2}": "a dictionary",
    "hand = [card for card in range(4)]": "a comprehension",
    "return sum(card for card in range(4))": "a generator expression",
    "yield seat": "a generator",
    "double = lambda card: 2 * card": "a lambda",
    "def double(card): return 2 * card": "a function inside a function",
    "raise ValueError": "an exception",
    "assert seat < 4": "an assertion",
    "try:\n        seat += 1\n    except ValueError:\n        pass": "an exception",
    "with open(seat): pass": "a `with` block",
    'colour = "red"': "a text",
    'colour = f"{seat}"': "a text",
    "global TITLE; TITLE = seat": "a global variable",
    "import math": "an import inside a function",
    "hand = table.deck[:3]": "a slice",
    "first, *rest = pair(seat)": "star-unpacking",
    "return Phase(seat)": "`Phase(...)`",
    "return len(Phase)": "the enum `Phase` as a whole",
    "return Phase.RED.value": "`Phase.RED.value`",
    "return bits.count(seat)": "the call `bits.count` through a module",
    "return seat.bit_count()": "the method `seat.bit_count`",
    "return sorted(table.deck)": "`sorted` of Python",
    "return remembered(seat)": "`remembered`, which is decorated,",
    "return draft(table, seat - 1)": "a function that calls itself",
    "return Table(seat)": "`Table(...)`, a thing made of a class,",
    "return RAGGED[seat][0]": "`RAGGED`, which is not a tuple of numbers,",
    "return NAMES[seat]": "`NAMES`, which is not a tuple of numbers,",
    "return LISTED[seat]": "`LISTED`, which is not a tuple of numbers,",
    "return TITLE": "the text `TITLE`",
    "return table.stock": "`table.stock`",
    "return undrawn(table)": "`undrawn`",
}


@pytest.mark.parametrize("body", DO_NOT_COMPILE)
def test_what_does_not_compile_is_named_once(written: Any, body: str) -> None:
    (reason,) = reasons(written(body))
    assert reason.startswith(f"{DO_NOT_COMPILE[body]} does not compile. ")


@pytest.mark.parametrize(
    "body",
    [
        "return NUMBERS[seat][1] if seat in (1, 2) else -1",
        "return together(*pair(seat)) + abs(min(seat, 3)) + len(table.deck)",
        "table.turn, table.column = table.column, table.turn",
        "while seat > 0:\n        seat -= 1\n    return Phase.RED",
        "if is_heard():\n        note(table, Event.DREW, seat, 1)",
        "cards: int = one(seat)\n    return cards | one(3)",
    ],
)
def test_what_rules_are_written_in_is_not_complained_of(written: Any, body: str) -> None:
    assert reasons(written(body)) == []


def compile_draft(module: ModuleType) -> None:
    modules = shelf.take("property")
    compiler = Compiler(modules, False, rules_fingerprint(modules))
    compiler.folder = None
    compiler.entry(module.draft)(to_record(quartier.game("property").deal(1).state)[0], 1)


def test_rules_that_fail_to_compile_say_what_where_and_what_instead(written: Any) -> None:
    with pytest.raises(DoesNotCompile) as told:
        compile_draft(written("hand = [seat]\n    return len(hand)"))
    assert str(told.value) == (
        f"quartier/games/property/draft.py, line {LINE}, in draft: a list does not compile. "
        "Rules never allocate: use a field of the table, or a set as a word (engine/primitives/bits.py)."
    )
    assert told.value.__suppress_context__


def test_what_the_compiler_alone_finds_is_told_in_its_words_after_the_place(written: Any) -> None:
    with pytest.raises(DoesNotCompile) as told:
        compile_draft(written("return together(seat, table)"))
    first, *_ = str(told.value).splitlines()
    assert first.startswith("quartier/games/property/draft.py, line ")
    assert first.endswith("in together: this does not compile.")
    assert "TypingError" in str(told.value)


def test_an_algorithm_for_all_games_is_not_complained_of() -> None:
    with pytest.raises(DoesNotCompile, match=r"^quartier/engine/primitives/dice.py, line \d+, in seed_dice: "):
        compiled(shelf.take("property"), calls).deal("no table", 1)


def test_where_the_compiler_names_no_place_the_function_asked_for_is_named(written: Any) -> None:
    module = written("return table.stock")
    module.draft.__annotations__.clear()
    with pytest.raises(DoesNotCompile, match=r"draft.py, in draft: this does not compile"):
        compile_draft(module)

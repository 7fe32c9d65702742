"""Proof 7: the book's examples, each named as the rule's sentence.

An example is a position (`start`, or a `base` with some fields replaced by `with`), moves to `play`, and what must
hold then; or several such `steps`.
"""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import quartier
from tests.conformance.variants import GAMES

Example = dict[str, Any]


def examples() -> list[Any]:
    found = []
    for name in GAMES:
        file = Path(__file__).parent.parent / "games" / name / "examples.json"
        content = json.loads(file.read_text("utf-8"))
        bases, listed = (content["bases"], content["examples"]) if isinstance(content, dict) else ({}, content)
        starts = {example["name"].split(" ")[0].rstrip(":"): example.get("start") for example in listed}
        for example in listed:
            start = start_of(example, bases, starts)
            found.append(pytest.param(start, example, id=f"{name}: {example['name']}"))
    return found


def start_of(example: Example, bases: dict[str, Any], starts: dict[str, Any]) -> dict[str, Any]:
    start: Any = example.get("start")
    if isinstance(start, str):
        start = starts[start.removeprefix("as ")]
    start = copy.deepcopy(start if start is not None else bases[example["base"]])
    for field, value in example.get("with", {}).items():
        if field == "board" and isinstance(value, dict):
            for district, plots in value.items():
                if plots is None:
                    start["board"].pop(district, None)
                else:
                    start["board"].setdefault(district, {}).update(plots)
        else:
            start[field] = value
    assert isinstance(start, dict)
    return start


@pytest.mark.parametrize(("start", "example"), examples())
def test_example(start: dict[str, Any], example: Example) -> None:
    table = quartier.load(start)
    for step in example.get("steps", [example]):
        for move in step.get("play", []):
            table.play(move)
        check(table, step)


def check(table: quartier.Table, step: Example) -> None:
    if "expect" in step:
        assert_part(table.document(), step["expect"])
    moves = table.moves()
    for complete in ("legal", "legal_is"):
        if complete in step:
            assert sorted(moves) == sorted(step[complete])
    assert set(step.get("legal_has", [])) <= set(moves)
    assert not set(step.get("legal_lacks", [])) & set(moves)
    refused = step.get("illegal", [])
    for move in [refused] if isinstance(refused, str) else refused:
        before = table.document()
        with pytest.raises(quartier.IllegalMove):
            table.play(move)
        assert table.document() == before
    for field in ("over", "scores", "winners"):
        if field in step:
            assert getattr(table, field) == step[field]


def assert_part(found: Any, expected: Any) -> None:
    """Objects are compared by the given fields, everything else exactly."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for field, value in expected.items():
            assert field in found, field
            assert_part(found[field], value)
    else:
        assert found == expected

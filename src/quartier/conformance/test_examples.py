"""Proof 7: the book's examples, each named as the rule's sentence.

An example is a position (`start`, or a `base` with some fields replaced by `with`), moves to `play`, and what must
hold then; or several such `steps`.
"""

import copy
from typing import Any

import pytest

import quartier
from quartier.conformance.marks import every_example

Example = dict[str, Any]


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


@every_example
def test_example(example: tuple[Example, dict[str, Any], list[Example]]) -> None:
    tried, bases, listed = example
    starts = {other["name"].split(" ")[0].rstrip(":"): other.get("start") for other in listed}
    table = quartier.load(start_of(tried, bases, starts))
    for step in tried.get("steps", [tried]):
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

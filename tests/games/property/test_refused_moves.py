"""Why a move is not legal: the sentence and the rule."""

from typing import Any

import pytest

import quartier
from tests.games.property.positions import buying, load, position

OVER = position(phase="over", options={"turn_limit": 5}, turns=5)
GROUP_OF_THREE = ["........"] + ["..b....."] * 3 + ["........"] * 4


@pytest.mark.parametrize(
    ("document", "before", "move", "rule", "words"),
    [
        (position(), [], "red 9h", "P13", "not in your hand"),
        (position(), [], "black 5c", "P13", "First a red card"),
        (position(), [], "buy", "P13", "First a red card"),
        (position(), ["red 3d"], "black 9s", "P14", "not in your hand"),
        (position(), ["red 3d"], "red 3d", "P14", "Now a black card"),
        (position(hands=[["9d", "9c"], ["2d", "2c"]]), ["red 9d", "black 9c"], "row 1", "P15", "Now the column"),
        (position(hands=[["3d", "9c"], ["2d", "2c"]]), ["red 3d", "black 9c"], "column 1", "P15", "Now the row"),
        (buying(), [], "give k", "P20", "buy"),
        (buying(), ["buy"], "decline", "P24", "cannot be broken off"),
        (buying(), ["buy"], "give q", "P22", "hold no q"),
        (position(4, board=GROUP_OF_THREE), ["red 3d", "black 5c", "buy", "give q"], "give k", "P22", "not needed"),
        (
            position(4, board=GROUP_OF_THREE, options={"payment": "exact"}),
            ["red 3d", "black 5c", "buy"],
            "give k",
            "P23",
            "exactly",
        ),
        (OVER, [], "red 3d", "P30", "over"),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(
    document: dict[str, Any], before: list[str], move: str, rule: str, words: str
) -> None:
    table = quartier.load(document)
    table.play(*before)
    position_before = table.document()
    with pytest.raises(quartier.IllegalMove) as refused:
        table.play(move)
    assert refused.value.rule == rule
    assert words in str(refused.value)
    assert f"({rule})" in refused.value.sentence("fr")
    assert table.document() == position_before


def test_a_chain_with_an_illegal_move_is_not_played_at_all() -> None:
    table = load()
    before = table.document()
    with pytest.raises(quartier.IllegalMove):
        table.play("red 3d", "black 9s")
    assert table.document() == before
    assert table.history == []

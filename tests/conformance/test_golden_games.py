"""Finished games kept as records, one for every way a game can end: they can always be played again."""

from pathlib import Path

import pytest

import quartier
from tests.conformance.variants import GAMES

FOLDER = Path(__file__).parent.parent / "games"
RECORDS = sorted(FOLDER.glob("*/golden/*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name}: {file.stem}")
def test_a_golden_game_can_be_played_again(file: Path) -> None:
    text = file.read_text("utf-8")
    table = quartier.read(text)
    assert table.over
    assert table.record() == text


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_games(name: str) -> None:
    assert [file for file in RECORDS if file.parent.parent.name == name]

"""A game that lacks files fails its own proofs, each with a sentence that says how to make the file, and no others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.drafts import Draft

PROOFS = "steps or said or told or same_rules or example or golden or asked_for"
"""The tests that read files of a game and compile nothing."""
SENTENCES = (
    "draft_game has no locale/fr.ftl: write it there.",
    "draft_game has no rulebook/fr.md: write it there.",
    "draft_game has no lesson/steps.json: write it there.",
    "draft has no tests/golden.json: `python -m quartier.conformance.golden draft` writes it.",
    "draft has no tests/golden_sight.json: `python -m quartier.conformance.golden draft` writes it.",
)


def prove(folder: Path, *options: str) -> str:
    """What pytest says about the drafted game in a folder and, beside it, Property."""
    search = os.pathsep.join([str(folder), *sys.path])
    suite = ["--pyargs", "quartier.conformance", "--import-mode=importlib", "-p", "quartier.conformance.plugin"]
    asked = [
        "--game",
        "draft",
        "--game",
        "property",
        "-m",
        "not long",
        "-k",
        PROOFS,
        "--tb=line",
        "-rfE",
        "-p",
        "no:cacheprovider",
    ]
    command = [sys.executable, "-m", "pytest", *suite, *asked, *options]
    run = subprocess.run(
        command, cwd=folder, env={**os.environ, "PYTHONPATH": search}, capture_output=True, text=True, check=False
    )
    return run.stdout


def is_proved(name: str, said: str) -> bool:
    """Whether no proof of a game failed, and all were collected."""
    failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR")) and name in line]
    return " passed" in said and not failed and "during collection" not in said


@pytest.fixture
def draft(tmp_path: Path) -> Draft:
    return Draft(tmp_path)


def test_every_missing_file_is_told_and_the_game_beside_is_proved(draft: Draft, tmp_path: Path) -> None:
    for file in ("locale/fr.ftl", "rulebook/fr.md", "lesson/steps.json"):
        (draft.folder / file).unlink()
    for file in ("golden.json", "golden_sight.json"):
        (draft.tests / file).unlink()
    said = prove(tmp_path)
    for sentence in SENTENCES:
        assert sentence in said, sentence
    assert "FileNotFoundError" not in said
    assert is_proved("property", said)


def test_missing_examples_and_golden_games_are_told(draft: Draft, tmp_path: Path) -> None:
    for record in (draft.tests / "golden").iterdir():
        record.unlink()
    said = prove(tmp_path, "-k", "golden_game")
    assert "draft has no" in said
    assert "tests/golden/*.record: `python -m quartier.conformance.golden draft` writes a first finished game" in said
    (draft.tests / "examples.json").unlink()
    said = prove(tmp_path, "-k", "example")
    assert "draft has no tests/examples.json in or above the folder draft_game. It holds the book's examples" in said
    assert "FileNotFoundError" not in said


def test_a_game_that_cannot_be_imported_is_told_and_the_game_beside_is_proved(draft: Draft, tmp_path: Path) -> None:
    draft.rename("rules/__init__.py", "def legal(", "def legal(:")
    said = prove(tmp_path, "-k", "steps or example")
    assert "SyntaxError" in said
    assert is_proved("property", said)

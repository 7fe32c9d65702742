"""What lies beside a game to prove it: the book's examples, golden hashes, golden games, and tests that cite rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from quartier.engine import shelf

EXAMPLES = "examples.json"
ABOUT_EXAMPLES = (
    "It holds the book's examples, in the form that quartier/conformance/test_examples.py describes: "
    "write it, or name the folder where it lies with --tests."
)

given: list[Path] = []
"""The folder that was asked for instead of the usual one, if any."""


class MissingProof(AssertionError):
    """A file that proves a game is not there; the message says how to make it."""


def folder_of(name: str) -> Path:
    """The folder of a game's proofs: the nearest `tests/games/NAME` or `tests` above the game itself."""
    if given:
        return given[0]
    package = Path(str(shelf.folder_of(name)))
    for parent in package.parents:
        for folder in (parent / "tests" / "games" / name, parent / "tests"):
            if (folder / EXAMPLES).exists():
                return folder
    raise MissingProof(f"{name} has no tests/{EXAMPLES} in or above the folder {package.name}. {ABOUT_EXAMPLES}")


def examples(name: str) -> tuple[dict[str, Any], list[Any]]:
    """The book's examples of a game, and the positions that several of them begin with, by name."""
    file = folder_of(name) / EXAMPLES
    if not file.exists():
        raise MissingProof(f"{name} has no {_near(file)}. {ABOUT_EXAMPLES}")
    content = json.loads(file.read_text("utf-8"))
    return (content["bases"], content["examples"]) if isinstance(content, dict) else ({}, content)


def hashes_in(name: str, file: Path) -> dict[str, str]:
    """The golden hashes of a game that are kept in a file."""
    if not file.exists():
        raise MissingProof(f"{name} has no {_near(file)}: `python -m quartier.conformance.golden {name}` writes it.")
    hashes: dict[str, str] = json.loads(file.read_text("utf-8"))
    return hashes


def golden_games(name: str) -> list[Path]:
    """The golden games of a game: a finished one for every way to end."""
    found = sorted((folder_of(name) / "golden").glob("*.record"))
    if not found:
        raise MissingProof(
            f"{name} has no {_near(folder_of(name))}/golden/*.record: `python -m quartier.conformance.golden {name}` "
            "writes a first finished game; add one for every way to end."
        )
    return found


def _near(file: Path) -> str:
    """A file or folder with the folder that it lies in."""
    return f"{file.parent.name}/{file.name}"

"""What lies beside a game to prove it: the book's examples, golden hashes, golden games, and tests that cite rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from quartier.engine import shelf

EXAMPLES = "examples.json"

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
    raise MissingProof(
        f"no tests of {name} were found above {package.name}: write tests/{EXAMPLES}, or name their folder with --tests"
    )


def examples(name: str) -> tuple[dict[str, Any], list[Any]]:
    """The book's examples of a game, and the positions that several of them begin with, by name."""
    content = json.loads((folder_of(name) / EXAMPLES).read_text("utf-8"))
    return (content["bases"], content["examples"]) if isinstance(content, dict) else ({}, content)


def hashes_in(file: Path) -> dict[str, str]:
    """The golden hashes that are kept in a file."""
    if not file.exists():
        raise MissingProof(f"{file.name} is missing: `make golden GAME={file.parent.name}` writes it")
    hashes: dict[str, str] = json.loads(file.read_text("utf-8"))
    return hashes


def golden_games(name: str) -> list[Path]:
    """The golden games of a game: a finished one for every way to end."""
    found = sorted((folder_of(name) / "golden").glob("*.record"))
    if not found:
        raise MissingProof(
            f"{name} has no golden games: `python -m quartier.conformance.golden {name}` writes one; "
            "add one for every way to end, as golden/WAY.record"
        )
    return found

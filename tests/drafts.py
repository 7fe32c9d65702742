"""A game that somebody is writing in a package of its own: Property under another name, with whatever is left out."""

from __future__ import annotations

import shutil
from pathlib import Path

from quartier.games import property as model

TESTS = Path(__file__).parent / "games" / "property"
WRITTEN = {".py", ".ftl", ".json", ".md", ".record"}


class Draft:
    """The package `draft_game`, which offers the game `draft` by an entry point; its tests lie beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "draft_game"
        self.tests = folder / "tests"
        _copy(Path(model.__file__).parent, self.folder)
        _copy(TESTS, self.tests)
        offered = folder / "draft_game-1.0.dist-info"
        offered.mkdir()
        offered.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: draft-game\nVersion: 1.0\n")
        offered.joinpath("entry_points.txt").write_text("[quartier.games]\ndraft = draft_game\n")

    def rename(self, file: str, name: str, other: str) -> None:
        """Writes another name for a function or constant, so that the one of the contract is missing."""
        source = self.folder / file
        source.write_text(source.read_text("utf-8").replace(name, other), "utf-8")


def _copy(source: Path, target: Path) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    for file in target.rglob("*"):
        if file.suffix in WRITTEN:
            text = file.read_text("utf-8").replace("quartier.games.property", "draft_game")
            file.write_text(text.replace('"property"', '"draft"').replace("property-", "draft-"), "utf-8")

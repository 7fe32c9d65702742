"""Follows docs/add-a-game.md. `python -m tests.conformance.tutorial` writes tests/packages/towers by it."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.offering import NOTED, environment, offer

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
GAME = "towers"
PACKAGE = Path(__file__).parents[1] / "packages" / GAME
"""The game that the tutorial ends with, as it is committed."""

# Reading the page


@dataclass(frozen=True)
class Block:
    """Something to do: commands (`sh`) or changes of files (`diff`)."""

    kind: str
    text: str


@dataclass(frozen=True)
class Step:
    """A section of the tutorial."""

    title: str
    blocks: tuple[Block, ...]


def steps() -> list[Step]:
    """The sections of the tutorial, each with what is to be done."""
    tutorial = PAGE.read_text("utf-8").partition("\n# Tutorial\n")[2].partition("\n# Reference\n")[0]
    titles_and_texts = re.split(r"^## (.+)$", tutorial, flags=re.MULTILINE)[1:]
    return [
        Step(
            title,
            tuple(Block(*found) for found in re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)),
        )
        for title, text in zip(titles_and_texts[::2], titles_and_texts[1::2], strict=True)
    ]


# Doing what it says

NOTHING_COMPILED = ("-k", "not backends and not redeal and not random_games")
"""Leaves out of the suite what compiles rules, and so takes longest."""


class Pupil:
    """Somebody who follows the page, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {**environment(), "XDG_DATA_HOME": str(folder / "kept")}
        self.skipped: tuple[str, ...] = ()

    def follow(self, step: Step, *, hurried: bool = False) -> None:
        """Does all that a step says; in a hurry, the suite is not run in full."""
        self.skipped = NOTHING_COMPILED if hurried else ()
        for block in step.blocks:
            if block.kind == "diff":
                self.run(["git", "apply", "--whitespace=nowarn"], block.text)
            else:
                for line in block.text.splitlines():
                    self.type(line)

    def type(self, line: str) -> None:
        """Does what a command line does."""
        match shlex.split(line):
            case ["cd", folder]:
                self.folder /= folder
            case ["rm", file]:
                (self.folder / file).unlink()
            case ["pip", "install", *_]:
                self.environment = {**offer(GAME, self.folder, self.environment)}
            case ["python", "-m", "quartier.conformance", game]:
                self.run([sys.executable, "-m", "quartier.conformance", game, *self.skipped])
            case ["python", *arguments]:
                self.run([sys.executable, *arguments])
            case ["quartier", *arguments]:
                self.run([sys.executable, "-m", "quartier", *arguments], "quit\n")
            case _:
                raise AssertionError(f"the tutorial has an unknown command: {line}")

    def run(self, command: list[str], told: str = "") -> None:
        """Runs a program, which must end well."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, input=told, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{shlex.join(command)}\n{told}\n{done.stdout}\n{done.stderr}"


def files_in(package: Path) -> dict[str, str]:
    """All files of a package, but for what Python, pip and Hypothesis leave there."""
    left = re.compile(rf"__pycache__|{re.escape(NOTED)}|\.hypothesis")
    found = {str(file.relative_to(package)): file for file in sorted(package.rglob("*")) if file.is_file()}
    return {name: file.read_text("utf-8") for name, file in found.items() if not left.search(name)}


def write_package() -> None:
    """Writes the committed game anew, as the page leaves it."""
    with tempfile.TemporaryDirectory() as folder:
        pupil = Pupil(Path(folder))
        for step in steps():
            pupil.follow(step, hurried=True)
        shutil.rmtree(PACKAGE, ignore_errors=True)
        for name, text in files_in(pupil.folder).items():
            (PACKAGE / name).parent.mkdir(parents=True, exist_ok=True)
            (PACKAGE / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write_package()

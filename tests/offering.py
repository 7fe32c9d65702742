"""Games of other packages, for tests: written by `quartier new-game`, and offered as installed packages are."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

import quartier
from quartier.cli.new_game import write_new_game
from quartier.cli.screen import Screen

NOTED = ".dist-info"
"""How the folder ends in which pip notes what a package offers."""


def write_starter(name: str, folder: Path) -> None:
    """The package that `quartier new-game` writes."""
    write_new_game(Screen(Console(quiet=True), "en"), name, folder)


def environment() -> Mapping[str, str]:
    """An environment in which Python finds the Quartier that is tested, in whatever folder it runs."""
    way = [str(Path(quartier.__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(way), "PYTHONDONTWRITEBYTECODE": "1"}


def finding(folder: Path, beside: Mapping[str, str]) -> Mapping[str, str]:
    """The same environment, in which Python also finds what lies in a folder."""
    return {**beside, "PYTHONPATH": os.pathsep.join([str(folder), beside["PYTHONPATH"]])}


def offer(name: str, folder: Path, beside: Mapping[str, str] | None = None) -> Mapping[str, str]:
    """An environment in which the package in a folder is installed: what pip notes of it, and the way to it.

    Packages that are installed in the environment `beside` still are.
    """
    noted = folder / "src" / f"{name}-0.1.0{NOTED}"
    noted.mkdir(exist_ok=True)
    noted.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    noted.joinpath("entry_points.txt").write_text(f"[quartier.games]\n{name} = {name}\n", "utf-8")
    return finding(folder / "src", environment() if beside is None else beside)


def install(package: Path, target: Path) -> Mapping[str, str]:
    """An environment in which pip has installed the package in a folder, and nothing else."""
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    command = [sys.executable, *pip, "--no-build-isolation", "--target", str(target), str(package)]
    subprocess.run(command, env=environment(), check=True)
    return finding(target, environment())


def prove(name: str, environment: Mapping[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the conformance suite for a game of another package."""
    command = [sys.executable, "-m", "quartier.conformance", name, "-q", "--no-header", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

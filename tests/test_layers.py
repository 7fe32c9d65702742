"""The arrows of the architecture: engine <- games <- play <- everything else."""

import ast
from pathlib import Path

import pytest

import quartier

SOURCES = Path(quartier.__file__).parent
ABOVE = {"bots", "arena", "lab", "envs", "server", "cli"}
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "play": {"engine", "play"},
    "bots": {"engine", "play", "bots"},
    "arena": {"engine", "play", "bots", "arena"},
    "lab": {"engine", "play", "bots", "lab"},
    "envs": {"engine", "play", "bots", "envs"},
    "server": {"engine", "play", "bots", "lab", "server"},
    "cli": {"engine", "play", *ABOVE},
}


def imported(source: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source}: imports are absolute"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith("quartier.")}


def python_files() -> list[str]:
    return sorted(str(file.relative_to(SOURCES)) for file in SOURCES.rglob("*.py") if file.parent != SOURCES)


@pytest.mark.parametrize("file", python_files())
def test_imports_point_along_the_arrows(file: str) -> None:
    layer = Path(file).parts[0]
    for name in imported(SOURCES / file):
        target = name.split(".")[1]
        if (SOURCES / target).is_dir():
            assert target in MAY_IMPORT[layer], f"{file} imports {name}"
        else:
            assert layer in ABOVE or target == "__version__", f"{file} imports {name}"


@pytest.mark.parametrize("file", [file for file in python_files() if file.startswith("games")])
def test_a_game_knows_no_other_game(file: str) -> None:
    parts = Path(file).parts
    if len(parts) > 2:
        for name in imported(SOURCES / file):
            if name.startswith("quartier.games."):
                assert name.split(".")[2] == parts[1], f"{file} imports {name}"


def test_only_three_modules_know_numba() -> None:
    sources = {file: (SOURCES / file).read_text("utf-8") for file in python_files()}
    knowing = {file for file, text in sources.items() if "import numba" in text or "from numba" in text}
    assert knowing == {f"engine/compiling/{name}.py" for name in ("compiled", "device", "native")}

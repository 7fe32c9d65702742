"""The arrows of the architecture: engine <- games <- play <- everything else."""

import ast
from pathlib import Path

import pytest

import quartier

SOURCES = Path(quartier.__file__).parent
STARTER = SOURCES / "starter"
"""The package that `quartier new-game` writes: not part of ours."""
ABOVE = {"bots", "arena", "lab", "envs", "server", "conformance", "cli"}
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "play": {"engine", "play"},
    "bots": {"engine", "play", "bots"},
    "arena": {"engine", "play", "bots", "arena"},
    "lab": {"engine", "play", "bots", "lab"},
    "envs": {"engine", "play", "bots", "envs"},
    "server": {"engine", "play", "bots", "lab", "server"},
    "conformance": {"engine", "play", "bots", "conformance"},
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


def python_files(*folders: str) -> dict[str, Path]:
    found = SOURCES.joinpath(*folders).rglob("*.py")
    ours = (file for file in sorted(found) if file.parent != SOURCES and not file.is_relative_to(STARTER))
    return {str(file.relative_to(SOURCES)): file for file in ours}


def test_every_folder_has_its_place_among_the_arrows() -> None:
    assert {Path(file).parts[0] for file in python_files()} == set(MAY_IMPORT)


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_imports_point_along_the_arrows(layer: str) -> None:
    for file, source in python_files(layer).items():
        for name in imported(source):
            target = name.split(".")[1]
            if (SOURCES / target).is_dir():
                assert target in MAY_IMPORT[layer], f"{file} imports {name}"
            else:
                assert layer in ABOVE or target == "__version__", f"{file} imports {name}"


@pytest.mark.parametrize("game", quartier.games())
def test_a_game_knows_no_other_game(game: str) -> None:
    for file, source in python_files("games", game).items():
        others = [name for name in imported(source) if name.startswith("quartier.games.")]
        assert all(name.split(".")[2] == game for name in others), f"{file} imports {others}"


def test_only_the_compiler_knows_numba() -> None:
    sources = {file: source.read_text("utf-8") for file, source in python_files().items()}
    knowing = {file for file, text in sources.items() if "import numba" in text or "from numba" in text}
    assert knowing == {f"engine/compiling/{name}.py" for name in ("compiled", "device", "fingerprint", "native")}

"""Every game has the same skeleton: the same concept has the same name and place, so that a newcomer finds it."""

from importlib.resources import files
from pathlib import Path

import pytest

from quartier.engine import contract, shelf
from quartier.engine.compiling.binding import OFFERS
from tests.conformance.variants import GAMES

MODULES = {name for name in shelf.GameModules.__dataclass_fields__ if name != "facts"}
FOLDERS = {"locale", "rulebook", "lesson"}
PARTS = {
    "pieces": {"names"},
    "rules": {"setup", "ending"},
    "sight": {"conceal", "redeal", "observation", "derived"},
    "document": {"shape", "reading", "consistency"},
    "policy": {"values"},
}
"""What a package of a game has at least, once it is a package."""


def folder_of(name: str) -> Path:
    return Path(str(files(f"quartier.games.{name}")))


def names_in(folder: Path) -> set[str]:
    return {entry.stem for entry in folder.iterdir() if not entry.name.startswith("__")}


@pytest.mark.parametrize("name", GAMES)
def test_only_names_of_the_contract_are_at_the_top_of_a_game(name: str) -> None:
    assert names_in(folder_of(name)) == MODULES | FOLDERS


@pytest.mark.parametrize("name", GAMES)
def test_a_package_of_a_game_has_the_parts_of_the_contract(name: str) -> None:
    for package, parts in PARTS.items():
        folder = folder_of(name) / package
        if folder.is_dir():
            assert parts <= names_in(folder), package


def test_the_contract_names_every_module_and_part() -> None:
    page = contract.__doc__ or ""
    for name in MODULES | FOLDERS | set().union(*PARTS.values()):
        assert name in page, name


@pytest.mark.parametrize("name", GAMES)
def test_a_game_offers_every_name_of_the_rules(name: str) -> None:
    modules = shelf.take(name)
    assert [offer for offer in OFFERS if not any(offer in vars(part) for part in modules.parts)] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_families_of_moves_add_up(name: str) -> None:
    modules = shelf.take(name)
    assert len(modules.notation.MOVES) == modules.moves.MOVE_COUNT
    assert len(set(modules.notation.MOVES)) == len(modules.notation.MOVES)


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_an_observation_are_those_of_the_game(name: str) -> None:
    modules = shelf.take(name)
    assert modules.facts.options_part() in modules.sight.OBSERVATION

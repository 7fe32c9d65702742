"""Every game has the same skeleton: the same concept has the same name and place, so that a newcomer finds it."""

from importlib.resources.abc import Traversable

from quartier.conformance.marks import every_game
from quartier.engine import contract, shelf
from quartier.engine.compiling.binding import OFFERS

MODULES = set(shelf.PARTS)
FOLDERS = {"locale", "rulebook", "lesson"}
PARTS = {
    "pieces": {"names"},
    "rules": {"setup", "ending"},
    "sight": {"conceal", "redeal", "observation", "derived"},
    "document": {"shape", "reading", "consistency"},
    "policy": {"values"},
}
"""What a package of a game has at least, once it is a package."""


def names_in(folder: Traversable) -> set[str]:
    return {entry.name.partition(".")[0] for entry in folder.iterdir() if not entry.name.startswith("__")}


@every_game
def test_only_names_of_the_contract_are_at_the_top_of_a_game(name: str) -> None:
    assert names_in(shelf.folder_of(name)) - {"board"} == MODULES | FOLDERS


@every_game
def test_a_package_of_a_game_has_the_parts_of_the_contract(name: str) -> None:
    for package, parts in PARTS.items():
        folder = shelf.folder_of(name) / package
        if folder.is_dir():
            assert parts <= names_in(folder), package


def test_the_contract_names_every_module_and_part() -> None:
    page = contract.__doc__ or ""
    for name in MODULES | FOLDERS | set().union(*PARTS.values()):
        assert name in page, name


def test_the_contract_says_where_every_name_of_the_rules_is_written() -> None:
    assert set(OFFERS) <= set(contract.HOME_OF)


@every_game
def test_the_families_of_moves_add_up(name: str) -> None:
    modules = shelf.take(name)
    assert len(modules.notation.MOVES) == modules.moves.MOVE_COUNT
    assert len(set(modules.notation.MOVES)) == len(modules.notation.MOVES)


@every_game
def test_the_options_of_an_observation_are_those_of_the_game(name: str) -> None:
    modules = shelf.take(name)
    assert modules.facts.options_part() in modules.sight.OBSERVATION

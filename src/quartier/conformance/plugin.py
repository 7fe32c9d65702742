"""What pytest has to know of games: tests marked `every_variant` and the like run once for each.

A game that cannot be listed, because it does not import or lacks a file, fails its own tests and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from quartier.conformance import proofs
from quartier.conformance.variants import all_variants_of, variants_of
from quartier.engine import shelf
from quartier.play.lesson import lesson

THINNED = 4
"""Of so many daily variants one is enough where a proof takes long."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which games are proved, and by what."""
    group = parser.getgroup("quartier")
    group.addoption("--game", action="append", default=[], help="prove this game only")
    group.addoption("--proofs", type=Path, help="the folder of the game's examples, golden games and tests")


def pytest_configure(config: pytest.Config) -> None:
    """The marks."""
    config.addinivalue_line("markers", "long: takes minutes; run by `make test-long`")
    for mark, argument in ARGUMENTS.items():
        config.addinivalue_line("markers", f"{mark}: runs once for each, as the argument `{argument}`")
    proofs.given[:] = [config.getoption("--proofs")] if config.getoption("--proofs") else []


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test runs for every game, variant, example, golden game or step of a lesson."""
    for mark, argument in ARGUMENTS.items():
        if metafunc.definition.get_closest_marker(mark):
            names = metafunc.config.getoption("--game") or shelf.names()
            parameters = [parameter for name in names for parameter in _listed(name, LISTS[mark])]
            metafunc.parametrize(argument, parameters, indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """For one game, what needs compiled code comes last: most mistakes show sooner."""
    if config.getoption("--game"):
        items.sort(key=lambda item: hasattr(getattr(item, "module", None), "compiled"))


def _variants(name: str, step: int = 1) -> Iterable[Any]:
    daily = variants_of(name)[::step]
    for variant in all_variants_of(name):
        yield pytest.param(variant, id=str(variant), marks=[] if variant in daily else pytest.mark.long)


def _examples(name: str) -> Iterable[Any]:
    bases, listed = proofs.examples(name)
    for example in listed:
        yield pytest.param((example, bases, listed), id=f"{name}: {example['name']}")


def _golden_games(name: str) -> Iterable[Any]:
    return [pytest.param(file, id=f"{name}: {file.stem}") for file in proofs.golden_games(name)]


def _steps(name: str) -> Iterable[Any]:
    return [pytest.param((name, step), id=f"{name}-{step.name}") for step in lesson(name)]


LISTS: dict[str, Callable[[str], Iterable[Any]]] = {
    "every_game": lambda name: [pytest.param(name, id=name)],
    "every_variant": _variants,
    "some_variants": lambda name: _variants(name, THINNED),
    "every_example": _examples,
    "every_golden_game": _golden_games,
    "every_step": _steps,
}
ARGUMENTS = {
    "every_game": "name",
    "every_variant": "variant",
    "some_variants": "variant",
    "every_example": "example",
    "every_golden_game": "file",
    "every_step": "step",
}
"""The argument through which a test with this mark gets what it is to prove."""


def _listed(name: str, listing: Callable[[str], Iterable[Any]]) -> list[Any]:
    try:
        return list(listing(name))
    except Exception as error:  # noqa: BLE001 - whatever is wrong with this game, the others are proved
        return [pytest.param(error, id=f"{name}: {type(error).__name__}")]


def _given(request: pytest.FixtureRequest) -> Any:
    if isinstance(request.param, Exception):
        raise request.param
    return request.param


name = pytest.fixture(_given, name="name")
variant = pytest.fixture(_given, name="variant")
example = pytest.fixture(_given, name="example")
file = pytest.fixture(_given, name="file")
step = pytest.fixture(_given, name="step")

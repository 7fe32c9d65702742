"""The page "Add a game" can be followed, and what it ends with is the game in tests/packages/towers."""

from pathlib import Path

import pytest

from tests.conformance.tutorial import PACKAGE, Pupil, files_in, steps


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package after the last step; every command on the way, the suite's among them, has ended well."""
    pupil = Pupil(tmp_path_factory.mktemp("tutorial"))
    *growing, grown, last = steps()
    for step in growing:
        pupil.follow(step, hurried=True)
    pupil.follow(grown)
    pupil.follow(last)
    return pupil.folder


def test_every_step_but_the_last_ends_with_a_proof() -> None:
    *growing, _ = steps()
    assert len(growing) == 4
    for step in growing:
        assert any("python -m quartier.conformance towers\n" in block.text for block in step.blocks), step.title


def test_the_committed_game_is_the_one_that_the_page_ends_with(grown: Path) -> None:
    """If the page has changed on purpose, `python -m tests.conformance.tutorial` writes the game anew."""
    assert files_in(PACKAGE) == files_in(grown)

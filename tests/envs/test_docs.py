"""What the documentation says of observations is true."""

from __future__ import annotations

from pathlib import Path

from tests.envs.observations import page

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_observations_lists_every_part() -> None:
    assert (DOCS / "observations.md").read_text("utf-8").splitlines() == list(page())

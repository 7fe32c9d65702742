"""What every seat knows in the golden games stays what it was."""

import json

import pytest

from tests.conformance.golden_sight import golden_sight, hashes_file, records
from tests.conformance.variants import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_knows_in_the_golden_games_what_it_always_knew(name: str) -> None:
    found = {record.stem: golden_sight(record) for record in records(name)}
    assert found == json.loads(hashes_file(name).read_text("utf-8"))

"""The proofs cannot be fooled: every deliberate fault is noticed, and without a fault nothing is."""

from pathlib import Path

import pytest

from tests.conformance.faults import FAULTS, Fault
from tests.offering import offer, prove, write_starter

GAME = "sketch"
NOT_GOLDEN = "not committed_hashes and not what_it_always_knew and not golden_game_can_be_played"
"""All proofs but those by golden files: somebody who believes in a fault would write these anew."""
FAILED = 1
"""What pytest returns if tests have failed, and nothing else went wrong."""


def test_the_starter_is_complete_and_proved(tmp_path: Path) -> None:
    write_starter(GAME, tmp_path / GAME)
    proved = prove(GAME, offer(GAME, tmp_path / GAME))
    assert proved.returncode == 0, proved.stdout


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_noticed(fault: Fault, tmp_path: Path) -> None:
    write_starter("skyliner", tmp_path)
    fault.apply(tmp_path / "src" / "skyliner")
    proved = prove("skyliner", offer("skyliner", tmp_path), "-x", "-k", NOT_GOLDEN)
    assert proved.returncode == FAILED, proved.stdout

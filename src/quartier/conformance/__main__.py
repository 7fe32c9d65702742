"""`python -m quartier.conformance NAME`: proves a game, our own or one that an installed package offers.

What holds for every game is proved first, then the game's own tests run.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path

import pytest

from quartier.conformance import proofs
from quartier.engine import shelf


def main() -> int:
    """Runs the suite for one game; 0 if all that it proves holds."""
    parser = argparse.ArgumentParser(prog="python -m quartier.conformance", description=__doc__)
    parser.add_argument("game", choices=shelf.names(), help="the game, as `quartier games` names it")
    parser.add_argument("--tests", type=Path, help="the folder of its examples, golden games and tests")
    parser.add_argument("--long", action="store_true", help="the proofs in full, which takes much longer")
    asked, for_pytest = parser.parse_known_args()
    arguments = ["--pyargs", "quartier.conformance", "--import-mode=importlib", "-p", "no:cacheprovider"]
    arguments += ["-p", "quartier.conformance.plugin"]
    arguments += ["--game", asked.game, "-m", "long or not long" if asked.long else "not long"]
    if asked.tests:
        arguments += ["--proofs", str(asked.tests)]
    return int(pytest.main([*arguments, *own_tests(asked.game, asked.tests), *for_pytest]))


def own_tests(game: str, given: Path | None) -> list[str]:
    """The tests that were written for this game alone."""
    with contextlib.suppress(proofs.MissingProof):
        return [str(test) for test in sorted((given or proofs.folder_of(game)).glob("test_*.py"))]
    return []


if __name__ == "__main__":
    sys.exit(main())

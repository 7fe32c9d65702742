"""Golden hashes: what long random games of every variant come to, so that no byte changes unnoticed.

`make golden` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import quartier
from quartier.engine import playout
from quartier.engine.compiling.binding import bound
from quartier.engine.compiling.records import to_record
from quartier.engine.primitives.dice import scrambled
from tests.conformance.variants import Variant, all_variants_of, scratch

SEEDS = range(3)
STEP = 25
"""Decisions between two looks at the table."""
GAMES = Path(__file__).parent.parent / "games"


def golden_hash(variant: Variant) -> str:
    """A hash of the tables of random games, every `STEP` decisions and at the end."""
    digest = hashlib.sha256()
    game = variant.game
    advance = bound(game.modules, playout).advance
    for seed in SEEDS:
        table = game.deal(seed)
        dice = scrambled(seed)
        while advance(table.state, scratch(game), dice, STEP) == STEP:
            digest.update(to_record(table.state).tobytes())
            dice = scrambled(dice)
        digest.update(to_record(table.state).tobytes())
    return digest.hexdigest()[:20]


def golden_file(name: str) -> Path:
    """Where the hashes of a game are kept."""
    return GAMES / name / "golden.json"


def golden_hashes(name: str) -> dict[str, str]:
    """The hashes kept for a game."""
    file = golden_file(name)
    hashes: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return hashes


def write() -> None:
    """Writes the hashes of all games, new ones last, so that the difference shows what has changed."""
    for name in quartier.games():
        hashes = {str(variant): golden_hash(variant) for variant in all_variants_of(name)}
        order = dict.fromkeys([*(known for known in golden_hashes(name) if known in hashes), *hashes])
        text = json.dumps({variant: hashes[variant] for variant in order}, indent=1)
        golden_file(name).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write()

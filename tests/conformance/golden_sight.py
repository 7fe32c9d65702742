"""What every seat knew in the golden games, as hashes, so that no observation changes unnoticed.

`make golden` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import quartier

STEP = 4
"""Decisions between two looks at the table."""
GAMES = Path(__file__).parent.parent / "games"


def golden_sight(record: Path) -> str:
    """A hash of the observations of all seats, deciding or waiting, in the course of a game."""
    digest = hashlib.sha256()
    final = quartier.read(record.read_text("utf-8"))
    table = final.at(0)
    for number, move in enumerate(final.history):
        if number % STEP == 0:
            for seat in range(table.game.players):
                digest.update(repr(observed(table, seat)).encode())
        table.advance(move)
    return digest.hexdigest()[:20]


def observed(table: quartier.Table, seat: int) -> list[int]:
    """What a seat knows, as numbers."""
    out = [0] * table.game.modules.sight.OBSERVATION_SIZE
    table.game.modules.sight.observe(table.state, seat, out)
    return out


def records(name: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((GAMES / name / "golden").glob("*.record"))


def hashes_file(name: str) -> Path:
    """Where the hashes of a game are kept."""
    return GAMES / name / "golden_sight.json"


def write() -> None:
    """Writes the hashes of all games."""
    for name in quartier.games():
        hashes = {record.stem: golden_sight(record) for record in records(name)}
        hashes_file(name).write_text(json.dumps(hashes, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write()

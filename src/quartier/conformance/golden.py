"""Golden hashes and golden games, so that neither a byte nor what a seat knows changes unnoticed.

`make golden` writes the hashes of all games anew, `make golden GAME=property` those of one. Read the difference before
you commit it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import quartier
from quartier.conformance import proofs
from quartier.conformance.variants import Variant, all_variants_of, finished, scratch, variants_of
from quartier.engine import playout
from quartier.engine.compiling.binding import bound
from quartier.engine.compiling.records import to_record
from quartier.engine.primitives.dice import scrambled

SEEDS = range(3)
STEP = 25
"""Decisions between two looks at the bytes of a table."""
SIGHT_STEP = 4
"""Decisions between two looks at what the seats know."""


# What long random games of every variant come to


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


def hashes_file(name: str) -> Path:
    """Where the hashes of a game's variants are kept."""
    return proofs.folder_of(name) / "golden.json"


# What every seat knew in the golden games


def golden_sight(record: Path) -> str:
    """A hash of the observations of all seats, deciding or waiting, in the course of a game."""
    digest = hashlib.sha256()
    final = quartier.read(record.read_text("utf-8"))
    table = final.at(0)
    for number, move in enumerate(final.history):
        if number % SIGHT_STEP == 0:
            for seat in range(table.game.players):
                digest.update(repr(observed(table, seat)).encode())
        table.advance(move)
    return digest.hexdigest()[:20]


def observed(table: quartier.Table, seat: int) -> list[int]:
    """What a seat knows, as numbers."""
    out = [0] * table.game.modules.sight.OBSERVATION_SIZE
    table.game.modules.sight.observe(table.state, seat, out)
    return out


def sight_file(name: str) -> Path:
    """Where the hashes of a game's golden games are kept."""
    return proofs.folder_of(name) / "golden_sight.json"


# Writing them anew


def write(name: str) -> None:
    """Writes the hashes of a game, and a first golden game where there is none."""
    write_hashes(name)
    if not list((proofs.folder_of(name) / "golden").glob("*.record")):
        write_first_game(name)
    hashes = {record.stem: golden_sight(record) for record in proofs.golden_games(name)}
    sight_file(name).write_text(json.dumps(hashes, indent=1, ensure_ascii=False) + "\n", "utf-8")


def write_hashes(name: str) -> None:
    """Writes the hashes of a game's variants, new ones last, so that the difference shows what has changed."""
    file = hashes_file(name)
    known = proofs.hashes_in(name, file) if file.exists() else {}
    hashes = {str(variant): golden_hash(variant) for variant in all_variants_of(name)}
    order = dict.fromkeys([*(variant for variant in known if variant in hashes), *hashes])
    file.write_text(json.dumps({variant: hashes[variant] for variant in order}, indent=1) + "\n", "utf-8")


def write_first_game(name: str) -> None:
    """Writes a random game as the first golden one."""
    folder = proofs.folder_of(name) / "golden"
    folder.mkdir(exist_ok=True)
    folder.joinpath("random.record").write_text(finished(variants_of(name)[0]).record(), "utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or quartier.games():
        write(game)

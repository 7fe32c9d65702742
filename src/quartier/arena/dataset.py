"""Decisions of many games in a Parquet file, and the way back to arrays. Needs `quartier[research]`.

A row is a decision. The columns:

    game         the number of the game, from 0
    seed         the seed it was dealt from
    number       the number of the decision in its game, from 0
    seat         the seat that decides
    bot          the bot that has this seat
    legal        the numbers of the legal moves
    move         the number of the move that it chose
    observation  what the seat knew, as `quartier.envs.parts` names it
    outcome      how the game ended for this seat, from -1 to 1
    points       the points it ended with

The file itself says which game it holds, with which players, options, bots, rules version and move texts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from quartier.arena.selfplay import PlayedGame
from quartier.engine.errors import RecordError
from quartier.play.game import Game, game

KEY = b"quartier"
VERSION = 1
GAMES_TOGETHER = 64
"""Games whose decisions are written at once."""


def write(
    file: Path,
    playing: Game,
    bots: Sequence[str],
    games: Iterable[PlayedGame],
    progress: Callable[[int], None] = lambda games: None,
) -> int:
    """Writes games as they come; returns the number of decisions. A file that is not finished is taken away again."""
    schema = _schema(playing, bots)
    decisions = 0
    try:
        with pq.ParquetWriter(file, schema, compression="zstd") as writer:
            for together in _chunks(games):
                rows = _rows(schema, together)
                writer.write_table(rows)
                decisions += rows.num_rows
                progress(len(together))
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    return decisions


def read(file: Path) -> Dataset:
    """The decisions of a file. RecordError says what is wrong with it."""
    try:
        kept = pq.ParquetFile(file)
        facts = json.loads((kept.schema_arrow.metadata or {})[KEY])
    except (pa.ArrowInvalid, KeyError, ValueError):
        raise RecordError("dataset-unreadable", file=str(file)) from None
    playing = game(facts["game"], facts["players"], **facts["options"])
    ours = playing.modules.facts.rules_version
    if facts["dataset"] != VERSION or facts["rules"] != ours:
        raise RecordError("record-other-rules", found=facts["rules"], name=playing.modules.facts.title, ours=ours)
    return Dataset(kept, playing, facts["bots"])


class Dataset:
    """The decisions of many games."""

    def __init__(self, kept: Any, playing: Game, bots: list[str]) -> None:
        self._kept = kept
        self.game = playing
        self.bots = bots

    def __len__(self) -> int:
        return int(self._kept.metadata.num_rows)

    def batches(self, size: int = 4096) -> Iterator[dict[str, Any]]:
        """The decisions in order, so many at a time, as NumPy arrays; `masks` stands for the column `legal`."""
        for batch in self._kept.iter_batches(size):
            yield self._arrays(batch)

    def arrays(self) -> dict[str, Any]:
        """All decisions at once."""
        together = self._kept.read().combine_chunks().to_batches()
        return self._arrays(together[0]) if together else {}

    def _arrays(self, batch: Any) -> dict[str, Any]:
        arrays = {
            name: batch.column(name).to_numpy(zero_copy_only=False)
            for name in ("game", "seed", "number", "seat", "bot", "move", "outcome", "points")
        }
        size = self.game.modules.sight.OBSERVATION_SIZE
        arrays["observation"] = batch.column("observation").flatten().to_numpy().reshape(-1, size)
        arrays["masks"] = _masks(batch.column("legal"), len(self.game.alphabet))
        return arrays


def _masks(legal: Any, moves: int) -> Any:
    masks = np.zeros((len(legal), moves), np.bool_)
    rows = np.repeat(np.arange(len(legal)), legal.value_lengths().to_numpy())
    masks[rows, legal.flatten().to_numpy()] = True
    return masks


def _schema(playing: Game, bots: Sequence[str]) -> Any:
    facts = {
        "dataset": VERSION,
        "game": playing.name,
        "players": playing.players,
        "options": playing.options,
        "rules": playing.modules.facts.rules_version,
        "bots": list(bots),
        "moves": playing.alphabet,
        "observation": {part.name: part.size for part in playing.modules.sight.OBSERVATION},
    }
    columns = [
        ("game", pa.int64()),
        ("seed", pa.uint64()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("legal", pa.list_(pa.int16())),
        ("move", pa.int16()),
        ("observation", pa.list_(pa.int16(), playing.modules.sight.OBSERVATION_SIZE)),
        ("outcome", pa.float32()),
        ("points", pa.int32()),
    ]
    return pa.schema(columns, {KEY: json.dumps(facts).encode()})


def _chunks(games: Iterable[PlayedGame]) -> Iterator[list[PlayedGame]]:
    together: list[PlayedGame] = []
    for played in games:
        together.append(played)
        if len(together) == GAMES_TOGETHER:
            yield together
            together = []
    if together:
        yield together


def _rows(schema: Any, together: list[PlayedGame]) -> Any:
    decisions = [(played, number) for played in together for number in range(len(played.moves))]
    seats = [played.seats[number] for played, number in decisions]
    seen = np.concatenate([np.array(played.observations) for played in together]).ravel()
    columns = [
        [played.number for played, _ in decisions],
        [played.seed for played, _ in decisions],
        [number for _, number in decisions],
        seats,
        [played.bots[seat] for (played, _), seat in zip(decisions, seats, strict=True)],
        [played.legal[number] for played, number in decisions],
        [played.moves[number] for played, number in decisions],
        pa.FixedSizeListArray.from_arrays(pa.array(seen), schema.field("observation").type.list_size),
        [played.outcome[seat] for (played, _), seat in zip(decisions, seats, strict=True)],
        [played.points[seat] for (played, _), seat in zip(decisions, seats, strict=True)],
    ]
    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column, field.type)
        for column, field in zip(columns, schema, strict=True)
    ]
    return pa.Table.from_arrays(arrays, schema=schema)

"""Decisions of many games in a Parquet file, and the way back to arrays. Needs `quartier[research]`.

A row is a decision, and COLUMNS says what it holds. The file itself says which game it holds, with which players,
options, bots, rules version and move texts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from quartier.arena.selfplay import Decision, PlayedGame
from quartier.engine.errors import RecordError
from quartier.play.game import Game, game

KEY = b"quartier"
VERSION = 1
GAMES_TOGETHER = 64
"""Games whose decisions are written at once."""


def as_numbers(column: Any, playing: Game) -> Any:
    """A column with one value in each row, as an array."""
    return column.to_numpy(zero_copy_only=False)


def as_rows(column: Any, playing: Game) -> Any:
    """A column with the same number of values in each row, as an array of rows."""
    return column.flatten().to_numpy().reshape(len(column), -1)


def as_masks(column: Any, playing: Game) -> Any:
    """A column of sets of moves, as a row of true and false for each set."""
    masks = np.zeros((len(column), len(playing.alphabet)), np.bool_)
    rows = np.repeat(np.arange(len(column)), column.value_lengths().to_numpy())
    masks[rows, column.flatten().to_numpy()] = True
    return masks


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a data set: where its values come from, how they are kept, and how they are read back."""

    name: str
    type: Any
    """The Arrow type of its values."""
    meaning: str
    value: Callable[[PlayedGame, Decision], Any]
    """What it holds of a decision in its game."""
    width: Callable[[Game], int] | None = None
    """How many such values each row holds; None for just one."""
    read: Callable[[Any, Game], Any] = as_numbers
    read_as: str = ""
    """The name of what is read back, where that is something else."""

    def field(self, playing: Game) -> Any:
        """Its name and type in a file."""
        return pa.field(self.name, self.type if self.width is None else pa.list_(self.type, self.width(playing)))

    def array(self, decisions: Sequence[tuple[PlayedGame, Decision]], playing: Game) -> Any:
        """Its values, as they are written."""
        values = [self.value(played, decision) for played, decision in decisions]
        if self.width is None:
            return pa.array(values, self.type)
        return pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(values)), self.width(playing))


COLUMNS = (
    Column("game", pa.int64(), "the number of the game, from 0", lambda game, decision: game.number),
    Column("seed", pa.uint64(), "what the game was dealt from", lambda game, decision: game.seed),
    Column("number", pa.int32(), "the decision's number in its game, from 0", lambda game, decision: decision.number),
    Column("seat", pa.int8(), "the seat that decides", lambda game, decision: decision.seat),
    Column("bot", pa.string(), "the bot on this seat", lambda game, decision: game.bots[decision.seat]),
    Column(
        "legal",
        pa.list_(pa.int16()),
        "the numbers of the legal moves; read back as `masks`, with a true or false for each move of the game",
        lambda game, decision: decision.legal,
        read=as_masks,
        read_as="masks",
    ),
    Column("move", pa.int16(), "the number of the chosen move", lambda game, decision: decision.move),
    Column(
        "observation",
        pa.int16(),
        "what the seat knew, part by part as `quartier.envs.parts` names it",
        lambda game, decision: decision.observation,
        width=lambda playing: int(playing.modules.sight.OBSERVATION_SIZE),
        read=as_rows,
    ),
    Column(
        "outcome",
        pa.float32(),
        "how the game ended for this seat, from -1 to 1",
        lambda game, decision: game.outcome[decision.seat],
    ),
    Column("points", pa.int32(), "the points it ended with", lambda game, decision: game.points[decision.seat]),
)
"""The columns in the order of a file. A new column is a new entry here."""


def describe() -> Iterator[str]:
    """The columns as a table of Markdown."""
    yield from ("| column | meaning |", "| --- | --- |")
    yield from (f"| `{column.name}` | {column.meaning} |" for column in COLUMNS)


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
                rows = _rows(schema, playing, together)
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
        """The decisions in order, `size` at a time, as NumPy arrays."""
        for batch in self._kept.iter_batches(size):
            yield self._arrays(batch)

    def arrays(self) -> dict[str, Any]:
        """All decisions at once."""
        together = self._kept.read().combine_chunks().to_batches()
        return self._arrays(together[0]) if together else {}

    def _arrays(self, batch: Any) -> dict[str, Any]:
        return {column.read_as or column.name: column.read(batch.column(column.name), self.game) for column in COLUMNS}


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
    return pa.schema([column.field(playing) for column in COLUMNS], {KEY: json.dumps(facts).encode()})


def _chunks(games: Iterable[PlayedGame]) -> Iterator[list[PlayedGame]]:
    waiting = iter(games)
    return iter(lambda: list(islice(waiting, GAMES_TOGETHER)), [])


def _rows(schema: Any, playing: Game, together: Iterable[PlayedGame]) -> Any:
    decisions = [(played, decision) for played in together for decision in played.decisions]
    return pa.Table.from_arrays([column.array(decisions, playing) for column in COLUMNS], schema=schema)

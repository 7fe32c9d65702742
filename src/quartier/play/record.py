"""The record of a game: one text file, readable and diffable, from which the whole game can be played again.

    quartier record 1
    game: property
    rules: 1
    players: 2
    options: bankruptcies=1 count_squares=false payment=no_change turn_limit=1000
    seat 0: Anna
    seat 1: greedy
    seed: 7

    0: red 3h, black 8c
    1: red 9d, black 2s, column 4
    end: 5 moves, unfinished

A table that began from a position document has it in a line `start:`. A finished game ends with its scores and
winners, `end: 511 moves, scores 31 269, winners 1`. Empty lines and lines that begin with `#` mean nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from quartier.engine.errors import QuartierError, RecordError
from quartier.play.game import Game, game
from quartier.play.table import Table

FIRST_LINE = "quartier record 1"


def write(table: Table) -> str:
    """The record of a table."""
    options = " ".join(f"{name}={str(value).lower()}" for name, value in table.game.options.items())
    header = [
        FIRST_LINE,
        f"game: {table.game.name}",
        f"rules: {table.game.modules.facts.rules_version}",
        f"players: {table.game.players}",
        f"options: {options}",
        *(f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(table.seats)),
        f"seed: {table.seed}",
    ]
    if table.start is not None:
        header.append(f"start: {json.dumps(table.start)}")
    return "\n".join([*header, "", *_move_lines(table), _end_line(table)]) + "\n"


def _move_lines(table: Table) -> Iterator[str]:
    walked = table.at(0)
    deciders = []
    for move in table.history:
        deciders.append((walked.turn, table.game.alphabet[move]))
        table.game.modules.rules.play(walked.state, move)
    for seat, chain in groupby(deciders, key=lambda decided: decided[0]):
        yield f"{seat}: {', '.join(text for _, text in chain)}"


def _end_line(table: Table) -> str:
    if not table.over:
        return f"end: {len(table.history)} moves, unfinished"
    scores = " ".join(map(str, table.scores))
    return f"end: {len(table.history)} moves, scores {scores}, winners {' '.join(map(str, table.winners))}"


@dataclass
class _Draft:
    """What has been read of a record so far."""

    header: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[int, int, str]] = field(default_factory=list)
    """Line, seat and text of every move."""
    end: tuple[int, str] | None = None


def read(text: str) -> Table:
    """The table at the end of a record; RecordError names the line of a mistake."""
    draft = _Draft()
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError("record-first-line", line=1, expected=FIRST_LINE)
    for number, line in enumerate(lines[1:], start=2):
        if line.strip() and not line.startswith("#"):
            _read_line(draft, number, line)
    return _replay(draft, len(lines))


def _read_line(draft: _Draft, number: int, line: str) -> None:
    key, colon, rest = line.partition(":")
    if not colon:
        raise RecordError("record-unreadable-line", line=number, found=line[:60])
    if draft.end is not None:
        raise RecordError("record-after-end", line=number)
    if key == "end":
        draft.end = (number, rest.strip())
    elif key.isascii() and key.isdigit():
        draft.moves += [(number, int(key), move.strip()) for move in rest.split(",")]
    elif draft.moves:
        raise RecordError("record-unreadable-line", line=number, found=line[:60])
    else:
        draft.header[key.strip()] = rest.strip()


def _replay(draft: _Draft, lines: int) -> Table:
    playing = _game(draft.header)
    table = _begin(playing, draft.header)
    if draft.end is None:
        raise RecordError("record-truncated", line=lines)
    for line, seat, text in draft.moves:
        if seat != table.turn:
            raise RecordError("record-wrong-seat", line=line, seat=seat, turn=str(table.turn))
        try:
            table.play(text)
        except QuartierError as error:
            raise RecordError("record-bad-move", line=line, reason=str(error)) from None
    line, found = draft.end
    expected = _end_line(table).removeprefix("end: ")
    if found != expected:
        raise RecordError("record-wrong-end", line=line, found=found, expected=expected)
    return table


def _game(header: dict[str, str]) -> Game:
    for key in ("game", "rules", "players", "options", "seed"):
        if key not in header:
            raise RecordError("record-header-missing", key=key)
    options = dict(option.partition("=")[::2] for option in header["options"].split())
    players = _whole(header, "players")
    try:
        playing = game(header["game"], players, **options)
    except QuartierError as error:
        raise RecordError("record-bad-header", reason=str(error)) from None
    if header["rules"] != str(playing.modules.facts.rules_version):
        ours = playing.modules.facts.rules_version
        raise RecordError("record-other-rules", found=header["rules"][:20], ours=ours, name=playing.modules.facts.title)
    return playing


def _begin(playing: Game, header: dict[str, str]) -> Table:
    seed = _whole(header, "seed")
    try:
        start: dict[str, Any] | None = json.loads(header["start"]) if "start" in header else None
        table = playing.restart(seed, start)
    except (json.JSONDecodeError, RecursionError, QuartierError) as error:
        raise RecordError("record-bad-header", reason=str(error)) from None
    table.seats = [header.get(f"seat {seat}", name) for seat, name in enumerate(table.seats)]
    return table


def _whole(header: dict[str, str], key: str) -> int:
    if not re.fullmatch(r"\d{1,20}", header[key], re.ASCII):
        raise RecordError("record-bad-number", key=key, found=header[key][:30])
    return int(header[key])

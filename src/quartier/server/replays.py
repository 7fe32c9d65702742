"""Finished games: their records, and any moment of them, with anybody's eyes."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from quartier.engine.pad import Line
from quartier.engine.primitives.notes import listening
from quartier.engine.schema import copy_of
from quartier.engine.words.catalogue import say
from quartier.play.table import Table
from quartier.server import fair
from quartier.server.advice import in_words
from quartier.server.journaled_game import Viewer
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.render import all_told, seen, spoken
from quartier.server.table_row import TableRow
from quartier.server.wire.afterwards import FairChecked, Moment, MoveReplayed, Pad, PadLine, Replay, WholeMoment

STRIDE = 50
"""Moves between two positions that are kept in memory."""
KEPT = 50
"""Games whose positions are kept."""

ALL_SEEING = "all"


class Playback:
    """A finished game with positions kept along the way, so that any moment is near one of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._play = table.game.modules.rules.play
        walked = table.at(0).state
        self._kept = [copy_of(walked)]
        for number, move in enumerate(table.history, start=1):
            self._play(walked, move)
            if number % STRIDE == 0:
                self._kept.append(copy_of(walked))

    def at(self, move: int) -> Table:
        """The table after this many moves."""
        near = move // STRIDE
        state = copy_of(self._kept[near])
        for number in self.table.history[near * STRIDE : move]:
            self._play(state, number)
        shown = self.table
        return Table(
            shown.game,
            state,
            seed=shown.seed,
            start=shown.start,
            history=shown.history[:move],
            quiet=shown.quiet[:move],
            seats=shown.seats,
        )


playback = functools.lru_cache(maxsize=KEPT)(Playback)
"""The playback of a finished game, made when first asked for."""


def at(live: LiveTable, move: int) -> Table:
    """The table of a finished game after this many moves."""
    if move > len(live.playing.table.history):
        raise Refusal(404, "no-such-move", move=move, most=len(live.playing.table.history))
    return playback(live.playing.table).at(move)


def moment(live: LiveTable, move: int, seat: str | None, language: str) -> Moment | WholeMoment:
    """The position after this many moves: with a seat's eyes, a spectator's, or everybody's."""
    table = at(live, move)
    if seat == ALL_SEEING:
        asked = seen(table, table.turn, language, live.row.names)
        return {**asked, "move": move, "view": table.document(), "scores": table.scores}
    shown = seen(table, _viewer(table, seat), language, live.row.names)
    return {**shown, "move": move, "scores": table.scores}


def _viewer(table: Table, seat: str | None) -> Viewer:
    if seat is None:
        return None
    if not (seat.isascii() and seat.isdigit() and int(seat) < table.game.players):
        raise Refusal(404, "no-such-seat", seat=seat[:20])
    return int(seat)


def moment_in_words(live: LiveTable, move: int, seat: str | None, language: str) -> str:
    """The same in plain text; everybody's eyes are those of every seat in turn."""
    table = at(live, move)
    names = live.row.names
    if seat == ALL_SEEING:
        seats = range(table.game.players)
        return "\n".join(f"{names[eyes]}\n\n{in_words(table, eyes, language, names)}" for eyes in seats)
    return in_words(table, _viewer(table, seat), language, names)


def pad(live: LiveTable, language: str) -> Pad:
    """How the points came together, line by line."""
    table = live.playing.table
    lines = [_pad_line(line, say(language, f"pad-{line.name}", table.game.name)) for line in table.pad()]
    return {"lines": lines, "scores": table.scores, "winners": table.winners}


def _pad_line(line: Line, title: str) -> PadLine:
    return {
        "name": line.name,
        "title": title,
        "rule": line.rule,
        "points": list(line.points),
        "counts": line.counts,
    }


def all_moves(live: LiveTable, language: str, names: Sequence[str]) -> Replay:
    """Every move of a finished game, with what happened."""
    table = live.playing.table
    playback(table)  # who has seen the list wants to jump next
    with listening() as heard:
        walked = table.at(0)
    name, modules = table.game.name, table.game.modules
    moves: list[MoveReplayed] = []
    for move in table.history:
        text, seat = table.game.alphabet[move], int(walked.state.turn)
        happenings = all_told(modules.tell(walked.advance(move)), language, names)
        moves.append({"seat": seat, "text": text, "spoken": spoken(name, text, language), "happenings": happenings})
    return {"opening": all_told(modules.tell(heard), language, names), "moves": moves}


def proof(row: TableRow) -> fair.Proof:
    """What proves the deal of a finished game."""
    commitment = fair.commitment(row.secret, row.id)
    return fair.Proof(row.id, commitment, row.secret, tuple(row.luck), int(row.seed or 0))


def fair_checked(row: TableRow) -> FairChecked:
    """The check of a finished game's deal."""
    found = proof(row)
    return {
        "table": found.table,
        "commitment": found.commitment,
        "secret": found.secret,
        "luck": list(found.luck),
        "seed": str(found.seed),
        "holds": found.holds,
    }


def record(live: LiveTable) -> str:
    """The record of a finished game, with the proof of its deal."""
    table = live.playing.table.copy()
    table.seats = live.row.names
    first, _, rest = table.record().partition("\n")
    return f"{first}\n{proof(live.row).lines()}{rest}"

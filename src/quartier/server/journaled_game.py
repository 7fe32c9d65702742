"""The game at a live table: what its journal says, folded up, and what each viewer knows of it.

The journal holds everything that happened, in order: moves, moves taken back, seats given up and taken again. A viewer
(a seat, or None for spectators) counts only the changes that it can see. What a seat chose by half is counted by that
seat alone, before and after: so no count tells how many clicks another's choice took.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from quartier.engine.errors import IllegalMove
from quartier.engine.primitives.notes import Note, listening
from quartier.engine.shelf import GameModules
from quartier.engine.words.happenings import SEAT, Happening, Telling
from quartier.play.game import Game
from quartier.play.table import Table
from quartier.server.clocks import NO_CLOCK, Clock, Times
from quartier.server.refusals import Refusal

Viewer = int | None

MOST_MOVES = 200
"""Moves in one chain."""


class Kind(StrEnum):
    """What an entry of the journal is about."""

    MOVE = "move"
    UNDO = "undo"
    ASK = "ask"
    """A seat asks the others to let it take a move back."""
    AGREE = "agree"
    REFUSE = "refuse"
    RESIGN = "resign"
    OUT_OF_TIME = "out-of-time"
    RETURN = "return"


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the journal. `moves` are texts; of an undo, the number of moves that remain."""

    number: int
    kind: Kind
    seat: int
    moves: tuple[str, ...]
    at: int

    def row(self, table_id: str) -> dict[str, Any]:
        """The entry as the database keeps it."""
        moves = ", ".join(self.moves)
        return {
            "table_id": table_id,
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "moves": moves,
            "at": self.at,
        }

    @classmethod
    def of(cls, row: Any) -> Entry:
        """The entry in a row of the database."""
        moves = tuple(row.moves.split(", ")) if row.moves else ()
        return cls(row.number, Kind(row.kind), row.seat, moves, row.at)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log that everybody may read: whose deed it was, and what was heard."""

    entry: int
    seat: int
    at: int
    heard: tuple[Note, ...] = ()
    event: str = ""
    """What happened to the table rather than in the game."""

    def happenings(self, modules: GameModules) -> list[Happening]:
        """What happened, as it is told."""
        if self.event:
            return [Happening(modules.name, self.event, {"seat": self.seat}, OF_A_SEAT)]
        return modules.tell(list(self.heard))


OF_A_SEAT = Telling("", seat=SEAT)


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat asks to take its last move back: how many moves would remain, and who has agreed so far."""

    seat: int
    remain: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Change:
    """What an entry changed: the position of everybody, of one seat, or only facts about the table."""

    entry: Entry
    viewers: tuple[Viewer, ...]
    ends_wish: bool = False
    """Whether somebody's wish to undo has come to nothing, or true, by it."""

    @property
    def is_public(self) -> bool:
        """Whether everybody's position has changed."""
        return None in self.viewers

    @property
    def is_table_business(self) -> bool:
        """Whether it is about seats or wishes, not only about moves, and everybody's business."""
        return self.ends_wish or (self.entry.kind is not Kind.MOVE and (self.is_public or not self.viewers))


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry proposed for the journal; of moves, also the table after them and what was heard."""

    entry: Entry
    table: Table | None = None
    heard: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class _Chain:
    """A chain of moves still standing: its seat, and how many moves the game had before it."""

    seat: int
    begins: int


class JournaledGame:
    """A game under way as its journal tells it."""

    def __init__(
        self,
        game: Game,
        *,
        seed: int,
        start: dict[str, Any] | None = None,
        clock: Clock = NO_CLOCK,
        people: Sequence[int] = (),
        at: int = 0,
    ) -> None:
        with listening() as heard:
            self.table = game.restart(seed, start)
        self.people = set(people)
        """Seats that belong to persons."""
        self.gone: dict[int, Kind] = {}
        """Persons' seats that a bot plays: resigned, or out of time."""
        self.wish: Wish | None = None
        self.number = 0
        """Entries so far."""
        self.times = Times.begin(clock, game.players)
        self.times.stopped = set(range(game.players)) - self.people
        self.times.pass_on(self.table.turn, at)
        self.log: list[Line] = [Line(-1, self.table.turn or 0, at, tuple(heard))] if heard else []
        self._viewers: tuple[Viewer, ...] = (None, *range(game.players))
        self._seen: dict[Viewer, list[int]] = {viewer: [] for viewer in self._viewers}
        self._moved: dict[Viewer, int] = dict.fromkeys(self._viewers, 0)
        self._entries: list[Entry] = []
        self._standing: list[_Chain] = []

    # What a viewer knows

    def count(self, viewer: Viewer) -> int:
        """How many changes this viewer has seen."""
        return len(self._seen[viewer])

    def log_for(self, viewer: Viewer, since: int = 0) -> list[tuple[int, Line]]:
        """The log, each line with the viewer's own number for it; only what came after `since`."""
        seen = self._seen[viewer]
        numbered = [(bisect_right(seen, line.entry), line) for line in self.log]
        return [(number, line) for number, line in numbered if number > since or since == 0]

    def last_line(self, viewer: Viewer) -> list[tuple[int, Line]]:
        """The newest line, if it came with the newest change."""
        if self.log and self.log[-1].entry == self.number - 1:
            return [(self.count(viewer), self.log[-1])]
        return []

    def entries_until(self, viewer: Viewer, number: int) -> list[Entry]:
        """The entries up to the one that this viewer gives this number."""
        return self._entries[: self._seen[viewer][number - 1] + 1] if number > 0 else []

    @property
    def deciding_person(self) -> int | None:
        """The seat that decides, if its person is there to do so."""
        turn = self.table.turn
        return turn if turn is not None and self._is_present(turn) else None

    def _is_present(self, seat: int) -> bool:
        """Whether a person plays this seat."""
        return seat in self.people and seat not in self.gone

    def voters(self, asker: int) -> set[int]:
        """The people who must agree before a seat may take back what others have seen."""
        return self.people - set(self.gone) - {asker}

    # What a seat may do

    def check_present(self, seat: int) -> None:
        """A person whose seat a bot plays has no say; Refusal then."""
        if seat in self.gone:
            raise Refusal(409, "already-gone")

    def is_done(self, seat: int, number: int, moves: Sequence[str]) -> bool:
        """Whether these moves were already played at that number; Refusal if anything else happened since."""
        if self._moved[seat] <= number <= self.count(seat):
            return False
        for place in self._seen[seat][number:]:
            entry = self._entries[place]
            if entry.kind is Kind.MOVE and entry.seat == seat and entry.moves == _normal(moves):
                return True
            if entry.kind in (Kind.MOVE, Kind.UNDO):
                break
        raise Refusal(409, "stale-number", number=self.count(seat))

    def propose(self, seat: int, moves: Sequence[str], at: int) -> Draft:
        """A chain of moves, if it is legal as a whole; Refusal or IllegalMove says why not."""
        if self.table.turn is None:
            raise Refusal(409, "wrong-state", state="finished")
        if self.table.turn != seat:
            raise Refusal(403, "not-your-turn", seat=self.table.turn)
        trial = self.table.copy()
        heard: list[Note] = []
        for place, move in enumerate(moves, start=1):
            heard += trial.hear(move)
            if place < len(moves) and not trial.quiet[-1]:
                raise Refusal(422, "chain-goes-on", move=move[:60])
        return Draft(Entry(self.number, Kind.MOVE, seat, _normal(moves), at), trial, tuple(heard))

    def propose_undo(self, seat: int, at: int, *, is_rated: bool) -> Draft:
        """Takes the seat's last move back, or asks the others to allow it."""
        self.check_present(seat)
        if self.table.can_undo and self.table.turn == seat:
            return self._draft(Kind.UNDO, seat, at, len(self.table.history) - 1)
        if self.wish is not None and self.wish.seat != seat:
            raise Refusal(409, "undo-under-way", seat=self.wish.seat)
        chain = self._last_chain(seat)
        if chain is None:
            raise IllegalMove("nothing-to-undo")
        if is_rated or self.table.over:
            raise IllegalMove("cannot-undo")
        return self._draft(Kind.ASK if self.voters(seat) else Kind.UNDO, seat, at, chain.begins)

    def has_moved(self, viewer: Viewer) -> bool:
        """Whether there is a move of the viewer's that could be taken back if the others agree."""
        return viewer is not None and viewer not in self.gone and self._last_chain(viewer) is not None

    def _last_chain(self, seat: int) -> _Chain | None:
        return next((chain for chain in reversed(self._standing) if chain.seat == seat), None)

    def propose_answer(self, seat: int, agree: bool, at: int) -> Draft:
        """Answers a wish to undo; the last to agree takes the moves back, and the asker may give the wish up."""
        if self.wish is None or seat not in self.voters(self.wish.seat) | (set() if agree else {self.wish.seat}):
            raise Refusal(409, "nothing-asked")
        if not agree:
            return self._draft(Kind.REFUSE, seat, at)
        if self.voters(self.wish.seat) <= {*self.wish.agreed, seat}:
            return self._draft(Kind.UNDO, self.wish.seat, at, self.wish.remain)
        return self._draft(Kind.AGREE, seat, at)

    def propose_leaving(self, seat: int, kind: Kind, at: int) -> Draft:
        """A bot takes over a seat: its person resigned or ran out of time."""
        if self.table.over:
            raise Refusal(409, "wrong-state", state="finished")
        if self.gone.get(seat) is Kind.RESIGN or (seat in self.gone and kind is Kind.OUT_OF_TIME):
            raise Refusal(409, "already-gone")
        return self._draft(kind, seat, at)

    def propose_return(self, seat: int, at: int) -> Draft:
        """A person takes a seat back after running out of time."""
        if self.table.over:
            raise Refusal(409, "wrong-state", state="finished")
        if self.gone.get(seat) is not Kind.OUT_OF_TIME:
            raise Refusal(409, "not-gone")
        return self._draft(Kind.RETURN, seat, at)

    def _draft(self, kind: Kind, seat: int, at: int, remain: int | None = None) -> Draft:
        return Draft(Entry(self.number, kind, seat, () if remain is None else (str(remain),), at))

    # What the journal says

    def read(self, entry: Entry) -> Change:
        """Folds in the next entry of the journal."""
        return self.apply(Draft(entry))

    def apply(self, draft: Draft) -> Change:
        """Folds in a draft that is, or is about to be, the next entry of the journal."""
        entry = draft.entry
        if entry.number != self.number:
            raise LookupError(f"entry {entry.number} does not follow {self.number} others")
        wished = self.wish is not None
        viewers = self._apply_moves(draft) if entry.kind is Kind.MOVE else self._apply_other(entry)
        for viewer in viewers:
            self._seen[viewer].append(entry.number)
            if entry.kind in (Kind.MOVE, Kind.UNDO):
                self._moved[viewer] = len(self._seen[viewer])
        self._entries.append(entry)
        self.number += 1
        return Change(entry, viewers, ends_wish=wished and self.wish is None)

    def _apply_moves(self, draft: Draft) -> tuple[Viewer, ...]:
        entry = draft.entry
        self._standing.append(_Chain(entry.seat, len(self.table.history)))
        heard = draft.heard
        if draft.table is not None:
            self.table = draft.table
        else:
            numbers = self.table.game.modules.numbers
            heard = tuple(note for move in entry.moves for note in self.table.advance(numbers[move]))
        if self.table.quiet[-1]:
            return (entry.seat,)
        if self._is_present(entry.seat):
            self.wish = None  # a person who plays on has answered; a bot has no say
        self.times.pass_on(self.table.turn, entry.at)
        self.log.append(Line(entry.number, entry.seat, entry.at, heard))
        return self._viewers

    def _apply_other(self, entry: Entry) -> tuple[Viewer, ...]:
        match entry.kind:
            case Kind.UNDO:
                return self._apply_undo(entry)
            case Kind.ASK:
                self.wish = Wish(entry.seat, int(entry.moves[0]))
            case Kind.AGREE if self.wish is not None:
                self.wish = replace(self.wish, agreed=self.wish.agreed | {entry.seat})
            case Kind.REFUSE:
                self.wish = None
            case Kind.RESIGN | Kind.OUT_OF_TIME:
                self.wish = None
                self.gone[entry.seat] = entry.kind
                self.times.leave(entry.seat, entry.at)
                return self._announce(entry, "table-resigned" if entry.kind is Kind.RESIGN else "table-out-of-time")
            case Kind.RETURN:
                del self.gone[entry.seat]
                self.times.come_back(entry.seat, self.table.turn, entry.at)
                return self._announce(entry, "table-returned")
        return ()

    def _apply_undo(self, entry: Entry) -> tuple[Viewer, ...]:
        remain = int(entry.moves[0])
        quiet = self.table.turn == entry.seat and all(self.table.quiet[remain:])
        self.table = self.table.at(remain)
        while self._standing and self._standing[-1].begins >= remain:
            self._standing.pop()
        if quiet:
            return (entry.seat,)
        self.wish = None
        self.times.pass_on(self.table.turn, entry.at, earns=False)
        return self._announce(entry, "table-undone")

    def _announce(self, entry: Entry, event: str) -> tuple[Viewer, ...]:
        self.log.append(Line(entry.number, entry.seat, entry.at, event=event))
        return self._viewers


def _normal(moves: Sequence[str]) -> tuple[str, ...]:
    return tuple(" ".join(move.lower().split()) for move in moves)

"""A table: a game under way, its history, and all that a seat may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quartier.engine.errors import IllegalMove
from quartier.engine.listing import legal_moves
from quartier.engine.primitives.notes import Note, listening
from quartier.engine.schema import copy_of
from quartier.engine.views import Choice
from quartier.engine.words.happenings import Happening

if TYPE_CHECKING:
    from quartier.engine.pad import Line
    from quartier.play.game import Game
    from quartier.play.plans import Plan


class Table:
    """A game under way. `turn` is the seat that decides, `moves()` what it may do, `play()` does it."""

    def __init__(
        self,
        game: Game,
        state: Any,
        *,
        seed: int,
        start: dict[str, Any] | None = None,
        history: Sequence[int] = (),
        quiet: Sequence[bool] = (),
        seats: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.start = start
        """The document that the table began with, if it was not dealt."""
        self.history = list(history)
        """The numbers of the moves played so far."""
        self.quiet = list(quiet)
        """For each of them, whether nobody else has learned of it: nothing was heard, and the same seat decides."""
        self.seats = list(seats) if seats is not None else [f"seat {seat}" for seat in range(game.players)]
        """Who sits where, by name."""

    # The position

    @property
    def turn(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return None if self.over else int(self.state.turn)

    @property
    def phase(self) -> str:
        """What is asked of it, such as `red`."""
        return str(self.game.modules.table.Phase(self.state.phase).name.lower())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == self.game.modules.table.Phase.OVER)

    @property
    def scores(self) -> list[int]:
        """The points of every seat, as they stand."""
        return [int(self.game.modules.scoring.score(self.state, seat)) for seat in range(self.game.players)]

    @property
    def outcome(self) -> list[float]:
        """The result of every seat of a finished game, from -1 to 1; all 0 before the end."""
        results = [0.0] * self.game.players
        if self.over:
            self.game.modules.scoring.outcome(self.state, results)
        return results

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several share a win. Empty before the end."""
        return [seat for seat, result in enumerate(self.outcome) if result > -1.0] if self.over else []

    def moves(self) -> list[str]:
        """The legal moves, in the game's order; none when the game is over."""
        return [self.game.alphabet[move] for move in self.move_numbers()]

    def move_numbers(self) -> list[int]:
        """The same as numbers."""
        return legal_moves(self.game.modules.rules.legal, self.state, self.game.alphabet)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The position as a seat sees it, or a spectator (None), and the moves that it may choose."""
        return {**self.seen_by(seat), "moves": self.choices() if seat == self.turn else []}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The same without the moves."""
        return {**self.game.modules.sight.view(self.state, seat), "seat": seat, "scores": self.scores}

    def choices(self) -> list[Choice]:
        """The legal moves, each with its thing on the table."""
        target = self.game.modules.notation.target
        return [{"text": self.game.alphabet[move], "target": target(move)} for move in self.move_numbers()]

    def document(self) -> dict[str, Any]:
        """The position document, hidden things included."""
        document: dict[str, Any] = self.game.modules.document.write(self.state)
        return document

    # Playing

    def play(self, *moves: str) -> list[Happening]:
        """Plays a move, or a chain of them, all or none; returns what happened. IllegalMove says why not."""
        before, played = copy_of(self.state), len(self.history)
        heard: list[Note] = []
        try:
            for text in moves:
                heard += self.hear(text)
        except BaseException:
            self.state = before
            del self.history[played:], self.quiet[played:]
            raise
        return self.game.modules.tell(heard)

    def _number(self, text: str) -> int:
        number = self.game.modules.numbers.get(" ".join(text.lower().split())) if isinstance(text, str) else None
        if number is None:
            raise IllegalMove("unreadable-move", move=str(text), allowed=self._allowed())
        return number

    def _allowed(self) -> str:
        moves = self.moves()
        return ", ".join(moves[:12] + ["..."] if len(moves) > 12 else moves) or "-"

    def hear(self, text: str) -> list[Note]:
        """Plays one move and returns the bare notes of what happened. IllegalMove says why not."""
        move = self._number(text)
        if move not in self.move_numbers():
            raise self.game.modules.notation.why_not(self.state, move)
        return self.advance(move)

    def advance(self, move: int) -> list[Note]:
        """Plays a move that is known to be legal, such as one of a game played before; returns what was heard."""
        seat = self.state.turn
        with listening() as heard:
            self.game.modules.rules.play(self.state, move)
        self.history.append(move)
        self.quiet.append(not heard and self.turn == seat)
        return heard

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back: no other seat, nor a spectator, has learned anything by it."""
        return bool(self.quiet) and self.quiet[-1]

    def undo(self) -> None:
        """Takes the last move back; IllegalMove if another seat has learned something by it."""
        if not self.can_undo:
            raise IllegalMove("cannot-undo" if self.history else "nothing-to-undo")
        self.state = self.at(len(self.history) - 1).state
        self.history.pop()
        self.quiet.pop()

    def at(self, played: int) -> Table:
        """The table as it was after this many moves."""
        earlier = self.game.restart(self.seed, self.start)
        earlier.seats = list(self.seats)
        for move in self.history[:played]:
            self.game.modules.rules.play(earlier.state, move)
        earlier.history = self.history[:played]
        earlier.quiet = self.quiet[:played]
        return earlier

    # More

    def plans(self, most: int = 1000) -> list[Plan]:
        """Whole chains of moves from here, each with what it would do; at most `most` of them."""
        from quartier.play.plans import plans

        return plans(self, most)

    def pad(self) -> list[Line]:
        """The score pad: how the points came together, line by line."""
        walked = self.at(0)
        opening = copy_of(walked.state)
        with listening() as heard:
            for move in self.history:
                self.game.modules.rules.play(walked.state, move)
        lines: list[Line] = self.game.modules.pad.pad(opening, self.game.modules.tell(heard), walked.state)
        return lines

    def record(self) -> str:
        """The whole game as a text; `quartier.read` reads it back."""
        from quartier.play.record import write

        return write(self)

    def copy(self) -> Table:
        """A table of its own, at the same point of the same game."""
        return Table(
            self.game,
            copy_of(self.state),
            seed=self.seed,
            start=self.start,
            history=self.history,
            quiet=self.quiet,
            seats=self.seats,
        )

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.turn}: {self.phase}"
        return f"<{self.game!r} seed {self.seed}, {len(self.history)} moves, {asked}>"

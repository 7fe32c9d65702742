"""`quartier play`: people and bots round one screen."""

from __future__ import annotations

import contextlib
import re
import secrets
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

import quartier
from quartier.bots.player import ask, bot, dismiss
from quartier.bots.registry import UnknownBot
from quartier.cli import Stopped
from quartier.cli.games import rulebook
from quartier.cli.screen import Screen
from quartier.engine import shelf
from quartier.engine.errors import IllegalMove, OptionError, QuartierError
from quartier.engine.words.catalogue import say
from quartier.engine.words.happenings import Happening
from quartier.play.table import Table

PERSON = "you"
HINTS = "master"
"""The level that gives hints."""


def play_in_terminal(
    screen: Screen,
    name: str | None,
    *,
    seats: str | None,
    against: str,
    options: dict[str, Any],
    seed: int | None,
    resume: Path | None,
    save: Path | None,
) -> None:
    """Begins a game or takes one up again, and plays it to its end or until the player leaves."""
    if resume is not None:
        table = quartier.read(resume.read_text("utf-8"))
        who = seats.split(",") if seats else [sitter(seat) for seat in table.seats]
        check_seats(who, table.game.players)
    else:
        if name is None:
            raise QuartierError("cli-no-game", allowed=", ".join(quartier.games()))
        players = str(options.pop("players", ""))
        who = seats.split(",") if seats else default_seats(name, players, against)
        game = quartier.game(name, len(who), **options)
        check_seats(who, game.players)
        table = game.deal(seed)
        table.seats = seat_names(who, screen.say("person"))
    TerminalGame(screen.console, screen.language, table, who, save or resume or default_file(table)).run()


def default_seats(name: str, players: str, against: str) -> list[str]:
    """One person, and a bot on all other seats."""
    number = int(players) if players.isdigit() else shelf.take(name).facts.usual_players
    return [PERSON, *[against] * (number - 1)]


def sitter(seat: str) -> str:
    """Who sits on a seat of a record, by its name, which may be numbered: a bot, or else a person."""
    for name in (seat, re.sub(r" \d+$", "", seat)):
        with contextlib.suppress(UnknownBot):
            return bot(name).name
    return PERSON


def check_seats(who: Sequence[str], players: int) -> None:
    """Every seat needs a person or a bot there is."""
    if len(who) != players:
        raise OptionError("cli-seats-number", found=len(who), players=players)
    for seat in who:
        if seat != PERSON:
            bot(seat)


def seat_names(who: Sequence[str], person: str) -> list[str]:
    """A name for each seat, with this one for people; equal ones are numbered."""
    plain = [person if seat == PERSON else seat for seat in who]
    return [
        name if plain.count(name) == 1 else f"{name} {plain[: place + 1].count(name)}"
        for place, name in enumerate(plain)
    ]


def default_file(table: Table) -> Path:
    """Where a game is kept when nothing is said."""
    return user_data_path("quartier") / "games" / f"{table.game.name}-{table.seed:016x}.record"


class TerminalGame:
    """A table on the screen."""

    def __init__(self, console: Console, language: str, table: Table, who: Sequence[str], file: Path) -> None:
        self.console = console
        self.language = language
        self.table = table
        self.bots = {seat: bot(kind, table.seed + seat) for seat, kind in enumerate(who) if kind != PERSON}
        self.file = file
        self.left = False
        """Whether the player has had enough."""
        self.shown_to: int | None = None
        """The person at the screen."""
        self.fresh = False
        """Whether the board on the screen is still the table's."""

    def say(self, message: str, **facts: Any) -> str:
        """A message of the command line."""
        return say(self.language, f"cli-{message}", **facts)

    def run(self) -> None:
        """Plays until the game is over; a player who leaves earlier finds the game kept."""
        try:
            self.keep()
            while not self.table.over and not self.left:
                self.decide()
        except (KeyboardInterrupt, EOFError):
            raise Stopped(self.say("kept", file=str(self.file))) from None
        finally:
            dismiss(self.bots.values())
        if self.left:
            self.console.print(self.say("kept", file=str(self.file)), markup=False)
        else:
            self.show_end()

    def decide(self) -> None:
        """The seat that decides makes its move."""
        seat = self.table.turn
        if seat is None:
            return
        if seat in self.bots:
            move, trouble = ask(self.bots[seat], self.table, secrets.randbits(64))
            if trouble is not None:
                self.console.print(Text(trouble.sentence(self.language), style="red"))
            self.tell(self.table.play(move))
        else:
            self.ask(seat)
        self.keep()

    def keep(self) -> None:
        """Writes the record, whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=self.file.parent, delete=False) as draft:
            draft.write(self.table.record())
        Path(draft.name).replace(self.file)

    def tell(self, happenings: Sequence[Happening]) -> None:
        """Tells what happened."""
        for happening in happenings:
            sentence = happening.sentence(self.language, self.table.seats)
            self.console.print(Text.assemble("  ", sentence, (f"  {happening.rule}", "dim")))
            self.fresh = False

    # A person's decision

    def ask(self, seat: int) -> None:
        """Shows the table and what may be done, and does what the person says."""
        self.hand_over(seat)
        if not self.fresh:
            self.show(seat)
        moves = self.table.moves()
        self.offer(moves)
        answer = self.console.input("[bold]> [/bold]").strip()
        try:
            self.obey(answer, moves)
        except QuartierError as error:
            self.console.print(Text(error.sentence(self.language), style="red"))

    def hand_over(self, seat: int) -> None:
        """With several people at one screen, nobody sees another's hand."""
        if self.shown_to not in (None, seat):
            self.console.clear()
            self.console.input(self.say("hand-over", name=self.table.seats[seat]))
            self.fresh = False
        self.shown_to = seat

    def show(self, seat: int | None) -> None:
        """Draws the table as a seat sees it."""
        view = self.table.view(seat)
        self.console.print(Rule(style="dim"))
        self.console.print(self.table.game.modules.terminal.draw(view, self.language, self.table.seats))
        self.fresh = True

    def offer(self, moves: Sequence[str]) -> None:
        """Asks the question and lists the moves, each with what it would do where that is certain."""
        game = self.table.game
        self.console.print(Text(say(self.language, f"ask-{self.table.phase}", game.name), style="bold"))
        previews = self.previews()
        grid = Grid.grid(padding=(0, 2))
        for place, move in enumerate(moves, start=1):
            spoken = game.modules.notation.spoken(game.alphabet.index(move), self.language)
            grid.add_row(Text(f"{place:3}", style="dim"), spoken, Text(previews.get(move, ""), style="dim"))
        self.console.print(grid)
        self.console.print(Text(self.say("commands"), style="dim"))

    def previews(self) -> dict[str, str]:
        """For each move that leaves nothing more to choose, what it would do."""
        plans: dict[str, list[quartier.Plan]] = {}
        for plan in self.table.plans():
            plans.setdefault(plan.moves[0], []).append(plan)
        names = self.table.seats
        return {
            move: " ".join(happening.sentence(self.language, names) for happening in found[0].happenings)
            for move, found in plans.items()
            if len(found) == 1
        }

    def obey(self, answer: str, moves: Sequence[str]) -> None:
        """A number of the list, moves by their texts, or a command."""
        command, _, rest = answer.partition(" ")
        if answer.isascii() and answer.isdigit():
            if not 1 <= int(answer) <= len(moves):
                raise IllegalMove("cli-bad-number", found=answer, most=len(moves))
            self.tell(self.table.play(moves[int(answer) - 1]))
        elif command in ("u", "undo"):
            self.table.undo()
            self.fresh = False
        elif command in ("b", "board", ""):
            self.fresh = False
        elif command == "hint":
            hinted, _ = ask(bot(HINTS), self.table, secrets.randbits(64))
            self.console.print(Text(self.say("hint", move=hinted)))
        elif command == "save" and rest:
            self.file = Path(rest.strip()).expanduser()
            self.keep()
            self.console.print(Text(self.say("saved", file=str(self.file))))
        elif command == "rules":
            self.console.print(rulebook(self.table.game.name, self.language), markup=False)
        elif command in ("q", "quit"):
            self.left = True
        else:
            self.tell(self.table.play(*(move.strip() for move in answer.split(","))))

    # The end

    def show_end(self) -> None:
        """The last position, the scores and the winners."""
        self.show(None)
        names = self.table.seats
        for seat, score in enumerate(self.table.scores):
            crown = " ★" if seat in self.table.winners else ""
            self.console.print(Text(f"  {names[seat]}: {score}{crown}", style="bold" if crown else ""))
        self.console.print(self.say("kept-whole", file=str(self.file)), markup=False)

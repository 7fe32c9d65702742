"""A recorded game, move by move."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

import quartier
from quartier.cli import Stopped
from quartier.engine.errors import OptionError
from quartier.engine.words.catalogue import say
from quartier.play.table import Table


def replay_in_terminal(console: Console, language: str, file: Path, at: int | None, seat: int | None) -> None:
    """Shows the position after so many moves, or goes through the whole game."""
    table = quartier.read(file.read_text("utf-8"))
    if seat is not None and not 0 <= seat < table.game.players:
        raise OptionError("cli-no-seat", seat=seat, most=table.game.players - 1)
    if at is not None:
        if not 0 <= at <= len(table.history):
            raise OptionError("cli-no-move", move=at, most=len(table.history))
        _show(console, language, table.at(at), seat)
    else:
        _walk(console, language, table, seat)


def _walk(console: Console, language: str, table: Table, seat: int | None) -> None:
    walked = table.at(0)
    _show(console, language, walked, seat)
    for number, move in enumerate(table.history, start=1):
        decider = walked.turn
        happenings = walked.play(table.game.alphabet[move])
        for happening in happenings:
            sentence = happening.sentence(language, table.seats)
            console.print(Text.assemble((f"{number:5}  ", "dim"), sentence, (f"  {happening.rule}", "dim")))
        if console.is_terminal and walked.turn != decider and not walked.over:
            _show(console, language, walked, seat)
            try:
                answer = console.input(f"[dim]{say(language, 'cli-next')}[/dim] ")
            except (KeyboardInterrupt, EOFError):
                raise Stopped(say(language, "cli-stopped")) from None
            if answer.strip() in ("q", "quit"):
                return
    _show(console, language, walked, seat)
    for place, score in enumerate(walked.scores):
        console.print(Text(f"  {table.seats[place]}: {score}{' ★' if place in walked.winners else ''}"))


def _show(console: Console, language: str, table: Table, seat: int | None) -> None:
    console.print(Rule(say(language, "cli-after", moves=len(table.history)), style="dim"))
    console.print(table.game.modules.terminal.draw(table.view(seat), language, table.seats))

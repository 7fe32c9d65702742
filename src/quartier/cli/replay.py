"""`quartier replay`: a recorded game, move by move."""

from __future__ import annotations

from pathlib import Path

from rich.rule import Rule
from rich.text import Text

import quartier
from quartier.cli import Stopped
from quartier.cli.screen import Screen
from quartier.engine.errors import OptionError
from quartier.play.table import Table


def replay_in_terminal(screen: Screen, file: Path, *, at: int | None, seat: int | None) -> None:
    """Shows the position after `at` moves, or goes through the whole game."""
    table = quartier.read(file.read_text("utf-8"))
    if seat is not None and not 0 <= seat < table.game.players:
        raise OptionError("cli-no-seat", seat=seat, most=table.game.players - 1)
    if at is not None:
        if not 0 <= at <= len(table.history):
            raise OptionError("cli-no-move", move=at, most=len(table.history))
        _show(screen, table.at(at), seat)
    else:
        _walk(screen, table, seat)


def _walk(screen: Screen, table: Table, seat: int | None) -> None:
    console = screen.console
    walked = table.at(0)
    _show(screen, walked, seat)
    for number, move in enumerate(table.history, start=1):
        decider = walked.turn
        happenings = walked.play(table.game.alphabet[move])
        for happening in happenings:
            sentence = happening.sentence(screen.language, table.seats)
            console.print(Text.assemble((f"{number:5}  ", "dim"), sentence, (f"  {happening.rule}", "dim")))
        if console.is_terminal and walked.turn != decider and not walked.over:
            _show(screen, walked, seat)
            try:
                answer = console.input(f"[dim]{screen.say('next')}[/dim] ")
            except (KeyboardInterrupt, EOFError):
                raise Stopped(screen.say("stopped")) from None
            if answer.strip() in ("q", "quit"):
                return
    _show(screen, walked, seat)
    for place, score in enumerate(walked.scores):
        console.print(Text(f"  {table.seats[place]}: {score}{' ★' if place in walked.winners else ''}"))


def _show(screen: Screen, table: Table, seat: int | None) -> None:
    screen.console.print(Rule(screen.say("after", moves=len(table.history)), style="dim"))
    screen.console.print(table.game.modules.terminal.draw(table.view(seat), screen.language, table.seats))

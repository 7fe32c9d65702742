"""`quartier analyse`: what the choices of a recorded game cost, and what was luck."""

from __future__ import annotations

from pathlib import Path

import quartier
from quartier.bots.analysis import Analysis, Judgement, analyse
from quartier.cli.progress import progress_bar
from quartier.cli.screen import Screen
from quartier.engine.drawing.chart import curves
from quartier.play.table import Table

MOST_COSTLY = 8
"""Decisions that a report on a game names."""


def analyse_record(
    screen: Screen, file: Path, *, iterations: int, threads: int, picture: Path | None, as_json: bool
) -> None:
    """Judges a recorded game and tells what was found."""
    table = quartier.read(file.read_text("utf-8"))
    title = screen.say("analysing", name=table.game.modules.facts.title)
    with progress_bar(title, len(table.history), quiet=as_json) as advance:
        analysis = analyse(table, iterations, threads, advance)
    if as_json:
        screen.print_json(analysis.json())
    else:
        show_analysis(screen, table, analysis)
    if picture is not None:
        title = f"{table.game.modules.facts.title}: {' - '.join(table.seats)}"
        picture.write_text(curves(title, table.seats, analysis.chances), "utf-8")


def show_analysis(screen: Screen, table: Table, analysis: Analysis) -> None:
    """What each seat's choices cost and what luck gave it, and the most costly decisions."""
    grid = screen.grid("seat", "cost", "luck")
    for seat, name in enumerate(table.seats):
        grid.add_row(name, f"{analysis.cost[seat]:.2f}", f"{analysis.luck[seat]:+.2f}")
    screen.console.print(grid)
    for judgement in sorted(analysis.judgements, key=lambda judgement: -judgement.cost)[:MOST_COSTLY]:
        tell_costly(screen, table, judgement)


def tell_costly(screen: Screen, table: Table, judgement: Judgement) -> None:
    """One decision, the better move, and what that would have changed."""
    screen.tell(
        "costly",
        number=judgement.number + 1,
        name=table.seats[judgement.seat],
        move=judgement.move,
        best=judgement.best,
        before=f"{judgement.chances[judgement.seat]:.0%}",
        after=f"{judgement.after[judgement.seat]:.0%}",
    )

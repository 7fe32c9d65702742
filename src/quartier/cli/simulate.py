"""`quartier simulate`: very many games, summed up."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from quartier.bots.player import plain_mind
from quartier.cli.progress import progress_bar
from quartier.cli.screen import Screen
from quartier.lab.simulate import Report, simulate
from quartier.play.game import Game, checked_seed


def run_simulation(screen: Screen, game: Game, *, games: int, threads: int, seed: int, by: str, as_json: bool) -> None:
    """Plays games and tells how they went."""
    plain_mind(by)
    checked_seed(seed)
    with progress_bar(screen.say("playing", name=game.modules.facts.title), games, quiet=as_json) as advance:
        report = simulate(game, games, threads=threads, seed=seed, by=by, progress=advance)
    if as_json:
        screen.print_json(report_json(report))
    else:
        show_report(screen, report)


def report_json(report: Report) -> dict[str, Any]:
    """The report as an object of JSON."""
    speeds = {"games_per_s": report.games_per_second, "decisions_per_s": report.decisions_per_second}
    return {**asdict(report), **speeds}


def show_report(screen: Screen, report: Report) -> None:
    """The report as a table."""
    screen.tell(
        "simulated",
        games=report.games,
        seconds=f"{report.seconds:.2f}",
        games_per_s=f"{report.games_per_second:,.0f}",
        decisions_per_s=f"{report.decisions_per_second:,.0f}",
    )
    quantiles = ", ".join(f"{float(share):.0%} {value:.0f}" for share, value in report.length_quantiles.items())
    screen.tell("length", mean=f"{report.mean_length:.1f}", quantiles=quantiles)
    grid = screen.grid("seat", "win-share", "interval", "mean", "quantiles")
    for number, seat in enumerate(report.seats):
        scores = "  ".join(f"{value:.0f}" for value in seat.score_quantiles.values())
        interval = f"{seat.low:.2%} - {seat.high:.2%}"
        grid.add_row(str(number), f"{seat.win_share:.2%}", interval, f"{seat.mean_score:.1f}", scores)
    screen.console.print(grid)

"""Simulations and benchmarks: run with a progress bar, shown as tables or given as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import quartier
from quartier.bots.player import plain_mind
from quartier.cli.progress import progress_bar
from quartier.engine.words.catalogue import say
from quartier.lab.simulate import Report, simulate
from quartier.play.game import Game, checked_seed

Measure = Callable[[Game, float, int], dict[str, Any]]


def simulated(language: str, game: Game, games: int, threads: int, seed: int, by: str, *, quiet: bool) -> Report:
    """Runs a simulation; unless it must be quiet, a bar shows how far it is."""
    plain_mind(by)
    checked_seed(seed)
    with progress_bar(say(language, "cli-playing", name=game.modules.facts.title), games, quiet=quiet) as advance:
        return simulate(game, games, threads=threads, seed=seed, by=by, progress=advance)


def as_json(report: Report) -> dict[str, Any]:
    """The report as an object of JSON."""
    speeds = {"games_per_s": report.games_per_second, "decisions_per_s": report.decisions_per_second}
    return {**asdict(report), **speeds}


def show(console: Console, language: str, report: Report) -> None:
    """The report as a table."""
    quantiles = ", ".join(f"{float(share):.0%} {value:.0f}" for share, value in report.length_quantiles.items())
    facts: dict[str, Any] = {
        "games": report.games,
        "seconds": f"{report.seconds:.2f}",
        "games_per_s": f"{report.games_per_second:,.0f}",
        "decisions_per_s": f"{report.decisions_per_second:,.0f}",
    }
    console.print(say(language, "cli-simulated", **facts))
    console.print(say(language, "cli-length", mean=f"{report.mean_length:.1f}", quantiles=quantiles))
    grid = Grid(header_style="bold")
    for column in ("seat", "win-share", "interval", "mean", "quantiles"):
        grid.add_column(say(language, f"cli-column-{column}"), justify="right")
    for number, seat in enumerate(report.seats):
        scores = "  ".join(f"{value:.0f}" for value in seat.score_quantiles.values())
        interval = f"{seat.low:.2%} - {seat.high:.2%}"
        grid.add_row(str(number), f"{seat.win_share:.2%}", interval, f"{seat.mean_score:.1f}", scores)
    console.print(grid)


def benched(
    language: str, names: list[str], measure: Measure, seconds: float, threads: int, *, quiet: bool
) -> dict[str, Any]:
    """Measures games one after the other."""
    games = [quartier.game(name) for name in names]
    figures = {}
    for game in games:
        if not quiet:
            Console(stderr=True).print(say(language, "cli-benching", name=game.modules.facts.title), style="dim")
        figures[game.name] = measure(game, seconds, threads)
    return {"games": figures}


def show_bench(console: Console, language: str, figures: dict[str, Any]) -> None:
    """The measurements as a table."""
    grid = Grid(header_style="bold")
    for column in ("game", "plain", "compiled", "ratio", "threads", "cold", "cached", "bytes"):
        grid.add_column(say(language, f"cli-column-{column}"), justify="right")
    for name, game in figures["games"].items():
        threads = ", ".join(f"{number}: {figure:,.0f}" for number, figure in game["threads"].items())
        grid.add_row(
            name,
            f"{game['plain']:,.0f}",
            f"{game['compiled']:,.0f}",
            f"{game['compiled'] / game['plain']:.0f}",
            threads,
            f"{game['cold_s']:.1f} s",
            f"{game['cached_s']:.2f} s",
            str(game["bytes"]),
        )
    console.print(grid)


def show_search(console: Console, language: str, figures: dict[str, Any]) -> None:
    """The speeds of searching as a table."""
    grid = Grid(header_style="bold")
    for column in ("game", "horizon", "iterations", "threaded", "overhead"):
        grid.add_column(say(language, f"cli-column-{column}"), justify="right")
    for name, game in figures["games"].items():
        for kind, figure in game.items():
            threaded = ", ".join(f"{number}: {speed:,.0f}" for number, speed in figure["threads"].items())
            grid.add_row(
                f"{name} {kind}",
                str(figure["horizon"]),
                f"{figure['iterations']:,.0f}",
                threaded,
                f"{figure['overhead']:.2f}",
            )
    console.print(grid)

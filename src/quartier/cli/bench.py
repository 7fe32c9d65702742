"""`quartier bench`: how fast the games run, and how fast they are searched."""

from __future__ import annotations

from typing import Any

from rich.console import Console

import quartier
from quartier.cli.screen import Screen
from quartier.lab.bench import bench, bench_search


def run_benchmark(
    screen: Screen, names: list[str], *, seconds: float, threads: int, search: bool, as_json: bool
) -> None:
    """Measures games one after the other and tells the figures."""
    measure, show = (bench_search, show_search) if search else (bench, show_bench)
    figures = {}
    for game in [quartier.game(name) for name in names]:
        if not as_json:
            Console(stderr=True).print(screen.say("benching", name=game.modules.facts.title), style="dim")
        figures[game.name] = measure(game, seconds, threads)
    if as_json:
        screen.print_json({"games": figures})
    else:
        show(screen, figures)


def show_bench(screen: Screen, figures: dict[str, Any]) -> None:
    """The measurements as a table."""
    grid = screen.grid("game", "plain", "compiled", "ratio", "threads", "cold", "cached", "bytes")
    for name, game in figures.items():
        grid.add_row(
            name,
            f"{game['plain']:,.0f}",
            f"{game['compiled']:,.0f}",
            f"{game['compiled'] / game['plain']:.0f}",
            by_threads(game),
            f"{game['cold_s']:.1f} s",
            f"{game['cached_s']:.2f} s",
            str(game["bytes"]),
        )
    screen.console.print(grid)


def show_search(screen: Screen, figures: dict[str, Any]) -> None:
    """The speeds of searching as a table."""
    grid = screen.grid("game", "horizon", "iterations", "threaded", "overhead")
    for name, game in figures.items():
        for kind, figure in game.items():
            speed, overhead = f"{figure['iterations']:,.0f}", f"{figure['overhead']:.2f}"
            grid.add_row(f"{name} {kind}", str(figure["horizon"]), speed, by_threads(figure), overhead)
    screen.console.print(grid)


def by_threads(figures: dict[str, Any]) -> str:
    """The speed on each number of threads."""
    return ", ".join(f"{number}: {speed:,.0f}" for number, speed in figures["threads"].items())

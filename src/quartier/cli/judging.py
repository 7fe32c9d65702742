"""Bots measured and games judged: `arena`, `analyse` and `hint`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import quartier
from quartier.arena.league import League, Standing
from quartier.bots.analysis import Analysis, analyse
from quartier.bots.player import knowledge
from quartier.bots.thinking import Thought, think
from quartier.cli.progress import progress_bar
from quartier.engine.drawing.chart import Interval, curves, intervals
from quartier.engine.errors import OptionError
from quartier.engine.words.catalogue import say
from quartier.play.game import Game
from quartier.play.table import Table

DEAREST = 8
"""Decisions that a report on a game names, the most costly first."""


def run_league(
    language: str, game: Game, bots: list[str], games: int, threads: int, seed: int, file: Path | None, *, quiet: bool
) -> League:
    """Plays a league, or the rest of one; a bar shows how far it is."""
    league = League(game, bots, seed, file)
    with progress_bar(say(language, "cli-playing", name=game.modules.facts.title), games, quiet=quiet) as advance:
        league.play(games, threads, advance)
    return league


def league_json(league: League, standings: list[Standing]) -> dict[str, Any]:
    """The standings as an object of JSON."""
    return {
        "game": league.game.name,
        "players": league.game.players,
        "options": league.game.options,
        "games": len(league.results),
        "bots": [asdict(standing) for standing in standings],
    }


def show_league(console: Console, language: str, standings: list[Standing]) -> None:
    """The standings as a table."""
    grid = Grid(header_style="bold")
    for column in ("bot", "rating", "interval", "first", "points", "played"):
        grid.add_column(say(language, f"cli-column-{column}"), justify="left" if column == "bot" else "right")
    for standing in standings:
        interval = f"{standing.low:.0f} - {standing.high:.0f}"
        share, points = f"{standing.first_share:.1%}", f"{standing.points:.1f}"
        grid.add_row(standing.name, f"{standing.rating:.0f}", interval, share, points, str(standing.games))
    console.print(grid)


def league_picture(league: League, standings: list[Standing]) -> str:
    """The ratings as a picture."""
    rows = [Interval(standing.name, standing.low, standing.rating, standing.high) for standing in standings]
    return intervals(f"{league.game.modules.facts.title}, {league.game.players} players", rows)


def analyse_record(language: str, table: Table, iterations: int, threads: int, *, quiet: bool) -> Analysis:
    """Judges a recorded game; a bar shows how far it is."""
    title = say(language, "cli-analysing", name=table.game.modules.facts.title)
    with progress_bar(title, len(table.history), quiet=quiet) as advance:
        return analyse(table, iterations, threads, advance)


def show_analysis(console: Console, language: str, table: Table, analysis: Analysis) -> None:
    """What each seat's choices cost and what luck gave it, and the dearest decisions."""
    grid = Grid(header_style="bold")
    for column in ("seat", "cost", "luck"):
        grid.add_column(say(language, f"cli-column-{column}"), justify="right")
    for seat, name in enumerate(table.seats):
        grid.add_row(name, f"{analysis.cost[seat]:.2f}", f"{analysis.luck[seat]:+.2f}")
    console.print(grid)
    dearest = sorted(analysis.judgements, key=lambda judgement: -judgement.cost)[:DEAREST]
    for judgement in dearest:
        facts: dict[str, Any] = {
            "number": judgement.number + 1,
            "name": table.seats[judgement.seat],
            "move": judgement.move,
            "best": judgement.best,
            "before": f"{judgement.chances[judgement.seat]:.0%}",
            "after": f"{judgement.after[judgement.seat]:.0%}",
        }
        console.print(say(language, "cli-dear", **facts), markup=False)


def analysis_picture(table: Table, analysis: Analysis) -> str:
    """Every seat's chance to win, over the game."""
    return curves(f"{table.game.modules.facts.title}: {' - '.join(table.seats)}", table.seats, analysis.chances)


def hint(file: Path, iterations: int, threads: int, seed: int) -> Thought:
    """What a search advises in the position of a document."""
    table = quartier.load(file.read_text("utf-8"), seed)
    if table.over:
        raise OptionError("cli-no-hint")
    return think(knowledge(table, seed), iterations=iterations, threads=threads, seed=seed)


def hint_json(thought: Thought) -> dict[str, Any]:
    """The advice as an object of JSON."""
    return {"moves": [asdict(opinion) for opinion in thought.opinions], "line": list(thought.line)}


def show_hint(console: Console, language: str, thought: Thought) -> None:
    """The moves, the best first, with their chances."""
    grid = Grid(header_style="bold")
    for column in ("move", "chance", "score", "visits"):
        grid.add_column(say(language, f"cli-column-{column}"), justify="left" if column == "move" else "right")
    for opinion in thought.opinions:
        chance = f"{(opinion.outcome + 1.0) / 2.0:.1%}"
        grid.add_row(opinion.move, chance, f"{opinion.score:.1f}", str(opinion.visits))
    console.print(grid)
    console.print(say(language, "cli-line", moves=", ".join(thought.line)), markup=False)

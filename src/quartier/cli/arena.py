"""`quartier arena`: bots measured against each other."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from quartier.arena.league import League, Standing
from quartier.cli.progress import progress_bar
from quartier.cli.screen import Screen
from quartier.engine.drawing.chart import Interval, intervals
from quartier.play.game import Game


def run_league(
    screen: Screen,
    game: Game,
    bots: list[str],
    *,
    games: int,
    threads: int,
    seed: int,
    results: Path | None,
    picture: Path | None,
    as_json: bool,
) -> None:
    """Plays a league, or the rest of one, and tells how the bots stand."""
    league = League(game, bots, seed, results)
    with progress_bar(screen.say("playing", name=game.modules.facts.title), games, quiet=as_json) as advance:
        league.play(games, threads, advance)
    standings = league.standings()
    if as_json:
        screen.print_json(league_json(league, standings))
    else:
        show_standings(screen, standings)
    if picture is not None:
        picture.write_text(league_picture(league, standings), "utf-8")


def league_json(league: League, standings: list[Standing]) -> dict[str, Any]:
    """The standings as an object of JSON."""
    return {
        "game": league.game.name,
        "players": league.game.players,
        "options": league.game.options,
        "games": len(league.results),
        "bots": [asdict(standing) for standing in standings],
    }


def show_standings(screen: Screen, standings: list[Standing]) -> None:
    """The standings as a table."""
    grid = screen.grid("bot", "rating", "interval", "first", "points", "played", left=("bot",))
    for standing in standings:
        interval = f"{standing.low:.0f} - {standing.high:.0f}"
        share, points = f"{standing.first_share:.1%}", f"{standing.points:.1f}"
        grid.add_row(standing.name, f"{standing.rating:.0f}", interval, share, points, str(standing.games))
    screen.console.print(grid)


def league_picture(league: League, standings: list[Standing]) -> str:
    """The ratings as a picture."""
    rows = [Interval(standing.name, standing.low, standing.rating, standing.high) for standing in standings]
    return intervals(f"{league.game.modules.facts.title}, {league.game.players} players", rows)

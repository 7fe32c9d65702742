"""What can be read about the games: the list of them, and each rulebook."""

from __future__ import annotations

from importlib.resources import files

from rich.table import Table as Grid

from quartier.engine import shelf
from quartier.engine.words.catalogue import say


def games_table(language: str) -> Grid:
    """The games with their players, authors and what they are about."""
    grid = Grid(box=None, padding=(0, 2, 1, 0), header_style="bold")
    for column in ("cli-column-game", "cli-column-players", "cli-column-about"):
        grid.add_column(say(language, column), vertical="top", no_wrap=column != "cli-column-about")
    for name in shelf.names():
        facts = shelf.take(name).facts
        author = ", ".join([*facts.designers, *([str(facts.year)] if facts.year else [])])
        about = say(language, "pitch", name) + (f"\n[dim]{author}[/dim]" if author else "")
        players = f"{facts.players[0]} - {facts.players[-1]}"
        grid.add_row(f"[bold]{say(language, 'title', name)}[/bold]\n[dim]{name}[/dim]", players, about)
    return grid


def rulebook(name: str, language: str) -> str:
    """The rulebook of a game, as Markdown."""
    facts = shelf.take(name).facts
    return files(f"quartier.games.{facts.name}").joinpath("rulebook", f"{language}.md").read_text("utf-8")

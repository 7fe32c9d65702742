"""`quartier games` and `quartier rules`: what can be read about the games."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.table import Table as Grid

from quartier.cli.screen import Screen
from quartier.engine import shelf
from quartier.engine.words.catalogue import say


def show_games(screen: Screen) -> None:
    """The games with their players, authors and what they are about."""
    language = screen.language
    grid = Grid(box=None, padding=(0, 2, 1, 0), header_style="bold")
    for column in ("game", "players", "about"):
        grid.add_column(screen.say(f"column-{column}"), vertical="top", no_wrap=column != "about")
    for name in shelf.playable():
        facts = shelf.take(name).facts
        author = ", ".join([*facts.designers, *([str(facts.year)] if facts.year else [])])
        about = say(language, "pitch", name) + (f"\n[dim]{author}[/dim]" if author else "")
        players = f"{facts.players[0]} - {facts.players[-1]}"
        grid.add_row(f"[bold]{say(language, 'title', name)}[/bold]\n[dim]{name}[/dim]", players, about)
    screen.console.print(grid)


def show_rules(screen: Screen, name: str) -> None:
    """A rulebook, laid out for the terminal."""
    screen.console.print(Markdown(rulebook(name, screen.language)))


def rulebook(name: str, language: str) -> str:
    """The rulebook of a game, as Markdown."""
    return shelf.text_of(name, "rulebook", f"{language}.md")

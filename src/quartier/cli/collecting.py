"""Games between bots, collected in a file: `selfplay`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from quartier.arena.selfplay import selfplay
from quartier.cli.progress import progress_bar
from quartier.engine.errors import OptionError
from quartier.engine.words.catalogue import say
from quartier.play.game import Game


def collect(
    console: Console, language: str, game: Game, bots: list[str], games: int, threads: int, seed: int, out: Path
) -> None:
    """Plays games and writes their decisions; a bar shows how far it is."""
    try:
        from quartier.arena import dataset
    except ImportError:
        raise OptionError("missing-package", package="pyarrow", extra="research") from None

    with progress_bar(say(language, "cli-playing", name=game.modules.facts.title), games, quiet=False) as advance:
        played = selfplay(game, bots, games, threads=threads, seed=seed)
        decisions = dataset.write(out, game, bots, played, advance)
    console.print(say(language, "cli-collected", games=games, decisions=decisions, file=str(out)), markup=False)

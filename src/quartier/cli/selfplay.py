"""`quartier selfplay`: games between bots, every decision written to a file."""

from __future__ import annotations

from pathlib import Path

from quartier.arena.selfplay import selfplay
from quartier.cli.progress import progress_bar
from quartier.cli.screen import Screen
from quartier.engine.errors import OptionError
from quartier.play.game import Game


def write_decisions(
    screen: Screen, game: Game, bots: list[str], *, games: int, threads: int, seed: int, out: Path
) -> None:
    """Plays games and writes their decisions; a bar shows how far it is."""
    try:
        from quartier.arena import dataset
    except ImportError:
        raise OptionError("missing-package", package="pyarrow", extra="research") from None

    with progress_bar(screen.say("playing", name=game.modules.facts.title), games, quiet=False) as advance:
        played = selfplay(game, bots, games, threads=threads, seed=seed)
        decisions = dataset.write(out, game, bots, played, advance)
    screen.tell("collected", games=games, decisions=decisions, file=str(out))

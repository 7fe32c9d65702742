"""`quartier hint`: advice in a position."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import quartier
from quartier.bots.player import knowledge
from quartier.bots.thinking import Thought, think
from quartier.cli.screen import Screen
from quartier.engine.errors import OptionError


def advise(screen: Screen, file: Path, *, iterations: int, threads: int, seed: int, as_json: bool) -> None:
    """Searches the position of a document and tells what it thinks of each move."""
    table = quartier.load(file.read_text("utf-8"), seed)
    if table.over:
        raise OptionError("cli-no-hint")
    thought = think(knowledge(table, seed), iterations=iterations, threads=threads, seed=seed)
    if as_json:
        screen.print_json({"moves": [asdict(opinion) for opinion in thought.opinions], "line": list(thought.line)})
    else:
        show_hint(screen, thought)


def show_hint(screen: Screen, thought: Thought) -> None:
    """The moves, the best first, with their chances."""
    grid = screen.grid("move", "chance", "score", "visits", left=("move",))
    for opinion in thought.opinions:
        chance = f"{(opinion.outcome + 1.0) / 2.0:.1%}"
        grid.add_row(opinion.move, chance, f"{opinion.score:.1f}", str(opinion.visits))
    screen.console.print(grid)
    screen.tell("line", moves=", ".join(thought.line))

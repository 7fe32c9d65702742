"""The table in a terminal, drawn from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from quartier.engine.drawing.screen import owner_name
from quartier.engine.words.catalogue import say
from skyline import FACTS
from skyline.sight import View


def draw(view: View, language: str, names: Sequence[str]) -> RenderableType:
    """A line for each seat: its building in this street, its hand and its points."""
    grid = Grid.grid(padding=(0, 2))
    for seat in range(view["players"]):
        grid.add_row(
            owner_name(seat, names[seat], view["turn"] == seat),
            view["street"][seat] or "·",
            _hand(view["hands"][seat]),
            say(language, "terminal-points", FACTS.name, points=view["scores"][seat]),
        )
    return Group(grid, Text(say(language, "terminal-stock", FACTS.name, buildings=view["deck_size"]), style="dim"))


def _hand(hand: list[str] | int) -> str:
    return "[] " * hand if isinstance(hand, int) else " ".join(hand)

"""Where a command writes, and in what language."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from quartier.engine.words.catalogue import say


@dataclass(frozen=True, slots=True)
class Screen:
    """A terminal and the language that is spoken there."""

    console: Console
    language: str

    def say(self, message: str, **facts: Any) -> str:
        """A message of the command line."""
        return say(self.language, f"cli-{message}", **facts)

    def tell(self, message: str, **facts: Any) -> None:
        """Prints a message."""
        self.console.print(self.say(message, **facts), markup=False)

    def print_json(self, found: object) -> None:
        """Prints what was found for programs."""
        self.console.print_json(json.dumps(found))

    def grid(self, *columns: str, left: Collection[str] = ()) -> Grid:
        """An empty table with these columns, numbers to the right but for those that are texts."""
        grid = Grid(header_style="bold")
        for column in columns:
            grid.add_column(self.say(f"column-{column}"), justify="left" if column in left else "right")
        return grid

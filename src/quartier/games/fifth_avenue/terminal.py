"""Fifth Avenue in the terminal, drawn from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text


def draw(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """Provisional."""
    return Text(str(view["phase"]))

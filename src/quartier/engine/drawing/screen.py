"""What the terminal drawings of all games share: the owners' colours and patterns, and how parts lie side by side."""

from __future__ import annotations

from dataclasses import dataclass

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Owner:
    """How the things of one seat look: a colour, and a pattern for those who see colours alike."""

    style: str
    pattern: str


OWNERS = (
    Owner("bold #000000 on #e69f00", "░"),
    Owner("bold #000000 on #56b4e9", "▒"),
    Owner("bold #000000 on #009e73", "▚"),
    Owner("bold #000000 on #f0e442", "│"),
    Owner("bold #ffffff on #0072b2", "─"),
    Owner("bold #000000 on #cc79a7", "╱"),
)
"""By seat. The colours are those of Okabe and Ito, which most colour-blind people can tell apart."""


def owner_name(seat: int, name: str, decides: bool) -> Text:
    """A seat's name in its colour, with an arrow while it decides."""
    owner = OWNERS[seat]
    arrow = "▶ " if decides else "  "
    return Text.assemble((arrow, "bold"), (f" {'ABCDEF'[seat]} {name} ", owner.style))


def beside_each_other(*parts: RenderableType) -> RenderableType:
    """Parts side by side where the screen is wide enough, else one below the other."""
    return Columns([Padding(part, (0, 2, 0, 0)) for part in parts])

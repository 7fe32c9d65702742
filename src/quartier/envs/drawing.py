"""Tables drawn for people who watch an environment."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from quartier.engine.errors import OptionError
from quartier.engine.words.languages import LANGUAGES
from quartier.play.table import Table

RENDER_MODES = ("ansi", "human")
"""As a text that `render` returns, or printed after every step."""
COLUMNS = 110


def checked_render_mode(mode: str | None) -> str | None:
    """A way of drawing that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError("env-bad-render-mode", value=str(mode), allowed=", ".join(RENDER_MODES))
    return mode


def drawn(table: Table, seat: int | None, mode: str | None) -> str | None:
    """The table as a seat sees it, or a spectator (None): as a text, or printed."""
    if mode is None:
        return None
    page = StringIO()
    console = Console(file=page, width=COLUMNS, color_system="truecolor", force_terminal=True, highlight=False)
    console.print(table.game.modules.terminal.draw(table.view(seat), LANGUAGES[0], table.seats))
    if mode == "ansi":
        return page.getvalue()
    print(page.getvalue())
    return None

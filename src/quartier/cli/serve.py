"""`quartier serve` and `quartier verify`: live tables, and the check of a deal."""

from __future__ import annotations

import json
import threading
import webbrowser
from dataclasses import fields
from pathlib import Path

import quartier
from quartier.cli import importing
from quartier.cli.screen import Screen
from quartier.engine.words.catalogue import say
from quartier.server import fair
from quartier.server.settings import PREFIX, SettingError, Settings, from_environment


def print_openapi() -> None:
    """Prints the contract of the API."""
    from quartier.server.app import create_app

    print(json.dumps(create_app(Settings()).openapi(), indent=2, ensure_ascii=False))


def show_settings(screen: Screen) -> None:
    """What can be set in the environment."""
    columns = ("setting", "default", "about")
    grid = screen.grid(*columns, left=columns)
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        about = say(screen.language, f"setting-{field.name.replace('_', '-')}")
        grid.add_row(name, str(field.default).lower() if field.default != "" else "", about)
    screen.console.print(grid)


def serve(screen: Screen, *, host: str, port: int, workers: int, open_page: bool) -> None:
    """Serves until stopped."""
    with importing():
        from quartier.server.serving import run
    settings = from_environment()
    if workers > 1 and not settings.url.startswith("postgresql"):
        raise SettingError("cli-workers-need-postgres")
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    screen.tell("serving", address=address, database=where(settings))
    if open_page:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    run(host, port, workers)


def where(settings: Settings) -> str:
    """The database, without its password."""
    from sqlalchemy import make_url

    return make_url(settings.url).render_as_string(hide_password=True)


def verify(screen: Screen, file: Path) -> bool:
    """Checks that the deal of a downloaded game was fair, and plays the whole game again."""
    text = file.read_text("utf-8")
    table = quartier.read(text)
    proof = fair.proof_in(text, table.seed)
    screen.tell("verify-replayed", moves=len(table.history), name=table.game.modules.facts.title)
    screen.tell("verify-holds" if proof.holds else "verify-broken")
    return proof.holds

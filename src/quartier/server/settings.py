"""How a server is set up: everything comes from the environment, with defaults that suit one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from quartier.engine.errors import QuartierError

PREFIX = "QUARTIER_"


class SettingError(QuartierError):
    """A setting in the environment that cannot be used."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be set. Each field is read from `QUARTIER_<NAME>`; the database also from `DATABASE_URL`."""

    database_url: str = ""
    """Where tables are kept: `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://...`; empty: a file in the user's
    data folder."""
    sync_writes: bool = True
    """Whether SQLite waits for the disk: without it a power failure, though no crash, may lose the last moves."""
    secret: str = ""
    """What signs cookies; empty: one is made at the first start and kept in the database."""
    origins: str = ""
    """Other origins that may use the API from a browser, separated by spaces."""
    secure_cookies: bool = False
    """Whether cookies are for https only: set it behind a proxy that speaks https."""
    trust_proxy: bool = False
    """Whether `X-Forwarded-For` tells the client's address: set it behind a proxy, never without one."""
    public_metrics: bool = False
    """Whether `/metrics` answers anybody, not only this machine."""
    bot_threads: int = 2
    """Threads in which bots think."""
    bot_seconds: float = 4.0
    """The longest a bot thinks about a move."""
    hint_seconds: float = 1.0
    order_seconds: float = 0.7
    """How long a standing order waits, so that nobody can tell it from a quick person."""
    analysis_iterations: int = 300
    """How thoroughly finished games are analysed."""
    requests_per_second: float = 30.0
    """Requests a second of one guest or address, and four times that at once. 0: no limit."""
    messages_per_second: float = 20.0
    """Messages a second over one socket, and four times that at once. 0: no limit."""
    tables_per_guest: int = 40
    """Tables that one guest may have under way."""
    most_sockets: int = 20_000
    idle_seconds: float = 600.0
    """A table without a visitor for this long is forgotten in memory; it stays in the database."""
    log_level: str = "info"

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database_url or f"sqlite+aiosqlite:///{default_file()}"


def default_file() -> Path:
    """The file of tables in the user's data folder."""
    folder = user_data_path("quartier")
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment states."""
    given: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper(), "")
        if field.name == "database_url":
            text = text or environment.get("DATABASE_URL", "")
        if text:
            given[field.name] = _read(field.name, text, type(field.default))
    return Settings(**given)


def _read(name: str, text: str, kind: type) -> object:
    try:
        if kind is bool:
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[text.lower()]
        return kind(text)
    except (KeyError, ValueError):
        raise SettingError("bad-setting", setting=PREFIX + name.upper(), value=text, kind=kind.__name__) from None

"""Who plays here."""

from __future__ import annotations

from typing_extensions import TypedDict

from quartier.server.faces import Mark
from quartier.server.wire.tables import TableCard


class Guest(TypedDict):
    """Somebody who plays here."""

    id: str
    name: str
    mark: Mark | None


class Me(TypedDict):
    """Who one is, and one's tables: first those that wait for one's move."""

    guest: Guest | None
    tables: list[TableCard]

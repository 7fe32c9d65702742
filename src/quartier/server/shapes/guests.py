"""Who plays here."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from quartier.server.shapes.shape import Answer, Request, example, visible
from quartier.server.shapes.tables import TableCard

MOST_NAME = 30

Name = Annotated[str, StringConstraints(min_length=1, max_length=MOST_NAME), AfterValidator(visible)]


class Renaming(Request):
    """A guest's display name."""

    model_config = example({"name": "Anna"})
    name: Name


class Guest(Answer):
    """Somebody who plays here."""

    id: str
    name: str


class Me(Answer):
    """Who one is, and one's tables: first those that wait for one's move."""

    guest: Guest | None
    tables: list[TableCard]

"""What happened, told by the rules while they run: for logs, animation and rule citations.

A note says only what everybody at the table may hear. A choice that is secret or half made is noted when it is
revealed or complete. When compiled, noting costs nothing: its twin does nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Note:
    """An event of a game with its bare numbers."""

    event: int
    facts: tuple[int, ...]


_heard: ContextVar[list[Note] | None] = ContextVar("heard", default=None)


def note(table: Any, event: int, *facts: int) -> None:
    """Tells what just happened at the table, if anybody listens."""
    heard = _heard.get()
    if heard is not None:
        heard.append(Note(event, facts))


def is_heard() -> bool:
    """Whether anybody listens: asked before a note whose facts take time to find. Compiled, nobody ever does."""
    return _heard.get() is not None


@contextmanager
def listening() -> Iterator[list[Note]]:
    """Collects the notes of the rules that run inside the block."""
    heard: list[Note] = []
    before = _heard.set(heard)
    try:
        yield heard
    finally:
        _heard.reset(before)

"""What the server refuses: each with a stable code, a sentence, and the status of HTTP that says the same."""

from __future__ import annotations

from typing import Any

from quartier.engine.errors import IllegalMove, QuartierError, UnknownGame
from quartier.server.wire.refusals import Wrong


class Refusal(QuartierError):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.status = status


def status_of(error: QuartierError) -> int:
    """The status of HTTP that an error is answered with."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, IllegalMove):
        return 422
    return 404 if isinstance(error, UnknownGame) else 400


def as_json(error: QuartierError, language: str) -> Wrong:
    """The one shape in which anything wrong is told."""
    return {
        "code": error.code,
        "sentence": _writable(error.sentence(language)),
        "rule": error.rule,
        "facts": {name: _plain(fact) for name, fact in error.facts.items()},
    }


def _plain(fact: object) -> bool | int | float | str | None:
    return fact if isinstance(fact, bool | int | float) or fact is None else _writable(str(fact))


def _writable(text: str) -> str:
    """A text without the halves of characters that JSON can carry and UTF-8 cannot."""
    return text.encode("utf-8", "replace").decode("utf-8")

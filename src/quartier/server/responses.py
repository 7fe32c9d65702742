"""Responses of HTTP: JSON as we write it, and the refusals that every route may give.

What we have built ourselves is not checked again on its way out; tests hold it against the types that routes declare.
"""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json
from starlette.responses import Response

from quartier.server.wire.refusals import Problem


class Json(Response):
    """An object as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The bytes of an object."""
        return to_json(content)


def text(description: str, kind: str = "text/plain") -> dict[int | str, dict[str, Any]]:
    """How the contract describes an answer that is a text."""
    return {200: {"description": description, "content": {kind: {"schema": {"type": "string"}}}}}


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "Unreadable or impossible"},
    403: {"model": Problem, "description": "Not yours to do"},
    404: {"model": Problem, "description": "No such thing, or not shown yet"},
    409: {"model": Problem, "description": "Too late, or not now"},
    413: {"model": Problem, "description": "Too large"},
    422: {"model": Problem, "description": "An illegal move"},
    429: {"model": Problem, "description": "Too much at once"},
    503: {"model": Problem, "description": "Closing, full, or in trouble"},
}

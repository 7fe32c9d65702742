"""Responses of HTTP: JSON as we write it, and the refusals that every route may give.

What we have built ourselves is not checked again on its way out; tests hold it against the types that routes declare.
"""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json
from starlette.responses import Response

from quartier.server.wire.refusals import Problem

SCHEMAS = "#/components/schemas/{model}"
"""Where the contract has its types."""


class Json(Response):
    """An object as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The bytes of an object."""
        return to_json(content)


def text(description: str, kind: str = "text/plain") -> dict[int | str, dict[str, Any]]:
    """How the contract describes an answer that is a text."""
    return {200: {"description": description, "content": {kind: {"schema": {"type": "string"}}}}}


def refusal(description: str) -> dict[str, Any]:
    """How the contract describes a refusal; only by reference, since every route has many."""
    schema = {"$ref": SCHEMAS.format(model=Problem.__name__)}
    return {"description": description, "content": {Json.media_type: {"schema": schema}}}


REFUSALS: dict[int | str, dict[str, Any]] = {
    400: refusal("Unreadable or impossible"),
    403: refusal("Not yours to do"),
    404: refusal("No such thing, or not shown yet"),
    409: refusal("Too late, or not now"),
    413: refusal("Too large"),
    422: refusal("An illegal move"),
    429: refusal("Too much at once"),
    503: refusal("Closing, full, or in trouble"),
}

"""The contract of the API: what FastAPI says of the routes, and what it knows nothing of: refusals, and the socket."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from quartier.server.responses import SCHEMAS
from quartier.server.wire.messages import CLIENT_MESSAGE, ServerMessage
from quartier.server.wire.refusals import Problem


class Application(FastAPI):
    """An application whose contract is whole."""

    def openapi(self) -> dict[str, Any]:
        """The contract, written when it is first asked for."""
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"].update(_others())
        return super().openapi()


def _others() -> dict[str, Any]:
    """The messages of the socket in both directions, refusals, and all that they are made of."""
    written, parts = TypeAdapter.json_schemas(
        [
            ("ClientMessage", "validation", CLIENT_MESSAGE),
            ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
            ("Problem", "serialization", TypeAdapter(Problem)),
        ],
        ref_template=SCHEMAS,
    )
    return {**{name: schema for (name, _), schema in written.items()}, **parts["$defs"]}

"""The contract of the API: what FastAPI says of the routes, and the messages of the socket beside it."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from quartier.server.wire.messages import CLIENT_MESSAGE, ServerMessage

SCHEMAS = "#/components/schemas/{model}"


class Application(FastAPI):
    """An application whose contract is whole."""

    def openapi(self) -> dict[str, Any]:
        """The contract, written when it is first asked for."""
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"].update(_messages())
        return super().openapi()


def _messages() -> dict[str, Any]:
    """The messages of the socket in both directions, and all that they are made of."""
    server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
    written, parts = TypeAdapter.json_schemas(
        [("ClientMessage", "validation", CLIENT_MESSAGE), ("ServerMessage", "serialization", server_message)],
        ref_template=SCHEMAS,
    )
    return {**parts["$defs"], **{name: schema for (name, _), schema in written.items()}}

"""What routes and sockets declare that they send. In these tests all that they do send is held against it, strictly."""

from __future__ import annotations

import functools
from typing import Any

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from quartier.engine.documents import STRICT
from quartier.server.app import ROUTERS
from quartier.server.wire.messages import ServerMessage
from quartier.server.wire.refusals import Problem

answered: set[tuple[str, str]] = set()
"""The methods and paths of the routes that have given an answer other than a refusal."""


ROUTES = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
"""In the order in which they are tried."""


@functools.cache
def strictly(declared: Any) -> TypeAdapter[Any]:
    """A list of what is declared: nothing unknown in it, and nothing of a wrong type."""
    return TypeAdapter(list[declared], config=STRICT)


def check_answer(method: str, path: str, answer: httpx.Response) -> None:
    """An answer is of the type that its route declares, a refusal of that of refusals."""
    for route in ROUTES:
        if method in (route.methods or ()) and route.path_regex.match(path):
            is_refusal = answer.status_code >= 400
            declared = Problem if is_refusal else route.response_model
            if declared is not None:
                strictly(declared).validate_json(b"[" + answer.content + b"]")
            if not is_refusal:
                answered.add((method, route.path))
            return


def check_message(message: dict[str, Any]) -> None:
    """A message is of one of the declared types."""
    strictly(ServerMessage).validate_python([message])

"""For those who run a server."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class Health(TypedDict):
    """Whether all is well."""

    state: Literal["ok", "trouble", "closing"]

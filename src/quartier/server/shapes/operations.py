"""For those who run a server."""

from __future__ import annotations

from typing import Literal

from quartier.server.shapes.shape import Answer


class Health(Answer):
    """Whether all is well."""

    state: Literal["ok", "trouble", "closing"]

"""Who asks, from where, and in which language: what every request and socket carries."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from quartier.engine.words import languages
from quartier.server.settings import Settings


def language_of(connection: HTTPConnection) -> str:
    """The language to answer in: `?lang=`, else what the browser prefers, else the first there is."""
    known = languages.LANGUAGES
    asked = connection.query_params.get("lang", "")
    if asked in known:
        return asked
    preferred = connection.headers.get("accept-language", "")
    ranked = sorted((_preference(part) for part in preferred.split(",")[:20]), key=lambda ranked: -ranked[0])
    return next((language for weight, language in ranked if weight > 0 and language in known), known[0])


def accepts(connection: HTTPConnection, encoding: str) -> bool:
    """Whether the client can read what is encoded so."""
    offered = connection.headers.get("accept-encoding", "").split(",")[:20]
    return any(weight > 0 and name == encoding for weight, name in map(_preference, offered))


def _preference(part: str) -> tuple[float, str]:
    """How much a client likes something, and its name, up to the first dash."""
    name, _, weight = part.replace(" ", "").partition(";q=")
    try:
        return float(weight or 1), name.partition("-")[0].lower()
    except ValueError:
        return 0.0, ""


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The address that a request comes from."""
    forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    if settings.trust_proxy and forwarded:
        return forwarded[:60]
    return connection.client.host if connection.client else "?"


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins.split():
        return True
    return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()

"""The languages that a client may ask for: those of `engine/words/languages.py`, whichever they are."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, Field

from quartier.engine.words import languages
from quartier.play.wire import Named


def known(language: str) -> str:
    """A language that is spoken here."""
    if language not in languages.LANGUAGES:
        raise ValueError(f"one of {', '.join(languages.LANGUAGES)} is needed")
    return language


def _list_languages(schema: dict[str, Any]) -> None:
    schema["enum"] = list(languages.LANGUAGES)


def _any_language() -> Any:
    return Annotated[str, AfterValidator(known), Field(json_schema_extra=_list_languages)]


Language = Annotated[str, Named("Language", _any_language)]

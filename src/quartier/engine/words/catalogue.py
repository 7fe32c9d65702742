"""Every word shown to people, from Fluent catalogues.

The shared catalogue lies in `quartier/locale`, each game's own in its folder; a game's catalogue may use and replace
shared messages.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from quartier.engine.packages import packages, text_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource


@functools.cache
def catalogue(language: str, game: str | None = None) -> FluentBundle:
    """The messages of a language, with those of a game if one is named."""
    from fluent.runtime import FluentBundle  # late: programs that say nothing need not wait for it

    bundle = FluentBundle([language], use_isolating=False)
    for package in ("quartier", *([packages()[game]] if game else [])):
        bundle.add_resource(_resource(language, package), allow_overrides=True)
    return bundle


@functools.cache
def _resource(language: str, package: str) -> Resource:
    """The catalogue that lies in a package; reading one takes a while."""
    from fluent.runtime import FluentResource

    return FluentResource(text_in(package, "locale", f"{language}.ftl"))


def knows(language: str, message: str, game: str | None = None) -> bool:
    """Whether the catalogue has this message."""
    return catalogue(language, game).has_message(message)


def say(language: str, message: str, game: str | None = None, **facts: Any) -> str:
    """A message in a language. A message that does not exist, or lacks a fact, is a mistake of ours: LookupError."""
    bundle = catalogue(language, game)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise LookupError(f"the {language} catalogue of {game or 'quartier'} has no message {message!r}")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise LookupError(f"the {language} message {message!r} of {game or 'quartier'} with {facts}: {errors}")
    return str(text)

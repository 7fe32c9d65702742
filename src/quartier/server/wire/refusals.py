"""What was wrong, in one shape."""

from __future__ import annotations

from typing_extensions import TypedDict


class Wrong(TypedDict):
    """What was wrong: a stable code, a sentence, the rule that was broken, and the facts of the matter."""

    code: str
    sentence: str
    rule: str
    facts: dict[str, bool | int | float | str | None]


class Problem(TypedDict):
    """The one shape of every refusal."""

    error: Wrong

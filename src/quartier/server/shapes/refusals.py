"""What was wrong, in one shape."""

from __future__ import annotations

from quartier.server.shapes.shape import Answer, Object


class Wrong(Answer):
    """What was wrong: a stable code, a sentence, the rule that was broken, and the facts of the matter."""

    code: str
    sentence: str
    rule: str
    facts: Object


class Problem(Answer):
    """The one shape of every refusal."""

    error: Wrong

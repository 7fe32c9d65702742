"""What can be wrong from outside. Every error has a stable code and a sentence that a player understands."""

from __future__ import annotations

from typing import Any

from quartier.engine.words import catalogue


class QuartierError(Exception):
    """Something given to Quartier was wrong; nothing has been changed.

    `code` is stable and names the message in the catalogues, `rule` the rule that was broken, where there is one.
    """

    def __init__(self, code: str, *, game: str | None = None, rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.game = game
        self.rule = rule
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """What was wrong and what is allowed."""
        text = catalogue.say(language, self.code, self.game, **self.facts)
        return f"{text} ({self.rule})" if self.rule else text

    def __str__(self) -> str:
        return self.sentence()


class UnknownGame(QuartierError):
    """No game of this name."""


class OptionError(QuartierError):
    """A number of players, an option or a seed that the game does not allow."""


class IllegalMove(QuartierError):
    """A move that cannot be read, or is not legal now."""


class PositionError(QuartierError):
    """A position document that does not describe a position of its game."""


class RecordError(QuartierError):
    """A game record that is damaged, incomplete, or of other rules."""

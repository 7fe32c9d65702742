"""What every view has in common: whose eyes it is seen with, the points, and the moves that may be chosen.

A game's `sight.view` says what its seat sees of the position; `play.Table.view` adds the fields of `Question`. A game
declares both together as its `sight.View`.
"""

from __future__ import annotations

from typing_extensions import TypedDict

Target = dict[str, str | int]
"""The thing on the table that a move belongs to, such as `{"card": "7d"}` or `{"pawn": "red", "place": "park"}`."""


class Choice(TypedDict):
    """A legal move: its text, and the thing on the table it belongs to."""

    text: str
    target: Target


class Question(TypedDict):
    """What a view asks: of which seat (None for a spectator), at which points, and what may be chosen now."""

    seat: int | None
    scores: list[int]
    moves: list[Choice]

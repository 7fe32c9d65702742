"""The shape of a position document (section 6), and what it has in common with a view."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from quartier.engine.documents import OptionsWritten


class Shown(TypedDict):
    """What lies open for everybody, and what was chosen this turn."""

    game: Literal["new_york"]
    players: int
    options: OptionsWritten
    phase: str
    turn: int | None
    """The seat that decides."""
    active: int | None
    """The seat whose turn it is; nobody before the main round."""
    board: list[str]
    """Red line 1 first, blue line 1 first; `.` is empty, else the letter of a colour: `r`, `b`, `y`, `g` or `k`."""
    colours: list[list[str]]
    """The colours of each seat."""
    money: list[int]
    discard: list[str]
    played: list[str]
    """The cards named this turn, red before blue."""
    square: str | None
    """The square that waits for the colour of its pawn."""
    line: str | None
    """The line that Statik names."""
    target: str | None
    """The colour that loses a pawn to Spekulation or Statik."""
    offered: str | None
    """The card offered to the partner, still in the hand of the active seat."""
    swap_done: bool
    """Whether an offer was made and answered this turn."""
    stop_phase: bool
    """Whether the Stop cards are in play."""
    turns_played: int


class Document(Shown):
    """A whole position, hidden things included."""

    hands: list[list[str]]
    deck: list[str]
    colour_deck: list[str] | None
    """Before the main round, the colours in the order in which they will be dealt."""
    first_seat: int | None
    """Before the main round, the seat that will begin it, where that was drawn."""


OPTIONAL = Document.__annotations__.keys() - {"game", "players", "phase"}
"""Fields that a document may leave out; some of them are needed in some phases."""

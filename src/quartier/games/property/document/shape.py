"""The shape of a position document (section 6), and what it has in common with a view."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, with_config
from typing_extensions import TypedDict

from quartier.engine.documents import STRICT, OptionsWritten
from quartier.games.property.pieces import COURT_TEXTS, LINES

Line = Annotated[int, Field(ge=1, le=LINES)]
Number = Annotated[int, Field(ge=0, le=1_000_000_000)]


@with_config(STRICT)
class CourtCards(TypedDict):
    """How many court cards of each kind."""

    k: int
    q: int
    j: int
    joker: int


def counts_of(cards: CourtCards) -> list[int]:
    """The numbers of kings, queens, jacks and jokers."""
    return [cards["k"], cards["q"], cards["j"], cards["joker"]]


def with_missing_kinds(counts: object) -> object:
    """A kind of court card that is not mentioned is counted as none."""
    return dict.fromkeys(COURT_TEXTS, 0) | counts if isinstance(counts, dict) else counts


def not_negative(cards: CourtCards) -> CourtCards:
    """Nobody lays down fewer cards than none."""
    if min(counts_of(cards)) < 0:
        raise ValueError("no number may be negative")
    return cards


Held = Annotated[CourtCards, BeforeValidator(with_missing_kinds)]
Given = Annotated[Held, AfterValidator(not_negative)]


class Shown(TypedDict):
    """What lies open for everybody, and what was chosen this turn."""

    game: Literal["property"]
    players: int
    options: OptionsWritten
    phase: str
    turn: int | None
    turns: Number
    board: list[str]
    """Row 8 first; `.` is empty, a lower-case letter a plain square of seat a, b, ..., a capital a mortgaged one."""
    cash: list[int]
    court: list[Held]
    given: Given
    """Court cards laid down in the payment under way."""
    bankrupt: list[int]
    red: str | None
    black: str | None
    column: Line | None
    row: Line | None
    discard: list[str]


class Document(Shown):
    """A whole position, hidden things included."""

    hands: list[list[str]]
    deck: list[str]


OPTIONAL = ("options", "turn", "turns", "given", "bankrupt", "red", "black", "column", "row", "deck", "discard")
"""Fields that a document may leave out."""

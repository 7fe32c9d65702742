"""The shape of a position document (section 6), and what it has in common with a view."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, with_config
from typing_extensions import TypedDict

from quartier.engine.documents import STRICT, OptionsWritten


@with_config(STRICT)
class Lots(TypedDict):
    """The blocks on each lot, decorations included."""

    house: list[str]
    pavilion: list[str]
    hlm: list[str]
    tower: list[str]


def no_blocks() -> Lots:
    """Four empty lots."""
    return {"house": [], "pavilion": [], "hlm": [], "tower": []}


def with_missing_lots(lots: object) -> object:
    """A lot that is not mentioned is empty."""
    return {**no_blocks(), **lots} if isinstance(lots, dict) else lots


def true_or_false(options: OptionsWritten) -> OptionsWritten:
    """Options are not written as texts."""
    if any(isinstance(value, str) for value in options.values()):
        raise ValueError("options are true or false")
    return options


class Shown(TypedDict):
    """What lies open for everybody."""

    game: Literal["lotissements"]
    players: int
    options: Annotated[OptionsWritten, AfterValidator(true_or_false)]
    round: int
    phase: str
    turn: int | None
    first: int
    """The first speaker of this round."""
    leader: int | None
    """Who leads or led the trick; while sets are named, who named the first one."""
    dealt: int
    """Blocks that each seat got in this round."""
    discard: list[str]
    """Blocks that went back to the Reserve in this round."""
    trick: list[str]
    """In the order of playing, the leader's block first."""
    offers: list[str | None]
    """For each side, the set it has named."""
    captured: list[list[str]]
    """For each side, its pile."""
    lots: Annotated[Lots, BeforeValidator(with_missing_lots)]
    points: list[int]
    """For each side."""
    voids: list[list[str]]
    """For each seat, the categories that it is known not to hold."""
    shown: list[str]
    """In round 1, the blocks turned up for the first speaker; they are in the Reserve."""
    ended: str | None
    """Why the game is over: `finished`, `shortage`, `blocked` or `limit`."""


class Document(Shown):
    """A whole position, hidden things included."""

    hands: list[list[str]]
    deck: list[str]
    """The Reserve, without the blocks of `discard`."""


OPTIONAL = (
    *("options", "leader", "dealt", "deck", "discard", "trick", "offers", "captured"),
    *("lots", "points", "voids", "shown", "ended"),
)
"""Fields that a document may leave out."""

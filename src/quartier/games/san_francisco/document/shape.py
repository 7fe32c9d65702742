"""The shape of a position document (section 6), and what it has in common with a view."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from quartier.engine.documents import OptionsWritten


class Shown(TypedDict):
    """What lies open for everybody, and what the active seat is choosing. Cheques are in thousands of dollars."""

    game: Literal["san_francisco"]
    players: int
    options: OptionsWritten
    """Those that are not as usual."""
    phase: str
    turn: int | None
    round: int
    first: int
    tiles: list[str]
    """The rows of the city from the top, a letter for each district, such as `VOMPHIL`."""
    rebuilt: dict[str, int]
    """By district, such as `3 4`, the seat that has rebuilt it."""
    sticks: dict[str, int]
    """By street, such as `h 1 1`, the seat whose stick lies there."""
    influence: list[int]
    prestige: list[int]
    ledger: list[list[int]]
    """The cheques that each seat may hold by public memory."""
    discard: list[str]
    card: str | None
    years: list[str]
    """The action cards on the year track."""
    open_homes: int
    action: str | None
    action_due: bool
    investors: list[int]
    investor_tiles: list[str]
    """For each investor of an option auction the tile that he has won."""
    bids: list[list[int]]
    passed: list[bool]
    tile: str | None
    hidden: list[list[int]]
    proposer: int | None
    buyer: int | None
    receiver: int | None
    offers: list[list[int]]
    """What each seat is offered for leaving the tile to the buyer."""
    lifted: str | None
    picked: str | None
    removed: list[int]
    """How many sticks each seat has removed in this buyback."""
    takes: list[str | None]
    """What each seat has chosen to take, `influence` or `cheques`."""
    drawn: list[int]


class Document(Shown):
    """A whole position, hidden things included."""

    hands: list[list[int]]
    bank: list[int]
    """The cheque bank, its top first; so are both decks."""
    deck: list[str]
    action_deck: list[str]
    played: list[int | None]
    picks: list[str | None]


NEEDED = ("game", "players", "phase", "turn", "tiles")
OPTIONAL = tuple(field for field in Document.__annotations__ if field not in NEEDED)
"""Fields that a document may leave out."""

"""The shape of a position document (section 6), and what it has in common with a view."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, final

from pydantic import (
    BeforeValidator,
    Field,
    TypeAdapter,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    with_config,
)
from typing_extensions import TypedDict

from quartier.engine.documents import STRICT, OptionsWritten
from quartier.games.fifth_avenue.pieces import MOST_SEATS

Number = Annotated[int, Field(ge=0, le=1_000_000)]
ResumeText = Literal["cards", "end"]
ReasonText = Literal["shops", "closures", "turn_limit"]

# What stands on a plot


@final
class Shops(TypedDict):
    """A plot with one or two shops."""

    shops: list[str]


@final
class Buildings(TypedDict):
    """A plot with buildings; with two players seat 2 is Gedeon."""

    owner: Number
    count: Number


@with_config(STRICT)
class AnyCell(TypedDict, total=False):
    """A cell of a document that is read: it may say too little or too much."""

    shops: list[str]
    owner: Number
    count: Number


_any_cell = TypeAdapter(AnyCell)


def known_fields(cell: object, _: ValidatorFunctionWrapHandler) -> Any:
    """Only the fields are checked here: whether they fit together is asked where a refusal can name the plot."""
    return _any_cell.validate_python(cell)


Cell = Annotated[Shops | Buildings, WrapValidator(known_fields)]

# What may be left out inside a field


def as_nobody_bid(auction: object, document: ValidationInfo) -> object:
    """Nobody has bid or passed where an auction does not say so."""
    seats = _seats_of(document)
    if not isinstance(auction, dict):
        return auction
    nothing_bid = {"bids": [[] for _ in seats], "passed": [False for _ in seats], "added": 0, "gedeon": None}
    return {"resume": "end", "colour": None, "limit": None} | nothing_bid | auction


def as_nothing_known(memory: object, document: ValidationInfo) -> object:
    """Nothing is known of hands, piles and the black pile where nothing is said."""
    if not isinstance(memory, dict):
        return memory
    return {"hands": [[] for _ in _seats_of(document)], "piles": {}, "deck": 0} | memory


def _seats_of(document: ValidationInfo) -> range:
    return range(min(document.data.get("players", 0), MOST_SEATS))


@with_config(STRICT)
class Auction(TypedDict):
    """An auction under way."""

    pawn: str
    site: str
    resume: ResumeText
    bids: list[list[str]]
    """The cards laid by each seat, in their order."""
    passed: list[bool]
    added: Number
    """How many cards the decider has laid in its present decision."""
    colour: str | None
    gedeon: list[str] | None
    """His cards, once he has bid."""
    limit: Annotated[int, Field(ge=1, le=3)] | None


@with_config(STRICT)
class Memory(TypedDict):
    """What everybody remembers (F60d)."""

    hands: list[list[str]]
    """Cards known to be in each hand."""
    piles: dict[str, Number]
    """By colour, how many cards directly below the top nobody has seen."""
    deck: Number
    """How many cards at the bottom of the black pile are known."""


@with_config(STRICT)
class Result(TypedDict):
    """How the game ended."""

    winners: list[Number]
    reason: ReasonText
    park_revealed: list[str]


def seat_or_first(active: object) -> object:
    """In a finished game the seat whose turn it was need not be said."""
    return 0 if active is None else active


class Shown(TypedDict):
    """What lies open for everybody, and what was chosen this turn."""

    game: Literal["fifth_avenue"]
    players: int
    options: OptionsWritten
    phase: str
    turn: Number | None
    active: Annotated[Number, BeforeValidator(seat_or_first)]
    """The seat whose turn of play it is."""
    turns: Number
    reserves: list[Number]
    supply: list[Number]
    gedeon_supply: NotRequired[Number | None]
    """Only when two play."""
    board: dict[str, dict[str, Cell | None] | None]
    """By district, None once it is closed, and plot."""
    closed: list[str]
    park: list[Number]
    blocks: list[list[str]]
    """The tiles left in each block of the row."""
    park_shops: list[str]
    pawns: dict[str, str]
    tokens: dict[str, list[str]]
    discard: list[str]
    chosen_shop: str | None
    taken: str | None
    """The colour of the first card taken this turn."""
    tile: NotRequired[str | None]
    """The tile turned up, while first shops are placed."""
    shop_stack: NotRequired[list[str]]
    """The tiles below it, top first; in a view each is `?`."""
    auction: Annotated[Auction, BeforeValidator(as_nobody_bid)] | None
    memory: Annotated[Memory, BeforeValidator(as_nothing_known)]
    result: Result | None


class Document(Shown):
    """A whole position, hidden things included."""

    scores: list[Number]
    hands: list[list[str]]
    piles: dict[str, list[str]]
    deck: list[str]


OPTIONAL = (
    "options",
    "active",
    "turns",
    "scores",
    "hands",
    "reserves",
    "supply",
    "closed",
    "park",
    "blocks",
    "park_shops",
    "pawns",
    "tokens",
    "piles",
    "deck",
    "discard",
    "chosen_shop",
    "taken",
    "auction",
    "memory",
    "result",
)
"""Fields that a document may leave out."""

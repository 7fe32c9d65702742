"""The shape of a position document (section 6), and how one is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field, with_config
from typing_extensions import TypedDict

from quartier.engine.errors import PositionError
from quartier.games.fifth_avenue.names import GAME

Number = Annotated[int, Field(ge=0, le=1_000_000)]


@with_config(extra="forbid", strict=True)
class Cell(TypedDict):
    """What stands on a plot: shops, or buildings of one owner."""

    shops: NotRequired[list[str]]
    owner: NotRequired[Number]
    count: NotRequired[Number]


@with_config(extra="forbid", strict=True)
class Auction(TypedDict):
    """An auction under way."""

    pawn: str
    site: str
    resume: NotRequired[Literal["cards", "end"]]
    bids: NotRequired[list[list[str]]]
    passed: NotRequired[list[bool]]
    added: NotRequired[Number]
    colour: NotRequired[str | None]
    gedeon: NotRequired[list[str] | None]
    limit: NotRequired[Annotated[int, Field(ge=1, le=3)] | None]


@with_config(extra="forbid", strict=True)
class Memory(TypedDict):
    """What everybody remembers (F60d)."""

    hands: NotRequired[list[list[str]]]
    piles: NotRequired[dict[str, Number]]
    deck: NotRequired[Number]


@with_config(extra="forbid", strict=True)
class Result(TypedDict):
    """How the game ended."""

    winners: list[Number]
    reason: Literal["shops", "closures", "turn_limit"]
    park_revealed: list[str]


@with_config(extra="forbid", strict=True)
class Position(TypedDict):
    """The fields of a document."""

    game: Literal["fifth_avenue"]
    players: int
    options: NotRequired[dict[str, Any]]
    phase: str
    turn: Number | None
    active: NotRequired[Number | None]
    turns: NotRequired[Number]
    scores: NotRequired[list[Number]]
    hands: NotRequired[list[list[str]]]
    reserves: NotRequired[list[Number]]
    supply: NotRequired[list[Number]]
    gedeon_supply: NotRequired[Number | None]
    board: dict[str, dict[str, Cell | None] | None]
    closed: NotRequired[list[str]]
    park: NotRequired[list[Number]]
    blocks: NotRequired[list[list[str]]]
    park_shops: NotRequired[list[str]]
    pawns: NotRequired[dict[str, str]]
    tokens: NotRequired[dict[str, list[str]]]
    piles: NotRequired[dict[str, list[str]]]
    deck: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    chosen_shop: NotRequired[str | None]
    taken: NotRequired[str | None]
    tile: NotRequired[str | None]
    shop_stack: NotRequired[list[str]]
    auction: NotRequired[Auction | None]
    memory: NotRequired[Memory]
    result: NotRequired[Result | None]


def refused(code: str, rule: str, **facts: Any) -> PositionError:
    """The refusal of a document, with the rule that it breaks."""
    return PositionError(code, game=GAME, rule=rule, **facts)

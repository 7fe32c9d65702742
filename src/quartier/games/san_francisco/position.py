"""The shape of a position document, and how one is refused (section 6)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from quartier.engine.errors import PositionError
from quartier.games.san_francisco.names import GAME


def refuse(rule: str, code: str, **facts: Any) -> PositionError:
    """The error that says why a document is no position; the rule may be empty."""
    return PositionError(code, game=GAME, rule=rule, **facts)


@with_config(extra="forbid", strict=True)
class Position(TypedDict):
    """The fields of a document (section 6)."""

    game: Literal["san_francisco"]
    players: int
    options: NotRequired[dict[str, Any]]
    phase: str
    turn: int | None
    round: NotRequired[int]
    first: NotRequired[int]
    tiles: list[str]
    rebuilt: NotRequired[dict[str, int]]
    sticks: NotRequired[dict[str, int]]
    influence: NotRequired[list[int]]
    prestige: NotRequired[list[int]]
    hands: NotRequired[list[list[int]]]
    ledger: NotRequired[list[list[int]]]
    bank: NotRequired[list[int]]
    deck: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    card: NotRequired[str | None]
    action_deck: NotRequired[list[str]]
    years: NotRequired[list[str]]
    open_homes: NotRequired[int]
    action: NotRequired[str | None]
    action_due: NotRequired[bool]
    investors: NotRequired[list[int]]
    investor_tiles: NotRequired[list[str]]
    played: NotRequired[list[int | None]]
    picks: NotRequired[list[str | None]]
    bids: NotRequired[list[list[int]]]
    passed: NotRequired[list[bool]]
    tile: NotRequired[str | None]
    hidden: NotRequired[list[list[int]]]
    proposer: NotRequired[int | None]
    buyer: NotRequired[int | None]
    receiver: NotRequired[int | None]
    offers: NotRequired[list[list[int]]]
    lifted: NotRequired[str | None]
    picked: NotRequired[str | None]
    removed: NotRequired[list[int]]
    takes: NotRequired[list[str | None]]
    drawn: NotRequired[list[int]]

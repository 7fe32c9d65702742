"""The position document: a table written as JSON and read back. What is refused, and why, is in `reading.py`."""

from __future__ import annotations

from typing import Any, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from quartier.engine.documents import check_shape
from quartier.engine.errors import OptionError, PositionError
from quartier.engine.primitives.bits import has
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.seats import NOBODY
from quartier.games.lotissements import FACTS
from quartier.games.lotissements.names import BLOCK_TEXTS, ENDING_TEXTS, texts_of
from quartier.games.lotissements.pieces import CATEGORY_TEXTS, OF_SET, SET_TEXTS
from quartier.games.lotissements.reading import set_up
from quartier.games.lotissements.rules import clear_round
from quartier.games.lotissements.sides import sides
from quartier.games.lotissements.table import NOTHING, Phase, Table

REFUSES_FINISHED_GAMES = True


@with_config(extra="forbid", strict=True)
class Choices(TypedDict):
    """The options."""

    teams: NotRequired[bool]
    contre: NotRequired[bool]


@with_config(extra="forbid", strict=True)
class Lots(TypedDict):
    """The blocks on each lot; a missing one is empty."""

    house: NotRequired[list[str]]
    pavilion: NotRequired[list[str]]
    hlm: NotRequired[list[str]]
    tower: NotRequired[list[str]]


@with_config(extra="forbid", strict=True)
class Position(TypedDict):
    """The fields of a document (section 6)."""

    game: str
    players: int
    options: NotRequired[Choices]
    round: int
    phase: str
    turn: int | None
    first: int
    leader: NotRequired[int | None]
    dealt: NotRequired[int]
    hands: list[list[str]]
    deck: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    trick: NotRequired[list[str]]
    offers: NotRequired[list[str | None]]
    captured: NotRequired[list[list[str]]]
    lots: NotRequired[Lots]
    points: NotRequired[list[int]]
    voids: NotRequired[list[list[str]]]
    shown: NotRequired[list[str]]
    ended: NotRequired[str | None]


# Writing


def write(table: Table) -> dict[str, Any]:
    """The document of a table, with every field, defaults included."""
    seats, owners = range(table.players), range(sides(table))
    return {
        "game": FACTS.name,
        "players": table.players,
        "options": FACTS.options_of(table),
        "round": table.round,
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.turn == NOBODY else table.turn,
        "first": table.first,
        "leader": None if table.leader == NOBODY else table.leader,
        "dealt": table.dealt,
        "hands": [texts_of(table.hand_buildings[seat], table.hand_decorations[seat]) for seat in seats],
        "deck": texts_of(table.reserve_buildings, table.reserve_decorations),
        "discard": texts_of(table.returned, 0),
        "trick": [BLOCK_TEXTS[block] for block in table.trick[: table.trick_size]],
        "offers": [None if table.offers[side] == NOTHING else SET_TEXTS[table.offers[side]] for side in owners],
        "captured": [texts_of(table.pile_buildings[side], table.pile_decorations[side]) for side in owners],
        "lots": {
            name: texts_of(table.built & OF_SET[lot], table.lot_decorations[lot]) for lot, name in enumerate(SET_TEXTS)
        },
        "points": table.points[: sides(table)],
        "voids": [
            [name for category, name in enumerate(CATEGORY_TEXTS) if has(table.voids[seat], category)] for seat in seats
        ],
        "shown": texts_of(table.shown_buildings, table.shown_decorations),
        "ended": ENDING_TEXTS[table.ended],
    }


# Reading


def read(document: object, seed: int) -> Table:
    """The table that a document describes; PositionError says what is wrong with it."""
    position = check_shape(FACTS.name, "", Position, document)
    table = _lay_out(position)
    seed_dice(table, seed)
    set_up(table, {**_defaults(table), **position})
    return table


def _lay_out(position: Position) -> Table:
    """An empty table; the players and options must be allowed."""
    try:
        players, options = FACTS.check(position["players"], dict(position.get("options", {})))
    except OptionError as error:
        raise PositionError(error.code, game=FACTS.name, **error.facts) from None
    table = FACTS.lay_out(Table, players, options)
    clear_round(table)
    return table


def _defaults(table: Table) -> dict[str, Any]:
    """What a document means where it says nothing."""
    return {
        "leader": None,
        "dealt": None,
        "deck": None,
        "discard": [],
        "trick": [],
        "offers": [None] * sides(table),
        "captured": [[]] * sides(table),
        "lots": {},
        "points": [0] * sides(table),
        "voids": [[]] * table.players,
        "shown": [],
        "ended": None,
    }

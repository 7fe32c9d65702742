"""The position document: writing a table, and reading one back; whatever cannot be is refused with a rule."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from quartier.engine.cards.names import texts_of
from quartier.engine.cards.reading import check_places, read_pile, read_set, shuffle_rest
from quartier.engine.documents import OptionsWritten, check_shape
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.seats import NOBODY
from skyline import FACTS
from skyline.laws import Law, broken
from skyline.pieces import BUILDING_TEXTS, BUILDINGS
from skyline.rules import clear_table
from skyline.table import NOTHING, Phase, Table


class Shown(TypedDict):
    """What everybody sees."""

    game: Literal["skyline"]
    players: int
    options: OptionsWritten
    phase: str
    turn: int | None
    first: int
    points: list[int]
    street: list[str | None]
    gone: list[str]


class Document(Shown):
    """A whole position, hidden things included."""

    hands: list[list[str]]
    deck: list[str]
    """The stock, its top building first; a document without one is read with the other buildings, shuffled."""


# Writing


def shown(table: Table) -> Shown:
    """What a document and a view have in common."""
    street = table.street[: table.players]
    return {
        "game": "skyline",
        "players": table.players,
        "options": FACTS.options_of(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.phase == Phase.OVER else table.turn,
        "first": table.first,
        "points": table.points[: table.players],
        "street": [None if building == NOTHING else BUILDING_TEXTS[building] for building in street],
        "gone": texts_of(BUILDING_TEXTS, table.gone),
    }


def write(table: Table) -> Document:
    """The document of a table."""
    return {
        **shown(table),
        "hands": [texts_of(BUILDING_TEXTS, hand) for hand in table.hands[: table.players]],
        "deck": [BUILDING_TEXTS[building] for building in reversed(table.deck[: table.deck_size])],
    }


# Reading


def read(document: object, seed: int) -> Table:
    """The table that a document describes; PositionError says what is wrong with it."""
    position = check_shape(FACTS.name, "S1", Document, document, optional=("options", "deck"))
    table = FACTS.lay_out(Table, *FACTS.check_document(position, "S1"))
    seed_dice(table, seed)
    clear_table(table)
    _check_lists(position)
    _read_buildings(table, position)
    _read_turn(table, position)
    if law := broken(table):
        raise FACTS.bad_position("position-impossible", "S1", law=Law(law).name.lower().replace("_", " "))
    return table


def _check_lists(position: Document) -> None:
    """Hands, street and points have an entry for each seat."""
    players = position["players"]
    for name in ("hands", "street", "points"):
        found = len(position[name])
        if found != players:
            raise FACTS.bad_position("position-list", "S1", field=name, found=found, players=players)
    if not all(0 <= number <= BUILDINGS for number in position["points"]):
        raise FACTS.bad_position("position-points", "S2")


def _read_buildings(table: Table, position: Document) -> None:
    """Every building is known, and in one place only."""
    in_hands = [building for hand in position["hands"] for building in hand]
    in_street = [building for building in position["street"] if building is not None]
    listed = [*in_hands, *in_street, *position["gone"], *position.get("deck", [])]
    check_places(FACTS, "S1", BUILDING_TEXTS, listed)
    table.gone = read_set(BUILDING_TEXTS, position["gone"])
    for seat, hand in enumerate(position["hands"]):
        table.hands[seat] = read_set(BUILDING_TEXTS, hand)
    for seat, building in enumerate(position["street"]):
        table.street[seat] = NOTHING if building is None else BUILDING_TEXTS.index(building)
    if "deck" in position:
        table.deck_size = read_pile(BUILDING_TEXTS, position["deck"][::-1], table.deck)
    else:
        table.deck_size = shuffle_rest(table, BUILDING_TEXTS, listed, table.deck)


def _read_turn(table: Table, position: Document) -> None:
    """The seats exist; only a finished game has no seat to move (S2)."""
    phases = {phase.name.lower(): phase for phase in Phase}
    turn = NOBODY if position["turn"] is None else position["turn"]
    if position["phase"] not in phases or (position["phase"] == "over") != (turn == NOBODY):
        raise FACTS.bad_position("position-turn", "S1")
    if not 0 <= position["first"] < table.players or not NOBODY <= turn < table.players:
        raise FACTS.bad_position("position-turn", "S1")
    table.phase = phases[position["phase"]]
    table.first = position["first"]
    table.turn = turn
    table.points[: table.players] = position["points"]

"""The position document: writing a table, and reading one back; whatever cannot be is refused with a rule."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from typing_extensions import TypedDict

from quartier.engine.documents import OptionsWritten, check_shape
from quartier.engine.primitives.bits import one
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.seats import NOBODY
from skyline import FACTS
from skyline.laws import Law, broken
from skyline.pieces import BUILDING_TEXTS, building_text, building_texts
from skyline.rules import clear
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
    """The stock, its top building first."""


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
        "street": [None if building == NOTHING else building_text(building) for building in street],
        "gone": building_texts(table.gone),
    }


def write(table: Table) -> Document:
    """The document of a table."""
    return {
        **shown(table),
        "hands": [building_texts(hand) for hand in table.hands[: table.players]],
        "deck": [building_text(building) for building in reversed(table.deck[: table.deck_size])],
    }


def read(document: object, seed: int) -> Table:
    """The table that a document describes; PositionError says what is wrong with it."""
    position = check_shape(FACTS.name, "S1", Document, document, optional=("options",))
    players, options = FACTS.check_document(position, "S1")
    _check_lists(position, players)
    _check_buildings(position)
    table = FACTS.lay_out(Table, players, options)
    seed_dice(table, seed)
    clear(table)
    _read_buildings(table, position)
    _read_turn(table, position)
    if law := broken(table):
        raise FACTS.bad_position("position-impossible", "S1", law=Law(law).name.lower().replace("_", " "))
    return table


def _check_lists(position: Document, players: int) -> None:
    """Hands, street and points have an entry for each seat."""
    for name in ("hands", "street", "points"):
        found = len(position[name])
        if found != players:
            raise FACTS.bad_position("position-list", "S1", field=name, found=found, players=players)
    if not all(0 <= number <= len(BUILDING_TEXTS) for number in position["points"]):
        raise FACTS.bad_position("position-points", "S2")


def _check_buildings(position: Document) -> None:
    """Every building is known, and in one place only."""
    street = [building for building in position["street"] if building is not None]
    in_hands = [building for hand in position["hands"] for building in hand]
    for building, times in Counter([*street, *in_hands, *position["gone"], *position["deck"]]).items():
        if building not in BUILDING_TEXTS or times > 1:
            raise FACTS.bad_position("position-building", "S1", building=building)


def _read_buildings(table: Table, position: Document) -> None:
    numbers = {text: number for number, text in enumerate(BUILDING_TEXTS)}
    table.gone = sum(one(numbers[text]) for text in position["gone"])
    for seat, hand in enumerate(position["hands"]):
        table.hands[seat] = sum(one(numbers[text]) for text in hand)
    for seat, building in enumerate(position["street"]):
        table.street[seat] = NOTHING if building is None else numbers[building]
    for place, text in enumerate(reversed(position["deck"])):
        table.deck[place] = numbers[text]
    table.deck_size = len(position["deck"])


def _read_turn(table: Table, position: Document) -> None:
    """The seats exist; only a finished game has no seat to move (S2)."""
    turn = NOBODY if position["turn"] is None else position["turn"]
    is_over = position["phase"] == "over"
    if position["phase"] not in ("build", "over") or is_over != (turn == NOBODY):
        raise FACTS.bad_position("position-turn", "S1")
    if not 0 <= position["first"] < table.players or not NOBODY <= turn < table.players:
        raise FACTS.bad_position("position-turn", "S1")
    table.phase = Phase.OVER if is_over else Phase.BUILD
    table.first = position["first"]
    table.turn = turn
    table.points[: table.players] = position["points"]

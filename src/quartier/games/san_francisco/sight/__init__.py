"""All hidden information of San Francisco is decided here: what a seat sees, and what it must think possible (S18-S22).

Hidden are the hands of rivals, the cheques paid under S40, both decks and the bank; cards, tiles and cheques chosen in
secret until the last one concerned has chosen; and every chain of moves while it is only half made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from quartier.engine.primitives.seats import NOBODY
from quartier.engine.primitives.tally import total_of
from quartier.engine.schema import copy_of
from quartier.engine.views import Question
from quartier.games.san_francisco import document
from quartier.games.san_francisco.document.shape import Shown
from quartier.games.san_francisco.pieces import AUCTION_DECK, INFLUENCE_CARDS, VALUES
from quartier.games.san_francisco.pieces.names import TILE_TEXTS, cheques_in
from quartier.games.san_francisco.rules.actions import actions_turned
from quartier.games.san_francisco.rules.grants import drawing_limit
from quartier.games.san_francisco.rules.streets import supply
from quartier.games.san_francisco.sight.conceal import conceal
from quartier.games.san_francisco.sight.derived import Chances, Standing, chances, standings, white_streets
from quartier.games.san_francisco.sight.observation import OBSERVATION, OBSERVATION_SIZE, observe
from quartier.games.san_francisco.sight.redeal import redeal
from quartier.games.san_francisco.table import NOTHING, SECRET, Phase, Table

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "View", "conceal", "observe", "redeal", "view"]

Unseen = Literal["?"]
UNSEEN: Unseen = "?"
"""Stands for what is secret until revealed (S19) and for what is never shown (S20)."""
Chosen = TypeVar("Chosen")


class Sight(Shown):
    """What a seat sees of a position."""

    hands: list[list[int] | list[Unseen]]
    """Its own hand by its cheques, others by their number."""
    bank: list[Unseen]
    deck: list[Unseen]
    action_deck: list[Unseen]
    played: list[int | Unseen | None]
    """The influence card of each seat, None if it has not chosen."""
    picks: list[str | Unseen | None]
    """The option tile of each seat, None if it has not chosen."""
    white: list[str]
    supply: list[int]
    standings: dict[str, Standing]
    """By district, those that can still be rebuilt."""
    chances: Chances | None
    """Of the next cheque, while cheques are drawn."""
    limit: int | None
    """What may be drawn, while cheques are drawn."""


class View(Sight, Question):
    """The whole view of a seat."""


def view(table: Table, seat: int | None) -> Sight:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (S22)."""
    seen = copy_of(table)
    conceal(seen, NOBODY if seat is None else seat)
    players = seen.players
    return {
        **document.shown(seen),
        "hands": [
            cheques_in(hand) if owner == seat else [UNSEEN] * total_of(hand, VALUES)
            for owner, hand in enumerate(seen.hands[:players])
        ],
        "bank": [UNSEEN] * seen.bank_size,
        "deck": [UNSEEN] * (AUCTION_DECK - seen.turned),
        "action_deck": [UNSEEN] * (seen.actions_size - actions_turned(seen)),
        "played": [_chosen(range(INFLUENCE_CARDS), value) for value in seen.played[:players]],
        "picks": [_chosen(TILE_TEXTS, tile) for tile in seen.picks[:players]],
        "white": white_streets(seen),
        "supply": [supply(seen, owner) for owner in range(players)],
        "standings": standings(seen),
        "chances": chances(seen, seat),
        "limit": drawing_limit(seen, seen.turn) if seen.phase == Phase.DRAW else None,
    }


def _chosen(choices: Sequence[Chosen], number: int) -> Chosen | Unseen | None:
    if number == SECRET:
        return UNSEEN
    return None if number == NOTHING else choices[number]

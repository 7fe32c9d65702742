"""What others may not see of a turn while it is only half chosen, nor of a card offered to a partner."""

from __future__ import annotations

from quartier.games.new_york.pieces import CLEARINGS, VICTIM_CHOOSES
from quartier.games.new_york.rules.piles import played_cards, take_back_played_cards
from quartier.games.new_york.rules.preliminary import is_preliminary
from quartier.games.new_york.rules.teams import partner_of
from quartier.games.new_york.table import NOTHING, Phase, Table


def conceal(table: Table, seat: int) -> None:
    """Another's half-made choice is as if not yet begun; a card offered is known to the two partners only (N7)."""
    if seat == table.turn:
        return
    if is_half_made(table):
        take_back_choice(table)
    if not sees_offer(table, seat):
        table.offered = NOTHING


def take_back_choice(table: Table) -> None:
    """The deciding seat is back where its choice began, with the cards that it named for it in hand again."""
    table.phase = beginning_of(table)
    table.square = NOTHING
    table.line = NOTHING
    if table.phase == Phase.CARD:
        take_back_played_cards(table)


def is_half_made(table: Table) -> bool:
    """Whether the seat that decides has begun to choose and is not done, so that nobody else knows of it."""
    if table.phase == Phase.MARK:
        return played_cards(table) & VICTIM_CHOOSES == 0
    return Phase.SECOND <= table.phase <= Phase.TARGET


def beginning_of(table: Table) -> int:
    """The phase in which the half-made choice began."""
    if is_preliminary(table):
        return Phase.PLACE
    return Phase.REFILL if played_cards(table) & CLEARINGS != 0 else Phase.CARD


def sees_offer(table: Table, seat: int) -> bool:
    """A card offered is seen by the two partners only (N7)."""
    return seat == table.active or seat == partner_of(table, table.active)

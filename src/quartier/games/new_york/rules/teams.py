"""Partners: who they are, and the exchange of cards (N54 to N57)."""

from quartier.engine.primitives.bits import one
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.new_york.pieces import FACES
from quartier.games.new_york.rules.piles import copy_held, hand_size
from quartier.games.new_york.table import NOTHING, Event, Phase, Table


def partner_of(table: Table, seat: int) -> int:
    """Seats 0 and 2 are partners, and seats 1 and 3 (N54)."""
    return clockwise(table.players, seat, 2) if table.teams else NOBODY


def is_opponent(table: Table, seat: int, other: int) -> bool:
    """Any other seat that is not the partner (N4)."""
    return other != seat and other != NOBODY and other != partner_of(table, seat)


def can_offer(table: Table) -> bool:
    """One offer a turn, before playing, if both partners hold cards (N56, N57)."""
    if not table.teams or table.swap_done:
        return False
    return hand_size(table, table.active) > 0 and hand_size(table, partner_of(table, table.active)) > 0


def offer(table: Table, card: int) -> None:
    """The active seat offers a card of its hand; only the partner sees it (N56)."""
    table.offered = card
    table.turn = partner_of(table, table.active)
    table.phase = Phase.EXCHANGE
    note(table, Event.OFFERED, table.active, table.turn)


def answer(table: Table, card: int) -> None:
    """The partner gives any card in return, and the two cards change hands at once; nothing is drawn (N56)."""
    pass_card(table, table.offered, table.active, table.turn)
    pass_card(table, card, table.turn, table.active)
    note(table, Event.EXCHANGED, table.active, table.turn)
    return_to_turn(table)


def pass_card(table: Table, card: int, giver: int, taker: int) -> None:
    """A card goes from one hand to another."""
    copy = one(copy_held(table, giver, card))
    table.hands[giver][card // FACES] ^= copy
    table.hands[taker][card // FACES] |= copy


def decline(table: Table) -> None:
    """The partner keeps his cards; the one offer of this turn is used up (N57)."""
    note(table, Event.DECLINED, table.active, table.turn)
    return_to_turn(table)


def return_to_turn(table: Table) -> None:
    """The active seat goes on with its turn (N56)."""
    table.offered = NOTHING
    table.swap_done = True
    table.turn = table.active
    table.phase = Phase.CARD

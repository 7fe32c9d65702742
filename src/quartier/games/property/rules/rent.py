"""A rival's square: rent is due, and who cannot pay it is bankrupt (P18, P19, P27)."""

from quartier.engine.primitives.notes import note
from quartier.games.property.pieces import COURT, FACTOR, suit_of
from quartier.games.property.rules.drawing import discard_hand, discard_played_cards
from quartier.games.property.rules.ending import count_turn, end_turn
from quartier.games.property.rules.purchase import can_buy
from quartier.games.property.rules.squares import group_size
from quartier.games.property.table import Event, Phase, Table


def visit_rival(table: Table, square: int, owner: int) -> None:
    """Rent is due; who cannot pay it in full is bankrupt, who can pays it at once (P19)."""
    size = group_size(table, square, owner)
    dollars = rent(table, size)
    if dollars > table.cash[table.turn]:
        go_bankrupt(table, owner, dollars)
        return
    note(table, Event.RENT, table.turn, owner, dollars, size)
    pay(table, owner, dollars)
    if can_buy(table, size):
        table.phase = Phase.BUY
    else:
        end_turn(table)


def rent(table: Table, size: int) -> int:
    """A dollar for each square of the group, times the factors of both suits, wild cards' too (P18, P18a, P18b)."""
    return size * FACTOR[suit_of(table.red)] * FACTOR[suit_of(table.black)]


def pay(table: Table, owner: int, dollars: int) -> None:
    """Dollars go from the active seat to the owner; none ever enter or leave the game (P8)."""
    table.cash[table.turn] -= dollars
    table.cash[owner] += dollars


def go_bankrupt(table: Table, creditor: int, dollars: int) -> None:
    """All dollars go to the creditor; squares become empty, court cards leave the game, the hand is discarded (P27)."""
    seat = table.turn
    note(table, Event.BANKRUPT, seat, creditor, table.cash[seat], dollars)
    pay(table, creditor, table.cash[seat])
    table.bankrupt[table.bankrupts] = seat
    table.bankrupts += 1
    table.mortgaged ^= table.mortgaged & table.owned[seat]
    table.owned[seat] = 0
    for kind in range(COURT):
        table.court[seat][kind] = 0
    discard_played_cards(table)
    discard_hand(table, seat)
    count_turn(table)

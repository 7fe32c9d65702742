"""Before the first turn: money, court cards and hands (P7-P10)."""

from quartier.engine.cards.piles import clear_above, make_pile
from quartier.engine.primitives.dice import below, seed_dice
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise
from quartier.games.property.pieces import ALL_CARDS, BUNDLES, COURT, DOLLARS, MOST_SEATS
from quartier.games.property.rules.drawing import lacks_a_colour, take_top_card
from quartier.games.property.rules.ending import clear_turn
from quartier.games.property.table import Event, Phase, Table


def deal(table: Table, seed: int) -> None:
    """Court cards, money, the first player, the hands; all chance comes from the seed (P36)."""
    seed_dice(table, seed)
    clear(table)
    share_court_cards(table)
    for seat in range(table.players):
        table.cash[seat] = DOLLARS[table.players - 2]
    choose_first_player(table)
    deal_hands(table)
    table.phase = Phase.RED
    note(table, Event.DEALT, table.turn)


def clear(table: Table) -> None:
    """The board and the discard pile start empty, the turn count at 0 (P10b)."""
    table.mortgaged = 0
    table.turns = 0
    table.bankrupts = 0
    for seat in range(MOST_SEATS):
        table.owned[seat] = 0
        table.hands[seat] = 0
        table.cash[seat] = 0
        table.bankrupt[seat] = 0
    clear_turn(table)


def share_court_cards(table: Table) -> None:
    """The bundles of this number of players are shuffled, one for each seat (P7)."""
    for seat in range(MOST_SEATS):
        for kind in range(COURT):
            table.court[seat][kind] = BUNDLES[table.players - 2][seat][kind]
    for seat in range(table.players - 1, 0, -1):
        swap_court_cards(table, seat, below(table, seat + 1))


def swap_court_cards(table: Table, seat: int, other: int) -> None:
    """Two seats exchange their bundles."""
    for kind in range(COURT):
        table.court[seat][kind], table.court[other][kind] = table.court[other][kind], table.court[seat][kind]


def choose_first_player(table: Table) -> None:
    """Each seat begins with equal chance (P9)."""
    table.turn = below(table, table.players)


def deal_hands(table: Table) -> None:
    """If the stock runs out before every seat holds both colours, all cards are taken back and dealt anew (P10a)."""
    gather_all_cards(table)
    while not fill_all_hands(table):
        gather_all_cards(table)


def fill_all_hands(table: Table) -> bool:
    """From the first player on, each seat draws until it holds both colours; whether the stock sufficed (P10)."""
    seat = table.turn
    for _ in range(table.players):
        while lacks_a_colour(table, seat):
            if table.deck_size == 0:
                return False
            take_top_card(table, seat)
        seat = clockwise(table.players, seat, 1)
    return True


def gather_all_cards(table: Table) -> None:
    """All forty cards, shuffled, are the stock."""
    for seat in range(table.players):
        table.hands[seat] = 0
    table.deck_size = make_pile(table, table.deck, ALL_CARDS)
    table.discard_size = 0
    clear_above(table.discard, table.discard_size)

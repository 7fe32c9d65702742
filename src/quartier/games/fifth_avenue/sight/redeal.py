"""What a seat must think possible: hands, piles and the tile stack dealt anew (F60)."""

from __future__ import annotations

from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.tally import drawn_kind, one_of
from quartier.games.fifth_avenue.pieces import BLACK, COLOURS, KINDS, VALUES
from quartier.games.fifth_avenue.rules.cards import end_of_unseen, first_unseen
from quartier.games.fifth_avenue.sight.conceal import conceal
from quartier.games.fifth_avenue.table import Phase, Table


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deals the cards that the seat cannot place anew, colour by colour, each deal with the same chance (F60)."""
    seed_dice(table, seed)
    conceal(table, seat)
    for colour in range(COLOURS):
        redeal_pile(table, colour, redeal_hands(table, seat, colour, unseen_cards(table, seat, colour)))
    redeal_deck(table, redeal_hands(table, seat, BLACK, unseen_cards(table, seat, BLACK)))
    if table.phase == Phase.SETUP_SHOP:
        redeal_stack(table)


def unseen_cards(table: Table, seat: int, colour: int) -> int:
    """The tally of all cards of a colour that a seat cannot place."""
    unseen = 0
    for rival in range(table.players):
        if rival != seat:
            for value in range(VALUES):
                unseen += unknown_in_hand(table, rival, colour * VALUES + value) * one_of(value)
    if colour == BLACK:
        for place in range(table.deck_known, table.deck_size):
            unseen += one_of(table.deck[place] % VALUES)
    else:
        for place in range(first_unseen(table), end_of_unseen(table, colour)):
            unseen += one_of(table.piles[colour][place] % VALUES)
    return unseen


def unknown_in_hand(table: Table, rival: int, card: int) -> int:
    """How many of these cards in a rival's hand are not known to be there."""
    return table.hands[rival][card] - table.known[rival][card]


def redeal_hands(table: Table, seat: int, colour: int, unseen: int) -> int:
    """Every rival keeps the known cards and draws the others of this colour from the tally; returns what is left."""
    for rival in range(table.players):
        if rival != seat:
            unknown = 0
            for card in range(colour * VALUES, (colour + 1) * VALUES):
                unknown += unknown_in_hand(table, rival, card)
                table.hands[rival][card] = table.known[rival][card]
            for _ in range(unknown):
                value = drawn_kind(table, unseen, VALUES)
                unseen -= one_of(value)
                table.hands[rival][colour * VALUES + value] += 1
    return unseen


def redeal_pile(table: Table, colour: int, unseen: int) -> None:
    """The unseen part of a coloured pile is drawn from the tally."""
    for place in range(first_unseen(table), end_of_unseen(table, colour)):
        value = drawn_kind(table, unseen, VALUES)
        unseen -= one_of(value)
        table.piles[colour][place] = colour * VALUES + value


def redeal_deck(table: Table, unseen: int) -> None:
    """The unknown part of the black pile is drawn from the tally."""
    for place in range(table.deck_known, table.deck_size):
        value = drawn_kind(table, unseen, VALUES)
        unseen -= one_of(value)
        table.deck[place] = BLACK * VALUES + value


def redeal_stack(table: Table) -> None:
    """The tiles below the one turned up lie in any order (F60)."""
    hidden = 0
    for place in range(table.stack_size - 1):
        hidden += one_of(table.stack[place])
    for place in range(table.stack_size - 1):
        kind = drawn_kind(table, hidden, KINDS)
        hidden -= one_of(kind)
        table.stack[place] = kind

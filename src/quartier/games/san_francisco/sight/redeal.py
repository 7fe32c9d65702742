"""What a seat must think possible: decks, secret choices, hands and bank drawn anew (S19-S21a)."""

from __future__ import annotations

from quartier.engine.cards.piles import clear_above, put_copies_on
from quartier.engine.primitives.dice import below, pick, roll, scrambled, seed_dice, shuffle
from quartier.engine.primitives.tally import contains, kind_at, number_of, one_of, total_of
from quartier.games.san_francisco.pieces import HIDDEN_MAX, INFLUENCE_CARDS, STARTING_HAND, TILES, VALUES
from quartier.games.san_francisco.rules.actions import actions_turned
from quartier.games.san_francisco.rules.options import has_committed
from quartier.games.san_francisco.rules.setup import complete_action_deck, complete_auction_deck
from quartier.games.san_francisco.sight.conceal import conceal
from quartier.games.san_francisco.table import SECRET, Phase, Table


def redeal(table: Table, seat: int, seed: int) -> None:
    """Draws anew the decks, the secret choices and hands of rivals, and the bank (S21a)."""
    seed_dice(table, seed)
    conceal(table, seat)
    complete_auction_deck(table, table.turned)
    table.actions_size = actions_turned(table)
    complete_action_deck(table)
    redraw_choices(table)
    redraw_cheques(table, seat)


def redraw_choices(table: Table) -> None:
    """Cards and tiles that rivals have chosen in secret could be any that they may choose (S19)."""
    for rival in range(table.players):
        if table.played[rival] == SECRET:
            table.played[rival] = below(table, min(table.influence[rival], INFLUENCE_CARDS - 1) + 1)
        if table.picks[rival] == SECRET:
            table.picks[rival] = below(table, TILES)


TRIES = 1000
"""Far more than any game needs until no cheque is in two hands; a contrived ledger that needs more leaves the hands."""


def redraw_cheques(table: Table, seat: int) -> None:
    """Every rival holds any cheques of his ledger, and hides any five or fewer; the rest is the bank (S21a)."""
    known = known_cheques(table, seat)
    in_play = table.players * STARTING_HAND
    tries = 0
    while tries < TRIES and not contains(in_play, known + drawn_hands(table, seat), VALUES):
        table.rng = roll(table.rng)
        tries += 1
    if tries < TRIES:
        for rival in range(table.players):
            if rival != seat:
                table.hands[rival] = drawn_hand(table, rival)
    for rival in range(table.players):
        known += table.hands[rival] if rival != seat else 0
    hide_again(table, seat)
    fill_bank(table, in_play - known)


def known_cheques(table: Table, seat: int) -> int:
    """The seat's own cheques and those that lie open."""
    known = table.hands[seat] + table.added
    for owner in range(table.players):
        known += table.laid[owner]
    for place in range(table.drawn_size):
        known += one_of(table.drawn[place])
    return known


def drawn_hands(table: Table, seat: int) -> int:
    """The cheques of all rivals together, as the dice lie now."""
    hands = 0
    for rival in range(table.players):
        if rival != seat:
            hands += drawn_hand(table, rival)
    return hands


def drawn_hand(table: Table, rival: int) -> int:
    """A hand of a rival's size, drawn from his ledger as the dice lie now; the dice are not rolled (S21a)."""
    hand = table.ledger[rival]
    dice = scrambled(roll(table.rng + rival))
    for cheques in range(total_of(hand, VALUES), total_of(table.hands[rival], VALUES), -1):
        dice = roll(dice)
        hand -= one_of(kind_at(hand, pick(dice, cheques)))
    return hand


def hide_again(table: Table, seat: int) -> None:
    """Rivals who have committed hide some of their cheques, every set of up to five with the same chance (S42)."""
    if table.phase == Phase.HIDE:
        for rival in range(table.players):
            if rival != seat and has_committed(table, rival):
                for _ in range(number_to_hide(table, total_of(table.hands[rival], VALUES))):
                    hide_one(table, rival)


def number_to_hide(table: Table, cheques: int) -> int:
    """How many of a hand's cheques are hidden, when every set of up to five is as likely as any other."""
    sets = 1
    possible = 1
    for hidden in range(1, min(HIDDEN_MAX, cheques) + 1):
        sets = sets * (cheques - hidden + 1) // hidden
        possible += sets
    chosen = below(table, possible)
    sets = 1
    hidden = 0
    while chosen >= sets:
        chosen -= sets
        hidden += 1
        sets = sets * (cheques - hidden + 1) // hidden
    return hidden


def hide_one(table: Table, rival: int) -> None:
    """A random cheque of a hand is hidden."""
    hidden = one_of(kind_at(table.hands[rival], below(table, total_of(table.hands[rival], VALUES))))
    table.hands[rival] -= hidden
    table.laid[rival] += hidden


def fill_bank(table: Table, cheques: int) -> None:
    """These cheques, in random order, are the bank (S11)."""
    table.bank_size = 0
    for value in range(VALUES):
        table.bank_size = put_copies_on(table.bank, table.bank_size, value, number_of(cheques, value))
    clear_above(table.bank, table.bank_size)
    shuffle(table, table.bank, table.bank_size)

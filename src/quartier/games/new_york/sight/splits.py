"""How many red cards a hidden hand can have, and how likely each number is.

A hand that was just filled up has exactly two cards of one colour, for the last card drawn was still missing (N29).
Only an event played alone (N38) leaves fewer, and only an exchange between partners (N56) leaves more. Given the
numbers of red cards, a split, every deal of the unseen cards is equally likely; so a split is as likely as it has
deals. A split is a tally whose kinds are the seats.
"""

from quartier.engine.primitives.bits import count, has, moved_up, one
from quartier.engine.primitives.counting import binomial
from quartier.engine.primitives.dice import below
from quartier.engine.primitives.tally import one_of, total_of
from quartier.games.new_york.pieces import BLUE, ENOUGH, RED
from quartier.games.new_york.rules.piles import hand_size
from quartier.games.new_york.table import NOTHING, Phase, Table


def split_hands(table: Table, seat: int, reds: int, blues: int) -> int:
    """A split of the unseen cards among the rivals of a seat, drawn by its likelihood.

    Where a loaded position, the last draw of a game or an exchange leaves other hands, every split is possible.
    """
    deck = reds + blues - cards_of_rivals(table, seat)
    likeliest = NOTHING
    if not table.teams and table.phase != Phase.OVER:
        likeliest = likeliest_rest(table, seat, reds, deck)
    if likeliest == NOTHING:
        return free_split(table, seat, reds, blues)
    while True:
        split = proposed_split(table, seat, reds)
        if survives(table, deck, reds - total_of(split, table.players), likeliest):
            return split


def cards_of_rivals(table: Table, seat: int) -> int:
    """How many cards the others hold."""
    cards = 0
    for rival in range(table.players):
        if rival != seat:
            cards += hand_size(table, rival)
    return cards


# Every split


def free_split(table: Table, seat: int, reds: int, blues: int) -> int:
    """Hands dealt card by card from this many red and blue ones."""
    split = 0
    for rival in range(table.players):
        if rival != seat:
            for _ in range(hand_size(table, rival)):
                if below(table, reds + blues) < reds:
                    reds -= 1
                    split += one_of(rival)
                else:
                    blues -= 1
    return split


# Only splits in which every hand was filled up


def is_possible(table: Table, rival: int, reds: int) -> bool:
    """Whether a rival's hand, with the cards that it has played this turn, can have this many red ones."""
    red = reds
    blue = hand_size(table, rival) - reds
    if rival == table.active:
        red += count(table.played[RED])
        blue += count(table.played[BLUE])
    return min(red, blue) == ENOUGH or (table.events and min(red, blue) < ENOUGH)


def likeliest_rest(table: Table, seat: int, reds: int, deck: int) -> int:
    """The number of red cards in the draw pile with most deals: the one nearest to half; NOTHING if none has any."""
    totals = possible_totals(table, seat, reds)
    likeliest = NOTHING
    for total in range(reds + 1):
        rest = reds - total
        nearer = likeliest == NOTHING or abs(2 * rest - deck) < abs(2 * likeliest - deck)
        if has(totals, total) and rest <= deck and nearer:
            likeliest = rest
    return likeliest


def possible_totals(table: Table, seat: int, reds: int) -> int:
    """The numbers of red cards that all rivals together can have."""
    totals = one(0)
    for rival in range(table.players):
        if rival != seat:
            wider = 0
            for in_hand in range(min(reds, hand_size(table, rival)) + 1):
                if is_possible(table, rival, in_hand):
                    wider |= moved_up(totals, in_hand)
            totals = wider
    return totals


def proposed_split(table: Table, seat: int, reds: int) -> int:
    """A number of red cards for each hand by itself, by the ways in which they can lie among its cards."""
    split = 0
    for rival in range(table.players):
        if rival != seat:
            split += proposed_reds(table, rival, reds) * one_of(rival)
    return split


def proposed_reds(table: Table, rival: int, reds: int) -> int:
    """One of the possible numbers of red cards in a rival's hand."""
    size = hand_size(table, rival)
    most = min(reds, size)
    ways = 0
    for in_hand in range(most + 1):
        if is_possible(table, rival, in_hand):
            ways += binomial(size, in_hand)
    chosen = below(table, ways)
    in_hand = -1
    while chosen >= 0:
        in_hand += 1
        if is_possible(table, rival, in_hand):
            chosen -= binomial(size, in_hand)
    return in_hand


def survives(table: Table, deck: int, rest: int, likeliest: int) -> bool:
    """A roll of the dice that a split passes by the ways in which its red cards can lie in the draw pile.

    The chance is the ratio of the ways for `rest` red cards to those for the likeliest number, factor by factor.
    """
    if rest < 0 or rest > deck:
        return False
    for red in range(min(rest, deck - rest), min(likeliest, deck - likeliest)):
        if below(table, deck - red) > red:
            return False
    return True

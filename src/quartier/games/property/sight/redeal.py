"""What a seat must think possible: hands and stock dealt anew (P11)."""

from __future__ import annotations

from quartier.engine.cards.piles import cards_in, make_pile
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.counting import binomial
from quartier.engine.primitives.dice import below_many, seed_dice, some_of
from quartier.games.property.pieces import ALL_CARDS, BLACK, RED
from quartier.games.property.rules.ending import is_bankrupt
from quartier.games.property.sight.conceal import chosen_cards, conceal
from quartier.games.property.table import Phase, Table


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deals the unseen cards anew to the rivals' hands and the stock, every possible deal with the same chance.

    A rival's hand between turns holds exactly one card of one colour (P28c); what is left of it after its turn's two
    cards is of one colour. Where a loaded position cannot be so, any hand with both colours is possible (P42).
    """
    seed_dice(table, seed)
    conceal(table, seat)
    unseen = unseen_cards(table, seat)
    strict = True
    if deals(table, seat, count(unseen & RED), strict) == 0:
        strict = False
    chosen = below_many(table, deals(table, seat, count(unseen & RED), strict))
    deal_split(table, seat, unseen, split_at(table, seat, count(unseen & RED), strict, chosen), strict)


def unseen_cards(table: Table, seat: int) -> int:
    """All cards but the seat's own, the discard pile and the cards of this turn."""
    return ALL_CARDS ^ table.hands[seat] ^ chosen_cards(table) ^ cards_in(table.discard, table.discard_size)


# A split says how many red cards each rival's hand has. Every hand has a few possible numbers of them; splits are
# numbered like the digits of a counter, the first rival's digit the lowest.


def splits(table: Table, seat: int, strict: bool) -> int:
    """How many ways there are to choose a number of red cards for every rival."""
    ways = 1
    for rival in range(table.players):
        if rival != seat:
            ways *= shapes(table, rival, strict)
    return ways


def shapes(table: Table, rival: int, strict: bool) -> int:
    """How many numbers of red cards a rival's hand can have."""
    size = count(table.hands[rival])
    if not strict:
        return size + 1 if is_resting(table, rival) else size - 1
    if size == 0 or (size == 2 and not is_resting(table, rival)):
        return 1
    return 2


def reds_in(table: Table, rival: int, strict: bool, shape: int) -> int:
    """The number of red cards in a rival's hand of this shape."""
    size = count(table.hands[rival])
    if is_resting(table, rival):
        return shape * size if strict else shape
    return 1 + shape * (size - 2) if strict else 1 + shape


def is_resting(table: Table, rival: int) -> bool:
    """Whether a hand need not hold both colours: its turn's two cards are gone, or its owner is bankrupt."""
    return (rival == table.turn and table.phase >= Phase.BUY) or is_bankrupt(table, rival)


def ways_to_deal(table: Table, seat: int, reds: int, strict: bool, split: int) -> int:
    """How many deals of the unseen cards have this split of the red ones, up to a factor common to all splits."""
    ways = 1
    for rival in range(table.players):
        if rival != seat:
            kinds = shapes(table, rival, strict)
            in_hand = reds_in(table, rival, strict, split % kinds)
            ways *= binomial(count(table.hands[rival]), in_hand)
            reds -= in_hand
            split //= kinds
    if reds < 0 or reds > table.deck_size:
        return 0
    return ways * binomial(table.deck_size, reds)


def deals(table: Table, seat: int, reds: int, strict: bool) -> int:
    """How many deals there are, all splits together."""
    total = 0
    for split in range(splits(table, seat, strict)):
        total += ways_to_deal(table, seat, reds, strict, split)
    return total


def split_at(table: Table, seat: int, reds: int, strict: bool, deal: int) -> int:
    """The split to which a deal belongs, when deals are numbered split by split."""
    split = 0
    while deal >= ways_to_deal(table, seat, reds, strict, split):
        deal -= ways_to_deal(table, seat, reds, strict, split)
        split += 1
    return split


def deal_split(table: Table, seat: int, unseen: int, split: int, strict: bool) -> None:
    """Every rival draws his red and black cards from the unseen ones; the rest, shuffled, is the stock."""
    for rival in range(table.players):
        if rival != seat:
            kinds = shapes(table, rival, strict)
            size = count(table.hands[rival])
            reds = reds_in(table, rival, strict, split % kinds)
            hand = some_of(table, unseen & RED, reds) | some_of(table, unseen & BLACK, size - reds)
            table.hands[rival] = hand
            unseen ^= hand
            split //= kinds
    table.deck_size = make_pile(table, table.deck, unseen)

"""All hidden information of Property is decided here: what a seat sees, and what it may think possible (P11).

Hands and the order of the stock are hidden. So is a turn while it is only half chosen: until the square is settled the
others see the seat choosing, its hand whole; until the payment is complete, its court cards whole.
"""

from __future__ import annotations

from typing import Any

from quartier.engine.contract import Part
from quartier.engine.listing import moves_in_view
from quartier.engine.primitives.bits import count, has, one
from quartier.engine.primitives.counting import binomial
from quartier.engine.primitives.dice import below_many, seed_dice, shuffle, some_of
from quartier.engine.primitives.seats import clockwise, places_between
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.engine.schema import copy_of
from quartier.games.property import document, notation
from quartier.games.property.pieces import ALL_CARDS, BLACK, CARDS, COURT, LINES, MOST_SEATS, RED, SQUARES
from quartier.games.property.rules import is_bankrupt, legal
from quartier.games.property.scoring import score
from quartier.games.property.table import NOTHING, PHASES, Phase, Table

# The view of a seat, for people


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (P11)."""
    seen = copy_of(table)
    if seat != table.turn:
        take_back_choices(seen)
    shown = document.write(seen)
    del shown["deck"]
    shown["hands"] = [hand if owner == seat else len(hand) for owner, hand in enumerate(shown["hands"])]
    shown["deck_size"] = table.deck_size
    shown["scores"] = [score(table, owner) for owner in range(table.players)]
    shown["groups"] = document.group_sizes(table)
    shown["seat"] = seat
    shown["moves"] = moves_in_view(notation, legal, table) if seat is not None and seat == table.turn else []
    return shown


def take_back_choices(table: Table) -> None:
    """A half-made choice is nobody else's business: it is as if not yet begun."""
    if is_choosing_square(table):
        table.hands[table.turn] |= chosen_cards(table)
        table.red = NOTHING
        table.black = NOTHING
        table.column = NOTHING
        table.phase = Phase.RED
    elif table.phase == Phase.GIVE:
        for kind in range(COURT):
            table.court[table.turn][kind] += table.given[kind]
            table.given[kind] = 0
        table.phase = Phase.BUY


def chosen_cards(table: Table) -> int:
    """The cards of this turn, in front of their player."""
    cards = 0
    if table.red != NOTHING:
        cards |= one(table.red)
    if table.black != NOTHING:
        cards |= one(table.black)
    return cards


# What a seat must think possible


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deals the unseen cards anew to the rivals' hands and the stock, every possible deal with the same chance.

    A rival's hand between turns holds exactly one card of one colour (P28c); what is left of it after its turn's two
    cards is of one colour. Where a loaded position cannot be so, any hand with both colours is possible (P42).
    """
    seed_dice(table, seed)
    if seat != table.turn:
        take_back_choices(table)
    unseen = unseen_cards(table, seat)
    strict = True
    if deals(table, seat, count(unseen & RED), strict) == 0:
        strict = False
    chosen = below_many(table, deals(table, seat, count(unseen & RED), strict))
    deal_split(table, seat, unseen, split_at(table, seat, count(unseen & RED), strict, chosen), strict)


def unseen_cards(table: Table, seat: int) -> int:
    """All cards but the seat's own, the discard pile and the cards of this turn."""
    return ALL_CARDS ^ table.hands[seat] ^ chosen_cards(table) ^ discarded_cards(table)


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
    size = 0
    for card in range(CARDS):
        if has(unseen, card):
            table.deck[size] = card
            size += 1
    shuffle(table, table.deck, size)


# The same as numbers, for programs

OBSERVATION = (
    Part("phase", PHASES, "the phase as the seat sees it, one of `red black column row buy give over`"),
    Part("decides", MOST_SEATS, "who decides, counted from the seat itself; none when over"),
    Part(
        "owned", MOST_SEATS * SQUARES, "for each seat, from itself clockwise, its squares; row 1 first, column 1 first"
    ),
    Part("mortgaged", SQUARES, "mortgaged squares"),
    Part("hand", CARDS, "the seat's own hand, in card order"),
    Part("played", CARDS, "the cards of this turn, as far as the seat sees them"),
    Part("column", LINES, "the column named"),
    Part("row", LINES, "the row named"),
    Part("discard", CARDS, "cards in the discard pile"),
    Part("hand_sizes", MOST_SEATS, "cards in each hand, from the seat itself clockwise"),
    Part("cash", MOST_SEATS, "dollars of each seat"),
    Part("court", MOST_SEATS * COURT, "kings, queens, jacks, jokers of each seat"),
    Part("given", COURT, "court cards laid down, as far as the seat sees them"),
    Part("bankrupt", MOST_SEATS, "bankrupt seats"),
    Part("deck_size", 1, "cards in the stock"),
    Part("turns", 1, "finished turns"),
    Part("options", 5, "players, bankruptcies, count_squares, payment, turn_limit"),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it."""
    place = put_choice(out, 0, visible_phase(table, seat), PHASES)
    place = put_choice(out, place, places_between(table.players, seat, table.turn), MOST_SEATS)
    for away in range(MOST_SEATS):
        place = put_set(
            out, place, table.owned[clockwise(table.players, seat, away)] if away < table.players else 0, SQUARES
        )
    place = put_set(out, place, table.mortgaged, SQUARES)
    place = put_set(out, place, table.hands[seat], CARDS)
    place = observe_turn(table, seat, out, place)
    place = put_set(out, place, discarded_cards(table), CARDS)
    place = observe_seats(table, seat, out, place)
    place = put(out, place, table.deck_size)
    place = put(out, place, table.turns)
    place = put(out, place, table.players)
    place = put(out, place, table.bankruptcies)
    place = put(out, place, table.count_squares)
    place = put(out, place, table.payment)
    put(out, place, table.turn_limit)


def observe_turn(table: Table, seat: int, out: list[int], place: int) -> int:
    """The cards and lines of this turn, hidden from others until the square is settled."""
    hidden = is_choosing_square(table) and seat != table.turn
    place = put_set(out, place, 0 if hidden else chosen_cards(table), CARDS)
    place = put_choice(out, place, NOTHING if hidden else table.column, LINES)
    return put_choice(out, place, NOTHING if hidden else table.row, LINES)


def observe_seats(table: Table, seat: int, out: list[int], place: int) -> int:
    """Hands, purses, court cards and ruins of the seats, each from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        place = put(
            out,
            place,
            visible_hand_size(table, seat, clockwise(table.players, seat, away)) if away < table.players else 0,
        )
    for away in range(MOST_SEATS):
        place = put(out, place, table.cash[clockwise(table.players, seat, away)] if away < table.players else 0)
    for away in range(MOST_SEATS):
        for kind in range(COURT):
            place = put(
                out,
                place,
                visible_court(table, seat, clockwise(table.players, seat, away), kind) if away < table.players else 0,
            )
    for kind in range(COURT):
        place = put(out, place, table.given[kind] if seat == table.turn else 0)
    for away in range(MOST_SEATS):
        place = put(
            out, place, 1 if away < table.players and is_bankrupt(table, clockwise(table.players, seat, away)) else 0
        )
    return place


def is_choosing_square(table: Table) -> bool:
    """Whether the active seat has begun to choose its square and is not done."""
    return Phase.BLACK <= table.phase <= Phase.ROW


def visible_phase(table: Table, seat: int) -> int:
    """The phase, with half-made choices of others as if not yet begun."""
    if seat != table.turn and is_choosing_square(table):
        return Phase.RED
    if seat != table.turn and table.phase == Phase.GIVE:
        return Phase.BUY
    return table.phase


def visible_hand_size(table: Table, seat: int, other: int) -> int:
    """The cards in a hand; others see it whole while its owner chooses."""
    size = count(table.hands[other])
    if other == table.turn and seat != other and is_choosing_square(table):
        size += count(chosen_cards(table))
    return size


def visible_court(table: Table, seat: int, other: int, kind: int) -> int:
    """A seat's court cards of a kind; others see them whole while their owner pays."""
    return table.court[other][kind] + (table.given[kind] if other == table.turn and seat != other else 0)


def discarded_cards(table: Table) -> int:
    """The set of cards in the discard pile."""
    cards = 0
    for place in range(table.discard_size):
        cards |= one(table.discard[place])
    return cards

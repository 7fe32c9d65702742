"""What things are worth: to a turn, in quarters of a dollar; to a whole game, in thousandths of log-odds."""

from quartier.engine.primitives.bits import count, has, nth, one
from quartier.engine.primitives.grid import beside, group
from quartier.engine.primitives.seats import NOBODY
from quartier.games.property.pieces import FACTOR, is_wild, suit_of
from quartier.games.property.rules.ending import is_bankrupt
from quartier.games.property.rules.purchase import units_held
from quartier.games.property.rules.squares import group_size, owner_of
from quartier.games.property.scoring import score
from quartier.games.property.table import Table

FOUR_QUARTERS = 4
CLAIM = 12
"""A new square, whatever it joins."""
MORTGAGE = 6
"""The first visit to a lone square of one's own."""
WILD_KEPT = 14
"""A nine or ten still in hand is an escape."""
CHEAP_KEPT = 2
"""Diamonds and clubs are kept for the time when rent must be paid."""
UNIT = 5
"""A unit of court cards given to a rival."""
RUIN = 4000
LANDLESS = 12
"""Turns of each player before the end from which on land brings less and less."""


# To a turn


def card_value(card: int) -> int:
    """What a card is worth if kept."""
    return (WILD_KEPT if is_wild(card) else 0) + (CHEAP_KEPT if FACTOR[suit_of(card)] == 1 else 0)


def square_value(table: Table, square: int, factor: int) -> int:
    """Claim, then mortgage of a lone square, then a small rent, then the loss of a square, then a large rent."""
    owner = owner_of(table, square)
    if owner == NOBODY:
        return CLAIM + land(table, joined(table, table.turn, square) + blocked(table, square))
    if owner != table.turn:
        return -rent_pain(table, owner, group_size(table, square, owner) * factor)
    if has(table.mortgaged, square):
        return -CLAIM - land(table, group_income(table, table.turn, square))
    return MORTGAGE - land(table, group_size(table, square, table.turn))


def land(table: Table, income: int) -> int:
    """What income from land is worth: less when the game is nearly over, unless squares count."""
    left = table.turn_limit - table.turns
    if table.turn_limit > 0 and left < LANDLESS * table.players and not table.count_squares:
        return income * left // (LANDLESS * table.players)
    return income


def joined(table: Table, seat: int, square: int) -> int:
    """What a seat's income would grow by with this square: a group of n earns n on each of its n squares."""
    owned = table.owned[seat] | one(square)
    whole = group(one(square), owned)
    return group_income_of(whole) - income_of_parts(whole ^ one(square))


def group_income(table: Table, seat: int, square: int) -> int:
    """What a seat's income would shrink by without this square of its own."""
    whole = group(one(square), table.owned[seat])
    return group_income_of(whole) - income_of_parts(whole ^ one(square))


def group_income_of(squares: int) -> int:
    """The income of one connected group."""
    return count(squares) * count(squares)


def income_of_parts(squares: int) -> int:
    """The income of squares that may fall into several groups."""
    income = 0
    while squares != 0:
        part = group(one(nth(squares, 0)), squares)
        income += group_income_of(part)
        squares ^= part
    return income


def blocked(table: Table, square: int) -> int:
    """Half of what the rival who wants this square most would gain by it."""
    most = 0
    for rival in range(table.players):
        if rival != table.turn and beside(one(square)) & table.owned[rival] != 0:
            most = max(most, joined(table, rival, square))
    return most // 2


def rent_pain(table: Table, owner: int, dollars: int) -> int:
    """Rent hurts by its dollars, half as much again if it feeds the leader, and beyond all else if it ruins."""
    if dollars > table.cash[table.turn]:
        return RUIN
    weight = FOUR_QUARTERS + (FOUR_QUARTERS // 2 if is_leader(table, owner) else 0)
    if 4 * dollars > table.cash[table.turn]:
        weight += FOUR_QUARTERS
    return dollars * weight


def is_leader(table: Table, seat: int) -> bool:
    """Whether nobody else has more dollars."""
    for other in range(table.players):
        if other != table.turn and table.cash[other] > table.cash[seat]:
            return False
    return True


# To a whole game


# Fitted to what moves come to when decent players play on to the end.
DOLLAR = 5
"""A dollar, for each rival."""
GROUP_HELD = 13
"""A square of a group, counted once for every square of the group."""
LARGE = 6
"""The squares of a larger group count no more often than this: everybody avoids it."""
LARGEST_HELD = 30
"""A square of the largest group, besides."""
PLAIN_HELD = 35
"""A square that is not mortgaged, besides."""
UNIT_HELD = 15
"""A unit of court cards."""
CARD_HELD = 75
"""A card in hand."""
CHEAP_HELD = 15
"""A diamond or club in hand, besides."""
WILD_HELD = 125
"""A nine or ten in hand, besides."""
TURN_HELD = 120
"""Being the one to move."""


def worth(table: Table, seat: int) -> int:
    """A seat's points if it stopped now, and what its squares, groups and cards bring in the long run, in log-odds."""
    if is_bankrupt(table, seat):
        return 0
    owned = table.owned[seat]
    held = groups_held(owned) + PLAIN_HELD * count(owned ^ (owned & table.mortgaged))
    dollars = DOLLAR * (table.players - 1) * score(table, seat)
    turn = TURN_HELD if seat == table.turn else 0
    return dollars + land(table, held) + UNIT_HELD * units_held(table, seat) + hand_held(table, seat) + turn


def groups_held(squares: int) -> int:
    """What a seat's groups are worth: the more the larger they are, the largest above all."""
    held = 0
    largest = 0
    while squares != 0:
        part = group(one(nth(squares, 0)), squares)
        size = count(part)
        held += GROUP_HELD * size * min(size, LARGE)
        largest = max(largest, size)
        squares ^= part
    return held + LARGEST_HELD * largest


def hand_held(table: Table, seat: int) -> int:
    """Every card is a choice of whom to pay; wild ones are escapes, cheap ones pay little rent."""
    value = 0
    hand = table.hands[seat]
    for place in range(count(hand)):
        card = nth(hand, place)
        value += CARD_HELD + (WILD_HELD if is_wild(card) else 0) + (CHEAP_HELD if FACTOR[suit_of(card)] == 1 else 0)
    return value

"""What a decent player weighs: groups that grow, rents to avoid, and court cards that are worth nothing at the end.

Values are in quarters of a dollar. Everything is judged by what the deciding seat knows: its own hand and what lies
open.
"""

from quartier.engine.primitives.bits import count, has, nth, one
from quartier.engine.primitives.chances import odds, outcome_against
from quartier.engine.primitives.grid import beside, group, square_at
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.style import Style
from quartier.games.property.pieces import BLACK, COURT, FACTOR, LINES, UNITS, is_wild, line_of, suit_of
from quartier.games.property.rules import (
    BUY,
    COLUMN,
    DECLINE,
    GIVE,
    ROW,
    group_size,
    is_bankrupt,
    named_square,
    owner_of,
    price,
    units_given,
)
from quartier.games.property.scoring import score
from quartier.games.property.table import Phase, Table

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
DOLLAR = 5
"""What things are worth in thousandths of log-odds, as fitted to what moves come to when decent players play on to the
end: a dollar, for each rival ..."""
GROUP_HELD = 13
"""... the squares of a group, each counted once for every square of it ..."""
LARGE = 6
"""... but no more often than this: what is larger is avoided by all ..."""
LARGEST_HELD = 30
"""... each square of the largest group ..."""
PLAIN_HELD = 35
"""... each square that is not mortgaged ..."""
UNIT_HELD = 15
"""... each unit of court cards ..."""
CARD_HELD = 75
CHEAP_HELD = 15
WILD_HELD = 125
"""... the cards of a hand, and the cheap and the wild ones among them ..."""
TURN_HELD = 120
"""... and the turn."""
STYLE = Style(exploration=0.1, curiosity=0.5, horizon=24, greed=100)
"""How a search plays this game best."""
LANDLESS = 12
"""With so few turns to go land brings nothing more."""


def outlook(table: Table) -> int:
    """Nothing is worked out beforehand."""
    return 0


def weigh(table: Table, move: int, outlook: int) -> int:
    """How much the deciding seat likes a legal move: the best that a turn beginning with it can come to."""
    if table.phase == Phase.RED:
        return best_black(table, move)
    if table.phase == Phase.BLACK:
        return best_square(table, table.red, move)
    if table.phase == Phase.COLUMN:
        return best_row(table, table.red, table.black, move - COLUMN)
    if table.phase == Phase.ROW:
        return pair_value(table, table.red, table.black, square_at(table.column, move - ROW))
    if move == BUY:
        return purchase_value(table)
    if move == DECLINE:
        return 0
    return gift_value(table, move - GIVE)


def best_black(table: Table, red: int) -> int:
    """The best turn with this red card."""
    blacks = table.hands[table.turn] & BLACK
    best = -RUIN * FOUR_QUARTERS
    for place in range(count(blacks)):
        best = max(best, best_square(table, red, nth(blacks, place)))
    return best


def best_square(table: Table, red: int, black: int) -> int:
    """The best square that these two cards can name."""
    if not is_wild(red):
        return best_row(table, red, black, line_of(red))
    best = -RUIN * FOUR_QUARTERS
    for column in range(LINES):
        best = max(best, best_row(table, red, black, column))
    return best


def best_row(table: Table, red: int, black: int, column: int) -> int:
    """The best square of a column that the black card can name."""
    if not is_wild(black):
        return pair_value(table, red, black, square_at(column, line_of(black)))
    best = -RUIN * FOUR_QUARTERS
    for row in range(LINES):
        best = max(best, pair_value(table, red, black, square_at(column, row)))
    return best


def pair_value(table: Table, red: int, black: int, square: int) -> int:
    """What naming this square with these cards is worth, the cards spent included."""
    factor = FACTOR[suit_of(red)] * FACTOR[suit_of(black)]
    return square_value(table, square, factor) - card_value(red) - card_value(black)


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
    """Rent hurts by its dollars, twice when it feeds the leader, and beyond all else when it ruins."""
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


def purchase_value(table: Table) -> int:
    """What the square brings me and takes from its owner, less the units that arm him."""
    square = named_square(table)
    owner = owner_of(table, square)
    gain = joined(table, table.turn, square) + group_income(table, owner, square) // 2
    return CLAIM + land(table, gain) - UNIT * price(table)


def gift_value(table: Table, kind: int) -> int:
    """The fewest units in the end, and of equal gifts the one with the largest cards: small ones are precious."""
    excess = units_given(table) + UNITS[kind] - price(table)
    return UNITS[kind] - max(excess, 0) * (COURT + 1)


def is_settled(table: Table) -> bool:
    """There is always something in the balance."""
    return False


def evaluate(table: Table, seat: int) -> int:
    """The outcome to be expected, by the chances of all."""
    own = worth(table, seat)
    all_odds = 0
    for rival in range(table.players):
        all_odds += odds(worth(table, rival) - own)
    return outcome_against(all_odds)


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


def units_held(table: Table, seat: int) -> int:
    """The units of a seat's court cards."""
    units = 0
    for kind in range(COURT):
        units += UNITS[kind] * table.court[seat][kind]
    return units

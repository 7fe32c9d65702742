"""What a decent player weighs: groups that grow, rents to avoid, and court cards that are worth nothing at the end.

Everything is judged by what the deciding seat knows: its own hand and what lies open.
"""

from quartier.engine.primitives.bits import count, nth
from quartier.engine.primitives.chances import odds, outcome_against
from quartier.engine.primitives.grid import square_at
from quartier.engine.style import Style
from quartier.games.property.moves import BUY, COLUMN, DECLINE, GIVE, ROW
from quartier.games.property.pieces import BLACK, COURT, FACTOR, LINES, UNITS, is_wild, line_of, suit_of
from quartier.games.property.policy.values import (
    CLAIM,
    FOUR_QUARTERS,
    RUIN,
    UNIT,
    card_value,
    group_income,
    joined,
    land,
    square_value,
    worth,
)
from quartier.games.property.rules.purchase import price, units_given
from quartier.games.property.rules.squares import named_square, owner_of
from quartier.games.property.table import Phase, Table

STYLE = Style(exploration=0.1, curiosity=0.5, horizon=24, greed=100)
"""How a search plays this game best."""


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

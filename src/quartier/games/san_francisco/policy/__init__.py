"""What a decent player weighs: what a right is worth, and how much of each currency to spend on it.

Values are in hundredths of a prestige point. Everything is judged by what the deciding seat knows: its own hand and
what lies open.
"""

from quartier.engine.primitives.chances import odds, outcome_against
from quartier.engine.style import Style
from quartier.games.san_francisco.moves import (
    ACCEPT,
    ADD,
    COMMIT,
    DEAL,
    KEEP,
    OPTION,
    PASS,
    PAY,
    PLAY,
    STOP,
    STREET,
    TAKE_CHEQUES,
)
from quartier.games.san_francisco.pieces import (
    ACTION_DEED,
    BORDER_STREETS,
    BY_TILE,
    CARD_WHERE,
    INFLUENCE_CARDS,
    INFLUENCE_MAX,
    STARTING_CHEQUES,
    VALUES,
    Deed,
    dollars,
    dollars_in,
)
from quartier.games.san_francisco.policy.values import (
    best_at,
    best_for_tile,
    best_laying,
    best_move_from,
    best_replacing,
    best_swap_of,
    influence_price,
    laying,
    lifting,
    moving,
    replacing,
    swapping,
    worth,
)
from quartier.games.san_francisco.rules.cheques import bid_of, highest_rival_bid
from quartier.games.san_francisco.rules.grants import drawing_limit, drawn_total, influence_offered
from quartier.games.san_francisco.rules.influence import most_investors
from quartier.games.san_francisco.rules.investing import allowed_streets
from quartier.games.san_francisco.rules.options import number_of_pickers
from quartier.games.san_francisco.table import NOTHING, Phase, Table

STICK_SALE = 20
"""A stick is sold only if its loss costs less than this."""
BID_SHARE = (0, 70, 50, 40, 35, 30)
"""How many hundredths of a right's worth to bid, by the number of investors that the card admits."""
FINE = 20
"""Smaller differences between tiles do not matter, so that rivals cannot guess the pick."""
BUY_FROM = 120
"""A tile worth more than this is bought in a negotiation."""
SELL_BELOW = 60
"""A tile worth less than this is left to another."""
LARGE = 1_000_000
"""More than anything is worth."""
STYLE = Style(exploration=0.2, horizon=10, greed=100)
"""How a search plays this game best."""


# Every decision


def outlook(table: Table) -> int:
    """What a right is worth to the seat that bids for it, or bargains about it."""
    if Phase.PLAY <= table.phase <= Phase.RAISE or table.phase == Phase.HIDE:
        return appetite(table)
    if Phase.DEAL <= table.phase <= Phase.ANSWER:
        return best_for_tile(table, table.turn, table.tile)
    return 0


def appetite(table: Table) -> int:
    """What the right that is up for auction is worth to the active seat."""
    seat = table.turn
    if table.action == NOTHING:
        where = CARD_WHERE[table.card]
        return best_for_tile(table, seat, table.tile) if where == BY_TILE else best_at(table, seat, where)
    deed = ACTION_DEED[table.action]
    if deed == Deed.REPLACE or deed == Deed.SWAP:
        return best_replacing(table, seat)
    free = max(best_laying(table, seat, 0, table.empty[0]), best_laying(table, seat, 1, table.empty[1]))
    if deed == Deed.DOUBLE:
        return free * 3 // 2
    return free if deed == Deed.FREE else free // 2


def weigh(table: Table, move: int, outlook: int) -> int:
    """How much the deciding seat likes a legal move."""
    if table.phase == Phase.REVEAL:
        return card_value(table) if move == KEEP else average_card(table)
    if table.phase == Phase.PLAY:
        return influence_value(table, move - PLAY, outlook)
    if table.phase <= Phase.RAISE:
        return bid_value(table, move, outlook)
    if table.phase == Phase.OPTION:
        return best_for_tile(table, table.turn, move - OPTION) // FINE
    if table.phase == Phase.PAY:
        return PAY - move
    if table.phase <= Phase.ANSWER:
        return deal_value(table, move, outlook)
    if table.phase == Phase.HIDE:
        return hiding_value(table, move, outlook)
    if table.phase <= Phase.SWAP_SECOND:
        return 0 if move == PASS else stick_value(table, move - STREET)
    return grant_value(table, move)


def card_value(table: Table) -> int:
    """A card is good for what it lets me lay, and bad for what it lets the best rival lay."""
    where = CARD_WHERE[table.card]
    most = 0
    for rival in range(table.players):
        if rival != table.turn:
            most = max(most, best_at(table, rival, where))
    return best_at(table, table.turn, where) - most // 2


def average_card(table: Table) -> int:
    """What a new card may be expected to bring: the average over the kinds and the border, less the next rival's."""
    mine = 0
    theirs = 0
    rival = table.turn + 1 if table.turn + 1 < table.players else 0
    for where in range(BORDER_STREETS + 1):
        mine += best_at(table, table.turn, where)
        theirs += best_at(table, rival, where)
    return (2 * mine - theirs) // (2 * (BORDER_STREETS + 1))


def influence_value(table: Table, value: int, right: int) -> int:
    """Values near the estimate are liked alike, so that rivals cannot guess the card."""
    share = BID_SHARE[most_investors(table)] * right // 100
    estimate = min(share // influence_price(table), INFLUENCE_CARDS - 1, 1 + table.influence[table.turn] // 2)
    return -max(abs(value - estimate) - 1, 0)


def bid_value(table: Table, move: int, right: int) -> int:
    """Raise as cheaply as possible while the total stays below what the right is worth."""
    if move == PASS:
        return 0
    if move == COMMIT:
        return LARGE
    own = bid_of(table, table.turn) + dollars(move - ADD)
    highest = highest_rival_bid(table)
    most = right * 2 // 3
    if own > highest:
        return most - own
    return most - highest - 20 + dollars(move - ADD) // 10


def hiding_value(table: Table, move: int, right: int) -> int:
    """Cheques up to a third of the tile's worth, the larger ones first, not always the same."""
    if move == COMMIT:
        return 0
    value = dollars(move - ADD)
    room = right // 3 - dollars_in(table.added)
    return 1 + value // 30 if value <= room else -1


def deal_value(table: Table, move: int, wanted: int) -> int:
    """The player who wants the tile most should buy it, for about a fair share of its worth."""
    fair = wanted // (2 * number_of_pickers(table))
    if table.phase == Phase.DEAL:
        if move == PASS:
            return 0
        return wanted - BUY_FROM if move == DEAL + table.turn else SELL_BELOW - wanted
    if table.phase == Phase.ANSWER:
        return dollars_in(table.laid[table.turn]) - fair if move == ACCEPT else 0
    if move == PASS:
        return 0
    if move == COMMIT:
        return LARGE
    return fair - abs(dollars(move - ADD) - fair)


def stick_value(table: Table, street: int) -> int:
    """What a move on the board brings."""
    seat = table.turn
    if table.phase == Phase.PLACE:
        return laying(table, seat, street)
    if table.phase == Phase.REPLACE:
        return replacing(table, seat, street)
    if table.phase == Phase.MOVE_FROM:
        return best_move_from(table, seat, street)
    if table.phase == Phase.MOVE_TO:
        return moving(table, seat, table.picked, street)
    if table.phase == Phase.SWAP_FIRST:
        return best_swap_of(table, seat, street)
    if table.phase == Phase.SWAP_SECOND:
        return swapping(table, seat, table.picked, street)
    best = max(
        best_laying(table, seat, 0, allowed_streets(table, 0)), best_laying(table, seat, 1, allowed_streets(table, 1))
    )
    return best + lifting(table, seat, street)


# Grants, buybacks, drawing


def grant_value(table: Table, move: int) -> int:
    """Sell what is worth little; prefer influence while there is room for it; draw while the odds are good."""
    if table.phase == Phase.REMOVE:
        return 0 if move == STOP else STICK_SALE + lifting(table, table.turn, move - STREET)
    if table.phase == Phase.DRAW:
        return 0 if move == STOP else drawing_value(table)
    if move == TAKE_CHEQUES:
        return drawing_limit(table, table.turn) * 3 // 5
    room = INFLUENCE_MAX - table.influence[table.turn]
    return min(influence_offered(table, table.turn), room) * influence_price(table)


def drawing_value(table: Table) -> int:
    """What another cheque may bring less what it may cost, if the bank is made up like a starting hand."""
    drawn = drawn_total(table)
    room = drawing_limit(table, table.turn) - drawn
    value = 0
    for place in range(VALUES):
        fits = dollars(place) <= room
        value += STARTING_CHEQUES[place] * (dollars(place) if fits else -drawn)
    return value


# The whole table


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

"""What things are worth: to a turn, in eighths of a point; to a whole game, in thousandths of log-odds."""

from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.engine.primitives.grid import beside, group
from quartier.engine.primitives.seats import NOBODY
from quartier.games.new_york.pieces import CENTRE, COLOURS, EVENT_CARDS, FEW_EMPTY, JOKERS
from quartier.games.new_york.rules.board import colour_at, empty_squares, has_two_colours, price, squares_of
from quartier.games.new_york.rules.piles import held
from quartier.games.new_york.rules.teams import partner_of
from quartier.games.new_york.scoring import score
from quartier.games.new_york.table import NOTHING, Table

# To a turn

POINT = 8
WORST = -100_000
JOKER_KEPT = 10
"""A joker in hand is an escape, and finishes a bridge late."""
EVENT_KEPT = 4
COHESION = 1
"""For each pair of buildings in one group: what is not the largest group yet may become it."""
LEADER = 5
RIVAL = 2
"""How much of a rival's loss is a gain, in eighths; the leader's counts more."""
REFILLED = 12
"""A pawn put on an emptied square."""
TEMPO = 6
"""To bring the Stop cards in when ahead."""


def worth_keeping(card: int) -> int:
    """What a card is worth if it is not played."""
    if has(JOKERS, card):
        return JOKER_KEPT
    return EVENT_KEPT if has(EVENT_CARDS, card) else 0


def worth(table: Table, pawns: int) -> int:
    """What a colour's buildings are worth: their points (N35, N52, N53), and a little for all that holds together."""
    buildings = count(pawns)
    largest = 0
    second = 0
    cohesion = 0
    while pawns != 0:
        part = group(one(lowest(pawns)), pawns)
        size = count(part)
        pawns ^= part
        cohesion += size * size
        if size > largest:
            second = largest
            largest = size
        else:
            second = max(second, size)
    if table.players > 2:
        points = buildings + largest
    elif has_two_colours(table):
        points = 2 * largest
    else:
        points = 2 * (largest + second)
    return POINT * points + COHESION * cohesion


def gain(table: Table, colour: int, square: int) -> int:
    """What a building more is worth to its colour."""
    return worth(table, table.pawns[colour] | one(square)) - worth(table, table.pawns[colour])


def loss(table: Table, colour: int, square: int) -> int:
    """What a building less costs its colour."""
    return worth(table, table.pawns[colour]) - worth(table, table.pawns[colour] ^ one(square))


def concern(table: Table, seat: int, other: int) -> int:
    """What an eighth of another seat's is to a seat, in eighths: the partner's is its own, an opponent's a loss."""
    if other == seat or other == partner_of(table, seat):
        return POINT
    if table.players == 2 or table.teams:
        return -POINT
    return -LEADER if is_leader(table, seat, other) else -RIVAL


def is_leader(table: Table, seat: int, other: int) -> bool:
    """Whether no third seat has more points."""
    for third in range(table.players):
        if third != seat and score(table, third) > score(table, other):
            return False
    return True


def square_value(table: Table, seat: int, colour: int, square: int, free: bool) -> int:
    """What a pawn of this colour on a square does for its seat: its own gain, the owner's loss, and the price."""
    value = gain(table, colour, square)
    rival = colour_at(table, square)
    if rival == NOTHING:
        return value + tempo(table)
    paid = 0 if free else POINT * price(table, square, rival)
    return value - paid + concern(table, seat, table.owner[rival]) * (paid - loss(table, rival, square)) // POINT


def tempo(table: Table) -> int:
    """The leader wants the Stop cards in, the others do not."""
    if table.stop_phase or count(empty_squares(table)) != FEW_EMPTY + 1:
        return 0
    return TEMPO if is_leader(table, NOBODY, table.active) else -TEMPO


def clearing_value(table: Table, squares: int) -> int:
    """What is lost on the squares that are emptied, and the pawns that will be put there."""
    value = 0
    seat = table.active
    for colour in range(COLOURS):
        owner = table.owner[colour]
        if owner != NOBODY:
            pawns = table.pawns[colour]
            lost = worth(table, pawns) - worth(table, pawns ^ (pawns & squares))
            value -= concern(table, seat, owner) * lost // POINT
    for refill in range(count(squares)):
        other = (seat + refill) % table.players
        value += concern(table, seat, other) * REFILLED // POINT
    return value


def denied(table: Table, square: int) -> int:
    """Half of what the opponent who wants an empty square most would gain by it."""
    most = 0
    for colour in range(COLOURS):
        owner = table.owner[colour]
        if owner != NOBODY and concern(table, table.turn, owner) < 0:
            most = max(most, gain(table, colour, square))
    return most // 2


def place_value(table: Table, square: int) -> int:
    """A preliminary pawn: near own pawns and the centre if the colours stay, else it matters little."""
    if not table.own_colour:
        return 0
    near = beside(beside(one(square))) & squares_of(table, table.turn)
    return 2 * count(near ^ (near & one(square))) + count(beside(beside(one(square))) & CENTRE)


# To a whole game

# Fitted to 1,500 games of decent players.
COIN_HELD = 100
BUILT_HELD = 60
"""A point of buildings."""
JOKER_HELD = 180
TURN_HELD = 80


def prospects(table: Table, side: int) -> int:
    """What the coins, the buildings and the jokers of a side are worth, in log-odds."""
    value = 0
    for seat in range(side, table.players, sides(table)):
        value += COIN_HELD * table.money[seat] + JOKER_HELD * count(held(table, seat) & JOKERS)
        if seat == table.turn:
            value += TURN_HELD
    for colour in range(COLOURS):
        if table.owner[colour] != NOBODY and table.owner[colour] % sides(table) == side:
            value += BUILT_HELD * worth(table, table.pawns[colour]) // POINT
    return value


def sides(table: Table) -> int:
    """How many play against each other: teams, or everybody."""
    return 2 if table.teams else table.players

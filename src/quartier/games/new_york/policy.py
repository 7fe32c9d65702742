"""What a decent player weighs: what a move does to every score, groups that may grow, and cards worth keeping.

Values are in eighths of a point. Everything is judged by what the deciding seat knows: its own hand and what lies open.
"""

from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.engine.primitives.chances import EVEN, odds, outcome_against
from quartier.engine.primitives.grid import beside, group
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.style import Style
from quartier.games.new_york.board import (
    available_colours,
    colour_at,
    empty_squares,
    has_two_colours,
    price,
    squares_of,
)
from quartier.games.new_york.events import aims, leading_colours, target_colours
from quartier.games.new_york.pieces import (
    ALL_LINES,
    BAULOWES,
    CENTRE,
    CLEARINGS,
    COLOURS,
    CORNERS,
    EVENT_CARDS,
    FACES,
    FEW_EMPTY,
    JOKERS,
    LINES,
    NAMED,
    PAIR_EVENTS,
    RED_PAWNS,
    SANIERUNGEN,
    SIMPLE_EVENTS,
    STATIKS,
    STREETS_AND_JOKERS,
    Edition,
)
from quartier.games.new_york.piles import held, played_cards, red_card
from quartier.games.new_york.preliminary import is_preliminary
from quartier.games.new_york.rules import COLOUR, GIVE, LINE, REDRAW, SQUARE, TARGET, square_of
from quartier.games.new_york.scoring import score
from quartier.games.new_york.table import NOTHING, Phase, Table
from quartier.games.new_york.teams import partner_of

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
COIN_HELD = 100
"""What things are worth in thousandths of log-odds, as fitted to 1,500 games of decent players: a coin ..."""
BUILT_HELD = 60
"""... a point of buildings ..."""
JOKER_HELD = 180
TURN_HELD = 80
"""... and the turn."""
STYLE = Style(exploration=0.4, trust=2.5, horizon=36)
"""How a search plays this game best."""
TEMPO = 6
"""To bring the Stop cards in when ahead."""


def outlook(table: Table) -> int:
    """Nothing is worked out beforehand."""
    return 0


def weigh(table: Table, move: int, outlook: int) -> int:
    """How much the deciding seat likes a legal move: the best that a turn beginning with it can come to.

    It never offers a card to its partner, and keeps its own when asked.
    """
    if move < GIVE:
        return card_value(table, move)
    if move < SQUARE:
        return WORST
    if move < LINE:
        return choice_value(table, square_of(move))
    if move < TARGET:
        return line_value(table, move - LINE)
    if move < COLOUR:
        return target_value(table, move - TARGET)
    if move < REDRAW:
        return colour_value(table, move - COLOUR)
    return 0


# Cards


def card_value(table: Table, card: int) -> int:
    """A card to play: an event by itself, or the best pair that the card can make."""
    if has(CLEARINGS, card):
        return clearing_value(table, CENTRE if has(SANIERUNGEN, card) else CORNERS)
    if has(SIMPLE_EVENTS, card):
        return best_target(table, target_colours(table))
    if table.phase == Phase.SECOND:
        return pair_value(table, red_card(table), card)
    return best_pair(table, card)


def best_pair(table: Table, red: int) -> int:
    """The best turn with this red card."""
    best = WORST
    for blue in range(FACES, 2 * FACES):
        if has(held(table, table.active), blue) and not has(SIMPLE_EVENTS, blue):
            best = max(best, pair_value(table, red, blue))
    return best


def pair_value(table: Table, red: int, blue: int) -> int:
    """The best that a pair can do, less the worth of its cards if they were kept."""
    event = (one(red) | one(blue)) & PAIR_EVENTS
    kept = worth_keeping(red) + worth_keeping(blue)
    named = NAMED[red] & NAMED[blue]
    if count(event) > 1:
        return WORST
    if event & STATIKS != 0:
        return best_line(table, red, blue) - kept
    if event != 0:
        return best_square(table, named & aims(table, lowest(event)), True) - kept
    return best_square(table, named & table.playable, False) - kept


def worth_keeping(card: int) -> int:
    """What a card is worth if it is not played."""
    if has(JOKERS, card):
        return JOKER_KEPT
    return EVENT_KEPT if has(EVENT_CARDS, card) else 0


# Squares


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
    """Whoever leads wants the Stop cards in, the others do not."""
    if table.stop_phase or count(empty_squares(table)) != FEW_EMPTY + 1:
        return 0
    return TEMPO if is_leader(table, NOBODY, table.active) else -TEMPO


def best_square(table: Table, squares: int, free: bool) -> int:
    """The best of the squares that the active seat could take, or lose."""
    best = WORST
    own = squares_of(table, table.active)
    while squares != 0:
        square = lowest(squares)
        squares ^= one(square)
        if has(own, square):
            best = max(best, -loss(table, colour_at(table, square), square))
        else:
            best = max(best, best_mark(table, table.active, square, free))
    return best


def best_mark(table: Table, seat: int, square: int, free: bool) -> int:
    """The value of a square with the better of the seat's colours."""
    best = WORST
    for colour in range(COLOURS):
        if has(available_colours(table, seat), colour):
            best = max(best, square_value(table, seat, colour, square, free))
    return best


# Victims


def best_line(table: Table, red: int, blue: int) -> int:
    """Statik: the best line that the companion can name."""
    best = WORST
    for line in range(2 * LINES):
        companion = red if line < LINES else blue
        if has(STREETS_AND_JOKERS, companion) and NAMED[companion] & ALL_LINES[line] == ALL_LINES[line]:
            best = max(best, line_value(table, line))
    return best


def line_value(table: Table, line: int) -> int:
    """Statik on this line, against the best of the colours that lead there."""
    best = WORST
    leading = leading_colours(table, line)
    for colour in range(COLOURS):
        if has(leading, colour):
            best = max(best, victim_value(table, colour, table.pawns[colour] & ALL_LINES[line]))
    return best


def best_target(table: Table, colours: int) -> int:
    """Spekulation against the best of these colours."""
    best = WORST
    for colour in range(COLOURS):
        if has(colours, colour):
            best = max(best, victim_value(table, colour, table.pawns[colour]))
    return best


def target_value(table: Table, colour: int) -> int:
    """The colour to hit."""
    pawns = table.pawns[colour]
    return victim_value(table, colour, pawns if table.line == NOTHING else pawns & ALL_LINES[table.line])


def victim_value(table: Table, colour: int, squares: int) -> int:
    """What is won from a victim who gives the building with the smallest loss."""
    given = NOTHING
    while squares != 0:
        square = lowest(squares)
        squares ^= one(square)
        if given == NOTHING or loss(table, colour, square) < loss(table, colour, given):
            given = square
    return best_mark(table, table.active, given, True)


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


# Other choices


def choice_value(table: Table, square: int) -> int:
    """A square to place on, to take, to give up or to refill."""
    if is_preliminary(table):
        return place_value(table, square)
    if table.phase == Phase.LOSE:
        taker = concern(table, table.turn, table.active) * best_mark(table, table.active, square, True) // POINT
        return taker - loss(table, table.hit, square)
    if table.phase == Phase.REFILL:
        return best_mark(table, table.turn, square, True) + denied(table, square)
    return best_square(table, one(square), played_cards(table) & BAULOWES != 0)


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


def colour_value(table: Table, colour: int) -> int:
    """A colour to play with, or to mark a square with."""
    if table.phase == Phase.PICK_COLOUR:
        return 1 if colour == RED_PAWNS and table.edition == Edition.BOXED else 0
    if is_preliminary(table):
        return 0
    return square_value(table, table.turn, colour, table.square, played_cards(table) & EVENT_CARDS != 0)


def is_settled(table: Table) -> bool:
    """There is always something in the balance."""
    return False


def evaluate(table: Table, seat: int) -> int:
    """The outcome to be expected, by the chances of all; before the lottery nobody is ahead."""
    if is_preliminary(table) and not table.own_colour:
        return outcome_against(sides(table) * EVEN)
    own = prospects(table, seat % sides(table))
    all_odds = 0
    for side in range(sides(table)):
        all_odds += odds(prospects(table, side) - own)
    return outcome_against(all_odds)


def sides(table: Table) -> int:
    """How many play against each other: teams, or everybody."""
    return 2 if table.teams else table.players


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

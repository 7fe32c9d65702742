"""What a decent player weighs: what a move does to every score, groups that may grow, and cards worth keeping.

Everything is judged by what the deciding seat knows: its own hand and what lies open.
"""

from quartier.engine.primitives.bits import count, has, lowest, one
from quartier.engine.primitives.chances import EVEN, odds, outcome_against
from quartier.engine.style import Style
from quartier.games.new_york.moves import COLOUR, GIVE, LINE, REDRAW, SQUARE, TARGET, square_of
from quartier.games.new_york.pieces import (
    ALL_LINES,
    BAULOWES,
    CENTRE,
    CLEARINGS,
    COLOURS,
    CORNERS,
    EVENT_CARDS,
    FACES,
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
from quartier.games.new_york.policy.values import (
    POINT,
    WORST,
    clearing_value,
    concern,
    denied,
    loss,
    place_value,
    prospects,
    sides,
    square_value,
    worth_keeping,
)
from quartier.games.new_york.rules.board import available_colours, colour_at, squares_of
from quartier.games.new_york.rules.events import aims, leading_colours, target_colours
from quartier.games.new_york.rules.piles import held, played_cards, red_card
from quartier.games.new_york.rules.preliminary import is_preliminary
from quartier.games.new_york.table import NOTHING, Phase, Table

STYLE = Style(exploration=0.4, trust=2.5, horizon=36)
"""How a search plays this game best."""


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


# Squares


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


# Other choices


def choice_value(table: Table, square: int) -> int:
    """A square to place on, to take, to give up or to refill."""
    if is_preliminary(table):
        return place_value(table, square)
    if table.phase == Phase.LOSE:
        taker = concern(table, table.turn, table.active) * best_mark(table, table.active, square, True) // POINT
        return taker - loss(table, table.target, square)
    if table.phase == Phase.REFILL:
        return best_mark(table, table.turn, square, True) + denied(table, square)
    return best_square(table, one(square), played_cards(table) & BAULOWES != 0)


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

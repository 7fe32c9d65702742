"""The rules of New York: which moves are legal, and what each move does.

The chapters of the book are modules of their own: `board` (N1 to N6), `setup` (N8 to N12), `preliminary` (N12 to N18),
`turn` (N19 to N21, N25, N26), `taking` (N22 to N24), `closing` (N28, N34), `piles` (N29 to N31), `ending` (N32, N33),
`events` (N37 to N47), `teams` (N54 to N57). Two players need no chapter: their rules (N48 to N53) stand where they
differ.
"""

from quartier.engine.primitives.bits import clear, count_marked, mark, mark_all
from quartier.games.new_york.moves import COLOUR, DECLINE, GIVE, LINE, PLAY, REDRAW, SQUARE, TARGET, in_a_row, square_of
from quartier.games.new_york.pieces import CLEARINGS
from quartier.games.new_york.rules.board import available_colours, colour_of, has_two_colours
from quartier.games.new_york.rules.events import (
    choose_refill,
    hit,
    losable_squares,
    name_line,
    nameable_lines,
    refill,
    refillable_squares,
    target_colours,
    yield_square,
)
from quartier.games.new_york.rules.piles import held, played_cards
from quartier.games.new_york.rules.preliminary import (
    free_colours,
    is_preliminary,
    pick_colour,
    place,
    placeable_colours,
    placeable_squares,
)
from quartier.games.new_york.rules.setup import deal
from quartier.games.new_york.rules.taking import ask_for_colour, settle, take
from quartier.games.new_york.rules.teams import answer, can_offer, decline, offer
from quartier.games.new_york.rules.turn import first_cards, pair_squares, play_first, play_second, redraw, second_cards
from quartier.games.new_york.table import Phase, Table

__all__ = ["deal", "legal", "play"]


def legal(table: Table, moves: list[int]) -> int:
    """What may be done, as the phase says (section 5)."""
    clear(moves)
    if table.phase == Phase.CARD:
        mark_beginnings(table, moves)
    elif table.phase == Phase.SECOND:
        mark_all(moves, PLAY, second_cards(table))
    elif table.phase == Phase.EXCHANGE:
        mark_all(moves, GIVE, held(table, table.turn))
        mark(moves, DECLINE)
    elif table.phase == Phase.LINE:
        mark_all(moves, LINE, nameable_lines(table))
    elif table.phase == Phase.TARGET:
        mark_all(moves, TARGET, target_colours(table))
    elif table.phase == Phase.PICK_COLOUR:
        mark_all(moves, COLOUR, free_colours(table))
    elif table.phase == Phase.MARK:
        mark_all(moves, COLOUR, usable_colours(table))
    elif table.phase != Phase.OVER:
        mark_all(moves, SQUARE, in_a_row(choosable_squares(table)))
    return count_marked(moves)


def mark_beginnings(table: Table, moves: list[int]) -> None:
    """A playable card, or a new hand if there is none; partners may exchange first (N19, N26, N56)."""
    cards = first_cards(table)
    if cards != 0:
        mark_all(moves, PLAY, cards)
    else:
        mark(moves, REDRAW)
    if can_offer(table):
        mark_all(moves, GIVE, held(table, table.active))


def choosable_squares(table: Table) -> int:
    """The squares among which the deciding seat chooses, in a phase that asks for one."""
    if table.phase == Phase.PLACE:
        return placeable_squares(table)
    if table.phase == Phase.SQUARE:
        return pair_squares(table)
    if table.phase == Phase.LOSE:
        return losable_squares(table)
    return refillable_squares(table)


def usable_colours(table: Table) -> int:
    """The colours with which the deciding seat can mark its square (N13, N49)."""
    if is_preliminary(table):
        return placeable_colours(table, table.square)
    return available_colours(table, table.turn)


def play(table: Table, move: int) -> None:
    """The deciding seat's choice takes effect."""
    if move < GIVE:
        play_card(table, move - PLAY)
    elif move < SQUARE:
        give_card(table, move - GIVE)
    elif move < LINE:
        choose_square(table, square_of(move))
    elif move < TARGET:
        name_line(table, move - LINE)
    elif move < COLOUR:
        hit(table, move - TARGET)
    elif move < REDRAW:
        choose_colour(table, move - COLOUR)
    elif move == REDRAW:
        redraw(table)
    else:
        decline(table)


def play_card(table: Table, card: int) -> None:
    """The first card of a turn, or the blue one of a pair (N20)."""
    if table.phase == Phase.CARD:
        play_first(table, card)
    else:
        play_second(table, card)


def give_card(table: Table, card: int) -> None:
    """An offer to the partner, or his answer (N56)."""
    if table.phase == Phase.CARD:
        offer(table, card)
    else:
        answer(table, card)


def choose_square(table: Table, square: int) -> None:
    """A square of the preliminary round, of the pair, of the victim, or of a refill."""
    if table.phase == Phase.PLACE:
        choose_place(table, square)
    elif table.phase == Phase.SQUARE:
        settle(table, square)
    elif table.phase == Phase.LOSE:
        yield_square(table, square)
    else:
        choose_refill(table, square)


def choose_place(table: Table, square: int) -> None:
    """A preliminary square, then in the two-player boxed game its colour (N13, N49)."""
    if has_two_colours(table):
        ask_for_colour(table, table.turn, square)
    else:
        place(table, colour_of(table, table.turn), square)


def choose_colour(table: Table, colour: int) -> None:
    """A colour to play with, or the colour of the pawn that goes on the square (N12, N49)."""
    if table.phase == Phase.PICK_COLOUR:
        pick_colour(table, colour)
    elif is_preliminary(table):
        place(table, colour, table.square)
    elif played_cards(table) & CLEARINGS != 0:
        refill(table, colour, table.square)
    else:
        take(table, colour, table.square)

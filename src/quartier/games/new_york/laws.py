"""What is always true at a table of New York."""

from enum import IntEnum

from quartier.engine.primitives.bits import count, one
from quartier.engine.primitives.seats import NOBODY
from quartier.games.new_york.pieces import (
    BLUE,
    CLEARINGS,
    COLOURS,
    COPIES_OF,
    ENOUGH,
    FACES,
    FEW_EMPTY,
    MONEY,
    MOST_TURNS,
    PACK,
    PLACES,
    RED,
    SQUARES,
    STOP_CARD,
    STOP_CARDS,
    face_of,
)
from quartier.games.new_york.rules.board import (
    can_mark,
    colours_in_play,
    empty_squares,
    has_two_colours,
    playable_squares,
    reserve,
)
from quartier.games.new_york.rules.piles import hand_size, played_cards
from quartier.games.new_york.rules.preliminary import is_preliminary, preliminary_pawns
from quartier.games.new_york.rules.teams import partner_of
from quartier.games.new_york.table import Phase, Table


class Law(IntEnum):
    """The laws, by the number that `broken` returns."""

    EVERY_CARD_IS_IN_ONE_PLACE = 1
    THE_STOP_CARDS_COME_IN_TOGETHER = 2
    NO_COIN_ENTERS_OR_LEAVES = 3
    A_SQUARE_HAS_ONE_PAWN = 4
    NO_COLOUR_HAS_TOO_MANY_PAWNS = 5
    EVERY_COLOUR_HAS_ONE_SEAT = 6
    NO_CARD_IS_DEALT_BEFORE_THE_MAIN_ROUND = 7
    THE_RIGHT_SEAT_DECIDES = 8
    THE_GAME_STOPS_WHEN_IT_IS_OVER = 9
    PLAYABLE_SQUARES_ARE_KNOWN = 10


def broken(table: Table) -> int:
    """The first law that does not hold, 0 if all do."""
    if not every_card_is_in_one_place(table):
        return Law.EVERY_CARD_IS_IN_ONE_PLACE
    if not the_stop_cards_come_in_together(table):
        return Law.THE_STOP_CARDS_COME_IN_TOGETHER
    if not no_coin_enters_or_leaves(table):
        return Law.NO_COIN_ENTERS_OR_LEAVES
    if not a_square_has_one_pawn(table):
        return Law.A_SQUARE_HAS_ONE_PAWN
    if not no_colour_has_too_many_pawns(table):
        return Law.NO_COLOUR_HAS_TOO_MANY_PAWNS
    if not every_colour_has_one_seat(table):
        return Law.EVERY_COLOUR_HAS_ONE_SEAT
    if is_preliminary(table) and not no_card_is_dealt(table):
        return Law.NO_CARD_IS_DEALT_BEFORE_THE_MAIN_ROUND
    if not the_right_seat_decides(table):
        return Law.THE_RIGHT_SEAT_DECIDES
    if not the_game_stops_when_it_is_over(table):
        return Law.THE_GAME_STOPS_WHEN_IT_IS_OVER
    if is_playing_pair(table) and table.playable != playable_squares(table, table.active):
        return Law.PLAYABLE_SQUARES_ARE_KNOWN
    return 0


def every_card_is_in_one_place(table: Table) -> bool:
    """Hands, play area, discard pile and draw pile hold each card once (N10)."""
    red = table.played[RED] | table.discard[RED]
    blue = table.played[BLUE] | table.discard[BLUE]
    cards = table.deck_size - stops_in_deck(table)
    for colour in range(2):
        cards += count(table.played[colour]) + count(table.discard[colour])
    for seat in range(table.players):
        red |= table.hands[seat][RED]
        blue |= table.hands[seat][BLUE]
        cards += hand_size(table, seat)
    for place in range(table.deck_size):
        if table.deck[place] < PLACES:
            red |= one(table.deck[place])
        elif table.deck[place] != STOP_CARD:
            blue |= one(table.deck[place] - PLACES)
    pack = PACK[table.edition][table.events]
    return red == pack[RED] and blue == pack[BLUE] and cards == count(pack[RED]) + count(pack[BLUE])


def stops_in_deck(table: Table) -> int:
    """Stop cards in the draw pile."""
    stops = 0
    if table.stop_phase:
        for place in range(table.deck_size):
            if table.deck[place] == STOP_CARD:
                stops += 1
    return stops


def the_stop_cards_come_in_together(table: Table) -> bool:
    """Both lie aside, or on one pile until one is drawn; four or fewer empty squares bring them in (N32, N47)."""
    stops = stops_in_deck(table) + table.discarded_stops
    if table.stop_phase:
        apart = 0 < table.discarded_stops < STOP_CARDS
        return stops == STOP_CARDS and (not apart or table.phase == Phase.OVER)
    refilling = played_cards(table) & CLEARINGS != 0
    return stops == 0 and (refilling or count(empty_squares(table)) > FEW_EMPTY)


def no_coin_enters_or_leaves(table: Table) -> bool:
    """All purses together hold what they began with, and none owes (N9)."""
    coins = 0
    for seat in range(table.players):
        if table.money[seat] < 0:
            return False
        coins += table.money[seat]
    return coins == MONEY[table.players - 2] * table.players


def a_square_has_one_pawn(table: Table) -> bool:
    """No two pawns stand on one square."""
    squares = count(empty_squares(table))
    for colour in range(COLOURS):
        squares += count(table.pawns[colour])
    return squares == SQUARES


def no_colour_has_too_many_pawns(table: Table) -> bool:
    """With `pawn_limit` no reserve is below 0; before the main round the preliminary number holds (N5, N13)."""
    for colour in range(COLOURS):
        if table.pawn_limit and reserve(table, colour) < 0:
            return False
        if is_preliminary(table) and count(table.pawns[colour]) > preliminary_pawns(table):
            return False
    return True


def every_colour_has_one_seat(table: Table) -> bool:
    """Each seat has one colour, or two; while they are picked, not more than that (N3, N12)."""
    share = 2 if has_two_colours(table) else 1
    for seat in range(table.players):
        colours = 0
        for colour in range(colours_in_play(table)):
            if table.owner[colour] == seat:
                colours += 1
        if colours > share or (colours < share and table.phase != Phase.PICK_COLOUR):
            return False
    return True


def no_card_is_dealt(table: Table) -> bool:
    """In the preliminary round all cards are in the draw pile and no turn is counted (N18)."""
    pack = PACK[table.edition][table.events]
    return table.deck_size == count(pack[RED]) + count(pack[BLUE]) and table.turns_played == 0


def the_right_seat_decides(table: Table) -> bool:
    """The active seat, its partner, the owner of what is hit, or a seat that can refill; nobody when over."""
    if table.phase == Phase.OVER:
        return table.turn == NOBODY
    if table.phase == Phase.EXCHANGE:
        return table.turn == partner_of(table, table.active)
    if table.phase == Phase.LOSE:
        return table.turn == table.owner[table.target]
    if table.phase == Phase.REFILL:
        return can_mark(table, table.turn)
    return is_preliminary(table) or table.phase == Phase.MARK or table.turn == table.active


def the_game_stops_when_it_is_over(table: Table) -> bool:
    """No decision is asked after the last turn (N34)."""
    return table.turns_played < MOST_TURNS or table.phase == Phase.OVER


def is_playing_pair(table: Table) -> bool:
    """Whether the active seat plays its cards, and the board is as it was when its turn began."""
    return table.phase == Phase.CARD or table.phase == Phase.SECOND or table.phase == Phase.SQUARE


# What hands can be, and how likely


def likelihood(table: Table, seat: int) -> int:
    """How likely a table is to a seat: an offered card may be any of its copies in the hand (N7, N29, N56)."""
    if not is_preliminary(table) and not hands_were_filled_up(table):
        return 0
    if table.phase != Phase.EXCHANGE:
        return 1
    return count(table.hands[table.active][table.offered // FACES] & COPIES_OF[face_of(table.offered)])


def hands_were_filled_up(table: Table) -> bool:
    """With the cards of its turn a hand has exactly two of one colour; an event played alone leaves fewer (N29, N38).

    An exchange between partners (N56) and the last draw of a game leave other hands.
    """
    if table.teams or table.phase == Phase.OVER:
        return True
    for seat in range(table.players):
        reds = count(table.hands[seat][RED])
        blues = count(table.hands[seat][BLUE])
        if seat == table.active:
            reds += count(table.played[RED])
            blues += count(table.played[BLUE])
        fewer = min(reds, blues)
        if fewer > ENOUGH or (fewer < ENOUGH and not table.events):
            return False
    return True

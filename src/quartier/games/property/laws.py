"""What is always true at a table of Property."""

from enum import IntEnum

from quartier.engine.cards.hands import held_by_all, number_held
from quartier.engine.cards.piles import cards_in
from quartier.engine.primitives.bits import count
from quartier.games.property.pieces import ALL_CARDS, BLACK, CARDS, COURT, COURT_CARDS, DOLLARS, JOKERS, RED, Court
from quartier.games.property.rules.ending import is_bankrupt, is_over
from quartier.games.property.sight.conceal import chosen_cards
from quartier.games.property.table import NOTHING, Phase, Table


class Law(IntEnum):
    """The laws, by the number that `broken` returns."""

    EVERY_CARD_IS_IN_ONE_PLACE = 1
    NO_DOLLAR_ENTERS_OR_LEAVES = 2
    COURT_CARDS_LEAVE_ONLY_WITH_THE_BANKRUPT = 3
    A_SQUARE_HAS_ONE_OWNER = 4
    ONLY_OWNED_SQUARES_ARE_MORTGAGED = 5
    EVERY_HAND_HOLDS_BOTH_COLOURS = 6
    THE_BANKRUPT_HAVE_NOTHING = 7
    THE_GAME_STOPS_WHEN_IT_IS_OVER = 8


def broken(table: Table) -> int:
    """The first law that does not hold, 0 if all do."""
    if not every_card_is_in_one_place(table):
        return Law.EVERY_CARD_IS_IN_ONE_PLACE
    if not no_dollar_enters_or_leaves(table):
        return Law.NO_DOLLAR_ENTERS_OR_LEAVES
    if not court_cards_leave_only_with_the_bankrupt(table):
        return Law.COURT_CARDS_LEAVE_ONLY_WITH_THE_BANKRUPT
    if not a_square_has_one_owner(table):
        return Law.A_SQUARE_HAS_ONE_OWNER
    if not only_owned_squares_are_mortgaged(table):
        return Law.ONLY_OWNED_SQUARES_ARE_MORTGAGED
    if not every_hand_holds_both_colours(table):
        return Law.EVERY_HAND_HOLDS_BOTH_COLOURS
    if not the_bankrupt_have_nothing(table):
        return Law.THE_BANKRUPT_HAVE_NOTHING
    if is_over(table) != (table.phase == Phase.OVER):
        return Law.THE_GAME_STOPS_WHEN_IT_IS_OVER
    return 0


def every_card_is_in_one_place(table: Table) -> bool:
    """Hands, the cards of this turn, stock and discard pile are all forty cards, each once."""
    held = held_by_all(table.hands, table.players) | chosen_cards(table)
    piled = cards_in(table.deck, table.deck_size) | cards_in(table.discard, table.discard_size)
    number = number_held(table.hands, table.players) + count(chosen_cards(table)) + table.deck_size + table.discard_size
    return held | piled == ALL_CARDS and number == CARDS


def no_dollar_enters_or_leaves(table: Table) -> bool:
    """All purses together hold what they began with, and none owes."""
    dollars = 0
    for seat in range(table.players):
        if table.cash[seat] < 0:
            return False
        dollars += table.cash[seat]
    return dollars == DOLLARS[table.players - 2] * table.players


def court_cards_leave_only_with_the_bankrupt(table: Table) -> bool:
    """Held and given court cards are those of the pack, fewer only after a bankruptcy."""
    for kind in range(COURT):
        cards = table.given[kind]
        for seat in range(table.players):
            if table.court[seat][kind] < 0:
                return False
            cards += table.court[seat][kind]
        pack = JOKERS[table.players - 2] if kind == Court.JOKER else COURT_CARDS[kind]
        if cards > pack or (cards < pack and table.bankrupts == 0):
            return False
    return True


def a_square_has_one_owner(table: Table) -> bool:
    """No square is owned twice (P2)."""
    taken = 0
    for seat in range(table.players):
        if taken & table.owned[seat] != 0:
            return False
        taken |= table.owned[seat]
    return True


def only_owned_squares_are_mortgaged(table: Table) -> bool:
    """An empty square is never mortgaged (P2)."""
    taken = 0
    for seat in range(table.players):
        taken |= table.owned[seat]
    return table.mortgaged & taken == table.mortgaged


def every_hand_holds_both_colours(table: Table) -> bool:
    """With the cards of its turn a seat holds exactly one card of one colour, at least one of the other (P28c)."""
    for seat in range(table.players):
        if not is_bankrupt(table, seat):
            reds = count(table.hands[seat] & RED)
            blacks = count(table.hands[seat] & BLACK)
            if seat == table.turn:
                reds += table.red != NOTHING
                blacks += table.black != NOTHING
            if min(reds, blacks) != 1:
                return False
    return True


def the_bankrupt_have_nothing(table: Table) -> bool:
    """A bankrupt seat has no dollars, squares, court cards or hand (P27)."""
    for place in range(table.bankrupts):
        seat = table.bankrupt[place]
        if table.cash[seat] != 0 or table.owned[seat] != 0 or table.hands[seat] != 0:
            return False
        for kind in range(COURT):
            if table.court[seat][kind] != 0:
                return False
    return True

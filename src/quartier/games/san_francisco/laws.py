"""What is always true at a table of San Francisco."""

from enum import IntEnum
from math import factorial, perm, prod

from quartier.engine.primitives.seats import NOBODY
from quartier.engine.primitives.tally import contains, number_of, one_of
from quartier.games.san_francisco.pieces import (
    ACTION_CARD_COPIES,
    ACTION_DECK,
    ACTION_KINDS,
    ALL_STREETS,
    AUCTION_DECK,
    AUCTION_KINDS,
    CARD_COPIES,
    DEEDS,
    DISTRICTS,
    INFLUENCE_MAX,
    ORDINARY,
    ROUND_LIMIT,
    STARTING_HAND,
    STICKS,
    VALUES,
    WAYS,
    YEARS,
    Kind,
)
from quartier.games.san_francisco.rules.actions import actions_turned
from quartier.games.san_francisco.rules.influence import most_investors
from quartier.games.san_francisco.rules.majority import can_be_rebuilt, decisive_player
from quartier.games.san_francisco.rules.setup import actions_kept, breaks_park_rule, is_deck_chosen, named_number
from quartier.games.san_francisco.rules.streets import districts_of, sides_of, sticks_on_board
from quartier.games.san_francisco.table import NOTHING, Phase, Table


class Law(IntEnum):
    """The laws, by the number that `broken` returns."""

    EVERY_CHEQUE_IS_IN_ONE_PLACE = 1
    THE_LEDGER_COVERS_THE_HAND = 2
    EVERY_AUCTION_CARD_IS_IN_ONE_PLACE = 3
    EVERY_ACTION_CARD_IS_IN_ONE_PLACE = 4
    A_STREET_IS_WHITE_EMPTY_OR_HAS_ONE_STICK = 5
    NOBODY_HAS_MORE_THAN_FIFTEEN_STICKS = 6
    THE_STREETS_BESIDE_EACH_KIND_ARE_THOSE_OF_THE_CITY = 7
    THE_PARK_RULE_HOLDS = 8
    A_DISTRICT_IS_REBUILT_ONCE = 9
    NO_MAJORITY_IS_OVERLOOKED = 10
    INFLUENCE_STAYS_ON_ITS_TRACK = 11
    NO_MORE_INVESTORS_THAN_ADMITTED = 12
    THE_GAME_STOPS_WHEN_IT_IS_OVER = 13


def broken(table: Table) -> int:
    """The first law that does not hold, 0 if all do."""
    if not every_cheque_is_in_one_place(table):
        return Law.EVERY_CHEQUE_IS_IN_ONE_PLACE
    if not the_ledger_covers_the_hand(table):
        return Law.THE_LEDGER_COVERS_THE_HAND
    if not every_auction_card_is_in_one_place(table):
        return Law.EVERY_AUCTION_CARD_IS_IN_ONE_PLACE
    if not every_action_card_is_in_one_place(table):
        return Law.EVERY_ACTION_CARD_IS_IN_ONE_PLACE
    if not a_street_is_white_empty_or_has_one_stick(table):
        return Law.A_STREET_IS_WHITE_EMPTY_OR_HAS_ONE_STICK
    if not nobody_has_more_than_fifteen_sticks(table):
        return Law.NOBODY_HAS_MORE_THAN_FIFTEEN_STICKS
    if not the_streets_beside_each_kind_are_those_of_the_city(table):
        return Law.THE_STREETS_BESIDE_EACH_KIND_ARE_THOSE_OF_THE_CITY
    if breaks_park_rule(table):
        return Law.THE_PARK_RULE_HOLDS
    if not a_district_is_rebuilt_once(table):
        return Law.A_DISTRICT_IS_REBUILT_ONCE
    if not no_majority_is_overlooked(table):
        return Law.NO_MAJORITY_IS_OVERLOOKED
    if not influence_stays_on_its_track(table):
        return Law.INFLUENCE_STAYS_ON_ITS_TRACK
    if table.rights > table.players or (table.card != NOTHING and table.rights > most_investors(table)):
        return Law.NO_MORE_INVESTORS_THAN_ADMITTED
    if not the_game_stops_when_it_is_over(table):
        return Law.THE_GAME_STOPS_WHEN_IT_IS_OVER
    return 0


def every_cheque_is_in_one_place(table: Table) -> bool:
    """Hands, table and bank together hold twelve cheques for each player (S10, S11)."""
    found = table.added
    for seat in range(table.players):
        found += table.hands[seat] + table.laid[seat]
    for place in range(table.bank_size):
        found += one_of(table.bank[place])
    for place in range(table.drawn_size):
        found += one_of(table.drawn[place])
    return found == table.players * STARTING_HAND


def the_ledger_covers_the_hand(table: Table) -> bool:
    """Whatever a seat holds, hides or is laying down it may hold by public memory (S21a)."""
    for seat in range(table.players):
        held = table.hands[seat]
        if table.phase == Phase.HIDE:
            held += table.laid[seat]
        if seat == table.turn:
            held += table.added
        if not contains(table.ledger[seat], held, VALUES):
            return False
    return True


def every_auction_card_is_in_one_place(table: Table) -> bool:
    """The row holds each card as often as it exists, and the open card is the last one turned up (S12)."""
    for card in range(AUCTION_KINDS):
        copies = 0
        for place in range(AUCTION_DECK):
            if table.cards[place] == card:
                copies += 1
        if copies != CARD_COPIES[card]:
            return False
    return table.card == NOTHING or table.cards[table.turned - 1] == table.card


def every_action_card_is_in_one_place(table: Table) -> bool:
    """All 18 cards are in the row, or twelve with the numbers that were named (S13, S16)."""
    for card in range(ACTION_KINDS):
        copies = 0
        for place in range(table.actions_size):
            if table.actions[place] == card:
                copies += 1
        if copies > ACTION_CARD_COPIES[card]:
            return False
    for deed in range(DEEDS):
        if named_number(table, deed) >= 0 and actions_kept(table, deed) != named_number(table, deed):
            return False
    if table.action != NOTHING and table.actions[table.years] != table.action:
        return False
    return table.actions_size == (YEARS if is_deck_chosen(table) else ACTION_DECK)


def a_street_is_white_empty_or_has_one_stick(table: Table) -> bool:
    """White streets, empty ones and those of each seat are all streets, and have none in common (S5, S7)."""
    parks = districts_of(table, Kind.PARK)
    for way in range(WAYS):
        taken = sides_of(parks, way)
        if taken & table.empty[way] != 0:
            return False
        taken |= table.empty[way]
        for seat in range(table.players):
            if taken & table.sticks[seat][way] != 0:
                return False
            taken |= table.sticks[seat][way]
        if taken != ALL_STREETS[way]:
            return False
    return True


def nobody_has_more_than_fifteen_sticks(table: Table) -> bool:
    """A lifted stick is one of the fifteen (S7)."""
    for seat in range(table.players):
        lifted = 1 if seat == table.turn and table.lifted != NOTHING else 0
        if sticks_on_board(table, seat) + lifted > STICKS:
            return False
    return True


def the_streets_beside_each_kind_are_those_of_the_city(table: Table) -> bool:
    """What is kept for speed says the same as the tiles (S3)."""
    for kind in range(ORDINARY):
        for way in range(WAYS):
            if table.beside[kind][way] != sides_of(districts_of(table, kind), way):
                return False
    return True


def a_district_is_rebuilt_once(table: Table) -> bool:
    """No park is rebuilt, no district twice (S6, S58)."""
    taken = districts_of(table, Kind.PARK)
    for seat in range(table.players):
        if taken & table.rebuilt[seat] != 0:
            return False
        taken |= table.rebuilt[seat]
    return True


def no_majority_is_overlooked(table: Table) -> bool:
    """A decisive player has rebuilt at once (S56)."""
    for district in range(DISTRICTS):
        if can_be_rebuilt(table, district) and decisive_player(table, district) != NOBODY:
            return False
    return True


def influence_stays_on_its_track(table: Table) -> bool:
    """Influence stays within 0 and 44 (S14)."""
    for seat in range(table.players):
        if table.influence[seat] < 0 or table.influence[seat] > INFLUENCE_MAX:
            return False
    return True


def the_game_stops_when_it_is_over(table: Table) -> bool:
    """Nobody decides after the year 1918 or round 72 (S76, S78)."""
    if table.phase == Phase.OVER:
        return table.turn == NOBODY
    return table.years < YEARS and table.round <= ROUND_LIMIT and 0 <= table.turn < table.players


# What hands and decks can be, and how likely


def likelihood(table: Table, seat: int) -> int:
    """How likely hands, bank and action deck are to a seat: in how many ways they can be dealt so (S16, S21a)."""
    return ways_to_hold(table, seat) * ways_to_keep_actions(table)


def ways_to_hold(table: Table, seat: int) -> int:
    """Each rival has any cheques of his ledger; the others are the bank, in any order (S21a)."""
    ways = 1
    for value in range(VALUES):
        for rival in range(table.players):
            if rival != seat:
                held = table.hands[rival] + (table.laid[rival] if table.phase == Phase.HIDE else 0)
                ways *= perm(number_of(table.ledger[rival], value), number_of(held, value))
        ways *= factorial(table.bank[: table.bank_size].count(value))
    return ways


def ways_to_keep_actions(table: Table) -> int:
    """The action deck has any of the cards not yet turned up; if it has only twelve, the others are left out (S16)."""
    turned = table.actions[: actions_turned(table)]
    deck = table.actions[actions_turned(table) : table.actions_size]
    return prod(perm(ACTION_CARD_COPIES[card] - turned.count(card), deck.count(card)) for card in range(ACTION_KINDS))

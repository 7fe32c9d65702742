"""The turn: a pair of cards, a simple event, or a new hand (N19 to N21, N25, N26, N39)."""

from quartier.engine.primitives.bits import has, lowest, one
from quartier.engine.primitives.grid import square_at
from quartier.engine.primitives.notes import note
from quartier.games.new_york.pieces import (
    BAULOWES,
    BLUE,
    BLUE_CARDS,
    EVENT_CARDS,
    FACES,
    JOKERS,
    LINES,
    NAMED,
    PAIR_EVENTS,
    RED,
    RED_CARDS,
    SIMPLE_EVENTS,
    STATIKS,
    STREETS_AND_JOKERS,
    Face,
    face_of,
)
from quartier.games.new_york.rules.closing import close_turn
from quartier.games.new_york.rules.events import aims, name_line, play_simple_event, playable_simple_events
from quartier.games.new_york.rules.piles import blue_card, discard_hand, held, play_from_hand, played_cards, red_card
from quartier.games.new_york.rules.taking import settle
from quartier.games.new_york.table import Event, Phase, Table

# Which cards can be played


def first_cards(table: Table) -> int:
    """Red cards that a blue card of the hand completes to a playable pair, and playable simple events (N19, N25)."""
    hand = held(table, table.active)
    reds = hand & RED_CARDS & STREETS_AND_JOKERS
    blues = hand & BLUE_CARDS & STREETS_AND_JOKERS
    cards = cards_naming(reds, 0, squares_named_by(blues) & table.playable)
    if hand & EVENT_CARDS != 0:
        cards |= playable_simple_events(table, hand)
        cards |= cards_naming(reds, 0, squares_aimed_at(table, hand & BLUE_CARDS & PAIR_EVENTS))
        cards |= events_aiming_at(table, hand & RED_CARDS & PAIR_EVENTS, squares_named_by(blues))
    return cards


def second_cards(table: Table) -> int:
    """Blue cards of the hand that make a playable pair with the red card; never two events (N25, N39)."""
    hand = held(table, table.active) & BLUE_CARDS
    red = red_card(table)
    if has(PAIR_EVENTS, red):
        return cards_naming(hand & STREETS_AND_JOKERS, FACES, aims(table, red))
    cards = cards_naming(hand & STREETS_AND_JOKERS, FACES, NAMED[red] & table.playable)
    return cards | events_aiming_at(table, hand & PAIR_EVENTS, NAMED[red])


def squares_named_by(cards: int) -> int:
    """The squares that at least one of these blue streets and jokers can name (N21)."""
    squares = 0
    for card in range(FACES, FACES + Face.JOKER + 1):
        if has(cards, card):
            squares |= NAMED[card]
    return squares


def cards_naming(cards: int, first: int, squares: int) -> int:
    """Those of the streets and jokers that can name at least one of the squares (N21)."""
    naming = 0
    for card in range(first, first + Face.JOKER + 1):
        if has(cards, card) and NAMED[card] & squares != 0:
            naming |= one(card)
    return naming


def squares_aimed_at(table: Table, events: int) -> int:
    """The squares that at least one of these pair events can take (N39)."""
    squares = 0
    while events != 0:
        squares |= aims(table, lowest(events))
        events ^= one(lowest(events))
    return squares


def events_aiming_at(table: Table, events: int, squares: int) -> int:
    """Those of the pair events that can take at least one of the squares (N39)."""
    aiming = 0
    while events != 0:
        event = lowest(events)
        if aims(table, event) & squares != 0:
            aiming |= one(event)
        events ^= one(event)
    return aiming


def pair_squares(table: Table) -> int:
    """The squares among which the pair lets its player choose (N21, N25, N44)."""
    event = played_cards(table) & PAIR_EVENTS
    squares = table.playable if event == 0 else aims(table, lowest(event))
    return NAMED[red_card(table)] & NAMED[blue_card(table)] & squares


# Playing them


def play_first(table: Table, card: int) -> None:
    """The red card of a pair is named first; a simple event is played alone (N20, N38)."""
    play_from_hand(table, card)
    if has(SIMPLE_EVENTS, card):
        play_simple_event(table, card)
    else:
        table.phase = Phase.SECOND


def play_second(table: Table, card: int) -> None:
    """Two streets name one square; with a joker or an event the player goes on to choose (N20, N21, N39)."""
    play_from_hand(table, card)
    pair = played_cards(table)
    if pair & STATIKS != 0:
        name_line_or_choose(table, lowest(pair & STREETS_AND_JOKERS))
    elif pair & (JOKERS | BAULOWES) != 0:
        table.phase = Phase.SQUARE
    else:
        settle(table, square_at(face_of(blue_card(table)), red_card(table)))


def name_line_or_choose(table: Table, companion: int) -> None:
    """Statik hits the line of the street beside it; beside a joker the player names the line (N39, N45)."""
    if has(JOKERS, companion):
        table.phase = Phase.LINE
    else:
        name_line(table, line_of(companion))


def line_of(street: int) -> int:
    """The line that a street names; red lines come first (N21)."""
    return street if street < FACES else street - FACES + LINES


def redraw(table: Table) -> None:
    """A hand with nothing playable is shown and discarded, and a new one drawn; that is the whole turn (N26)."""
    note(table, Event.REDREW, table.active, table.hands[table.active][RED], table.hands[table.active][BLUE])
    discard_hand(table, table.active)
    close_turn(table)

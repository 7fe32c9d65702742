"""The rules, in the order of the book. Each function is a sentence of it, with the number of the rule."""

from quartier.engine.cards.piles import make_pile
from quartier.engine.primitives.bits import clear, count, count_marked, mark_all, one
from quartier.engine.primitives.dice import below, seed_dice
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from skyline.moves import BUILD
from skyline.pieces import ALL_BUILDINGS, HAND, MOST_SEATS
from skyline.table import NOTHING, Event, Phase, Table

# Getting ready


def deal(table: Table, seed: int) -> None:
    """Each seat gets three buildings, the others are the stock; anybody may begin (S1)."""
    seed_dice(table, seed)
    clear_table(table)
    table.deck_size = make_pile(table, table.deck, ALL_BUILDINGS)
    for seat in range(table.players):
        for _ in range(HAND):
            take_top_building(table, seat)
    table.first = below(table, table.players)
    table.turn = table.first
    table.phase = Phase.BUILD
    note(table, Event.DEALT, table.turn)


def clear_table(table: Table) -> None:
    """Hands, street and points are empty at the start."""
    table.gone = 0
    for seat in range(MOST_SEATS):
        table.hands[seat] = 0
        table.points[seat] = 0
        table.street[seat] = NOTHING


# A turn


def legal(table: Table, moves: list[int]) -> int:
    """A seat puts up any building of its hand (S1)."""
    clear(moves)
    if table.phase == Phase.BUILD:
        mark_all(moves, BUILD, table.hands[table.turn])
    return count_marked(moves)


def play(table: Table, move: int) -> None:
    """The only kind of move is to put up a building (S1)."""
    build(table, move - BUILD)


def build(table: Table, building: int) -> None:
    """The building is put up, another is drawn, and the next seat builds (S1)."""
    table.hands[table.turn] ^= one(building)
    table.street[table.turn] = building
    note(table, Event.BUILT, table.turn, building)
    if table.deck_size > 0:
        take_top_building(table, table.turn)
        note(table, Event.DREW, table.turn)
    table.turn = clockwise(table.players, table.turn, 1)
    if table.street[table.turn] != NOTHING:
        finish_street(table)


def take_top_building(table: Table, seat: int) -> None:
    """The top building of the stock goes to a hand (S1)."""
    table.deck_size -= 1
    table.hands[seat] |= one(table.deck[table.deck_size])


# The end of a street, and of the game


def finish_street(table: Table) -> None:
    """The tallest building scores a point for its owner (S2)."""
    taker = taker_of_street(table)
    note(table, Event.TOOK, taker, table.street[taker])
    table.points[taker] += 1
    clear_street(table)
    begin_street(table, taker)


def taker_of_street(table: Table) -> int:
    """The seat with the tallest building of the street (S2)."""
    best = table.first
    for seat in range(table.players):
        if table.street[seat] > table.street[best]:
            best = seat
    return best


def clear_street(table: Table) -> None:
    """The buildings of a finished street are out of the game."""
    table.gone |= buildings_in_street(table)
    for seat in range(table.players):
        table.street[seat] = NOTHING


def begin_street(table: Table, taker: int) -> None:
    """The owner of the tallest building begins the next street; with empty hands the game is over (S2)."""
    table.first = taker
    table.turn = taker
    if table.hands[taker] == 0:
        table.turn = NOBODY
        table.phase = Phase.OVER
        note(table, Event.OVER, streets(table))


def buildings_in_street(table: Table) -> int:
    """The set of the buildings that stand in this street."""
    buildings = 0
    for seat in range(table.players):
        if table.street[seat] != NOTHING:
            buildings |= one(table.street[seat])
    return buildings


def streets(table: Table) -> int:
    """How many streets are finished."""
    return count(table.gone) // table.players

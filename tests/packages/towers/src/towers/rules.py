"""The rules, in the order of the book. Each function is a sentence of it, with the number of the rule."""

from quartier.engine.cards.hands import number_held
from quartier.engine.cards.piles import make_pile
from quartier.engine.primitives.bits import clear, count_marked, mark_all, one
from quartier.engine.primitives.dice import below, seed_dice
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from towers.moves import BUILD, KEEP
from towers.pieces import ALL_BUILDINGS, BUILDINGS, HAND, MOST_SEATS
from towers.table import NOTHING, Event, Phase, Table

# Getting ready


def deal(table: Table, seed: int) -> None:
    """Each seat gets three buildings, the others are the stock; anybody may begin (T1)."""
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
    """Nobody has put up or kept a building at the start."""
    table.gone = 0
    for seat in range(MOST_SEATS):
        table.hands[seat] = 0
        table.kept[seat] = 0
        table.street[seat] = NOTHING


# A turn


def legal(table: Table, moves: list[int]) -> int:
    """A seat puts up any building of its hand (T1), or keeps any building of the street it has taken (T4)."""
    clear(moves)
    if table.phase == Phase.BUILD:
        mark_all(moves, BUILD, table.hands[table.turn])
    elif table.phase == Phase.KEEP:
        mark_all(moves, KEEP, buildings_in_street(table))
    return count_marked(moves)


def play(table: Table, move: int) -> None:
    """A building is put up (T1) or kept (T4)."""
    if table.phase == Phase.BUILD:
        build(table, move - BUILD)
    else:
        keep(table, move - KEEP)


def build(table: Table, building: int) -> None:
    """The building is put up face down, another is drawn, and the next seat builds (T1, T5)."""
    table.hands[table.turn] ^= one(building)
    table.street[table.turn] = building
    note(table, Event.BUILT, table.turn)
    if table.deck_size > 0:
        take_top_building(table, table.turn)
        note(table, Event.DREW, table.turn)
    table.turn = clockwise(table.players, table.turn, 1)
    if table.street[table.turn] != NOTHING:
        finish_street(table)


def take_top_building(table: Table, seat: int) -> None:
    """The top building of the stock goes to a hand (T1)."""
    table.deck_size -= 1
    table.hands[seat] |= one(table.deck[table.deck_size])


# The end of a street, and of the game


def finish_street(table: Table) -> None:
    """All buildings are turned up (T5); the owner of the tallest takes the street and decides what to keep (T2, T4)."""
    for places in range(table.players):
        seat = clockwise(table.players, table.first, places)
        note(table, Event.SHOWN, seat, table.street[seat])
    taker = taker_of_street(table)
    note(table, Event.TOOK, taker, table.street[taker])
    table.turn = taker
    table.phase = Phase.KEEP


def taker_of_street(table: Table) -> int:
    """The seat with the tallest building of the street, or with the lowest (T2, T3)."""
    best = table.first
    for seat in range(table.players):
        if strength(table, table.street[seat]) > strength(table, table.street[best]):
            best = seat
    return best


def strength(table: Table, building: int) -> int:
    """The stronger of two buildings is the taller one, or the lower one (T2, T3); any is stronger than none."""
    if table.lowest and building != NOTHING:
        return BUILDINGS - 1 - building
    return building


def keep(table: Table, building: int) -> None:
    """One building of the street is kept, the others are out of the game (T4)."""
    table.kept[table.turn] |= one(building)
    note(table, Event.KEPT, table.turn, building)
    table.gone |= buildings_in_street(table) ^ one(building)
    for seat in range(table.players):
        table.street[seat] = NOTHING
    begin_street(table, table.turn)


def begin_street(table: Table, taker: int) -> None:
    """The owner of the tallest building begins the next street; with empty hands the game is over (T2)."""
    table.first = taker
    table.turn = taker
    table.phase = Phase.BUILD
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
    return number_held(table.kept, table.players)

"""The two pawns: how they travel over the map, and the tokens they leave (F17-F20)."""

from quartier.engine.primitives.bits import has, mark_all, one
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.moves import MOVE
from quartier.games.fifth_avenue.pieces import DISTRICTS, NEXT, PARK, PAWNS, PLACES, START, district_at, place_of
from quartier.games.fifth_avenue.rules.auctions import begin_auctions
from quartier.games.fifth_avenue.rules.board import is_open
from quartier.games.fifth_avenue.rules.turn import go_on
from quartier.games.fifth_avenue.table import Event, Phase, Resume, Table


def mark_pawn_moves(table: Table, moves: list[int]) -> None:
    """Either pawn, one step along the map; there is always a way on (F18)."""
    for pawn in range(PAWNS):
        mark_all(moves, MOVE + pawn * PLACES, next_places(table, table.pawns[pawn]))


def next_places(table: Table, place: int) -> int:
    """Where a move from a place may lead: closed districts are transparent (F20).

    Arrows lead from column to column, so one pass through the districts in their order finds all.
    """
    places = NEXT[place]
    for district in range(DISTRICTS):
        if has(places, place_of(district)) and not is_open(table, district):
            places ^= one(place_of(district))
            places |= NEXT[place_of(district)]
    return places


def move_pawn(table: Table, pawn: int, place: int) -> None:
    """From the park to the start a pawn brings auctions; any other move lets the turn go on (F13, F17, F29)."""
    resume = Resume.CARDS if table.phase == Phase.EXTRA_MOVE else Resume.END
    comes_home = table.pawns[pawn] == PARK
    leave_token(table, pawn)
    table.pawns[pawn] = place
    note(table, Event.MOVED, table.turn, pawn, place)
    if comes_home:
        begin_auctions(table, pawn, resume)
    else:
        go_on(table, resume)


def leave_token(table: Table, pawn: int) -> None:
    """A pawn that leaves an open district puts a token of its colour there (F19)."""
    place = table.pawns[pawn]
    if place not in (START, PARK) and is_open(table, district_at(place)):
        table.tokens[pawn] |= one(district_at(place))

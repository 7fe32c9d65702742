"""The two pawns: their way over the map and the tokens they leave (F17-F20)."""

from quartier.engine.primitives.bits import mark_all, one
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.auctions import begin_auctions
from quartier.games.fifth_avenue.board import is_open, next_places
from quartier.games.fifth_avenue.moves import MOVE
from quartier.games.fifth_avenue.pieces import PARK, PAWNS, PLACES, START, district_at
from quartier.games.fifth_avenue.table import Event, Phase, Resume, Table
from quartier.games.fifth_avenue.turn import go_on


def mark_pawn_moves(table: Table, moves: list[int]) -> None:
    """Either pawn, one step along the map; there is always a way on (F18)."""
    for pawn in range(PAWNS):
        mark_all(moves, MOVE + pawn * PLACES, next_places(table, table.pawns[pawn]))


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

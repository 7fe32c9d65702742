"""Building stops: a full district is cashed at poor rates, cleared and closed for good (F41-F44)."""

from quartier.engine.primitives.bits import one
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.pieces import COLOURS, PAWNS, STOP_SIGNS, plot_at
from quartier.games.fifth_avenue.rules.board import clear_district, closed_districts, is_full, is_present
from quartier.games.fifth_avenue.rules.ending import finish
from quartier.games.fifth_avenue.scoring import district_points
from quartier.games.fifth_avenue.table import Event, Reason, Table


def must_close(table: Table, seat: int, district: int) -> bool:
    """The winner of a full district's auction who owns nothing there must close it (F41)."""
    return is_full(table, district) and not is_present(table, seat, district)


def close_district(table: Table, district: int, closer: int) -> None:
    """Points for all, then everything there leaves the game; the second stop ends it (F42, F43, F44, F55)."""
    for seat in range(table.players):
        points = closing_points(table, seat, district, closer)
        table.scores[seat] += points
        note(table, Event.CLOSING_POINTS, seat, points)
    clear_district(table, district)
    for pawn in range(PAWNS):
        remove_token(table, pawn, district)
    if closed_districts(table) == STOP_SIGNS:
        note(table, Event.SECOND_STOP)
        finish(table, Reason.CLOSURES)


def closing_points(table: Table, seat: int, district: int, closer: int) -> int:
    """The closer gets a point for each building there, everybody else half of a normal scoring, rounded down (F42)."""
    if seat == closer:
        return buildings_in(table, district)
    return district_points(table, seat, district) // 2


def buildings_in(table: Table, district: int) -> int:
    """How many buildings stand in a district, Gedeon's included (F42, F53)."""
    buildings = 0
    for colour in range(COLOURS):
        buildings += table.buildings[plot_at(district, colour)]
    return buildings


def remove_token(table: Table, pawn: int, district: int) -> None:
    """A token, if there is one, returns to the start (F29b, F44)."""
    table.tokens[pawn] ^= table.tokens[pawn] & one(district)

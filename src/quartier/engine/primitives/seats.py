"""Seats round a table, numbered clockwise from 0."""

NOBODY = -1


def clockwise(players: int, seat: int, places: int) -> int:
    """The seat this many places clockwise from a seat, less than once round."""
    after = seat + places
    return after - players if after >= players else after


def seat_away(players: int, seat: int, places: int) -> int:
    """The seat this many places clockwise from a seat, NOBODY where fewer play."""
    return clockwise(players, seat, places) if places < players else NOBODY


def places_between(players: int, seat: int, other: int) -> int:
    """How many places clockwise from a seat another one sits; -1 for nobody."""
    if other == NOBODY:
        return NOBODY
    return other - seat if other >= seat else other - seat + players

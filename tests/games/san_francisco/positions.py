"""The city of the book's examples, and positions in it."""

from __future__ import annotations

from typing import Any

import quartier

CITY = ["VOMPHIL", "HIVLOMV", "MLPTIHO", "OVBHMLI", "LHIMVPO"]
WHITE = {"h 1 4", "h 2 4", "v 1 4", "v 1 5", "h 3 3", "h 4 3", "v 3 3", "v 3 4", "h 5 6", "h 6 6", "v 5 6", "v 5 7"}
ALL_STREETS = [
    *(f"h {row} {column}" for row in range(1, 7) for column in range(1, 8)),
    *(f"v {row} {column}" for row in range(1, 6) for column in range(1, 9)),
]
STARTING_HAND = [10, 10, 20, 20, 30, 40, 50, 60, 70, 80, 90, 100]


def is_border(street: str) -> bool:
    way, row, column = street.split()
    return (way == "h" and row in "16") or (way == "v" and column in "18")


BORDER = [street for street in ALL_STREETS if is_border(street)]


def rebuilt_everywhere(tiles: list[str] | None = None, seat: int = 0) -> dict[str, int]:
    """Every district rebuilt, so that sticks can lie anywhere without settling a majority."""
    letters = CITY if tiles is None else tiles
    return {
        f"{row} {column}": seat
        for row, line in enumerate(letters, start=1)
        for column, letter in enumerate(line, start=1)
        if letter != "P"
    }


def shared_out(streets: list[str], players: int) -> dict[str, int]:
    """Sticks on these streets, the seats in turn."""
    return {street: place % players for place, street in enumerate(streets)}


def document(phase: str, turn: Any = 0, **fields: Any) -> dict[str, Any]:
    """A position document in the book's city, three players unless said otherwise."""
    usual = {"game": "san_francisco", "players": 3, "tiles": CITY, "card": "border"}
    return {**usual, "phase": phase, "turn": turn, **fields}


def at(phase: str, turn: Any = 0, seed: Any = 0, **fields: Any) -> quartier.Table:
    """A table at such a position."""
    return quartier.load(document(phase, turn, **fields), seed)


def played(table: quartier.Table, *moves: str) -> dict[str, Any]:
    """The document after some moves."""
    table.play(*moves)
    return table.document()


def events(table: quartier.Table, *moves: str) -> list[str]:
    """The names of what happens by some moves."""
    return [happening.event for happening in table.play(*moves)]

"""The score pad of a finished game."""

from collections.abc import Sequence

from quartier.engine.pad import Line, earned
from quartier.engine.words.happenings import Happening
from quartier.games.property.scoring import squares
from quartier.games.property.table import Table


def pad(opening: Table, happenings: Sequence[Happening], table: Table) -> list[Line]:
    """Dollars at the start, rents got and paid, and what the squares add."""
    seats = range(table.players)
    got = _dollars(happenings, table.players, "owner")
    paid = _dollars(happenings, table.players, "seat")
    lines = [
        Line("start", "P8", [int(opening.cash[seat]) for seat in seats]),
        Line("rent_got", "P18", got),
        Line("rent_paid", "P18", [-dollars for dollars in paid]),
    ]
    if table.count_squares:
        lines.append(Line("squares", "P33", [squares(table, seat) for seat in seats]))
    return lines


def _dollars(happenings: Sequence[Happening], players: int, side: str) -> list[int]:
    """What went through a seat's hands on one side of the rents; a bankrupt hands over what is left (P27)."""
    rents = earned(happenings, "rent", players, by=(side,), fact="dollars")
    rests = earned(happenings, "bankrupt", players, by=(side,), fact="dollars")
    return [rent + rest for rent, rest in zip(rents, rests, strict=True)]

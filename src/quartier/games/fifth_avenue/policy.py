"""What a decent player weighs."""

from quartier.games.fifth_avenue.table import Table


def weigh(table: Table, move: int) -> int:
    """Provisional."""
    return 0


def evaluate(table: Table, seat: int) -> int:
    """Provisional."""
    return 0

"""What others may not see of choices that are not complete: in this game there are none."""

from __future__ import annotations

from quartier.games.lotissements.table import Table


def conceal(table: Table, seat: int) -> None:
    """Nothing: every choice is complete with one move, and seen by all (L27)."""

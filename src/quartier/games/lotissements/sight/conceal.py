"""What others may not see of unfinished or secret choices.

There are none in this game, so `view`, `redeal` and `observe` have no need to ask.
"""

from __future__ import annotations

from quartier.games.lotissements.table import Table


def conceal(table: Table, seat: int) -> None:
    """Nothing is hidden here: every choice is complete with one move, and seen by all (L27)."""

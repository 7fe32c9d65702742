"""What others may not see of a choice while it is only half made."""

from __future__ import annotations

from quartier.games.fifth_avenue.rules.bids import take_back
from quartier.games.fifth_avenue.table import NOTHING, Phase, Table


def conceal(table: Table, seat: int) -> None:
    """To others a shop without its plot, or a bid not yet committed, is as if it had not been begun (F60)."""
    if seat == table.turn:
        return
    if table.phase == Phase.SHOP_PLOT:
        table.chosen_shop = NOTHING
        table.phase = Phase.ACTION
    while table.added > 0:
        take_back(table, table.turn)
        table.added -= 1

"""What a seat may not see of the choices of others: half-made ones, and those that are secret until revealed (S19)."""

from quartier.engine.primitives.bits import count
from quartier.games.san_francisco.pieces import WAYS
from quartier.games.san_francisco.rules.streets import put_stick, supply
from quartier.games.san_francisco.table import NOTHING, SECRET, Phase, Table


def conceal(table: Table, seat: int) -> None:
    """A half-made choice is as if not yet begun; of a secret one only that it is made can be seen (S19, S22)."""
    if seat != table.turn and table.phase != Phase.OVER:
        take_back_choices(table)
    for rival in range(table.players):
        if rival != seat:
            keep_secret(table, rival)


def is_anything_concealed(table: Table, seat: int) -> bool:
    """Whether there may be something to conceal; from the active seat only what others chose before it (S19)."""
    if seat != table.turn:
        return True
    secret = table.phase == Phase.PLAY or table.phase == Phase.OPTION or table.phase == Phase.HIDE
    return secret and seat != table.first


# Choices that are made, but secret


def keep_secret(table: Table, rival: int) -> None:
    """Others see that a card or a tile is chosen, not which; hidden cheques seem to be in the hand still (S19, S22)."""
    if table.played[rival] != NOTHING:
        table.played[rival] = SECRET
    if table.phase == Phase.OPTION and table.picks[rival] != NOTHING:
        table.picks[rival] = SECRET
    if table.phase == Phase.HIDE:
        table.hands[rival] += table.laid[rival]
        table.laid[rival] = 0


# Half-made choices


def take_back_choices(table: Table) -> None:
    """What the active seat has begun to choose is nobody else's business."""
    table.hands[table.turn] += table.added
    table.added = 0
    if table.lifted != NOTHING:
        put_stick(table, table.turn, table.lifted)
        table.lifted = NOTHING
    if table.phase == Phase.REMOVE:
        put_removed_back(table)
    if table.phase == Phase.MOVE_TO or table.phase == Phase.SWAP_SECOND:
        table.picked = NOTHING
    table.phase = first_phase(table)


def put_removed_back(table: Table) -> None:
    """A removal that is not finished is taken back."""
    for way in range(WAYS):
        table.removed[table.turn] -= count(table.removing[way])
        table.sticks[table.turn][way] |= table.removing[way]
        table.empty[way] ^= table.removing[way]
        table.removing[way] = 0


def first_phase(table: Table) -> int:
    """The phase in which the active seat's chain of moves began."""
    if table.phase == Phase.RAISE:
        return Phase.BID
    if table.phase == Phase.MOVE_TO:
        return Phase.MOVE_FROM
    if table.phase == Phase.SWAP_SECOND:
        return Phase.SWAP_FIRST
    laying = table.phase == Phase.PLACE or table.phase == Phase.REPLACE
    return Phase.LIFT if laying and supply(table, table.turn) == 0 else table.phase

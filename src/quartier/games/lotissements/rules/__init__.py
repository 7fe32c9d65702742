"""The rules of Lotissements, a chapter a module, as in the book: setup, offers, tricks, building, the end.

The blocks (L2, L3) are printed in `pieces`; who wins (L26) is in `scoring`, who knows what (L27) in `sight`.
"""

from quartier.engine.primitives.bits import clear, count_marked
from quartier.engine.primitives.notes import note
from quartier.games.lotissements.moves import BUILD, CONTRE, OFFER
from quartier.games.lotissements.rules.offers import leave_to_partner, mark_offers, name_set
from quartier.games.lotissements.rules.setup import deal
from quartier.games.lotissements.rules.tricks import mark_blocks, play_block
from quartier.games.lotissements.table import Event, Phase, Table

__all__ = ["deal", "legal", "play"]


def legal(table: Table, moves: list[int]) -> int:
    """A block, a set to name, or `build`: as the phase says (section 5)."""
    if table.phase == Phase.PLAY:
        return mark_blocks(table, moves)
    clear(moves)
    if table.phase != Phase.OVER:
        mark_offers(table, moves)
    return count_marked(moves)


def play(table: Table, move: int) -> None:
    """The choice of the seat that decides takes effect."""
    if move < OFFER:
        play_block(table, move)
    elif move == BUILD:
        leave_to_partner(table)
    elif move >= CONTRE:
        note(table, Event.CONTRED, table.turn, move - CONTRE)
        name_set(table, move - CONTRE)
    else:
        note(table, Event.OFFERED, table.turn, move - OFFER)
        name_set(table, move - OFFER)

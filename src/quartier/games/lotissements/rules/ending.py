"""The end of a round and of the game (L18, L24, L25)."""

from quartier.engine.primitives.bits import count
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY
from quartier.games.lotissements.pieces import ALL_DECORATIONS, BLOCKS, KINDS, LAST_ROUND, OF_KIND, SETS
from quartier.games.lotissements.rules.building import build
from quartier.games.lotissements.rules.lots import free_places, is_finished, laid_blocks, laid_decorations
from quartier.games.lotissements.rules.setup import begin_round, clear_round
from quartier.games.lotissements.table import Ending, Event, Phase, Table


def end_round(table: Table) -> None:
    """The sides build; then the game is over, or another round begins (L18, L25)."""
    build(table)
    clear_round(table)
    table.ended = ending(table)
    if table.ended == Ending.NOT_YET:
        table.round += 1
        begin_round(table)
    else:
        end_game(table)


def end_game(table: Table) -> None:
    """Nobody decides any more (L25)."""
    table.dealt = 0
    table.phase = Phase.OVER
    table.turn = NOBODY
    note(table, Event.OVER, table.round, table.ended)


def ending(table: Table) -> int:
    """Why the game is over after this round, if it is: the reasons are tested in this order (L25)."""
    if is_any_finished(table):
        return Ending.FINISHED
    if is_short_of_blocks(table):
        return Ending.SHORTAGE
    if is_blocked(table):
        return Ending.BLOCKED
    return Ending.LIMIT if table.round >= LAST_ROUND else Ending.NOT_YET


def is_any_finished(table: Table) -> bool:
    """One finished lot ends the game; two may be finished in the same round (L25a)."""
    for lot in range(SETS):
        if is_finished(table, lot):
            return True
    return False


def is_short_of_blocks(table: Table) -> bool:
    """With fewer blocks off the lots than players no deal is possible (L25b)."""
    return BLOCKS - laid_blocks(table) < table.players


def is_blocked(table: Table) -> bool:
    """No lot can be finished any more (L25c)."""
    for lot in range(SETS):
        if can_be_finished(table, lot):
            return False
    return True


def can_be_finished(table: Table, lot: int) -> bool:
    """Whether for each kind enough decorations are off the lots to fill the free places of this one (L25c)."""
    free = ALL_DECORATIONS ^ laid_decorations(table)
    for kind in range(KINDS):
        if free_places(table.lot_decorations[lot], kind) > count(free & OF_KIND[kind]):
            return False
    return True

"""The offers: every side names the set it wants to build (L10-L14)."""

from quartier.engine.primitives.bits import mark
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY, clockwise
from quartier.games.lotissements.moves import BUILD, CONTRE, OFFER
from quartier.games.lotissements.pieces import SETS
from quartier.games.lotissements.rules.sides import partner_of, side_of, sides
from quartier.games.lotissements.table import NOTHING, Event, Phase, Table


def mark_offers(table: Table, moves: list[int]) -> None:
    """A set not yet named, or by `contre` a named one; in teams the speaker may also say `build` (L10-L13)."""
    for lot in range(SETS):
        if not is_named(table, lot):
            mark(moves, OFFER + lot)
        elif table.contre:
            mark(moves, CONTRE + lot)
    if can_build(table):
        mark(moves, BUILD)


def is_named(table: Table, lot: int) -> bool:
    """Whether a side has named this set in this round (L10)."""
    for side in range(sides(table)):
        if table.offers[side] == lot:
            return True
    return False


def can_build(table: Table) -> bool:
    """Only in teams, and the partner cannot hand the choice back (L11b, L12)."""
    return table.teams and table.phase == Phase.OFFER


def leave_to_partner(table: Table) -> None:
    """The speaker says that his partner shall choose (L11a)."""
    partner = partner_of(table, table.turn)
    note(table, Event.LEFT_TO_PARTNER, table.turn, partner)
    table.phase = Phase.PARTNER_OFFER
    table.turn = partner


def name_set(table: Table, lot: int) -> None:
    """A named set binds the side; then the next one speaks, or the seat that named the first set leads (L10, L14)."""
    table.offers[side_of(table, table.turn)] = lot
    if table.leader == NOBODY:
        table.leader = table.turn
    if offers_made(table) < sides(table):
        table.phase = Phase.OFFER
        table.turn = next_speaker(table)
    else:
        table.phase = Phase.PLAY
        table.turn = table.leader


def offers_made(table: Table) -> int:
    """How many sides have named a set."""
    made = 0
    for side in range(sides(table)):
        if table.offers[side] != NOTHING:
            made += 1
    return made


def next_speaker(table: Table) -> int:
    """Clockwise from the first speaker; for the second team the seat next to him (L11c, L12)."""
    return clockwise(table.players, table.first, offers_made(table))

"""The course of a turn: how it begins, when the coloured cards come, and how it ends (F10, F30)."""

from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import clockwise
from quartier.games.fifth_avenue.pieces import TURN_LIMIT
from quartier.games.fifth_avenue.rules.cards import piles_with_cards
from quartier.games.fifth_avenue.rules.ending import finish
from quartier.games.fifth_avenue.table import Event, Phase, Reason, Resume, Table


def begin_turn(table: Table, seat: int) -> None:
    """The active seat chooses one of the actions A to D (F10)."""
    table.active = seat
    table.turn = seat
    table.phase = Phase.ACTION


def begin_cards(table: Table) -> None:
    """Phase 2 after the actions A, B and C; without any coloured card it is skipped (F15b)."""
    table.turn = table.active
    table.phase = Phase.CARDS if piles_with_cards(table) > 0 else Phase.MOVE


def go_on(table: Table, resume: int) -> None:
    """After the extra move, or its auctions, come the cards; after the last move the turn is done (F30)."""
    if resume == Resume.CARDS:
        begin_cards(table)
    else:
        end_turn(table)


def end_turn(table: Table) -> None:
    """The turn is counted; the next seat clockwise becomes active, or the turn limit ends the game (F10, F56)."""
    table.turns += 1
    if table.turns >= TURN_LIMIT:
        note(table, Event.LAST_TURN, table.turns)
        finish(table, Reason.TURN_LIMIT)
    else:
        begin_turn(table, clockwise(table.players, table.active, 1))

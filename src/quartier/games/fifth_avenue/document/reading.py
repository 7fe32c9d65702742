"""Reading a position document: from its fields to a table (section 6)."""

from __future__ import annotations

from quartier.engine.documents import check_shape
from quartier.engine.primitives.dice import seed_dice
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.document.consistency import check_somebody_can_move
from quartier.games.fifth_avenue.document.reading_board import read_board
from quartier.games.fifth_avenue.document.reading_cards import read_cards, read_memory
from quartier.games.fifth_avenue.document.reading_names import check_names
from quartier.games.fifth_avenue.document.reading_turn import read_auction, read_result, read_turn
from quartier.games.fifth_avenue.document.shape import OPTIONAL, Document
from quartier.games.fifth_avenue.rules.setup import clear
from quartier.games.fifth_avenue.table import Phase, Table


def read(document: object, seed: int) -> Table:
    """The table that a document describes, what it leaves open shuffled from the seed; PositionError says why not."""
    position = check_shape(FACTS.name, "", Document, document, optional=OPTIONAL)
    table = _lay_out(position)
    seed_dice(table, seed)
    check_names(position)
    table.phase = Phase[position["phase"].upper()]
    read_cards(table, position)
    read_board(table, position)
    read_turn(table, position)
    read_auction(table, position)
    read_memory(table, position)
    read_result(table, position)
    check_somebody_can_move(table)
    return table


def _lay_out(position: Document) -> Table:
    """The players and the options must be allowed."""
    table = FACTS.lay_out(Table, *FACTS.check_document(position, ""))
    clear(table)
    return table

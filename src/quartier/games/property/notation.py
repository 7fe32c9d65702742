"""Moves and their words: the text of each, what on the table it belongs to, and why one is not legal now."""

from __future__ import annotations

from quartier.engine.cards.names import card_symbol
from quartier.engine.errors import IllegalMove
from quartier.engine.primitives.bits import has
from quartier.engine.views import Target
from quartier.engine.words.catalogue import say
from quartier.games.property import FACTS
from quartier.games.property.moves import BUY, COLUMN, GIVE, ROW
from quartier.games.property.pieces import COURT_TEXTS, LINES, RED
from quartier.games.property.pieces.names import CARD_TEXTS
from quartier.games.property.rules.purchase import price, units_given
from quartier.games.property.table import Payment, Phase, Table

MOVES = (
    *(f"red {card}" for card in CARD_TEXTS[:20]),
    *(f"black {card}" for card in CARD_TEXTS[20:]),
    *(f"column {line}" for line in range(1, LINES + 1)),
    *(f"row {line}" for line in range(1, LINES + 1)),
    "buy",
    "decline",
    *(f"give {card}" for card in COURT_TEXTS),
)
"""The text of every move, by its number (section 5)."""


def target(move: int) -> Target:
    """The thing on the table that a move belongs to: a card, a line, a court card or a button."""
    if move < COLUMN:
        return {"card": CARD_TEXTS[move]}
    if move < ROW:
        return {"column": move - COLUMN + 1}
    if move < BUY:
        return {"row": move - ROW + 1}
    if move < GIVE:
        return {"button": MOVES[move]}
    return {"court": COURT_TEXTS[move - GIVE]}


def spoken(move: int, language: str) -> str:
    """A move as people say it."""
    if move < COLUMN:
        return card_symbol(language, CARD_TEXTS[move])
    if move >= GIVE:
        return say(language, f"court-{COURT_TEXTS[move - GIVE]}", FACTS.name)
    kind, line = next(iter(target(move).items()))
    return say(language, f"move-{line if kind == 'button' else kind}", FACTS.name, line=line)


ASKED = {
    Phase.RED: ("red-first", "P13"),
    Phase.BLACK: ("black-now", "P14"),
    Phase.COLUMN: ("column-now", "P15"),
    Phase.ROW: ("row-now", "P15"),
    Phase.BUY: ("buy-or-decline", "P20"),
    Phase.GIVE: ("no-way-back", "P24"),
    Phase.OVER: ("game-over", "P30"),
}
"""For each phase the refusal of a move that belongs to another one."""


def why_not(table: Table, move: int) -> IllegalMove:
    """Why a move is not legal now, with the rule that says so."""
    phase = Phase(table.phase)
    if move < COLUMN and phase in (Phase.RED, Phase.BLACK) and has(RED, move) == (phase == Phase.RED):
        return FACTS.illegal_move("card-not-in-hand", ASKED[phase][1], card=CARD_TEXTS[move])
    if phase == Phase.GIVE and move >= GIVE:
        return _why_not_give(table, move - GIVE)
    return FACTS.illegal_move(*ASKED[phase])


def _why_not_give(table: Table, kind: int) -> IllegalMove:
    card = COURT_TEXTS[kind]
    if table.court[table.turn][kind] == 0:
        return FACTS.illegal_move("court-card-not-held", "P22", card=card)
    if table.payment == Payment.EXACT:
        return FACTS.illegal_move("not-exact", "P23", card=card, price=price(table), given=units_given(table))
    return FACTS.illegal_move("card-not-needed", "P22", card=card, price=price(table), given=units_given(table))

"""The position document of Lotissements: writing a table, and reading one back (section 6)."""

from __future__ import annotations

from quartier.engine.primitives.bits import has
from quartier.engine.primitives.seats import NOBODY
from quartier.games.lotissements import FACTS
from quartier.games.lotissements.document.reading import read
from quartier.games.lotissements.document.shape import Document, Lots, Shown
from quartier.games.lotissements.pieces import CATEGORY_TEXTS, OF_SET, SET_TEXTS, SETS
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS, ENDING_TEXTS, texts_of
from quartier.games.lotissements.rules.sides import sides
from quartier.games.lotissements.table import NOTHING, Phase, Table

__all__ = ["REFUSES_FINISHED_GAMES", "Document", "read", "write"]

REFUSES_FINISHED_GAMES = True
"""A game that is over cannot be taken up (L25)."""


def write(table: Table) -> Document:
    """The document of a table, with every field, defaults included."""
    return {
        **shown(table),
        "hands": [hand_texts(table, seat) for seat in range(table.players)],
        "deck": texts_of(table.deck_buildings, table.deck_decorations),
    }


def shown(table: Table) -> Shown:
    """What a document and a view have in common: all but the hands and the Reserve."""
    sides_here = range(sides(table))
    return {
        "game": "lotissements",
        "players": table.players,
        "options": FACTS.options_of(table),
        "round": table.round,
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.turn == NOBODY else table.turn,
        "first": table.first,
        "leader": None if table.leader == NOBODY else table.leader,
        "dealt": table.dealt,
        "discard": texts_of(table.discard, 0),
        "trick": [BLOCK_TEXTS[block] for block in table.trick[: table.trick_size]],
        "offers": [None if table.offers[side] == NOTHING else SET_TEXTS[table.offers[side]] for side in sides_here],
        "captured": [texts_of(table.captured_buildings[side], table.captured_decorations[side]) for side in sides_here],
        "lots": _write_lots(table),
        "points": table.points[: sides(table)],
        "voids": [_write_categories(voids) for voids in table.voids[: table.players]],
        "shown": texts_of(table.shown_buildings, table.shown_decorations),
        "ended": ENDING_TEXTS[table.ended],
    }


def hand_texts(table: Table, seat: int) -> list[str]:
    """The blocks of a hand."""
    return texts_of(table.hand_buildings[seat], table.hand_decorations[seat])


def _write_lots(table: Table) -> Lots:
    house, pavilion, hlm, tower = (
        texts_of(table.lot_buildings & OF_SET[lot], table.lot_decorations[lot]) for lot in range(SETS)
    )
    return {"house": house, "pavilion": pavilion, "hlm": hlm, "tower": tower}


def _write_categories(categories: int) -> list[str]:
    return [name for category, name in enumerate(CATEGORY_TEXTS) if has(categories, category)]

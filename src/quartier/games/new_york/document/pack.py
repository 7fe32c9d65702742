"""The cards of a game while a document is read: those that it has not placed yet."""

from __future__ import annotations

from quartier.engine.primitives.bits import lowest, one
from quartier.games.new_york import FACTS
from quartier.games.new_york.pieces import CARD_TEXTS, COPIES_OF, FACES, PACK, STOP_CARDS, STOP_TEXT
from quartier.games.new_york.pieces.names import card_texts
from quartier.games.new_york.table import Table


class Pack:
    """The cards of a game that a document has not placed yet."""

    def __init__(self, table: Table) -> None:
        self.left = list(PACK[table.edition][table.events])
        self.stops = STOP_CARDS if table.stop_phase else 0

    def take(self, text: str) -> tuple[int, int]:
        """The colour of a card, and one of its copies as a set."""
        if text not in CARD_TEXTS:
            raise FACTS.bad_position("position-card-unknown", "N10", card=text)
        colour, face = divmod(CARD_TEXTS.index(text), FACES)
        copies = self.left[colour] & COPIES_OF[face]
        if copies == 0:
            raise FACTS.bad_position("position-card-too-often", "N10", card=text)
        self.left[colour] ^= one(lowest(copies))
        return colour, one(lowest(copies))

    def take_stops(self, stops: int) -> None:
        """Stop cards are in play only once four or fewer squares were empty."""
        if stops > self.stops:
            raise FACTS.bad_position("position-card-too-often", "N32", card=STOP_TEXT)
        self.stops -= stops

    def missing(self) -> list[str]:
        """The texts of the cards that are left."""
        return [*card_texts(self.left), *[STOP_TEXT] * self.stops]

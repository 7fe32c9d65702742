"""All hidden information of Fifth Avenue is decided here: what a seat sees, and what it must think possible (F60).

Hidden are the black cards and the dealt coloured cards in other hands, as far as they have never been shown; the order
of the black pile but for its known bottom; the cards of a coloured pile that nobody has seen; before the deal all piles
and the tile stack. Half-made choices are hidden too: a shop without its plot, a bid before it is committed.
"""

from __future__ import annotations

from quartier.engine.primitives.seats import NOBODY
from quartier.engine.schema import copy_of
from quartier.engine.views import Question
from quartier.games.fifth_avenue.document import deck_texts, pile_texts, shown
from quartier.games.fifth_avenue.document.shape import Shown
from quartier.games.fifth_avenue.pieces import COLOUR_TEXTS
from quartier.games.fifth_avenue.pieces.names import CARD_COLOUR_TEXTS, hand_texts
from quartier.games.fifth_avenue.rules.cards import cards_of_colour, end_of_unseen, first_unseen
from quartier.games.fifth_avenue.sight.conceal import conceal
from quartier.games.fifth_avenue.sight.derived import Derived, derived_facts
from quartier.games.fifth_avenue.sight.observation import OBSERVATION, OBSERVATION_SIZE, observe
from quartier.games.fifth_avenue.sight.redeal import redeal
from quartier.games.fifth_avenue.table import Phase, Table

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "View", "conceal", "observe", "redeal", "view"]


class Sight(Shown, Derived):
    """What a seat sees of a position; a card that it cannot know is `violet ?`, a tile `?`."""

    hands: list[list[str]]
    """Its own hand by its cards; of others in each colour the known cards, then the unknown ones."""
    piles: dict[str, list[str]]
    """By colour, top card first."""
    deck: list[str]
    """The black pile, top card first."""


class View(Sight, Question):
    """The whole view of a seat."""


def view(table: Table, seat: int | None) -> Sight:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (F60)."""
    seen = copy_of(table)
    conceal(seen, NOBODY if seat is None else seat)
    sight: Sight = {
        **shown(seen),
        "hands": [shown_hand(seen, owner, seat) for owner in range(seen.players)],
        "piles": {text: shown_pile(seen, colour) for colour, text in enumerate(COLOUR_TEXTS)},
        "deck": shown_deck(seen),
        **derived_facts(seen, seat),
    }
    if seen.phase == Phase.SETUP_SHOP:
        sight["shop_stack"] = ["?"] * (seen.stack_size - 1)
    return sight


def shown_hand(table: Table, owner: int, seat: int | None) -> list[str]:
    """A seat's own hand; of another in each colour the known cards, then the others without their value (F60)."""
    if owner == seat:
        return hand_texts(table.hands[owner])
    cards: list[str] = []
    for colour, text in enumerate(CARD_COLOUR_TEXTS):
        known = [card for card in hand_texts(table.known[owner]) if card.startswith(text)]
        cards += known + [f"{text} ?"] * (cards_of_colour(table, owner, colour) - len(known))
    return cards


def shown_pile(table: Table, colour: int) -> list[str]:
    """A coloured pile from its top; the cards that nobody has seen are without their value (F60)."""
    unseen = range(first_unseen(table), end_of_unseen(table, colour))
    cards = pile_texts(table, colour)
    return [f"{COLOUR_TEXTS[colour]} ?" if place in unseen else card for place, card in enumerate(cards)]


def shown_deck(table: Table) -> list[str]:
    """The black pile from its top: of its cards only those at the bottom may be known (F60)."""
    unknown = table.deck_size - table.deck_known
    return ["black ?"] * unknown + deck_texts(table)[unknown:]

"""All hidden information of Fifth Avenue is decided here: what a seat sees, and what it may think possible (F60).

Hidden are the black cards and the dealt coloured cards in other hands, as far as they have never been shown; the order
of the black pile but for its known bottom; the cards of a coloured pile that nobody has seen; before the deal all piles
and the tile stack. Half-made choices are hidden too: a shop without its plot, a bid before it is committed.
"""

from __future__ import annotations

from typing import Any

from quartier.engine.listing import moves_in_view
from quartier.engine.primitives.dice import seed_dice, shuffle
from quartier.engine.schema import copy_of
from quartier.games.fifth_avenue import document, notation
from quartier.games.fifth_avenue.bags import BAG_OF, draw_value
from quartier.games.fifth_avenue.bids import take_back
from quartier.games.fifth_avenue.cards import end_of_unseen, first_unseen
from quartier.games.fifth_avenue.names import CARD_COLOUR_TEXTS
from quartier.games.fifth_avenue.observation import OBSERVATION, OBSERVATION_SIZE, observe
from quartier.games.fifth_avenue.pieces import BLACK, COLOURS, VALUES
from quartier.games.fifth_avenue.prospects import prospects
from quartier.games.fifth_avenue.rules import legal
from quartier.games.fifth_avenue.table import NOTHING, Phase, Table

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "observe", "redeal", "view"]

# The view of a seat, for people


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (F60)."""
    seen = copy_of(table)
    if seat != table.turn:
        take_back_choices(seen)
    shown = document.write(seen)
    hide_cards(shown, seat)
    shown |= prospects(seen, seat)
    shown["seat"] = seat
    shown["moves"] = moves_in_view(notation, legal, table) if seat is not None and seat == table.turn else []
    return shown


def hide_cards(shown: dict[str, Any], seat: int | None) -> None:
    """Cards that the seat cannot know become `violet ?`; a tile of the stack becomes `?` (F60)."""
    memory = shown["memory"]
    for owner, hand in enumerate(shown["hands"]):
        if owner != seat:
            shown["hands"][owner] = known_first(hand, memory["hands"][owner])
    for colour, pile in shown["piles"].items():
        before_deal = shown["phase"] == "setup_shop"
        hidden = range(len(pile)) if before_deal else range(1, memory["piles"][colour] + 1)
        shown["piles"][colour] = [f"{colour} ?" if place in hidden else card for place, card in enumerate(pile)]
    unknown = len(shown["deck"]) - memory["deck"]
    shown["deck"] = ["black ?"] * unknown + shown["deck"][unknown:]
    if "shop_stack" in shown:
        shown["shop_stack"] = ["?"] * len(shown["shop_stack"])


def known_first(hand: list[str], known: list[str]) -> list[str]:
    """In each colour the known cards, then the others without their value."""
    shown = []
    for colour in CARD_COLOUR_TEXTS:
        open_cards = [card for card in known if card.startswith(colour)]
        held = sum(card.startswith(colour) for card in hand)
        shown += open_cards + [f"{colour} ?"] * (held - len(open_cards))
    return shown


def take_back_choices(table: Table) -> None:
    """A half-made choice is nobody else's business: it is as if not yet begun."""
    if table.phase == Phase.SHOP_PLOT:
        table.chosen_shop = NOTHING
        table.phase = Phase.ACTION
    while table.added > 0:
        take_back(table, table.turn)
        table.added -= 1


# What a seat must think possible


def redeal(table: Table, seat: int, seed: int) -> None:
    """Deals the unseen cards of each colour anew over all places where one is hidden, all deals alike (F60)."""
    seed_dice(table, seed)
    if seat != table.turn:
        take_back_choices(table)
    for colour in range(COLOURS):
        redeal_pile(table, colour, redeal_hands(table, seat, colour, gather(table, seat, colour)))
    redeal_deck(table, redeal_hands(table, seat, BLACK, gather(table, seat, BLACK)))
    if table.phase == Phase.SETUP_SHOP:
        tile = table.stack[table.stack_size - 1]
        shuffle(table, table.stack, table.stack_size - 1)
        table.stack[table.stack_size - 1] = tile


def gather(table: Table, seat: int, colour: int) -> int:
    """All cards of a colour that a seat cannot place, in one bag."""
    bag = 0
    for rival in range(table.players):
        if rival != seat:
            for value in range(VALUES):
                bag += unknown_in_hand(table, rival, colour * VALUES + value) * BAG_OF[value]
    if colour == BLACK:
        for place in range(table.deck_known, table.deck_size):
            bag += BAG_OF[table.deck[place] % VALUES]
    else:
        for place in range(first_unseen(table), end_of_unseen(table, colour)):
            bag += BAG_OF[table.piles[colour][place] % VALUES]
    return bag


def unknown_in_hand(table: Table, rival: int, card: int) -> int:
    """How many of these cards in a rival's hand are not known to be there."""
    return table.hands[rival][card] - table.known[rival][card]


def redeal_hands(table: Table, seat: int, colour: int, bag: int) -> int:
    """Every rival keeps the known cards and draws the others of this colour from the bag; what is left in it."""
    for rival in range(table.players):
        if rival != seat:
            unknown = 0
            for card in range(colour * VALUES, (colour + 1) * VALUES):
                unknown += unknown_in_hand(table, rival, card)
                table.hands[rival][card] = table.known[rival][card]
            for _ in range(unknown):
                value = draw_value(table, bag)
                bag -= BAG_OF[value]
                table.hands[rival][colour * VALUES + value] += 1
    return bag


def redeal_pile(table: Table, colour: int, bag: int) -> None:
    """The unseen part of a coloured pile is drawn from the bag."""
    for place in range(first_unseen(table), end_of_unseen(table, colour)):
        value = draw_value(table, bag)
        bag -= BAG_OF[value]
        table.piles[colour][place] = colour * VALUES + value


def redeal_deck(table: Table, bag: int) -> None:
    """The unknown part of the black pile is drawn from the bag."""
    for place in range(table.deck_known, table.deck_size):
        value = draw_value(table, bag)
        bag -= BAG_OF[value]
        table.deck[place] = BLACK * VALUES + value

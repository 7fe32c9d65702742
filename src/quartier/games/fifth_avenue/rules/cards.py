"""The card piles: drawing, taking, paying, and what everybody remembers of it (F27, F28, F60)."""

from quartier.engine.cards.piles import put_copies_on
from quartier.engine.primitives.dice import shuffle
from quartier.engine.primitives.notes import note
from quartier.games.fifth_avenue.pieces import BLACK, CARDS, COLOURS, VALUES, colour_of, value_of
from quartier.games.fifth_avenue.table import Event, Phase, Table

# The black pile


def draw_black(table: Table) -> int:
    """The top card of the black pile, which must not be empty (F27a)."""
    table.deck_size -= 1
    card = table.deck[table.deck_size]
    table.deck_known = min(table.deck_known, table.deck_size)
    return card


def draw_to_hand(table: Table, seat: int) -> int:
    """Draws a black card, if there is one; how many were drawn. A card known at the bottom stays known (F27, F60d)."""
    if table.deck_size == 0:
        return 0
    is_known = table.deck_known == table.deck_size
    card = draw_black(table)
    table.hands[seat][card] += 1
    if is_known:
        table.known[seat][card] += 1
    reshuffle_if_due(table)
    return 1


def reshuffle_if_due(table: Table) -> None:
    """Whenever the pile is empty and cards wait under it, they are shuffled at once and become the pile (F27c)."""
    if table.deck_size == 0 and discard_size(table) > 0:
        for value in range(VALUES):
            table.deck_size = put_copies_on(table.deck, table.deck_size, BLACK * VALUES + value, table.discard[value])
            table.discard[value] = 0
        note(table, Event.RESHUFFLED, table.deck_size)
        shuffle(table, table.deck, table.deck_size)


def discard_size(table: Table) -> int:
    """How many cards wait under the black pile."""
    return table.discard[0] + table.discard[1] + table.discard[2]


def put_under_pile(table: Table, card: int) -> None:
    """A card is put face down at the very bottom of the black pile, where everybody knows it (F27d)."""
    for place in range(table.deck_size, 0, -1):
        table.deck[place] = table.deck[place - 1]
    table.deck[0] = card
    table.deck_size += 1
    table.deck_known += 1


# The coloured piles


def has_pile(table: Table, colour: int) -> bool:
    """Whether a coloured pile has cards."""
    return table.pile_sizes[colour] > 0


def piles_with_cards(table: Table) -> int:
    """How many coloured piles have cards."""
    piles = 0
    for colour in range(COLOURS):
        if has_pile(table, colour):
            piles += 1
    return piles


def take_top(table: Table, colour: int) -> int:
    """The top card of a coloured pile; the card below becomes visible (F28)."""
    card = table.piles[colour][0]
    table.pile_sizes[colour] -= 1
    for place in range(table.pile_sizes[colour]):
        table.piles[colour][place] = table.piles[colour][place + 1]
    table.unseen[colour] = max(table.unseen[colour] - 1, 0)
    return card


def first_unseen(table: Table) -> int:
    """The first place of a coloured pile that may be unseen; before the deal even the top is (F6b)."""
    return 0 if table.phase == Phase.SETUP_SHOP else 1


def end_of_unseen(table: Table, colour: int) -> int:
    """The place of a coloured pile from which on all cards are known; before the deal none is (F60a)."""
    if table.phase == Phase.SETUP_SHOP:
        return table.pile_sizes[colour]
    return min(table.unseen[colour] + 1, table.pile_sizes[colour])


def pay(table: Table, card: int) -> None:
    """A paid card goes face up to the bottom of its pile; a black one waits there for the next shuffle (F27b, F28)."""
    if colour_of(card) == BLACK:
        table.discard[card % VALUES] += 1
    else:
        colour = colour_of(card)
        table.piles[colour][table.pile_sizes[colour]] = card
        table.pile_sizes[colour] += 1


# Hands


def strength(table: Table, seat: int, colour: int) -> int:
    """The sum of a seat's cards of one colour."""
    total = 0
    for card in range(colour * VALUES, (colour + 1) * VALUES):
        total += table.hands[seat][card] * value_of(card)
    return total


def cards_of_colour(table: Table, seat: int, colour: int) -> int:
    """How many cards of a colour a seat holds, which everybody knows (F60d)."""
    cards = 0
    for card in range(colour * VALUES, (colour + 1) * VALUES):
        cards += table.hands[seat][card]
    return cards


def cards_held(table: Table, seat: int) -> int:
    """How many cards a seat holds, coloured and black together (F59)."""
    cards = 0
    for card in range(CARDS):
        cards += table.hands[seat][card]
    return cards

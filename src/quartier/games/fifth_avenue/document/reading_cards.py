"""Reading a position document: the cards, each in its place, and what everybody remembers of them (F27, F28, F60)."""

from __future__ import annotations

from collections import Counter

from quartier.engine.primitives.dice import shuffle
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.document.shape import Document, Memory
from quartier.games.fifth_avenue.pieces import BLACK, CARDS, COLOUR_TEXTS, COLOURS, VALUES, copies_of
from quartier.games.fifth_avenue.pieces.names import CARD_TEXTS
from quartier.games.fifth_avenue.rules.cards import discard_size
from quartier.games.fifth_avenue.table import Table


def read_cards(table: Table, position: Document) -> None:
    """No card has more copies than exist, and none is missing where its pile is given (F6, F27)."""
    hands = position.get("hands")
    if hands is None and position["phase"] != "setup_shop":
        raise FACTS.bad_position("position-field-missing", "", field="hands")
    for seat, hand in enumerate(hands or []):
        table.hands[seat] = _counts(hand)
    listed = _listed(position)
    for card in range(CARDS):
        if listed[card] > copies_of(card):
            raise FACTS.bad_position(
                "position-card-copies", "F6", card=CARD_TEXTS[card], found=listed[card], copies=copies_of(card)
            )
    for colour in range(COLOURS):
        _read_pile(table, position, colour, listed)
    _read_deck(table, position, listed)


def _counts(texts: list[str]) -> list[int]:
    counted = Counter(texts)
    return [counted[text] for text in CARD_TEXTS]


def _listed(position: Document) -> list[int]:
    """How often each card stands in the document."""
    auction = position.get("auction")
    places = [
        *position.get("hands", []),
        *position.get("piles", {}).values(),
        position.get("deck", []),
        position.get("discard", []),
        *(auction["bids"] if auction else []),
        (auction["gedeon"] if auction else None) or [],
    ]
    return _counts([text for place in places for text in place])


def _unlisted(colour: int, listed: list[int]) -> list[int]:
    """The cards of a colour that stand nowhere in the document."""
    cards = range(colour * VALUES, (colour + 1) * VALUES)
    return [card for card in cards for _ in range(copies_of(card) - listed[card])]


def _check_complete(colour: int, listed: list[int]) -> None:
    missing = _unlisted(colour, listed)
    if missing:
        raise FACTS.bad_position("position-card-missing", "F6", card=CARD_TEXTS[missing[0]])


def _read_pile(table: Table, position: Document, colour: int, listed: list[int]) -> None:
    """A pile that is not given is made of the cards found nowhere else, shuffled."""
    given = position.get("piles", {}).get(COLOUR_TEXTS[colour])
    if given is not None:
        _check_complete(colour, listed)
    pile = _unlisted(colour, listed) if given is None else [CARD_TEXTS.index(text) for text in given]
    table.piles[colour][: len(pile)] = pile
    table.pile_sizes[colour] = len(pile)
    if given is None:
        shuffle(table, table.piles[colour], len(pile))


def _read_deck(table: Table, position: Document, listed: list[int]) -> None:
    """The same for the black pile; cards never wait under an empty one (F27c)."""
    given = position.get("deck")
    if given is not None:
        _check_complete(BLACK, listed)
    deck = _unlisted(BLACK, listed) if given is None else [CARD_TEXTS.index(text) for text in reversed(given)]
    table.deck[: len(deck)] = deck
    table.deck_size = len(deck)
    if given is None:
        shuffle(table, table.deck, len(deck))
    table.discard = _counts(position.get("discard", []))[BLACK * VALUES :]
    if table.deck_size == 0 and discard_size(table) > 0:
        raise FACTS.bad_position("position-discard", "F27")


# Memory

NOTHING_KNOWN: Memory = {"hands": [], "piles": {}, "deck": 0}


def read_memory(table: Table, position: Document) -> None:
    """Known cards are in the hand, and no more cards are unseen or known than a pile has (F60)."""
    memory = position.get("memory", NOTHING_KNOWN)
    for seat, known in enumerate(memory["hands"]):
        _read_known(table, seat, _counts(known))
    for colour in range(COLOURS):
        below_top = max(table.pile_sizes[colour] - 1, 0)
        table.unseen[colour] = memory["piles"].get(COLOUR_TEXTS[colour], below_top)
        if table.unseen[colour] > below_top:
            raise FACTS.bad_position("position-memory-pile", "F60", pile=COLOUR_TEXTS[colour], most=below_top)
    table.deck_known = memory["deck"]
    if table.deck_known > table.deck_size:
        raise FACTS.bad_position("position-memory-pile", "F60", pile="deck", most=table.deck_size)


def _read_known(table: Table, seat: int, known: list[int]) -> None:
    """Cards that the decider has just laid were known too, where such cards are still known in its hand."""
    for card in range(CARDS):
        if known[card] > table.hands[seat][card]:
            raise FACTS.bad_position("position-memory-hand", "F60", seat=seat, card=CARD_TEXTS[card])
    if seat == table.turn and table.added > 0:
        for card in table.bids[seat][table.bid_sizes[seat] - table.added : table.bid_sizes[seat]]:
            known[card] += 1 if known[card] > 0 else 0
    table.known[seat] = known

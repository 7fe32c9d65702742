"""Hands of cards, a set for each seat: what all of them hold, and hands dealt anew for a seat that cannot see them."""

from __future__ import annotations

from typing import Any

from quartier.engine.cards.piles import make_pile
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.dice import some_of


def held_by_all(hands: list[int], players: int) -> int:
    """The set of all cards in hands."""
    held = 0
    for seat in range(players):
        held |= hands[seat]
    return held


def number_held(hands: list[int], players: int) -> int:
    """How many cards all hands have together; a card that is in two of them counts twice."""
    number = 0
    for seat in range(players):
        number += count(hands[seat])
    return number


def redeal_hands(table: Any, hands: list[int], seat: int, unseen: int) -> int:
    """Every rival of a seat draws a hand of the same size from the unseen cards; returns those that are left.

    Every deal has the same chance. Which one comes depends on the unseen cards, the sizes of the hands and the dice
    alone, never on where the cards lay before.
    """
    for rival in range(table.players):
        if rival != seat:
            hands[rival] = some_of(table, unseen, count(hands[rival]))
            unseen ^= hands[rival]
    return unseen


def redeal_hands_and_stock(table: Any, hands: list[int], stock: list[int], seat: int, unseen: int) -> int:
    """Deals the unseen cards anew: hands of the same size to the rivals of a seat, the rest, shuffled, is the stock.

    The whole of `redeal` where nothing but hands and stock is hidden. Returns the size of the stock.
    """
    return make_pile(table, stock, redeal_hands(table, hands, seat, unseen))

"""Cards in position documents: each known and in one place, and from their texts to sets and piles.

Refusals have the codes `position-card-unknown`, `position-card-twice` and `position-card-missing`. The shared
catalogue has words for them, which a game's own may replace.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from quartier.engine.cards.piles import make_pile
from quartier.engine.contract import Facts
from quartier.engine.primitives.bits import one


def check_places(facts: Facts, rule: str, texts: Sequence[str], listed: Collection[str]) -> None:
    """Refuses a document that lists a card which the pack does not have, or lists one twice."""
    for text in listed:
        if text not in texts:
            raise facts.bad_position("position-card-unknown", rule, card=text, first=texts[0], last=texts[-1])
    for text, times in Counter(listed).items():
        if times > 1:
            raise facts.bad_position("position-card-twice", rule, card=text)


def check_whole(facts: Facts, rule: str, texts: Sequence[str], listed: Collection[str]) -> None:
    """Refuses a document that does not list every card of the pack."""
    for text in texts:
        if text not in listed:
            raise facts.bad_position("position-card-missing", rule, card=text)


def read_set(texts: Sequence[str], listed: Collection[str]) -> int:
    """The set of the cards listed."""
    return sum(one(texts.index(text)) for text in listed)


def read_pile(texts: Sequence[str], listed: Collection[str], pile: list[int]) -> int:
    """Lays the cards listed on an empty pile, the first at the bottom, and returns how many they are."""
    pile[: len(listed)] = [texts.index(text) for text in listed]
    return len(listed)


def shuffle_rest(table: Any, texts: Sequence[str], listed: Collection[str], pile: list[int]) -> int:
    """Shuffles all cards that are not listed; they are the pile. Returns how many they are."""
    return make_pile(table, pile, read_set(texts, [text for text in texts if text not in listed]))

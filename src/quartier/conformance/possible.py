"""Other deals that a seat must think possible, found without asking `redeal`.

A position document shows everything, and a seat's view hides some of it. What is hidden lies in places: a hand, or one
position of a pile whose order counts. Hidden things change places at random; what comes about is possible if the
document can be read, the seat sees and observes what it saw before, no law is broken, and the game does not call it
impossible. The seat cannot tell the two tables apart.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any

import quartier
from quartier.conformance.golden import observed
from quartier.conformance.variants import Variant, scratch
from quartier.engine import playout
from quartier.engine.compiling.binding import bound
from quartier.engine.primitives.dice import scrambled

Path = tuple[str | int, ...]
"""The way to something in a document, such as ("hands", 2, 0)."""
Value = bool | int | str
Change = dict[Path, Value]
"""What lies on some paths of a document from now on."""

NUMBERS_EXCHANGED = (1, 1, 1, 2, 3, 4)
"""How many cards change places at once; sometimes a hand must get several for it to be possible."""
PILOT = 8
"""Exchanges that are tried to find out whether two hands or piles can exchange anything."""
PILOT_SEED = 57
TRIED_PAIRS = 6
"""Pairs of a list that are exchanged to find out whether its order counts."""
CHOICES_SHARE = 0.5
"""How many of the random changes are other choices, where something was chosen in secret."""
VOCABULARY_SEED = 51
VOCABULARY_STEP = 5
VOCABULARY_LOOKS = 60


# Documents


def value_at(document: Any, path: Path) -> Any:
    """What a document has on a path, None if it does not go so far."""
    for key in path:
        if isinstance(document, dict):
            document = document.get(key)
        else:
            document = document[key] if isinstance(document, list) and isinstance(key, int) else None
    return document


def changed(document: Any, change: Change) -> Any:
    """A document in which some things are others; the one given stays as it is."""
    for path, value in change.items():
        document = _replaced(document, path, value)
    return document


def _replaced(document: Any, path: Path, value: Value) -> Any:
    if not path:
        return value
    copied = document.copy()
    copied[path[0]] = _replaced(document[path[0]], path[1:], value)
    return copied


def loaded(document: Any) -> quartier.Table | None:
    """The table of a document, None if it describes no position."""
    try:
        return quartier.load(document)
    except quartier.PositionError:
        return None


def field_of(path: Path) -> Path:
    """A path without seats and positions."""
    return tuple(key for key in path if isinstance(key, str))


@functools.cache
def vocabulary(variant: Variant) -> dict[Path, list[Value]]:
    """Whatever stands in each field of the documents of a random game, and all numbers in between."""
    found: dict[Path, set[Value]] = {}
    table = variant.game.deal(VOCABULARY_SEED)
    advance = bound(table.game.modules, playout).advance
    for look in range(VOCABULARY_LOOKS):
        document = table.document()
        for path in hidden_paths(document, None):
            found.setdefault(field_of(path), set()).add(value_at(document, path))
        advance(table.state, scratch(table.game), scrambled(look), VOCABULARY_STEP)
    return {field: _filled_up(values) for field, values in found.items()}


def _filled_up(values: set[Value]) -> list[Value]:
    numbers = [value for value in values if type(value) is int]
    between = range(min(numbers), max(numbers)) if numbers else ()
    return sorted(values.union(between), key=str)


def likelihood(table: quartier.Table, seat: int) -> float:
    """How likely a game says that a table is to a seat, beside others that the seat cannot tell from it."""
    weigh = getattr(table.game.modules.laws, "likelihood", None)
    return float(weigh(table.state, seat)) if weigh else 1.0


def variant_of(table: quartier.Table) -> Variant:
    """The variant that is played at a table."""
    return Variant(table.game.name, table.game.players, tuple(table.game.options.items()))


# What is hidden, and where


def hidden_paths(shown: Any, seen: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to all that a document shows and a view does not, path by path."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            yield from hidden_paths(value, seen.get(key) if isinstance(seen, dict) else None, (*path, key))
    elif isinstance(shown, list):
        same_length = isinstance(seen, list) and len(seen) == len(shown)
        for place, value in enumerate(shown):
            yield from hidden_paths(value, seen[place] if same_length else None, (*path, place))
    elif shown is not None and shown != seen:
        yield path


def hidden_in_hand(cards: list[Value], seen: Any) -> list[int]:
    """Which cards of a hand are hidden: all but those that the view shows, wherever in the hand it shows them."""
    shown = Counter(seen) if isinstance(seen, list) else Counter()
    hidden = []
    for place, card in enumerate(cards):
        if shown[card] > 0:
            shown[card] -= 1
        else:
            hidden.append(place)
    return hidden


def holder_of(document: Any, path: Path) -> Path:
    """The list that a thing lies in; a thing by itself lies on its own path."""
    return path[:-1] if isinstance(value_at(document, path[:-1]), list) else path


def is_ordered(document: Any, holder: Path) -> bool:
    """Whether the order of a list counts: two unlike cards that change places are written so again."""
    cards = value_at(document, holder)
    places = range(len(cards)) if isinstance(cards, list) else ()
    unlike = [(one, other) for one, other in combinations(places, 2) if cards[one] != cards[other]]
    for one, other in unlike[:: max(1, len(unlike) // TRIED_PAIRS)]:
        exchanged = changed(document, {(*holder, one): cards[other], (*holder, other): cards[one]})
        table = loaded(exchanged)
        if table is not None and value_at(table.document(), holder) == value_at(exchanged, holder):
            return True
    return False


@dataclass(frozen=True)
class Slot:
    """Where a hidden thing lies."""

    path: Path
    place: Path
    """The hand that it lies in; in a pile whose order counts, its position; of a thing by itself, its path."""


class Hiding:
    """What is hidden from one seat at a table, and how it can be otherwise."""

    def __init__(self, table: quartier.Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.view = table.view(seat)
        self.observation = observed(table, seat)
        document = table.document()
        holders = {holder_of(document, path) for path in hidden_paths(document, self.view)}
        self.ordered = {holder for holder in holders if is_ordered(document, holder)}
        self.holders = sorted(holders, key=str)
        self.choices = self._found_choices(document)
        """The values that may stand where a hidden thing was not dealt but chosen, by its field."""
        self.partners = self._found_partners(document, random.Random(PILOT_SEED))
        """Hands and piles between which things can be exchanged."""

    def _found_choices(self, document: Any) -> dict[Path, list[Value]]:
        choices = {}
        for holder in self.holders:
            for slot in self.slots(document, holder)[:1]:
                field = field_of(slot.path)
                values = vocabulary(variant_of(self.table)).get(field, [])
                if any(self.after(document, {slot.path: value}) for value in values):
                    choices[field] = values
        return choices

    def _found_partners(self, document: Any, dice: random.Random) -> list[tuple[Path, Path]]:
        """Where there are many hands, the order of a pile comes up more than once, lest it be forgotten."""
        pairs = [
            pair
            for pair in combinations_with_replacement(self.holders, 2)
            if any(self.after(document, self.exchange(document, pair, dice)) for _ in range(PILOT))
        ]
        return pairs + [pair for pair in pairs if pair[0] == pair[1]] * (len(self.holders) // 3)

    # Where things lie

    def slots(self, document: Any, holder: Path) -> list[Slot]:
        """Where hidden things lie in a hand or pile, at a table that the seat cannot tell from this one."""
        cards, seen = value_at(document, holder), value_at(self.view, holder)
        if not isinstance(cards, list):
            return [Slot(holder, holder)]
        if holder in self.ordered:
            return [Slot(path, path) for path in hidden_paths(cards, seen, holder)]
        return [Slot((*holder, place), holder) for place in hidden_in_hand(cards, seen)]

    def contents(self, document: Any) -> dict[Path, list[str]]:
        """What every hidden place holds; the order in a hand does not count."""
        found: dict[Path, list[str]] = {}
        for holder in self.holders:
            for slot in self.slots(document, holder):
                found.setdefault(slot.place, []).append(str(value_at(document, slot.path)))
        return {place: sorted(cards) for place, cards in found.items()}

    # Random changes: each has the same chance as the one that takes it back

    def random_change(self, document: Any, dice: random.Random) -> Change:
        """Some hidden things exchange their places, or one that was chosen is another."""
        if self.choices and (not self.partners or dice.random() < CHOICES_SHARE):
            return self.other_choice(document, dice)
        return self.exchange(document, dice.choice(self.partners), dice) if self.partners else {}

    def other_choice(self, document: Any, dice: random.Random) -> Change:
        """Something that was chosen in secret is another, or the same."""
        slots = [slot for holder in self.holders for slot in self.slots(document, holder)]
        slot = dice.choice([slot for slot in slots if field_of(slot.path) in self.choices])
        values = self.choices[field_of(slot.path)]
        return {slot.path: dice.choice(values)} if value_at(document, slot.path) in values else {}

    def exchange(self, document: Any, pair: tuple[Path, Path], dice: random.Random) -> Change:
        """Cards of two hands or piles, or of one pile, change places."""
        change: Change = {}
        for one, other in _random_pairs(self.slots(document, pair[0]), self.slots(document, pair[1]), dice):
            change[one.path] = value_at(document, other.path)
            change[other.path] = value_at(document, one.path)
        return change

    def after(self, document: Any, change: Change) -> quartier.Table | None:
        """The table after a change, None if nothing has changed, the seat could tell, or a law is broken."""
        if all(value_at(document, path) == value for path, value in change.items()):
            return None
        table = loaded(changed(document, change))
        return table if table is not None and self.agrees(table) else None

    def agrees(self, table: quartier.Table) -> bool:
        """Whether a table breaks no law, is not unlikely altogether, and the seat cannot tell it from its own."""
        return (
            table.game.modules.laws.broken(table.state) == 0
            and likelihood(table, self.seat) > 0
            and table.view(self.seat) == self.view
            and observed(table, self.seat) == self.observation
        )

    def another_deal(self, dice: random.Random, attempts: int) -> quartier.Table:
        """A table that the seat cannot tell from its own, after many random changes."""
        table = self.table
        for _ in range(attempts):
            document = table.document()
            table = self.after(document, self.random_change(document, dice)) or table
        return table


def _random_pairs(ours: list[Slot], theirs: list[Slot], dice: random.Random) -> Iterable[tuple[Slot, Slot]]:
    if ours == theirs:
        two = dice.sample(ours, min(len(ours), 2))
        return [(two[0], two[1])] if len({slot.place for slot in two}) == 2 else []
    cards = min(len(ours), len(theirs), dice.choice(NUMBERS_EXCHANGED))
    return zip(dice.sample(ours, cards), dice.sample(theirs, cards))

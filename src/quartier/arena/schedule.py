"""Who plays whom on which deal: every deal is played by every line-up, so that luck cancels out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, islice, permutations

from quartier.engine.primitives.dice import roll, scrambled
from quartier.play.game import MOST_SEED, Game

MOST_PERMUTATIONS = 24
"""Up to this many, all orders of a line-up are played; of more, only the rotations."""

DICE_APART = 1_000_003
"""How far apart the dice of two games begin."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game of the league: its number, its deal, and the bot of each side, by its place in the list of bots."""

    number: int
    deal: int
    lineup: tuple[int, ...]

    def seated(self, bots: Sequence[str], game: Game) -> list[str]:
        """Who sits where: seats of one side are one bot's."""
        return [bots[self.lineup[seat % game.sides]] for seat in range(game.players)]

    def seed(self, first: int) -> int:
        """What its cards are dealt from, in a league whose first deal has this seed."""
        return (first + self.deal) & MOST_SEED

    def dice(self, first: int) -> int:
        """What its bots draw their chances from; another deal or line-up has other dice."""
        return scrambled(roll(first + DICE_APART * self.number))


def schedule(bots: Sequence[str], sides: int, games: int) -> list[Match]:
    """The first games of a league: one deal after the other, each played by all line-ups."""
    every = all_lineups(bots, sides)
    dealt = ((deal, lineup) for deal in count() for lineup in every)
    return [Match(number, deal, lineup) for number, (deal, lineup) in enumerate(islice(dealt, games))]


def all_lineups(bots: Sequence[str], sides: int) -> list[tuple[int, ...]]:
    """All ways in which the bots can be seated. Of fewer bots than sides some play several; of more, some sit out."""
    if len(bots) < sides:
        return list(_seatings(bots, tuple(side % len(bots) for side in range(sides))))
    return [seating for chosen in combinations(range(len(bots)), sides) for seating in _seatings(bots, chosen)]


def _seatings(bots: Sequence[str], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The different orders of these bots; two bots of one name are not told apart."""
    orders = list(dict.fromkeys(permutations(chosen)))
    if len(orders) > MOST_PERMUTATIONS:
        orders = [chosen[turned:] + chosen[:turned] for turned in range(len(chosen))]
    seen = set()
    for order in orders:
        seated = tuple(bots[place] for place in order)
        if seated not in seen:
            seen.add(seated)
            yield order

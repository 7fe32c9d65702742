"""What is told is for everybody's ears: it says no more than all can see afterwards."""

import random
from typing import Any

import quartier
from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, advanced, length
from quartier.engine.primitives.dice import scrambled

POSITIONS = 12
LONGEST = 300
"""Decisions after which positions are no longer looked at."""


@every_variant
def test_what_is_told_of_a_move_depends_on_nothing_that_stays_hidden(variant: Variant) -> None:
    dice = random.Random(3)
    compared = 0
    for number in range(POSITIONS):
        table = advanced(variant, number, dice.randrange(min(LONGEST, length(variant))))
        for seat in range(variant.players):
            if table.over or seat == table.turn:
                continue
            possible = table.copy()
            table.game.modules.sight.redeal(possible.state, seat, scrambled(number))
            common = [move for move in table.moves() if move in possible.moves()]
            if common:
                compared += is_told_the_same(table.copy(), possible, seat, dice.choice(common))
    assert compared, "no two tables looked the same to a waiting seat"


def is_told_the_same(table: quartier.Table, possible: quartier.Table, seat: int, move: str) -> bool:
    """Where a waiting seat sees the same after a move, it was told the same; whether that could be compared."""
    told, also_told = said(table.play(move)), said(possible.play(move))
    if table.view(seat) != possible.view(seat):
        return False
    assert told == also_told
    return True


def said(happenings: list[Any]) -> list[Any]:
    """What is told, for programs, but for what was a secret until now."""
    return [happening.json() for happening in happenings if not happening.telling.reveals]

"""What a seat may not see of unfinished choices is taken back in one place, where all that a seat learns begins."""

from typing import Any

from quartier import Table
from quartier.conformance.golden import observed
from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, played
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.schema import copy_of

MOVES = 120


@every_variant
def test_a_seat_learns_the_same_from_a_table_and_from_what_is_left_of_it_after_concealing(variant: Variant) -> None:
    for table in played(variant, 23, MOVES):
        for seat in range(variant.players):
            concealed = table.copy()
            table.game.modules.sight.conceal(concealed.state, seat)
            assert concealed.view(seat) == table.view(seat)
            assert observed(concealed, seat) == observed(table, seat)


@every_variant
def test_concealing_twice_conceals_no_more(variant: Variant) -> None:
    for table in played(variant, 29, MOVES):
        for seat in (NOBODY, *range(variant.players)):
            once = copy_of(table.state)
            table.game.modules.sight.conceal(once, seat)
            twice = copy_of(once)
            table.game.modules.sight.conceal(twice, seat)
            assert twice == once


@every_variant
def test_what_a_seat_has_chosen_by_half_is_left_to_itself_alone(variant: Variant) -> None:
    before = variant.game.deal(31)
    for table in played(variant, 31, MOVES):
        if table.can_undo:
            for seat in {NOBODY, *range(variant.players)} - {table.turn}:
                assert concealed_state(table, seat) == concealed_state(before, seat)
        before = table.copy()


def concealed_state(table: Table, seat: int) -> Any:
    state = copy_of(table.state)
    table.game.modules.sight.conceal(state, seat)
    return state

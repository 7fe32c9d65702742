"""A chain of small moves is private until it is complete: it can be taken back, planned, and noted only at its end."""

from collections.abc import Iterator

import pytest

from quartier import IllegalMove, Table
from quartier.conformance.golden import observed
from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, played
from quartier.engine.primitives.notes import Note, listening

MOVES = 60


@every_variant
def test_what_nobody_heard_of_nobody_else_can_see(variant: Variant) -> None:
    for earlier, table, heard in moves_of(variant, 13):
        if not heard and table.turn == earlier.turn:
            assert seen_by_others(earlier, earlier.turn) == seen_by_others(table, earlier.turn)


@every_variant
def test_a_move_can_be_taken_back_only_if_nobody_else_has_learned_anything(variant: Variant) -> None:
    for earlier, table, heard in moves_of(variant, 17):
        if table.can_undo:
            assert not heard
            assert observed_by_others(earlier, earlier.turn) == observed_by_others(table, earlier.turn)
            table.undo()
            assert table.state == earlier.state
            assert table.history == earlier.history
        else:
            assert heard or table.turn != earlier.turn
            assert heard or seen_by_others(earlier, earlier.turn) != seen_by_others(table, earlier.turn)
            before = table.copy()
            with pytest.raises(IllegalMove):
                table.undo()
            assert table.state == before.state


def moves_of(variant: Variant, seed: int) -> Iterator[tuple[Table, Table, list[Note]]]:
    """The moves of a random game: the table before, the table after, and what was heard."""
    before = variant.game.deal(seed)
    for table in played(variant, seed, MOVES):
        if table.history:
            with listening() as heard:
                before.game.modules.rules.play(before.copy().state, table.history[-1])
            yield before, table.copy(), heard
        before = table.copy()


def seen_by_others(table: Table, decider: int | None) -> list[object]:
    others = [seat for seat in range(table.game.players) if seat != decider]
    return [table.view(seat) for seat in (None, *others)]


def observed_by_others(table: Table, decider: int | None) -> list[list[int]]:
    return [observed(table, seat) for seat in range(table.game.players) if seat != decider]


@every_variant
def test_every_plan_can_be_played_and_does_what_it_says(variant: Variant) -> None:
    for number, table in enumerate(played(variant, 19, MOVES)):
        if number % 10 or table.over:
            continue
        plans = table.plans(max(40, len(table.moves())))
        assert {plan.moves[0] for plan in plans} == set(table.moves())
        for plan in plans:
            happened = table.copy().play(*plan.moves)
            assert tuple(happened[: len(plan.happenings)]) == plan.happenings

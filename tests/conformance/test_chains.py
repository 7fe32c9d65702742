"""A chain of small moves is private until it is complete: it can be taken back, planned, and noted only at its end."""

import pytest

from quartier.engine.errors import IllegalMove
from quartier.engine.notes import listening
from tests.conformance.variants import VARIANTS, Variant, played

MOVES = 120


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_nobody_heard_of_nobody_else_can_see(variant: Variant) -> None:
    before = variant.game.deal(13)
    for table in played(variant, 13, MOVES):
        if len(table.history) == len(before.history):
            continue
        with listening() as heard:
            before.game.box.rules.play(before.state, table.history[-1])
        earlier = table.at(len(table.history) - 1)
        if not heard and table.turn == earlier.turn:
            others = [seat for seat in range(variant.players) if seat != earlier.turn]
            assert all(earlier.view(seat) == table.view(seat) for seat in (None, *others))
        before = table.copy()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_undo_is_offered_exactly_when_nobody_else_has_learned_anything(variant: Variant) -> None:
    undone = 0
    for table in played(variant, 17, MOVES):
        if not table.history:
            assert not table.can_undo
            continue
        earlier = table.at(len(table.history) - 1)
        others = [seat for seat in range(variant.players) if seat != earlier.turn]
        learned = any(earlier.view(seat) != table.view(seat) for seat in (None, *others))
        assert table.can_undo == (not learned)
        back = table.copy()
        if table.can_undo:
            back.undo()
            assert back.state == earlier.state
            undone += 1
        else:
            with pytest.raises(IllegalMove):
                back.undo()
            assert back.state == table.state
    assert undone > 0


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_plan_can_be_played_and_does_what_it_says(variant: Variant) -> None:
    for number, table in enumerate(played(variant, 19, MOVES)):
        if number % 10 or table.over:
            continue
        plans = table.plans(40)
        assert plans
        assert {plan.moves[0] for plan in table.plans()} == set(table.moves())
        for plan in plans:
            happened = table.copy().play(*plan.moves)
            assert tuple(happened[: len(plan.happenings)]) == plan.happenings

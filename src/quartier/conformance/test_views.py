"""What every view tells, whatever the game: whose eyes it is seen with, who decides, what is asked, and the points."""

from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, finished, played
from quartier.engine.primitives.seats import NOBODY

DECISIONS = 60
STEP = 5


@every_variant
def test_a_view_says_whose_it_is_who_decides_and_what_may_be_chosen(variant: Variant) -> None:
    tables = [table.copy() for number, table in enumerate(played(variant, 73, DECISIONS)) if number % STEP == 0]
    for table in [*tables, finished(variant)]:
        for seat in (None, *range(variant.players)):
            view = table.view(seat)
            assert (view["game"], view["seat"], view["turn"]) == (variant.name, seat, table.turn)
            assert len(view["scores"]) == variant.players
            texts = [choice["text"] for choice in view["moves"]]
            assert texts == (table.moves() if seat == table.turn and seat is not None else [])


@every_variant
def test_the_deciding_seat_sees_what_is_asked_of_it(variant: Variant) -> None:
    for table in played(variant, 79, DECISIONS):
        assert table.view(table.turn)["phase"] == table.phase
        assert table.over or 0 <= table.state.turn < variant.players


@every_variant
def test_nobody_decides_when_the_game_is_over(variant: Variant) -> None:
    table = finished(variant)
    assert table.state.turn == NOBODY
    assert table.view(None)["turn"] is None
    assert table.view(None)["phase"] == "over"

"""A table: playing, going back, copying."""

import pytest

import quartier


def table(seed: int = 7) -> quartier.Table:
    return quartier.game("property", 3).deal(seed)


def test_a_table_says_who_decides_what_and_how() -> None:
    fresh = table()
    assert fresh.turn in range(3)
    assert fresh.phase == "red"
    assert not fresh.over
    assert fresh.winners == []
    assert fresh.outcome == [0.0, 0.0, 0.0]
    assert all(move.startswith("red ") for move in fresh.moves())


def test_playing_tells_what_happened() -> None:
    fresh = table()
    assert fresh.play(fresh.moves()[0]) == []
    told = fresh.play(fresh.moves()[0])
    assert told[0].rule == "P15"
    assert told[0].json()["event"] == "named"
    assert "claims" in told[1].sentence("en", fresh.seats)
    assert "prend" in told[1].sentence("fr", fresh.seats)


@pytest.mark.parametrize("move", ["", "red", "red 11h", "3h", "castle", None, 7])
def test_an_unreadable_move_is_refused_with_what_is_legal(move: object) -> None:
    fresh = table()
    with pytest.raises(quartier.IllegalMove, match="Legal now: red") as refused:
        fresh.play(move)  # type: ignore[arg-type]
    assert refused.value.code == "unreadable-move"
    assert fresh.history == []


def test_moves_are_read_whatever_their_case_and_spaces() -> None:
    fresh = table()
    move = fresh.moves()[0]
    fresh.play(f"  {move.upper().replace(' ', '   ')} ")
    assert fresh.game.alphabet[fresh.history[0]] == move


def test_a_copy_goes_its_own_way() -> None:
    fresh = table()
    twin = fresh.copy()
    twin.play(twin.moves()[0])
    assert fresh.history == []
    assert fresh.state != twin.state


def test_any_earlier_point_can_be_replayed() -> None:
    fresh = table()
    documents = [fresh.document()]
    for _ in range(30):
        fresh.play(fresh.moves()[-1])
        documents.append(fresh.document())
    for played in (0, 1, 17, 30):
        assert fresh.at(played).document() == documents[played]


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    fresh = table()
    assert not fresh.can_undo
    with pytest.raises(quartier.IllegalMove) as refused:
        fresh.undo()
    assert refused.value.code == "nothing-to-undo"


def test_a_half_made_turn_can_be_taken_back_a_settled_one_cannot() -> None:
    fresh = table()
    before = fresh.document()
    fresh.play(fresh.moves()[0])
    fresh.undo()
    assert fresh.document() == before
    while len(fresh.history) < 2 or fresh.phase != "red":
        fresh.play(fresh.moves()[0])
    with pytest.raises(quartier.IllegalMove) as refused:
        fresh.undo()
    assert refused.value.code == "cannot-undo"


def test_without_a_seed_every_deal_is_a_surprise() -> None:
    game = quartier.game("property")
    assert len({game.deal().seed for _ in range(20)}) == 20


def test_a_plan_names_the_square_its_effect_and_not_what_will_be_drawn() -> None:
    plans = table().plans()
    assert all(len(plan.moves) >= 2 for plan in plans)
    events = {happening.event for plan in plans for happening in plan.happenings}
    assert events == {"named", "claimed"}


def test_the_number_of_plans_can_be_limited() -> None:
    assert len(table().plans(1)) == 1


def test_a_table_and_a_game_show_themselves() -> None:
    assert repr(quartier.game("property", 2)).startswith("quartier.game('property', players=2, bankruptcies=1")
    assert "seed 7, 0 moves, seat" in repr(table())

"""The journal of a table, folded up: who sees what, who may do what."""

import random

import pytest

import quartier
from quartier.engine.errors import IllegalMove
from quartier.server.clocks import Clock
from quartier.server.journaled_game import Draft, JournaledGame, Kind
from quartier.server.refusals import Refusal


def begun(people: tuple[int, ...] = (0, 1, 2), clock: Clock | None = None) -> JournaledGame:
    return JournaledGame(quartier.game("property", 3), seed=15, people=people, clock=clock or Clock(), at=1000)


def half(playing: JournaledGame) -> Draft:
    """The first move of a turn, which nobody else learns of."""
    turn = playing.table.turn
    assert turn is not None
    return playing.propose(turn, playing.table.moves()[:1], 1000)


def turn(playing: JournaledGame) -> Draft:
    """A whole turn."""
    seat = playing.table.turn
    assert seat is not None
    return playing.propose(seat, playing.table.plans(1)[0].moves, 2000)


def test_half_a_choice_is_counted_by_its_seat_alone() -> None:
    playing = begun()
    change = playing.apply(half(playing))
    assert change.viewers == (0,)
    assert [playing.count(viewer) for viewer in (None, 0, 1, 2)] == [0, 1, 0, 0]
    assert playing.last_line(0) == []


def test_a_whole_choice_is_one_change_for_everybody_however_many_clicks_it_took() -> None:
    whole, clicked = begun(), begun()
    plan = whole.table.plans(1)[0].moves
    whole.apply(whole.propose(0, plan, 5))
    for move in plan:
        clicked.apply(clicked.propose(0, [move], 5))
    for viewer in (None, 1, 2):
        assert whole.count(viewer) == clicked.count(viewer) == 1
        assert whole.log_for(viewer)[-1][0] == clicked.log_for(viewer)[-1][0] == 1
        assert whole.table.view(viewer) == clicked.table.view(viewer)
    assert whole.count(0) == 1
    assert clicked.count(0) == len(plan)


def test_a_chain_that_goes_on_after_something_happened_is_refused_whatever_comes_next() -> None:
    playing = begun()
    plan = playing.table.plans(1)[0].moves
    for next_move in ("red 3h", "nonsense"):
        with pytest.raises(Refusal) as refused:
            playing.propose(0, [*plan, next_move], 5)
        assert refused.value.code == "chain-goes-on"
    assert playing.number == 0
    assert playing.table.history == []


def test_only_the_deciding_seat_moves() -> None:
    playing = begun()
    with pytest.raises(Refusal) as refused:
        playing.propose(1, playing.table.moves()[:1], 5)
    assert refused.value.code == "not-your-turn"


def test_the_same_moves_sent_twice_are_done_once() -> None:
    playing = begun()
    moves = playing.table.plans(1)[0].moves
    assert not playing.is_done(0, 0, moves)
    playing.apply(playing.propose(0, moves, 5))
    assert playing.is_done(0, 0, [move.upper() for move in moves])
    with pytest.raises(Refusal) as refused:
        playing.is_done(0, 0, ["red 2h"])
    assert refused.value.code == "stale-number"
    assert refused.value.facts == {"number": 1}


def test_what_happens_to_seats_makes_no_move_stale() -> None:
    playing = begun()
    moves = playing.table.plans(1)[0].moves
    playing.apply(playing.propose_leaving(2, Kind.RESIGN, 5))
    assert not playing.is_done(0, 0, moves)
    playing.apply(playing.propose(0, moves, 6))
    assert playing.is_done(0, 0, moves)


def test_a_number_from_the_future_is_refused() -> None:
    with pytest.raises(Refusal):
        begun().is_done(0, 1, ["red 2h"])


def test_half_a_choice_is_taken_back_without_anybody_noticing() -> None:
    playing = begun()
    playing.apply(half(playing))
    change = playing.apply(playing.propose_undo(0, 9, is_rated=True))
    assert change.viewers == (0,)
    assert playing.count(0) == 2
    assert playing.table.history == []
    assert playing.log_for(1) == begun().log_for(1)


def test_what_others_have_seen_is_taken_back_when_all_people_agree() -> None:
    playing = begun()
    before = playing.table.document()
    playing.apply(turn(playing))
    playing.apply(half(playing))
    assert playing.apply(playing.propose_undo(0, 9, is_rated=False)).viewers == ()
    assert playing.wish is not None
    playing.apply(half_again(playing))
    playing.apply(playing.propose_answer(1, True, 10))
    change = playing.apply(playing.propose_answer(2, True, 11))
    assert change.is_public
    assert playing.table.document() == before
    assert playing.log[-1].event == "table-undone"
    assert playing.wish is None


def half_again(playing: JournaledGame) -> Draft:
    """One more click of the seat that has begun to choose, or the same one again."""
    seat = playing.table.turn
    assert seat is not None
    return playing.propose_undo(seat, 9, is_rated=False)


def test_one_refusal_ends_the_wish() -> None:
    playing = begun()
    playing.apply(turn(playing))
    playing.apply(playing.propose_undo(0, 9, is_rated=False))
    playing.apply(playing.propose_answer(1, False, 10))
    assert playing.wish is None
    with pytest.raises(Refusal):
        playing.propose_answer(2, True, 11)


def test_a_move_in_public_ends_the_wish() -> None:
    playing = begun()
    playing.apply(turn(playing))
    playing.apply(playing.propose_undo(0, 9, is_rated=False))
    playing.apply(turn(playing))
    assert playing.wish is None


def test_a_bot_that_plays_on_answers_for_nobody() -> None:
    playing = begun(people=(0, 2))
    before = playing.table.document()
    playing.apply(turn(playing))
    playing.apply(playing.propose_undo(0, 9, is_rated=False))
    assert not playing.apply(turn(playing)).ends_wish
    assert playing.wish is not None
    assert playing.apply(playing.propose_answer(2, True, 10)).ends_wish
    assert playing.table.document() == before


def test_one_may_give_up_ones_own_wish() -> None:
    playing = begun()
    playing.apply(turn(playing))
    playing.apply(playing.propose_undo(0, 9, is_rated=False))
    with pytest.raises(Refusal):
        playing.propose_answer(0, True, 10)
    change = playing.apply(playing.propose_answer(0, False, 10))
    assert change.is_table_business
    assert playing.wish is None


@pytest.mark.parametrize("leaver", [0, 1])
def test_no_wish_waits_for_a_seat_that_has_left(leaver: int) -> None:
    playing = begun()
    playing.apply(turn(playing))
    playing.apply(playing.propose_undo(0, 9, is_rated=False))
    playing.apply(playing.propose_answer(2, True, 10))
    assert playing.apply(playing.propose_leaving(leaver, Kind.RESIGN, 11)).ends_wish
    assert playing.wish is None


def test_against_bots_alone_nobody_need_agree() -> None:
    playing = begun(people=(0,))
    before = playing.table.document()
    for _ in range(3):
        playing.apply(turn(playing))
    assert playing.apply(playing.propose_undo(0, 9, is_rated=False)).is_public
    assert playing.table.document() == before


def test_at_a_rated_table_nothing_that_was_seen_comes_back() -> None:
    playing = begun(people=(0,))
    playing.apply(turn(playing))
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        playing.propose_undo(0, 9, is_rated=True)


def test_a_seat_that_has_not_moved_has_nothing_to_take_back() -> None:
    playing = begun()
    playing.apply(turn(playing))
    with pytest.raises(IllegalMove) as refused:
        playing.propose_undo(1, 9, is_rated=False)
    assert refused.value.code == "nothing-to-undo"


def test_a_journal_read_again_tells_the_same_game() -> None:
    dice = random.Random(4)
    playing = begun()
    entries = []
    while playing.number < 300 and not playing.table.over:
        seat = playing.table.turn
        assert seat is not None
        if dice.random() < 0.2 and playing.table.can_undo:
            draft = playing.propose_undo(seat, playing.number, is_rated=False)
        else:
            draft = playing.propose(seat, [dice.choice(playing.table.moves())], playing.number)
        entries.append(draft.entry)
        playing.apply(draft)
    again = begun()
    for entry in entries:
        again.read(entry)
    assert again.table.state == playing.table.state
    assert again.table.quiet == playing.table.quiet
    for viewer in (None, 0, 1, 2):
        assert again.count(viewer) == playing.count(viewer)
        assert again.log_for(viewer) == playing.log_for(viewer)


def test_a_resigned_seat_stays_with_the_bot_one_out_of_time_can_come_back() -> None:
    playing = begun()
    playing.apply(playing.propose_leaving(1, Kind.OUT_OF_TIME, 5))
    playing.apply(playing.propose_return(1, 6))
    assert playing.gone == {}
    playing.apply(playing.propose_leaving(1, Kind.RESIGN, 7))
    with pytest.raises(Refusal):
        playing.propose_return(1, 8)
    with pytest.raises(Refusal):
        playing.propose_leaving(1, Kind.RESIGN, 8)


def test_a_seat_that_has_left_takes_nothing_back() -> None:
    playing = begun()
    playing.apply(turn(playing))
    playing.apply(playing.propose_leaving(0, Kind.RESIGN, 5))
    with pytest.raises(Refusal) as refused:
        playing.propose_undo(0, 6, is_rated=False)
    assert refused.value.code == "already-gone"


def test_nobody_earns_time_by_a_move_that_is_taken_back() -> None:
    playing = begun(people=(0,), clock=Clock("live", full=60_000, increment=5_000))
    playing.apply(turn(playing))
    playing.apply(playing.propose_undo(0, 3_000, is_rated=False))
    assert playing.times.left == [64_000, 60_000, 60_000]
    with_people = begun(clock=Clock("live", full=60_000, increment=5_000))
    with_people.apply(turn(with_people))
    with_people.apply(with_people.propose_undo(0, 3_000, is_rated=False))
    for seat in (1, 2):
        with_people.apply(with_people.propose_answer(seat, True, 4_000))
    assert with_people.times.left == [64_000, 58_000, 60_000]


def test_a_clock_runs_from_one_public_change_to_the_next() -> None:
    playing = begun(clock=Clock("live", full=60_000, increment=5_000))
    moves = playing.table.plans(1)[0].moves
    playing.apply(playing.propose(0, moves[:1], 11_000))
    assert playing.times.json(11_000) == {"kind": "live", "left": [50_000, 60_000, 60_000], "running": 0}
    playing.apply(playing.propose(0, moves[1:], 21_000))
    assert playing.times.json(22_000) == {"kind": "live", "left": [45_000, 59_000, 60_000], "running": 1}
    assert playing.times.runs_out == 81_000


def test_every_move_has_its_days() -> None:
    playing = begun(clock=Clock("days", full=1_000_000))
    playing.apply(turn(playing))
    assert playing.times.json(500_000) == {"kind": "days", "left": [999_000, 502_000, 1_000_000], "running": 1}


def test_a_bot_needs_no_clock_and_who_comes_back_has_time_to_look() -> None:
    playing = begun(clock=Clock("live", full=60_000))
    playing.apply(playing.propose_leaving(0, Kind.OUT_OF_TIME, 61_000))
    assert playing.times.runs_out is None
    playing.apply(playing.propose_return(0, 70_000))
    assert playing.times.json(70_000) == {"kind": "live", "left": [30_000, 60_000, 60_000], "running": 0}

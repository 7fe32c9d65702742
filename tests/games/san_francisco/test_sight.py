"""What is hidden, and until when (S18-S22)."""

from collections import Counter
from typing import Any

import pytest

import quartier
from quartier.conformance.variants import Variant, advanced, variants_of
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.schema import copy_of
from quartier.games.san_francisco import laws, sight
from tests.games.san_francisco.positions import STARTING_HAND, at
from tests.games.san_francisco.test_document import VALID
from tests.games.san_francisco.test_grants import less
from tests.games.san_francisco.test_investing import FIFTEEN


def others(table: quartier.Table, seat: int) -> list[dict[str, Any]]:
    """What everybody sees but one seat, a spectator included."""
    return [table.view(other) for other in (None, *range(table.game.players)) if other != seat]


def redealt(table: quartier.Table, seat: int, seed: int) -> quartier.Table:
    possible = table.copy()
    sight.redeal(possible.state, seat, seed)
    assert laws.broken(possible.state) == 0
    assert possible.view(seat) == table.view(seat)
    return possible


# The view


def test_the_number_of_cheques_and_cards_is_public_and_their_faces_are_not() -> None:
    """S18, S20, S22."""
    table = at("reveal", hands=[less(10, 20), STARTING_HAND, STARTING_HAND])
    seen = table.view(0)
    assert seen["hands"] == [less(10, 20), ["?"] * 12, ["?"] * 12]
    assert seen["bank"] == ["?"] * 2
    assert seen["deck"] == ["?"] * 35
    assert seen["action_deck"] == ["?"] * 18
    assert table.view(None)["hands"] == [["?"] * 10, ["?"] * 12, ["?"] * 12]


@pytest.mark.parametrize("phase", VALID)
def test_a_view_has_every_field_of_the_document_and_moves_for_the_active_seat_only(phase: str) -> None:
    """S22."""
    table = quartier.load(VALID[phase])
    for seat in (None, *range(table.game.players)):
        seen = table.view(seat)
        assert set(table.document()) <= set(seen)
        assert (seen["moves"] != []) == (seat is not None and seat == table.turn)


def test_influence_cards_are_seen_to_be_played_but_not_which() -> None:
    """S19, S22."""
    table = at("play", card="villa influence 1")
    table.play("play 7")
    assert table.view(0)["played"] == [7, None, None]
    assert table.view(1)["played"] == ["?", None, None]
    assert table.view(None)["played"] == ["?", None, None]


def test_option_tiles_are_hidden_until_the_last_one_is_picked() -> None:
    """S19, S22."""
    table = at("option", card="option")
    table.play("option home", "option work")
    assert table.view(2)["picks"] == ["?", "?", None]
    assert table.view(1)["picks"] == ["?", "work", None]
    table.play("option work")
    assert table.view(0)["picks"] == ["home", "work", "work"]


def test_hidden_cheques_seem_to_be_in_the_hand_still() -> None:
    """S19, S22."""
    table = at("hide", card="option", picks=["work", "work", "work"], tile="work")
    before = [view["hands"] for view in others(table, 0)]
    table.play("add 10", "add 20", "commit")
    assert [view["hands"] for view in others(table, 0)] == before
    assert all(view["hidden"] == [[], [], []] for view in others(table, 0))
    assert table.view(0)["hidden"] == [[10, 20], [], []]
    assert table.view(0)["hands"][0] == less(10, 20)


def test_the_ledger_says_nothing_about_hidden_cheques() -> None:
    """S21a."""
    table = at("hide", card="option", picks=["work", "work", "work"], tile="work")
    table.play("add 10", "add 20", "commit")
    assert table.view(1)["ledger"][0] == STARTING_HAND
    assert table.document()["ledger"][0] == less(10, 20)


def test_a_paid_cheque_is_never_shown() -> None:
    """S20, S40."""
    views = []
    for payment in ("pay 10", "pay 100"):
        table = at("pay", 1, card="option", picks=["work", "trade", "work"], tile="trade")
        happened = [happening.json() for happening in table.play(payment)]
        views.append((others(table, 1), happened))
    assert views[0] == views[1]


# Chains are private until they are complete


@pytest.mark.parametrize(
    ("phase", "moves"),
    [
        ("bid", ["add 50", "add 10"]),
        ("raise", ["add 50", "add 100"]),
        ("offer", ["add 40"]),
        ("hide", ["add 10", "add 20"]),
        ("lift", ["h 1 1"]),
        ("move_from", ["h 1 1"]),
        ("swap_first", ["h 6 1"]),
    ],
)
def test_a_half_made_choice_shows_nowhere_and_is_not_heard_of(phase: str, moves: list[str]) -> None:
    """S22."""
    table = quartier.load(VALID[phase])
    assert table.turn is not None
    seat = table.turn
    before = others(table, seat)
    for move in moves:
        assert table.play(move) == []
        assert others(table, seat) == before
    assert table.can_undo


def test_a_lifted_stick_to_replace_a_rivals_is_seen_in_its_place() -> None:
    """S22, S50."""
    sticks = {**dict.fromkeys(FIFTEEN, 0), "h 6 4": 1}
    table = at("lift", action="replace influence", investors=[0], sticks=sticks)
    before = others(table, 0)
    table.play("h 1 1")
    assert others(table, 0) == before
    assert before[0]["phase"] == "lift"


def test_sticks_are_seen_to_be_removed_when_their_owner_stops() -> None:
    """S22, S73."""
    table = at("remove", action="buyback", sticks={"h 1 1": 0, "h 1 2": 0, "h 1 3": 0})
    before = others(table, 0)
    table.play("h 1 1", "h 1 2")
    assert others(table, 0) == before
    assert table.view(0)["sticks"] == {"h 1 3": 0}
    table.play("stop")
    assert all(view["sticks"] == {"h 1 3": 0} for view in others(table, 0))


def test_a_committed_bid_is_open_to_all() -> None:
    """S18, S33."""
    table = at("bid", card="house cheques")
    table.play("add 50", "add 10", "commit")
    for view in others(table, 0):
        assert view["bids"][0] == [10, 50]
        assert view["hands"][0] == ["?"] * 10
        assert view["ledger"][0] == less(10, 50)


def test_the_first_stick_of_a_double_is_open_to_all() -> None:
    """S51, S67."""
    table = at("place", action="double cheques", investors=[0])
    table.play("h 1 1")
    assert table.view(1)["sticks"] == {"h 1 1": 0}
    assert table.view(1)["picked"] == "h 1 1"


def test_plans_do_not_foretell_what_is_secret() -> None:
    """S19: the last player cannot read the others' cards from what his own would do."""
    table = at("play", card="villa influence 1")
    table.play("play 7", "play 3")
    assert all(plan.happenings == () for plan in table.plans())


# Concealing


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
@pytest.mark.parametrize("phase", VALID)
def test_what_is_concealed_once_more_stays_as_it_is(phase: str, seat: int) -> None:
    """S22."""
    seen = quartier.load(VALID[phase]).state
    sight.conceal(seen, seat)
    again = copy_of(seen)
    sight.conceal(again, seat)
    assert again == seen


@pytest.mark.parametrize("phase", VALID)
def test_nothing_that_a_seat_has_chosen_itself_is_concealed_from_it(phase: str) -> None:
    """S22."""
    table = quartier.load(VALID[phase])
    for seat in range(table.game.players):
        seen = copy_of(table.state)
        sight.conceal(seen, seat)
        chosen = [(state.played[seat], state.picks[seat], state.laid[seat]) for state in (seen, table.state)]
        assert chosen[0] == chosen[1]


# What a seat must think possible


def test_a_rivals_influence_card_could_be_any_that_he_may_play() -> None:
    """S19."""
    table = at("play", card="villa influence 1", influence=[3, 30, 30])
    table.play("play 1")
    found = Counter(redealt(table, 1, seed).state.played[0] for seed in range(400))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 60
    assert all(redealt(table, 0, seed).state.played[0] == 1 for seed in range(5))


def test_a_rivals_option_tile_could_be_any() -> None:
    """S19."""
    table = at("option", card="option")
    table.play("option home")
    found = Counter(redealt(table, 2, seed).state.picks[0] for seed in range(300))
    assert set(found) == {0, 1, 2}
    assert min(found.values()) > 60


def test_tiles_that_were_shown_stay() -> None:
    """S18."""
    table = at("hide", card="option", picks=["work", "work", "home"], tile="work")
    assert redealt(table, 2, 1).document()["picks"] == ["work", "work", "home"]


def test_a_rival_may_have_hidden_any_five_cheques_or_fewer() -> None:
    """S42: every set of cheques is as likely as any other."""
    hands = [[10, 20, 30], [10], [10]]
    table = at("hide", card="option", picks=["work", "work", "home"], tile="work", hands=hands)
    table.play("add 30", "commit")
    found = Counter(tuple(redealt(table, 1, seed).document()["hidden"][0]) for seed in range(800))
    assert len(found) == 8
    assert min(found.values()) > 60


def test_the_secret_payment_could_be_any_cheque_of_the_ledger() -> None:
    """S21a."""
    table = at("pay", 1, card="option", picks=["work", "trade", "work"], tile="trade")
    table.play("pay 50")
    paid: Counter[int] = Counter()
    for seed in range(1200):
        possible = redealt(table, 0, seed).document()
        assert possible["ledger"] == table.document()["ledger"]
        paid[possible["bank"][0]] += 1
        assert sorted([*possible["hands"][1], *possible["bank"]]) == STARTING_HAND
    assert set(paid) == set(STARTING_HAND)
    assert paid[10] > 130
    assert min(paid.values()) > 60
    assert all(redealt(table, 1, seed).document()["bank"] == [50] for seed in range(5))


def test_nobody_is_thought_to_hold_a_cheque_that_is_known_to_be_elsewhere() -> None:
    """S21a: two of the three cheques of 100 are seen in the hand of seat 2, the third is mine."""
    hands = [STARTING_HAND, less(100), [*STARTING_HAND, 100]]
    table = at("reveal", hands=hands, ledger=[STARTING_HAND, STARTING_HAND, [*STARTING_HAND, 100]])
    for seed in range(50):
        assert redealt(table, 0, seed).document()["hands"] == hands


def test_half_made_choices_of_others_are_taken_back() -> None:
    table = at("bid", card="house cheques")
    table.play("add 50")
    possible = redealt(table, 1, 3)
    assert (possible.phase, possible.turn) == ("bid", 0)
    assert redealt(table, 0, 3).phase == "raise"


def test_the_decks_could_lie_in_any_order() -> None:
    """S20."""
    table = at("reveal", discard=["option"], years=["grant"])
    orders = {tuple(redealt(table, 0, seed).document()["deck"]) for seed in range(10)}
    actions = {tuple(redealt(table, 0, seed).document()["action_deck"]) for seed in range(10)}
    assert len(orders) == len(actions) == 10


@pytest.mark.parametrize("variant", variants_of("san_francisco")[::5], ids=str)
def test_what_is_drawn_anew_keeps_no_trace_of_what_was_hidden(variant: Variant) -> None:
    """S20, S21a."""
    for decisions in range(0, 400, 25):
        table = advanced(variant, decisions, decisions)
        for seat in range(variant.players):
            assert redealt(redealt(table, seat, 1), seat, 2).state == redealt(table, seat, 2).state


def test_of_a_chosen_action_deck_only_the_numbers_are_known() -> None:
    """S16, S20."""
    table = at("reveal", options={"cards_grant": 2, "cards_homes": 0}, years=["grant"])
    decks = [Counter(redealt(table, 0, seed).document()["action_deck"]) for seed in range(40)]
    assert all((deck.total(), deck["grant"], deck["homes"]) == (11, 1, 0) for deck in decks)
    assert len({deck["buyback"] for deck in decks}) > 1


def test_the_table_itself_is_not_touched_by_a_view_or_an_observation() -> None:
    for position in VALID.values():
        table = quartier.load(position)
        before = copy_of(table.state)
        for seat in range(table.game.players):
            table.view(seat)
            sight.observe(table.state, seat, [0] * sight.OBSERVATION_SIZE)
        assert table.state == before

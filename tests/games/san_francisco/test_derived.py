"""Who is how near to each district, and what the next cheque may be."""

from collections import Counter
from typing import Any

import pytest

import quartier
from quartier.games.san_francisco import sight
from tests.games.san_francisco.positions import STARTING_HAND, at
from tests.games.san_francisco.test_grants import less

# The book's city: 1 3 market beside a park, 2 2 industry, 4 3 bank beside a park, 3 4 hall beside a park


def standing(district: str, **fields: Any) -> Any:
    return at("reveal", **fields).view(None)["standings"].get(district)


@pytest.mark.parametrize(
    ("district", "sticks", "needs"),
    [
        ("2 2", {}, [3, 3, 3]),
        ("2 2", {"h 2 2": 0, "v 2 2": 0}, [1, None, None]),
        ("2 2", {"h 2 2": 0, "v 2 2": 1}, [2, 2, 2]),
        ("2 2", {"h 2 2": 0, "v 2 2": 0, "h 3 2": 1, "v 2 3": 1}, [None, None, None]),
        ("1 3", {}, [2, 2, 2]),
        ("1 3", {"h 1 3": 2}, [2, 2, 1]),
        ("3 4", {}, [3, 3, 3]),
        ("3 4", {"h 3 4": 1}, [None, 2, None]),
    ],
)
def test_a_seat_needs_as_many_sticks_as_make_it_decisive(
    district: str, sticks: dict[str, int], needs: list[int | None]
) -> None:
    """S53, S55."""
    assert standing(district, sticks=sticks)["needs"] == needs


def test_laying_the_sticks_that_are_needed_rebuilds_the_district() -> None:
    """S53: of every seat and district, as far as one stick is enough."""
    sticks = {"h 2 2": 0, "v 2 2": 0, "h 1 3": 2, "h 3 4": 1, "h 4 4": 1}
    for district, found in at("reveal", sticks=sticks).view(None)["standings"].items():
        row, column = map(int, district.split())
        sides = {f"h {row} {column}", f"h {row + 1} {column}", f"v {row} {column}", f"v {row} {column + 1}"}
        for seat, needed in enumerate(found["needs"]):
            table = at("place", seat, sticks=sticks, action="free influence", investors=[seat])
            for street in sides & set(table.moves()):
                rebuilt = [told for told in table.copy().play(street) if told.event == "rebuilt"]
                mine = [told for told in rebuilt if (told.facts["seat"], told.facts["district"]) == (seat, district)]
                assert (mine != []) == (needed == 1)


def test_open_homes_cards_add_to_what_villas_and_houses_bring() -> None:
    """S57."""
    fields = {"years": ["homes", "homes"], "open_homes": 2}
    assert standing("1 1", **fields)["prestige"] == 4 + 6
    assert standing("2 2", **fields)["prestige"] == 6


def test_parks_and_rebuilt_districts_have_no_standing() -> None:
    """S6, S58."""
    assert standing("1 4") is None
    assert standing("2 2", rebuilt={"2 2": 1}) is None


def test_a_stick_being_removed_still_counts_for_others() -> None:
    table = at("remove", 0, action="buyback", sticks={"h 2 2": 0, "v 2 2": 0})
    table.play("h 2 2")
    assert table.view(0)["standings"]["2 2"]["needs"] == [2, 3, 3]
    assert table.view(1)["standings"]["2 2"]["needs"] == [1, None, None]


# The next cheque


def drawing(**fields: Any) -> quartier.Table:
    usual = {"action": "grant", "takes": ["cheques", "influence", "influence"]}
    return at("draw", **{**usual, **fields})


def likely(table: quartier.Table, seat: int | None) -> dict[int, float]:
    """The values that the next cheque may have, each with its chance."""
    return {found["cheque"]: found["chance"] for found in table.view(seat)["chances"]["next"] if found["chance"]}


def test_a_bank_that_everybody_can_reckon_tells_its_odds() -> None:
    """S21, S75: 60 is drawn of the limit of 100; 40 reaches it, 70 goes over."""
    table = drawing(drawn=[60], bank=[40, 70, 70, 10], hands=[less(60, 70, 10), less(40), less(70)])
    for seat in (None, 0, 1, 2):
        assert likely(table, seat) == {10: 0.25, 40: 0.25, 70: 0.5}
        assert table.view(seat)["chances"]["over"] == 0.5
        over = {found["cheque"] for found in table.view(seat)["chances"]["next"] if found["over"]}
        assert over == {50, 60, 70, 80, 90, 100}


def test_a_cheque_paid_in_secret_makes_the_odds_an_average_for_all_but_the_payer() -> None:
    """S21a: seat 1 has paid one of its twelve cheques, nobody else knows which."""
    table = drawing(bank=[100], hands=[STARTING_HAND, less(100), STARTING_HAND], ledger=[STARTING_HAND] * 3)
    for seat in (None, 0, 2):
        assert likely(table, seat) == {value: round(copies / 12, 3) for value, copies in Counter(STARTING_HAND).items()}
    assert likely(table, 1) == {100: 1}


def test_the_odds_are_those_of_the_hands_a_seat_thinks_possible() -> None:
    """S21a."""
    hands = [less(10), less(20, 100), less(30)]
    table = drawing(bank=[10, 20, 30, 100], hands=hands, ledger=[less(10), less(20), less(30)])
    found = Counter[int]()
    deals = 3000
    for seed in range(deals):
        possible = table.copy()
        sight.redeal(possible.state, 0, seed)
        found[possible.document()["bank"][0]] += 1
    for value, chance in likely(table, 0).items():
        assert found[value] / deals == pytest.approx(chance, abs=0.03)


def test_only_a_draw_has_odds() -> None:
    assert at("reveal").view(0)["chances"] is None

"""Majority and rebuilding (S52-S58)."""

from itertools import product

import pytest

from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco.pieces.names import DISTRICT_TEXTS
from quartier.games.san_francisco.rules.majority import decisive_player
from tests.games.san_francisco.positions import at, events, played

PLAIN = ("h 2 2", "h 3 2", "v 2 2", "v 2 3")
"""The sides of district 2 2, industry, none of them white."""
BESIDE_ONE_PARK = ("h 3 2", "h 4 2", "v 3 2")
"""The sides of district 3 2, leisure, that are not white."""


def majority(sides: tuple[str, ...], owners: tuple[int, ...], district: str) -> int:
    """Who is decisive at a district, with these owners of its sides; -1 stands for an empty side."""
    sticks = {side: owner for side, owner in zip(sides, owners, strict=True) if owner >= 0}
    others = ["1 2", "2 1", "2 2", "2 3", "3 2", "3 1", "4 2", "1 3", "2 4"]
    table = at("reveal", players=5, sticks=sticks, rebuilt=dict.fromkeys(others, 4))
    for seat in range(5):
        table.state.rebuilt[seat] = 0
    return decisive_player(table.state, DISTRICT_TEXTS.index(district))


@pytest.mark.parametrize("owners", list(product((-1, 0, 1, 2, 3), repeat=4)))
def test_a_player_is_decisive_who_has_more_than_any_rival_can_reach(owners: tuple[int, ...]) -> None:
    """S52, S53, no white side: three or four sticks, or two against two rivals with one each."""
    counts = {seat: owners.count(seat) for seat in range(5)}
    expected = NOBODY
    for seat, own in counts.items():
        rivals = [counts[other] for other in counts if other != seat]
        if own >= 3 or (own == 2 and sorted(rivals)[-2:] == [1, 1]):
            expected = seat
    assert majority(PLAIN, owners, "2 2") == expected


@pytest.mark.parametrize("owners", list(product((-1, 0, 1, 2), repeat=3)))
def test_beside_one_park_two_sticks_are_decisive(owners: tuple[int, ...]) -> None:
    """S53."""
    expected = next((seat for seat in range(3) if owners.count(seat) >= 2), NOBODY)
    assert majority(BESIDE_ONE_PARK, owners, "3 2") == expected


TWO_PARKS = ["VOMHPIL", "HIVLOPV", "MLBTIHO", "OVPHMLI", "LHIMVMO"]
"""District 1 6 lies between two parks, on 1 5 and 2 6."""
THREE_PARKS = ["VPIPVOL", "HOPLOMV", "MLBTIHO", "OVIHMLI", "LHIMVHM"]
"""District 1 3 lies between three parks."""


@pytest.mark.parametrize(
    ("sticks", "decisive"),
    [({"h 1 6": 0}, NOBODY), ({"h 1 6": 0, "v 1 7": 1}, NOBODY), ({"h 1 6": 0, "v 1 7": 0}, 0)],
)
def test_between_two_parks_both_sides_are_needed(sticks: dict[str, int], decisive: int) -> None:
    """S53."""
    table = at("reveal", tiles=TWO_PARKS, sticks=sticks, rebuilt={"1 6": 0})
    table.state.rebuilt[0] = 0
    assert decisive_player(table.state, DISTRICT_TEXTS.index("1 6")) == decisive


def test_between_three_parks_one_stick_is_decisive() -> None:
    """S53."""
    after = played(at("place", tiles=THREE_PARKS, investors=[1], turn=1, action_deck=["grant"]), "h 1 3")
    assert after["rebuilt"] == {"1 3": 1}


def test_the_majority_holder_scores_even_if_another_laid_the_stick() -> None:
    """S54."""
    sticks = {"h 2 2": 0, "v 2 2": 0, "v 2 3": 2}
    after = played(
        at("place", 1, card="industry cheques", investors=[1], sticks=sticks, action_deck=["grant"]), "h 3 2"
    )
    assert after["prestige"] == [6, 0, 0]


@pytest.mark.parametrize(
    ("sticks", "decisive"),
    [
        ({"h 3 4": 0, "h 4 4": 0}, NOBODY),
        ({"h 3 4": 0, "h 4 4": 0, "v 3 5": 1}, NOBODY),
        ({"h 3 4": 0, "h 4 4": 0, "v 3 5": 0}, 0),
    ],
)
def test_the_hall_needs_every_side_that_is_not_white(sticks: dict[str, int], decisive: int) -> None:
    """S55."""
    table = at("reveal", sticks=sticks, rebuilt={"3 4": 0})
    table.state.rebuilt[0] = 0
    assert decisive_player(table.state, DISTRICT_TEXTS.index("3 4")) == decisive


def test_the_bank_needs_every_side_that_is_not_white() -> None:
    """S55."""
    sticks = {"v 4 3": 2, "v 4 4": 2}
    table = at("place", 2, card="industry cheques", investors=[2], sticks=sticks, action_deck=["grant"])
    assert played(table, "h 5 3")["rebuilt"] == {"4 3": 2}
    assert table.scores == [0, 0, 10]


@pytest.mark.parametrize(
    ("district", "sticks", "street", "prestige"),
    [
        ("1 1", ["v 1 1", "v 1 2"], "h 1 1", 4),
        ("5 2", ["v 5 2", "v 5 3"], "h 6 2", 4),
        ("3 1", ["v 3 1", "h 3 1"], "h 4 1", 5),
        ("5 1", ["v 5 1", "h 5 1"], "h 6 1", 5),
        ("4 7", ["v 4 8", "h 5 7"], "v 4 7", 6),
        ("3 7", ["v 3 8", "h 3 7"], "v 3 7", 6),
    ],
)
def test_each_kind_brings_its_prestige_at_once(district: str, sticks: list[str], street: str, prestige: int) -> None:
    """S56."""
    board = {"sticks": dict.fromkeys(sticks, 0), "action_deck": ["grant"]}
    table = at("place", action="free influence", investors=[0], **board)
    after = played(table, street)
    assert after["rebuilt"] == {district: 0}
    assert after["prestige"][0] == prestige


def test_a_swap_can_rebuild_several_districts_for_several_players() -> None:
    """S56, S69: each swapped stick completes a majority for its owner on both of its new sides."""
    sticks = {"h 2 2": 0, "v 2 2": 0, "h 4 2": 0, "h 3 2": 1, "h 6 1": 0, "v 5 1": 1, "v 5 2": 1}
    table = at("swap_first", 2, action="swap cheques", investors=[2], sticks=sticks, action_deck=["grant"])
    after = played(table, "h 3 2", "h 6 1")
    assert after["rebuilt"] == {"2 2": 0, "3 2": 0, "5 1": 1}
    assert after["prestige"] == [11, 5, 0]


def test_the_movers_districts_come_first_and_take_the_homes_cards() -> None:
    """S57: 1 1 would be first by row, but it belongs to the other player."""
    sticks = {"h 1 1": 1, "v 1 1": 1, "v 1 2": 2, "v 2 1": 0, "h 3 1": 0}
    fields = {"years": ["homes", "homes"], "open_homes": 2, "action_deck": ["grant"]}
    table = at("place", 0, action="free influence", investors=[0], sticks=sticks, **fields)
    happened = table.play("h 2 1")
    order = [happening.facts["district"] for happening in happened if happening.event == "rebuilt"]
    assert order == ["2 1", "1 1"]
    after = table.document()
    assert after["prestige"] == [4 + 6, 4, 0]
    assert after["open_homes"] == 0


def test_one_players_districts_come_by_row_then_column() -> None:
    """S57."""
    sticks = {"h 1 1": 1, "v 1 1": 1, "v 2 1": 1, "h 3 1": 1}
    fields = {"years": ["homes"], "open_homes": 1, "action_deck": ["grant"]}
    table = at("place", 1, action="free influence", investors=[1], sticks=sticks, **fields)
    assert events(table, "h 2 1")[:4] == ["laid", "rebuilt", "homes_paid", "rebuilt"]
    assert table.scores == [0, 4 + 3 + 4, 0]


def test_a_rebuilt_district_stays_rebuilt_and_is_not_scored_again() -> None:
    """S58."""
    board = {"sticks": {"h 2 2": 0, "v 2 2": 0, "v 2 3": 0}, "rebuilt": {"2 2": 0}, "prestige": [6, 0, 0]}
    table = at("replace", 1, action="replace influence", investors=[1], deck=["border"], **board)
    table.play("h 2 2")
    assert table.scores == [6, 0, 0]
    assert table.document()["rebuilt"] == {"2 2": 0}


def test_the_sticks_of_a_rebuilt_district_count_for_its_neighbours() -> None:
    """S58."""
    board = {"sticks": {"h 2 2": 0, "v 2 2": 0, "v 2 3": 0, "h 1 2": 0}, "rebuilt": {"2 2": 0}}
    table = at("place", card="office cheques", investors=[0], action_deck=["grant"], **board)
    assert played(table, "v 1 2")["rebuilt"] == {"2 2": 0, "1 2": 0}

"""What is printed: the tables of section 2 and the terms of S1-S7."""

from collections import Counter

import pytest

import quartier
from quartier.games.san_francisco import pieces
from quartier.games.san_francisco.pieces import (
    ACTION_CARDS,
    AUCTION_CARDS,
    STARTING_HAND,
    Currency,
    Deed,
    Kind,
    dollars,
    dollars_in,
)
from quartier.games.san_francisco.pieces.names import CARD_TEXTS, DISTRICT_TEXTS, STREET_TEXTS
from tests.games.san_francisco.positions import BORDER, CITY, WHITE, at

CONSTANTS = {
    "STICKS": 15,
    "INFLUENCE_START": 30,
    "INFLUENCE_MAX": 44,
    "YEARS": 12,
    "HIDDEN_MAX": 5,
    "GRANT_INFLUENCE": 4,
    "GRANT_LIMIT": 100,
    "BUYBACK_INFLUENCE": 2,
    "BUYBACK_LIMIT": 50,
    "HOMES_BONUS": 3,
    "ROUND_LIMIT": 72,
    "DISTRICTS": 35,
    "STREETS": 82,
    "HORIZONTALS": 42,
    "VERTICALS": 40,
    "AUCTION_DECK": 36,
    "ACTION_DECK": 18,
    "MOST_CHEQUES": 60,
}


@pytest.mark.parametrize(("name", "value"), CONSTANTS.items())
def test_the_constants_are_those_of_the_book(name: str, value: int) -> None:
    assert getattr(pieces, name) == value


@pytest.mark.parametrize(
    ("letter", "kind", "number", "prestige"),
    [
        ("V", Kind.VILLA, 5, 4),
        ("H", Kind.HOUSE, 5, 4),
        ("M", Kind.MARKET, 5, 5),
        ("L", Kind.LEISURE, 5, 5),
        ("I", Kind.INDUSTRY, 5, 6),
        ("O", Kind.OFFICE, 5, 6),
        ("B", Kind.BANK, 1, 10),
        ("T", Kind.HALL, 1, 10),
        ("P", Kind.PARK, 3, 0),
    ],
)
def test_each_kind_of_district_has_its_number_and_prestige(letter: str, kind: Kind, number: int, prestige: int) -> None:
    """S6."""
    assert pieces.LETTERS[kind] == letter
    assert pieces.DISTRICTS_OF_KIND[kind] == number
    assert pieces.PRESTIGE[kind] == prestige


def test_there_are_170_points_of_prestige_on_the_board() -> None:
    assert sum(n * p for n, p in zip(pieces.DISTRICTS_OF_KIND, pieces.PRESTIGE, strict=True)) == 170


def test_a_player_begins_with_twelve_cheques_worth_580() -> None:
    """S10."""
    assert dollars_in(STARTING_HAND) == 580
    assert [dollars(value) for value in range(pieces.VALUES)] == [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


def test_the_auction_deck_is_the_one_of_the_reference_sheet() -> None:
    """S12."""
    ordinary = ["villa", "house", "market", "leisure", "industry", "office"]
    expected = Counter({"border": 3, "option": 3})
    for kind in ordinary:
        expected.update({f"{kind} influence {number}": 1 for number in (1, 2, 3)})
        expected[f"{kind} cheques"] = 2
    assert Counter({card.name: card.copies for card in AUCTION_CARDS}) == expected
    for card in AUCTION_CARDS:
        assert card.investors == (
            int(card.name[-1]) if card.name[-1].isdigit() else {"border": 5, "option": 3}.get(card.name, 1)
        )
    assert {card.currency for card in AUCTION_CARDS if "cheques" in card.name} == {Currency.CHEQUES}


@pytest.mark.parametrize(
    ("deed", "names"),
    [
        (Deed.HOMES, {"homes": 2}),
        (Deed.DOUBLE, {"double influence": 1, "double cheques": 1}),
        (Deed.MOVE, {"move influence": 1, "move cheques": 1}),
        (Deed.SWAP, {"swap influence": 1, "swap cheques": 1}),
        (Deed.FREE, {"free influence": 2, "free cheques": 1}),
        (Deed.REPLACE, {"replace influence": 1, "replace cheques": 1}),
        (Deed.GRANT, {"grant": 3}),
        (Deed.BUYBACK, {"buyback": 2}),
    ],
)
def test_the_action_deck_is_the_one_of_the_reference_sheet(deed: Deed, names: dict[str, int]) -> None:
    """S13."""
    assert {card.name: card.copies for card in ACTION_CARDS if card.deed == deed} == names
    assert pieces.ACTION_COPIES[deed] == sum(names.values())


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "keep"), (1, "reject"), (2, "pass"), (3, "commit"), (4, "accept"), (5, "refuse"), (6, "influence"),
        (7, "cheques"), (8, "draw"), (9, "stop"), (10, "play 0"), (19, "play 9"), (20, "add 10"), (29, "add 100"),
        (30, "pay 10"), (39, "pay 100"), (40, "option work"), (41, "option trade"), (42, "option home"), (43, "deal 0"),
        (47, "deal 4"), (48, "h 1 1"), (49, "h 1 2"), (55, "h 2 1"), (89, "h 6 7"), (90, "v 1 1"), (98, "v 2 1"),
        (129, "v 5 8"),
    ],
)  # fmt: skip
def test_the_moves_are_numbered_as_in_section_5(number: int, text: str) -> None:
    alphabet = quartier.game("san_francisco").alphabet
    assert len(alphabet) == 130
    assert alphabet[number] == text


# Streets and sides


def sides(district: str) -> set[str]:
    place = DISTRICT_TEXTS.index(district)
    return {
        text
        for street, text in enumerate(STREET_TEXTS)
        if pieces.TOUCHED[street] >> place & 1
        and pieces.SIDES[place][pieces.way_of(street)] >> pieces.place_of(street) & 1
    }


@pytest.mark.parametrize("row", range(1, 6))
@pytest.mark.parametrize("column", range(1, 8))
def test_a_district_has_a_top_a_bottom_a_left_and_a_right_side(row: int, column: int) -> None:
    """S2, S3."""
    expected = {f"h {row} {column}", f"h {row + 1} {column}", f"v {row} {column}", f"v {row} {column + 1}"}
    assert sides(f"{row} {column}") == expected


def test_24_streets_touch_one_district_and_58_touch_two() -> None:
    """S4."""
    touching = Counter(touched.bit_count() for touched in pieces.TOUCHED)
    assert touching == {1: 24, 2: 58}
    one_sided = {text for street, text in enumerate(STREET_TEXTS) if pieces.TOUCHED[street].bit_count() == 1}
    assert one_sided == set(BORDER)


def test_the_hall_lies_in_the_centre() -> None:
    """S1."""
    assert DISTRICT_TEXTS[pieces.CENTRE] == "3 4"
    for seed in range(5):
        assert quartier.game("san_francisco").deal(seed).document()["tiles"][2][3] == "T"


def test_the_sides_of_parks_are_white_and_never_offered() -> None:
    """S5."""
    table = at("place", card="border", action="free influence", investors=[0])
    assert set(table.view(None)["white"]) == WHITE
    assert not WHITE & set(table.moves())
    assert len(table.moves()) == 70 + 1


@pytest.mark.parametrize(
    ("tiles", "white"),
    [
        (CITY, 12),
        (["PPMVHIL", "HIVLOMV", "MLOTIHO", "OVBHMLI", "LHIMVPO"], 11),
        (["PPMVHIL", "PIVLOMV", "MLOTIHO", "OVBHMLI", "LHIMVHO"], 10),
    ],
)
def test_parks_that_touch_share_a_white_street(tiles: list[str], white: int) -> None:
    """S5."""
    letters = Counter("".join(tiles))
    assert letters["P"] == 3
    table = at("reveal", tiles=tiles)
    assert len(table.view(None)["white"]) == white


def test_the_supply_is_fifteen_sticks_less_those_on_the_board() -> None:
    """S7."""
    table = at("reveal", sticks={"h 1 1": 0, "h 5 1": 0, "h 1 3": 2})
    assert table.view(None)["supply"] == [13, 15, 14]


def test_a_card_is_known_by_its_text() -> None:
    assert CARD_TEXTS[0] == "villa influence 1"
    assert CARD_TEXTS[-1] == "option"

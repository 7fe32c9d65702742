"""The alphabet of moves, their things on the table, and how they are said (section 5)."""

import pytest

import quartier
from quartier.games.fifth_avenue import notation
from quartier.games.fifth_avenue.pieces import (
    BLACK_COPIES,
    BLOCK_SIZES,
    BONUS_DISTRICTS,
    BONUS_POINTS,
    BUILDING_LIMIT,
    COLOURED_COPIES,
    DISTRICTS,
    PARK_POINTS,
    PLACED,
    POINTS,
    ROW,
    TILES,
)

FAMILIES = [
    ("plot 34w violet", 0),
    ("plot 34w sixth", 5),
    ("plot 52e sixth", 41),
    ("buildings", 42),
    ("shop fashion", 43),
    ("shop perfume", 46),
    ("commission", 47),
    ("score 34w", 48),
    ("score 52e", 54),
    ("move white start", 55),
    ("move white park", 63),
    ("move beige start", 64),
    ("move beige park", 72),
    ("take violet", 73),
    ("take orange", 77),
    ("add violet 4", 78),
    ("add black 6", 95),
    ("commit", 96),
    ("pass", 97),
    ("build 0", 98),
    ("build 3", 101),
    ("close", 102),
]


@pytest.mark.parametrize(("text", "number"), FAMILIES)
def test_a_move_has_its_number(text: str, number: int) -> None:
    assert notation.MOVES[number] == text


def test_there_are_103_moves() -> None:
    assert len(quartier.game("fifth_avenue").alphabet) == 103


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("plot ts green", {"district": "ts", "plot": "green"}),
        ("shop gallery", {"shop": "gallery"}),
        ("score ts", {"district": "ts"}),
        ("move beige 52w", {"pawn": "beige", "place": "52w"}),
        ("take grey", {"pile": "grey"}),
        ("add black 5", {"card": "black 5"}),
        ("build 2", {"button": "build 2"}),
        ("pass", {"button": "pass"}),
    ],
)
def test_a_move_belongs_to_a_thing_on_the_table(text: str, thing: dict[str, str]) -> None:
    assert notation.target(notation.MOVES.index(text)) == thing


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("plot ts green", "Times Square, green", "Times Square, terrain vert"),
        ("shop jeweller", "place a jeweller", "placer une bijouterie"),
        ("move white 34w", "white pawn to 34th Street West", "pion blanc : 34e Rue Ouest"),
        ("add brown 5", "lay brown 5", "poser le 5 marron"),
        ("build 0", "build nothing", "ne rien construire"),
        ("build 2", "build 2 buildings", "construire 2 immeubles"),
    ],
)
def test_a_move_is_said_in_both_languages(text: str, english: str, french: str) -> None:
    number = notation.MOVES.index(text)
    assert (notation.spoken(number, "en"), notation.spoken(number, "fr")) == (english, french)


def test_the_tables_of_section_2() -> None:
    assert POINTS == (1, 2, 3, 5, 8)
    assert PARK_POINTS == (1, 2, 3, 5)
    assert BUILDING_LIMIT == (3, 2, 1)
    assert (BONUS_DISTRICTS, BONUS_POINTS) == ((3, 4, 5), (4, 6, 8))
    assert 5 * sum(COLOURED_COPIES) + sum(BLACK_COPIES) == 110
    assert TILES == DISTRICTS + ROW + 9
    assert BLOCK_SIZES == (3, 2, 3, 2, 3, 2, 3, 2)
    assert PLACED[ROW] == 12

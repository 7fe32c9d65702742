"""Every refusal of a document, with its letter (P42)."""

from typing import Any

import pytest

import quartier
from tests.games.property.positions import EMPTY_BOARD, buying, position

OWN_SQUARE = ["........"] * 3 + ["..a....."] + ["........"] * 4
SQUARE_OF_C = [*EMPTY_BOARD[:7], "c......."]
KQJ = {"k": 2, "q": 2, "j": 2}
GAVE_A_KING = [{"k": 1, "j": 1, "joker": 1}, {"k": 1, "q": 2, "j": 1, "joker": 1}, {"k": 1, "q": 2, "j": 2}]
GAVE_TWO_KINGS = [{"j": 1, "joker": 1}, *GAVE_A_KING[1:]]
GAVE_A_JACK_HAS_KINGS = [{"k": 2}, {"k": 1, "q": 4, "j": 3, "joker": 2}, {"k": 1}]
HAS_ONE_QUEEN = [{"q": 1}, {"k": 3, "q": 1, "j": 3, "joker": 2}, {"k": 1, "q": 2, "j": 1}]


def ruined(**changes: Any) -> dict[str, Any]:
    """Three players, seat 2 bankrupt, and the game goes on."""
    document = {
        "options": {"bankruptcies": 2},
        "bankrupt": [2],
        "cash": [204, 204, 0],
        "court": [{"k": 2}, {"k": 1}, {}],
        "hands": [["3d", "5c"], ["2d", "2c"], []],
    }
    return position(3, **{**document, **changes})


def without(field: str, **changes: Any) -> dict[str, Any]:
    document = position(**changes)
    del document[field]
    return document


REFUSED: list[tuple[str, str, Any]] = [
    ("P42a", "a needed field is missing", without("hands")),
    ("P42a", "the phase is missing", without("phase")),
    ("P42a", "no seat has the turn", without("turn")),
    ("P42a", "no seat has the turn, said outright", position(turn=None)),
    ("P42a", "a field name is unknown", position(colour="red")),
    ("P42a", "a number is a text", position(turn="0")),
    ("P42a", "a number is a truth value", position(turns=True)),
    ("P42a", "a number is broken", position(cash=[150.0, 150])),
    ("P42a", "the turn count is negative", position(turns=-1)),
    ("P42a", "the turn count is beyond all measure", position(turns=10**20)),
    ("P42a", "a list is a text", position(board="........")),
    ("P42a", "a kind of court card is unknown", position(court=[{"k": 2, "ace": 1}, {}])),
    ("P42a", "the stock is nothing", position(deck=None)),
    ("P42a", "a line is off the board", buying(column=9)),
    ("P42a", "a negative number is given", buying(phase="give", given={"k": -1})),
    ("P42b", "one player", position() | {"players": 1}),
    ("P42b", "seven players", position() | {"players": 7}),
    ("P42b", "an option is unknown", position(options={"jokers": True})),
    ("P42b", "an option's value is unknown", position(options={"payment": "cash"})),
    ("P42b", "a turn limit is too high", position(options={"turn_limit": 100_001})),
    ("P42b", "a truth value is a number", position(options={"count_squares": 1})),
    ("P42b", "more bankruptcies than can be", position(options={"bankruptcies": 2})),
    ("P42c", "a purse too many", position(cash=[100, 100, 100])),
    ("P42c", "a hand too few", position(hands=[["3d", "5c"]])),
    ("P42c", "no court cards", position(court=[])),
    ("P42c", "a debt", position(cash=[-1, 301])),
    ("P42c", "a negative court card", position(court=[{**KQJ, "k": -1}, {**KQJ, "k": 5}])),
    ("P42d", "a card that does not exist", position(hands=[["11d", "5c"], ["2d", "2c"]])),
    ("P42d", "a court card in hand", position(hands=[["k", "5c"], ["2d", "2c"]])),
    ("P42d", "a card twice in one hand", position(hands=[["3d", "3d", "5c"], ["2d", "2c"]])),
    ("P42d", "a card in hand and on the discard pile", position(discard=["3d"])),
    ("P42d", "a card played and in hand", position(phase="black", red="3d")),
    ("P42e", "a stock without all cards", position(deck=["ad", "ac"])),
    ("P42f", "a dollar too many", position(cash=[151, 150])),
    ("P42g", "a king too many", position(court=[{**KQJ, "k": 3}, KQJ])),
    ("P42g", "a joker with two players", position(court=[{**KQJ, "joker": 1}, KQJ])),
    ("P42g", "a queen too few though nobody is bankrupt", position(court=[{**KQJ, "q": 1}, KQJ])),
    ("P42h", "seven rows", position(board=EMPTY_BOARD[:7])),
    ("P42h", "a short row", position(board=[*EMPTY_BOARD[:7], "......."])),
    ("P42h", "an unknown character", position(board=[*EMPTY_BOARD[:7], "?......."])),
    ("P42h", "a square of nobody", position(board=SQUARE_OF_C)),
    ("P42h", "a square of a bankrupt", ruined(board=SQUARE_OF_C)),
    ("P42i", "a bankrupt who does not exist", position(bankrupt=[5])),
    ("P42i", "a bankrupt named twice", ruined(bankrupt=[2, 2])),
    ("P42i", "a bankrupt with dollars", ruined(cash=[200, 204, 4])),
    ("P42i", "a bankrupt with cards", ruined(hands=[["3d", "5c"], ["2d", "2c"], ["6d", "6c"]])),
    ("P42i", "a bankrupt with court cards", ruined(court=[{"k": 2}, {"k": 1}, {"j": 1}])),
    ("P42i", "a bankrupt has the turn", ruined(turn=2)),
    ("P42i", "a seat that does not exist has the turn", position(turn=2)),
    ("P42j", "an unknown phase", position(phase="blue")),
    ("P42j", "a phase in capitals", position(phase="RED")),
    ("P42j", "a card played before it is asked for", position(red="9d")),
    ("P42j", "no red card in phase black", position(phase="black")),
    ("P42j", "a black card as the red one", position(phase="black", red="9c")),
    ("P42j", "a column is asked for a plain card", position(phase="column", red="ad", black="ac")),
    ("P42j", "a line that the plain card does not name", buying(column=4)),
    ("P42j", "court cards given before buying", buying(given={"k": 1}, court=GAVE_A_KING)),
    ("P42k", "a waiting seat lacks a colour", position(hands=[["3d", "5c"], ["2d"]])),
    ("P42k", "the active seat lacks red", position(hands=[["4c", "5c"], ["2d", "2c"]])),
    ("P42k", "no black card in phase black", position(phase="black", red="ad", hands=[["3d"], ["2d", "2c"]])),
    ("P42l", "an empty square is bought", buying(board=EMPTY_BOARD)),
    ("P42l", "one's own square is bought", buying(board=OWN_SQUARE)),
    ("P42l", "the price cannot be paid", buying(court=HAS_ONE_QUEEN)),
    ("P42l", "what is given fits no payment", buying(phase="give", given={"j": 1}, court=GAVE_A_JACK_HAS_KINGS)),
    ("P42m", "the price is already paid", buying(phase="give", given={"k": 2}, court=GAVE_TWO_KINGS)),
    ("P42n", "over without reason", position(phase="over")),
    ("P42n", "over by turns but going on", position(options={"turn_limit": 5}, turns=5)),
    ("P42n", "over by bankruptcy but going on", ruined(options={"bankruptcies": 1})),
]


@pytest.mark.parametrize(
    ("letter", "document"),
    [(letter, document) for letter, _, document in REFUSED],
    ids=[f"{letter}: {reason}" for letter, reason, _ in REFUSED],
)
def test_refused(letter: str, document: dict[str, Any]) -> None:
    with pytest.raises(quartier.PositionError) as refused:
        quartier.load(document)
    assert refused.value.rule == letter
    assert f"({letter})" in str(refused.value)
    assert f"({letter})" in refused.value.sentence("fr")


def test_the_first_letter_that_applies_is_named_p42() -> None:
    with pytest.raises(quartier.PositionError, match="P42d"):
        quartier.load(position(hands=[["3d", "3d"], ["2d"]], cash=[1, 1], board=[]))


def test_the_letters_are_all_tested() -> None:
    assert {letter for letter, _, _ in REFUSED} == {f"P42{letter}" for letter in "abcdefghijklmn"}


ACCEPTED: dict[str, dict[str, Any]] = {
    "a hand with two cards of both colours": position(hands=[["3d", "4d", "5c", "6c"], ["2d", "2c"]]),
    "a finished game without a turn": without("turn", phase="over", options={"turn_limit": 5}, turns=5),
    "a finished game with a turn, which means nothing": position(phase="over", options={"turn_limit": 5}, turns=9),
    "fewer court cards after a bankruptcy": ruined(),
    "a payment under way": buying(phase="give", given={"k": 1}, court=GAVE_A_KING),
}


@pytest.mark.parametrize("document", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_consistent_positions_are_accepted_though_they_could_not_arise_p42(document: dict[str, Any]) -> None:
    table = quartier.load(document)
    assert table.over or table.moves()
    assert quartier.load(table.document()).document() == table.document()

"""Moves in words, and why one is refused."""

from typing import Any

import pytest

import quartier
from quartier.engine.words.languages import LANGUAGES
from quartier.games.san_francisco import notation
from quartier.games.san_francisco.moves import STREET
from tests.games.san_francisco.positions import at
from tests.games.san_francisco.test_document import NEGOTIATE, VALID
from tests.games.san_francisco.test_grants import less
from tests.games.san_francisco.test_investing import FIFTEEN


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("keep", {"button": "keep"}),
        ("play 7", {"influence": 7}),
        ("add 40", {"cheque": 40}),
        ("pay 100", {"cheque": 100}),
        ("option trade", {"tile": "trade"}),
        ("deal 3", {"seat": 3}),
        ("v 5 8", {"street": "v 5 8"}),
    ],
)
def test_a_move_belongs_to_a_thing_on_the_table(text: str, target: dict[str, Any]) -> None:
    assert notation.target(notation.MOVES.index(text)) == target


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("play 7", "influence card 7", "carte influence 7"),
        ("add 40", "add a cheque of 40", "ajouter un chèque de 40"),
        ("h 2 1", "the street between 1·1 and 2·1", "la rue entre 1·1 et 2·1"),
        ("v 1 8", "the street right of 1·7", "la rue à droite de 1·7"),
    ],
)
def test_a_move_is_said_as_people_say_it(text: str, english: str, french: str) -> None:
    move = notation.MOVES.index(text)
    assert notation.spoken(move, "en") == english
    assert notation.spoken(move, "fr") == french


BIDDING = {"phase": "bid", "card": "house cheques"}
OUTBID = BIDDING | {"bids": [[], [90], []]}
PAYING = {"phase": "pay", "card": "option", "picks": ["work", "trade", "trade"], "tile": "work"}
DEALING = {"phase": "deal", **NEGOTIATE, "hands": [less(), [10], less(), [10, 20]]}
HIDING = {"phase": "hide", "card": "option", "picks": ["work"] * 3, "tile": "work"}
LIFTING = {"phase": "lift", "card": "villa cheques", "investors": [0], "sticks": dict.fromkeys(FIFTEEN, 0)}
PLACING = {"phase": "place", "card": "border", "investors": [0]}
REPLACING = {"phase": "replace", "action": "replace cheques", "investors": [0], "sticks": {"h 1 1": 0, "h 1 2": 1}}
MOVING = {"phase": "move_from", "action": "move cheques", "investors": [0], "sticks": {"h 1 1": 0}}
SWAPPING = {"phase": "swap_first", "action": "swap cheques", "investors": [0], "sticks": {"h 1 1": 0, "h 1 2": 1}}
REMOVING = {"phase": "remove", "action": "buyback", "sticks": {"h 1 1": 0, "h 1 2": 1}}
FIVE = ["add 10", "add 20", "add 30", "add 40", "add 50"]

REFUSED: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    ({"phase": "reveal"}, [], "pass", "keep-or-reject", "S25"),
    ({"phase": "play", "influence": [4, 30, 30]}, [], "play 5", "above-influence", "S29"),
    ({"phase": "play"}, [], "pass", "play-a-card", "S28"),
    (BIDDING, [], "commit", "bid-or-pass", "S33"),
    (BIDDING | {"hands": [[10], [], []]}, [], "add 20", "cheque-not-in-hand", "S33"),
    (OUTBID | {"hands": [[20], [], []]}, [], "add 20", "cannot-outbid", "S34"),
    (BIDDING, ["add 10"], "pass", "raise-begun", "S34"),
    (OUTBID | {"hands": [[20, 100], [], []]}, ["add 20"], "commit", "bid-too-low", "S34"),
    ({"phase": "option", "card": "option"}, [], "pass", "pick-a-tile", "S37"),
    (PAYING | {"hands": [[10], [], []]}, [], "pay 20", "cheque-not-in-hand", "S40"),
    (PAYING, [], "add 20", "pay-a-cheque", "S40"),
    (DEALING, [], "deal 1", "not-a-buyer", "S45"),
    (DEALING, [], "deal 2", "not-a-buyer", "S45"),
    (DEALING, [], "accept", "name-a-buyer", "S45"),
    (DEALING, ["deal 3"], "commit", "make-an-offer", "S45"),
    (DEALING, ["deal 3", "add 10"], "pass", "offer-begun", "S45"),
    (DEALING, ["deal 3", "add 10"], "add 20", "keep-a-cheque", "S45"),
    (DEALING, ["deal 3", "add 10", "commit", "add 20", "commit"], "pass", "accept-or-refuse", "S45"),
    (HIDING, ["add 10", "add 10"], "add 10", "cheque-not-in-hand", "S42"),
    (HIDING, FIVE, "add 60", "enough-hidden", "S42"),
    (HIDING, [], "pass", "hide-cheques", "S42"),
    (LIFTING, [], "h 6 4", "not-your-stick", "S50"),
    (LIFTING, [], "stop", "lift-a-stick", "S50"),
    (LIFTING, ["h 1 1"], "pass", "lifted-must-be-laid", "S50"),
    (LIFTING, ["h 1 1"], "h 1 1", "lifted-from-here", "S50"),
    (LIFTING | {"action": "double cheques"}, ["h 1 1", "h 6 4"], "h 6 4", "first-of-double", "S67"),
    (PLACING, [], "h 1 4", "white-street", "S47"),
    (PLACING | {"sticks": {"h 1 1": 1}}, [], "h 1 1", "street-taken", "S47"),
    (PLACING, [], "h 2 1", "street-not-on-card", "S47"),
    (PLACING, [], "stop", "lay-a-stick", "S47"),
    (PLACING | {"action": "double cheques"}, ["h 1 1"], "h 6 1", "not-beside-the-first", "S67"),
    (REPLACING, [], "h 1 1", "no-rivals-stick", "S71"),
    (REPLACING, [], "stop", "replace-a-stick", "S71"),
    (MOVING | {"sticks": {"h 1 1": 0, "h 2 1": 1, "h 1 2": 2}}, [], "h 1 1", "stick-cannot-move", "S68"),
    (MOVING, [], "h 6 1", "no-stick", "S68"),
    (MOVING, [], "stop", "pick-a-stick-to-move", "S68"),
    (MOVING, ["h 1 1"], "h 6 1", "out-of-reach", "S68"),
    (MOVING, ["h 1 1"], "pass", "move-the-stick", "S68"),
    (SWAPPING, [], "h 1 3", "no-stick", "S69"),
    (SWAPPING, [], "stop", "pick-a-stick-to-swap", "S69"),
    (SWAPPING, ["h 1 1"], "h 1 1", "same-owner", "S69"),
    (SWAPPING, ["h 1 1"], "pass", "pick-another-owners-stick", "S69"),
    (REMOVING, [], "h 1 2", "not-your-stick", "S73"),
    (REMOVING, [], "pass", "remove-sticks", "S73"),
    ({"phase": "choose", "action": "grant"}, [], "cheques", "bank-is-empty", "S74"),
    ({"phase": "choose", "action": "grant"}, [], "draw", "influence-or-cheques", "S74"),
    (VALID["draw"] | {"drawn": [], "bank": [20, 30]}, [], "stop", "draw-first", "S75"),
    (VALID["draw"], [], "pass", "draw-or-stop", "S75"),
    ({"phase": "over", "turn": None, "card": None}, [], "pass", "game-over", "S77"),
]


@pytest.mark.parametrize(("start", "moves", "refused", "code", "rule"), REFUSED)
def test_a_refusal_says_why_and_cites_the_rule(
    start: dict[str, Any], moves: list[str], refused: str, code: str, rule: str
) -> None:
    table = at(**start)
    table.play(*moves)
    before = table.document()
    with pytest.raises(quartier.IllegalMove) as error:
        table.play(refused)
    assert (error.value.code, error.value.rule) == (code, rule)
    assert len({error.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert table.document() == before


@pytest.mark.parametrize("phase", VALID)
def test_every_illegal_move_of_every_phase_is_refused_with_a_sentence(phase: str) -> None:
    table = quartier.load(VALID[phase])
    for move in set(range(len(notation.MOVES))) - set(table.move_numbers()):
        refusal = notation.why_not(table.state, move)
        assert refusal.rule.startswith("S")
        assert all(refusal.sentence(language) for language in LANGUAGES)


def test_no_two_streets_are_said_alike() -> None:
    said = [notation.spoken(move, "en") for move in range(STREET, len(notation.MOVES))]
    assert len(set(said)) == len(said)

"""The position document and every refusal of section 6."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import quartier
from tests.games.san_francisco.positions import CITY, STARTING_HAND, at, document, rebuilt_everywhere
from tests.games.san_francisco.test_ending import ELEVEN
from tests.games.san_francisco.test_grants import less
from tests.games.san_francisco.test_investing import FIFTEEN

NEGOTIATE = {"options": {"negotiate": True}, "card": "option", "players": 4, "picks": ["home", "home", "work", "home"],
             "tile": "home"}  # fmt: skip
GIVEN = [less(40), less(10), STARTING_HAND]
STICKS = {"h 1 1": 0, "h 6 1": 1}

VALID: dict[str, dict[str, Any]] = {
    "reveal": document("reveal"),
    "play": document("play", 1, card="villa influence 2", played=[3, None, None]),
    "bid": document("bid", 2, card="house cheques", bids=[[40], [], []], passed=[False, True, False],
                    hands=[less(40), STARTING_HAND, STARTING_HAND]),
    "raise": document("raise", 1, card="house cheques", bids=[[40], [10], []], hands=GIVEN),
    "option": document("option", 1, card="option", picks=["work", None, None]),
    "pay": document("pay", 1, card="option", picks=["work", "trade", "work"], tile="trade", investors=[0],
                    investor_tiles=["work"]),
    "deal": document("deal", 1, **NEGOTIATE),
    "offer": document("offer", 3, **NEGOTIATE, proposer=0, buyer=3, receiver=1, offers=[[10], [20], [], []],
                      hands=[STARTING_HAND, STARTING_HAND, STARTING_HAND, less(10, 20)]),
    "answer": document("answer", 1, **NEGOTIATE, proposer=0, buyer=3, offers=[[10], [20], [], []],
                       hands=[STARTING_HAND, STARTING_HAND, STARTING_HAND, less(10, 20)]),
    "hide": document("hide", 1, players=4, card="option", picks=["home", "home", "work", "home"], tile="home",
                     hidden=[[10, 20], [30], [], []], investors=[2], investor_tiles=["work"],
                     hands=[less(10, 20), less(30), STARTING_HAND, STARTING_HAND]),
    "lift": document("lift", card="villa cheques", investors=[0], sticks=dict.fromkeys(FIFTEEN, 0)),
    "place": document("place", card="villa influence 2", investors=[0, 2], sticks=STICKS),
    "replace": document("replace", action="replace influence", investors=[0], sticks=STICKS),
    "move_from": document("move_from", action="move influence", investors=[0], sticks=STICKS),
    "move_to": document("move_to", action="move influence", investors=[0], sticks=STICKS, picked="h 1 1"),
    "swap_first": document("swap_first", action="swap influence", investors=[0], sticks=STICKS),
    "swap_second": document("swap_second", action="swap influence", investors=[0], sticks=STICKS, picked="h 1 1"),
    "remove": document("remove", 1, action="buyback", sticks=STICKS, removed=[2, 1, 0],
                       takes=["influence", None, None]),
    "choose": document("choose", 1, action="grant", takes=["influence", None, None]),
    "draw": document("draw", 0, action="grant", takes=["cheques", "influence", "influence"], drawn=[20],
                     bank=[30], hands=[less(20, 30), STARTING_HAND, STARTING_HAND]),
    "over": document("over", None, card=None, years=[*ELEVEN, "grant"]),
}  # fmt: skip
"""A position of every phase."""


@pytest.mark.parametrize("phase", VALID)
def test_a_position_of_every_phase_can_be_loaded_and_written_back(phase: str) -> None:
    table = quartier.load(VALID[phase])
    written = table.document()
    assert {field: written[field] for field in VALID[phase]} == VALID[phase]
    assert quartier.load(json.loads(json.dumps(written))).document() == written
    assert table.over or table.moves()


FIELDS = (
    "game players options phase turn round first tiles rebuilt sticks influence prestige hands ledger bank deck "
    "discard card action_deck years open_homes action action_due investors investor_tiles played picks bids passed "
    "tile hidden proposer buyer receiver offers lifted picked removed takes drawn"
)


def test_a_written_document_has_every_field_of_the_book() -> None:
    assert set(at("reveal").document()) == set(FIELDS.split())


def test_only_options_that_differ_from_their_default_are_written() -> None:
    table = quartier.game("san_francisco", 3, negotiate=True, cards_grant=2).deal(0)
    assert table.document()["options"] == {"negotiate": True, "cards_grant": 2}


def test_fields_that_are_left_out_have_their_defaults() -> None:
    start = at("reveal").document()
    assert start["hands"] == start["ledger"] == [STARTING_HAND] * 3
    assert (start["influence"], start["prestige"], start["round"], start["first"]) == ([30] * 3, [0] * 3, 1, 0)


def test_missing_cards_are_shuffled_underneath_the_known_ones() -> None:
    decks = set()
    for seed in range(5):
        start = at("reveal", seed=seed, card="border", discard=["option"], deck=["villa cheques"]).document()
        assert start["deck"][0] == "villa cheques"
        assert len(start["deck"]) == 34
        assert start["deck"].count("option") == 2
        decks.add(tuple(start["deck"]))
    assert len(decks) == 5


def test_missing_action_cards_are_shuffled_underneath() -> None:
    start = at("reveal", years=["homes"], action_deck=["grant", "grant"]).document()
    assert start["action_deck"][:2] == ["grant", "grant"]
    assert len(start["action_deck"]) == 17


def test_a_chosen_action_deck_is_completed_to_twelve() -> None:
    """S16."""
    for seed in range(10):
        options = {"cards_grant": 2, "cards_homes": 0}
        start = at("reveal", seed=seed, options=options, years=["grant", "buyback"], action_deck=["buyback"]).document()
        assert len(start["action_deck"]) == 10
        assert start["action_deck"][0] == "buyback"
        assert start["action_deck"].count("grant") == 1
        assert "homes" not in start["action_deck"]


def test_a_bank_that_is_left_out_holds_all_cheques_found_nowhere_else() -> None:
    start = at("reveal", hands=[less(10, 100), less(20), STARTING_HAND]).document()
    assert sorted(start["bank"]) == [10, 20, 100]


TWO_PARKS_AT_THE_HALL = ["VOMLHIL", "HIVPOMV", "MLPTIHO", "OVBHMLI", "LHIMVPO"]

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    # Game, fields, options, phase, players
    ("reveal", {"game": "san_fransisco"}, "position-no-game"),
    ("reveal", {"colour": "red"}, "position-field-unknown"),
    ("reveal", {"tiles": ...}, "position-field-missing"),
    ("reveal", {"turn": ...}, "position-field-missing"),
    ("reveal", {"card": ...}, "position-field-missing"),
    ("reveal", {"card": None}, "position-field-missing"),
    ("reveal", {"players": "3"}, "position-field-wrong"),
    ("reveal", {"sticks": {"h 1 1": True}}, "position-field-wrong"),
    ("reveal", {"options": {"speed": 1}}, "unknown-option"),
    ("reveal", {"options": {"negotiate": 2}}, "bad-option-value"),
    ("reveal", {"phase": "auction"}, "position-phase"),
    ("reveal", {"phase": "REVEAL"}, "position-phase"),
    ("reveal", {"players": 2}, "too-few-players"),
    ("reveal", {"players": 1}, "bad-players"),
    ("reveal", {"players": 6}, "bad-players"),
    ("reveal", {"options": {"cards_homes": 3}}, "bad-option-value"),
    ("reveal", {"options": {"cards_grant": 0, "cards_free": 0, "cards_homes": 0}}, "too-few-action-cards"),
    ("reveal", {"options": {"cards_homes": 2, "cards_double": 2, "cards_move": 2, "cards_swap": 2, "cards_free": 3,
                            "cards_replace": 2}}, "too-many-action-cards"),
    # Tiles
    ("reveal", {"tiles": CITY[:4]}, "position-city-shape"),
    ("reveal", {"tiles": [*CITY[:4], "LHIMVP"]}, "position-city-shape"),
    ("reveal", {"tiles": [*CITY[:4], "LHIMVPX"]}, "position-letter"),
    ("reveal", {"tiles": [*CITY[:4], "LHIMVPP"]}, "position-letters"),
    ("reveal", {"tiles": ["TOMPHIL", "HIVLOMV", "MLPVIHO", "OVBHMLI", "LHIMVPO"]}, "position-hall"),
    ("reveal", {"tiles": TWO_PARKS_AT_THE_HALL}, "position-parks"),
    # Sticks and rebuilt districts
    ("reveal", {"sticks": {"h 7 1": 0}}, "position-street"),
    ("reveal", {"sticks": {"h 1 4": 0}}, "position-not-empty"),
    ("reveal", {"sticks": {"h 1 1": 3}}, "position-seat"),
    ("reveal", {"sticks": {"h 1 1": -1}}, "position-seat"),
    ("reveal", {"sticks": dict.fromkeys([*FIFTEEN, "h 6 4"], 0)}, "position-too-many-sticks"),
    ("place", {"sticks": dict.fromkeys(FIFTEEN, 0), "lifted": "h 6 4"}, "position-too-many-sticks"),
    ("reveal", {"rebuilt": {"6 1": 0}}, "position-district"),
    ("reveal", {"rebuilt": {"1 4": 0}}, "position-district"),
    ("reveal", {"rebuilt": {"1 1": 5}}, "position-seat"),
    ("reveal", {"sticks": {"h 2 2": 0, "v 2 2": 0, "v 2 3": 0}}, "position-majority"),
    ("reveal", {"sticks": {"h 4 2": 0, "v 3 2": 0}}, "position-majority"),
    # Lists and numbers
    ("reveal", {"influence": [30, 30]}, "position-list-length"),
    ("reveal", {"hands": [[]]}, "position-list-length"),
    ("reveal", {"passed": [False] * 4}, "position-list-length"),
    ("reveal", {"influence": [45, 30, 30]}, "position-number"),
    ("reveal", {"influence": [-1, 30, 30]}, "position-number"),
    ("reveal", {"prestige": [-1, 0, 0]}, "position-number"),
    ("reveal", {"prestige": [10**12, 0, 0]}, "position-number"),
    ("reveal", {"round": 0}, "position-number"),
    ("reveal", {"round": 73}, "position-number"),
    ("reveal", {"first": 3}, "position-seat"),
    # Cheques
    ("reveal", {"hands": [[15], [], []]}, "position-cheque"),
    ("reveal", {"bank": [110]}, "position-cheque"),
    ("reveal", {"hands": [[100] * 4, [], []]}, "position-too-many-cheques"),
    ("reveal", {"bank": [10]}, "position-too-many-cheques"),
    ("reveal", {"hands": [less(10), STARTING_HAND, STARTING_HAND], "bank": []}, "position-cheque-missing"),
    ("reveal", {"ledger": [less(10), STARTING_HAND, STARTING_HAND]}, "position-ledger"),
    ("reveal", {"ledger": [[*STARTING_HAND, 15], STARTING_HAND, STARTING_HAND]}, "position-cheque"),
    # Cards
    ("reveal", {"card": "villas"}, "position-card"),
    ("reveal", {"deck": ["homes"]}, "position-card"),
    ("reveal", {"deck": ["border"] * 3}, "position-card-copies"),
    ("reveal", {"discard": ["villa influence 1"] * 2}, "position-card-copies"),
    ("reveal", {"years": ["border"]}, "position-card"),
    ("reveal", {"action_deck": ["grant"] * 4}, "position-card-copies"),
    ("reveal", {"years": [*ELEVEN, "grant"]}, "position-number"),
    ("reveal", {"years": ["grant"], "open_homes": 1}, "position-number"),
    ("reveal", {"open_homes": -1}, "position-number"),
    ("reveal", {"options": {"cards_grant": 1}, "years": ["grant", "grant"]}, "position-named-number"),
    ("reveal", {"options": {"cards_grant": 3}, "years": ["homes", "homes", "free cheques", *ELEVEN[4:]]},
     "position-no-room"),
    # Turn
    ("reveal", {"turn": 3}, "position-seat"),
    ("reveal", {"turn": None}, "position-turn"),
    ("over", {"turn": 0}, "position-turn"),
    ("reveal", {"turn": 1}, "position-not-first-player"),
    ("play", {"played": [None, None, None]}, "position-chosen-so-far"),
    ("play", {"played": [3, 3, None]}, "position-chosen-so-far"),
    ("play", {"first": 2}, "position-chosen-so-far"),
    ("play", {"played": [10, None, None]}, "position-number"),
    ("play", {"influence": [2, 30, 30]}, "position-above-influence"),
    ("option", {"picks": [None, None, "work"]}, "position-chosen-so-far"),
    ("option", {"picks": ["play", None, None]}, "position-tile"),
    ("place", {"investors": [2, 0]}, "position-not-first-investor"),
    ("place", {"investors": []}, "position-not-first-investor"),
    ("place", {"investors": [0, 0]}, "position-investor-twice"),
    ("place", {"investors": [0, 1, 2]}, "position-too-many-investors"),
    ("place", {"investors": [0, 7]}, "position-seat"),
    ("lift", {"turn": 1}, "position-not-first-investor"),
    ("replace", {"turn": 1}, "position-not-first-investor"),
    ("move_from", {"turn": 1}, "position-not-first-investor"),
    ("move_to", {"turn": 1}, "position-not-first-investor"),
    ("swap_first", {"turn": 1}, "position-not-first-investor"),
    ("swap_second", {"turn": 1}, "position-not-first-investor"),
    ("bid", {"passed": [False, False, True]}, "position-bidder-passed"),
    ("bid", {"passed": [True, True, False]}, "position-passed-with-cheques"),
    ("bid", {"turn": 0}, "position-leader-bids"),
    ("raise", {"turn": 2}, "position-raise-without-cheque"),
    ("pay", {"turn": 2}, "position-pickers"),
    ("pay", {"picks": ["work", "trade", "trade"]}, "position-pickers"),
    ("pay", {"tile": None}, "position-no-tile"),
    ("deal", {"turn": 2}, "position-pickers"),
    ("deal", {"picks": ["trade", "home", "work", "trade"]}, "position-pickers"),
    ("offer", {"turn": 2}, "position-pickers"),
    ("answer", {"turn": 2}, "position-pickers"),
    ("hide", {"turn": 2}, "position-pickers"),
    ("offer", {"proposer": 2}, "position-proposer"),
    ("offer", {"proposer": None}, "position-proposer"),
    ("offer", {"buyer": 0}, "position-buyer"),
    ("offer", {"receiver": 3}, "position-buyer"),
    ("offer", {"receiver": None}, "position-buyer"),
    ("offer", {"receiver": 0}, "position-offers"),
    ("answer", {"turn": 3}, "position-buyer-answers"),
    ("answer", {"offers": [[10, 20], [], [], []]}, "position-offers"),
    ("answer", {"offers": [[10], [20], [10], []], "hands": [STARTING_HAND, STARTING_HAND, less(10), less(10, 20)]},
     "position-offers"),
    ("hide", {"hidden": [[10, 20], [30], [], [10]],
              "hands": [less(10, 20), less(30), STARTING_HAND, less(10)]}, "position-hidden"),
    ("hide", {"hidden": [[10, 10, 20, 20, 30, 40], [], [], []],
              "hands": [less(10, 10, 20, 20, 30, 40), *[STARTING_HAND] * 3]}, "position-too-many-hidden"),
    ("choose", {"takes": ["influence", "influence", None]}, "position-takes"),
    ("choose", {"takes": ["both", None, None]}, "position-take"),
    ("remove", {"takes": ["influence", "cheques", None]}, "position-takes"),
    ("remove", {"removed": [2, 1, 1]}, "position-sold"),
    ("remove", {"removed": [15, 1, 0]}, "position-too-many-sticks"),
    ("remove", {"removed": [99, 1, 0]}, "position-number"),
    ("remove", {"sticks": {"h 1 1": 0}}, "position-nothing-to-remove"),
    ("choose", {"action": "buyback", "takes": [None, None, None]}, "position-nothing-sold"),
    ("draw", {"takes": ["influence", "cheques", "influence"]}, "position-drawer"),
    ("draw", {"drawn": [20, 30], "bank": []}, "position-drawing-over"),
    ("draw", {"drawn": [100], "bank": [20], "hands": [less(100, 20), *[STARTING_HAND] * 2]}, "position-drawing-over"),
    # Phase and card
    ("play", {"card": "villa cheques"}, "position-card-phase"),
    ("play", {"action": "free cheques"}, "position-card-phase"),
    ("play", {"action": "grant"}, "position-card-phase"),
    ("bid", {"card": "border"}, "position-card-phase"),
    ("raise", {"card": "option"}, "position-card-phase"),
    ("option", {"card": "border"}, "position-card-phase"),
    ("option", {"action": "free influence"}, "position-card-phase"),
    ("pay", {"card": "border"}, "position-card-phase"),
    ("hide", {"card": "border"}, "position-card-phase"),
    ("reveal", {"action": "grant"}, "position-card-phase"),
    ("over", {"action": "grant", "years": ["homes"]}, "position-card-phase"),
    ("deal", {"options": {}}, "position-negotiate-off"),
    ("offer", {"options": {}}, "position-negotiate-off"),
    ("answer", {"options": {}}, "position-negotiate-off"),
    ("remove", {"action": "grant", "takes": ["influence", None, None]}, "position-card-phase"),
    ("choose", {"action": None}, "position-card-phase"),
    ("draw", {"action": "homes"}, "position-card-phase"),
    ("replace", {"action": None}, "position-card-phase"),
    ("replace", {"action": "free influence"}, "position-card-phase"),
    ("move_from", {"action": "swap cheques"}, "position-card-phase"),
    ("move_to", {"action": None}, "position-card-phase"),
    ("swap_first", {"action": "move cheques"}, "position-card-phase"),
    ("swap_second", {"action": None}, "position-card-phase"),
    ("place", {"action": "replace influence", "investors": [0]}, "position-card-phase"),
    ("lift", {"action": "move influence"}, "position-card-phase"),
    # Supply, leftovers, no move
    ("place", {"sticks": dict.fromkeys(FIFTEEN, 0)}, "position-lifted"),
    ("replace", {"sticks": {**dict.fromkeys(FIFTEEN, 0), "h 6 4": 1}}, "position-lifted"),
    ("place", {"lifted": "h 6 4"}, "position-lifted"),
    ("place", {"lifted": "h 9 9"}, "position-street"),
    ("place", {"lifted": "h 1 1"}, "position-not-empty"),
    ("lift", {"sticks": STICKS}, "position-has-sticks"),
    ("move_to", {"picked": None}, "position-picked"),
    ("move_to", {"picked": "h 3 1"}, "position-picked"),
    ("swap_second", {"picked": "h 1 4"}, "position-picked"),
    ("place", {"picked": "h 1 1"}, "position-picked"),
    ("place", {"picked": "g 1 1"}, "position-street"),
    ("place", {"card": "option", "investors": [0]}, "position-investor-tiles"),
    ("place", {"card": "option", "investor_tiles": ["work"]}, "position-investor-tiles"),
    ("place", {"card": "option", "investor_tiles": ["trade", "work"]}, "position-investor-tiles"),
    ("place", {"investor_tiles": ["trade", "home"]}, "position-investor-tiles"),
    ("hide", {"investor_tiles": ["home"]}, "position-investor-tiles"),
    ("hide", {"investors": [3]}, "position-investor-tiles"),
    ("reveal", {"bids": [[10], [], []], "hands": [less(10), *[STARTING_HAND] * 2]}, "position-leftover"),
    ("reveal", {"passed": [True, False, False]}, "position-leftover"),
    ("reveal", {"played": [0, None, None]}, "position-leftover"),
    ("reveal", {"picks": ["work", None, None]}, "position-leftover"),
    ("reveal", {"tile": "work"}, "position-leftover"),
    ("reveal", {"hidden": [[10], [], []], "hands": [less(10), *[STARTING_HAND] * 2]}, "position-leftover"),
    ("reveal", {"offers": [[10], [], []], "hands": [less(10), *[STARTING_HAND] * 2]}, "position-leftover"),
    ("reveal", {"investors": [0]}, "position-leftover"),
    ("reveal", {"buyer": 0}, "position-leftover"),
    ("reveal", {"lifted": "h 1 1"}, "position-leftover"),
    ("reveal", {"picked": "h 1 1", "sticks": STICKS}, "position-picked"),
    ("reveal", {"removed": [1, 0, 0]}, "position-leftover"),
    ("reveal", {"takes": ["influence", None, None]}, "position-leftover"),
    ("reveal", {"drawn": [10], "hands": [less(10), *[STARTING_HAND] * 2]}, "position-leftover"),
    ("reveal", {"action_due": True}, "position-leftover"),
    ("play", {"action_due": True}, "position-leftover"),
    ("deal", {"proposer": 0}, "position-leftover"),
    ("answer", {"receiver": 0}, "position-leftover"),
    ("choose", {"removed": [1, 0, 0]}, "position-leftover"),
    ("over", {"investors": [0]}, "position-leftover"),
    ("raise", {"bids": [[100], [10], []], "hands": [less(100), [20, 30], STARTING_HAND]}, "position-cannot-raise"),
    ("offer", {"hands": [STARTING_HAND] * 3 + [[]], "offers": [[10], [], [], []]}, "position-cannot-serve"),
    ("pay", {"hands": [STARTING_HAND, [], STARTING_HAND]}, "position-no-move"),
    ("move_to", {"sticks": {"h 1 1": 0, "h 2 1": 1, "h 1 2": 2}}, "position-no-move"),
    ("swap_second", {"sticks": {"h 1 1": 0}}, "position-no-move"),
]  # fmt: skip


def changed(phase: str, changes: dict[str, Any]) -> dict[str, Any]:
    """A position with some fields replaced; an ellipsis takes a field away."""
    position = copy.deepcopy(VALID[phase])
    for field, value in changes.items():
        if value is ...:
            del position[field]
        else:
            position[field] = value
    return position


@pytest.mark.parametrize(("phase", "changes", "code"), REFUSED)
def test_a_document_that_is_no_position_is_refused(phase: str, changes: dict[str, Any], code: str) -> None:
    with pytest.raises(quartier.PositionError) as refused:
        quartier.load(changed(phase, changes))
    assert refused.value.code == code
    assert refused.value.sentence("en") != refused.value.sentence("fr")


def test_history_is_not_checked() -> None:
    """Prestige, years and rebuilt districts need not match each other."""
    table = at("reveal", prestige=[99, 0, 0], rebuilt=rebuilt_everywhere(), years=["grant"])
    assert table.scores == [99, 0, 0]


def test_the_sample_document_of_the_book_is_read_and_written_back() -> None:
    sample = json.loads((Path(__file__).parent / "sample.json").read_text("utf-8"))
    table = quartier.load(sample)
    written = table.document()
    assert {field: written[field] for field in sample} == sample
    assert "add 40" in table.moves()
    assert "commit" in table.moves()

"""Position documents: what they leave out, and every refusal of section 6 in its order."""

import json
from typing import Any

import pytest

import quartier
from tests.games.lotissements.positions import Document, dealt, example

COMPLETE: Document = {
    "game": "lotissements",
    "players": 3,
    "options": {"teams": False, "contre": False},
    "round": 1,
    "phase": "play",
    "turn": 1,
    "first": 0,
    "leader": 0,
    "dealt": 12,
    "hands": [["tower 3", "lawn 4"], ["pavilion 2", "hlm 10", "pool 8"], ["tower 12", "tree 6", "tree 12"]],
    "deck": [
        *(f"house {number}" for number in (6, 7, 8, 10, 11, 12, 13)),
        *(f"pavilion {number}" for number in (1, *range(3, 13))),
        *(f"tower {number}" for number in (1, 2, *range(4, 12), 13, 14)),
        *("tree 3", "pool 5", "lawn 7", "tree 9", "lawn 10", "pool 11", "lawn 13", "pool 14", "tree 15"),
    ],
    "discard": [
        *(f"house {number}" for number in (1, 3, 4, 5)),
        *(f"hlm {number}" for number in (*range(1, 10), *range(11, 16))),
    ],
    "trick": ["house 9"],
    "offers": ["house", "pavilion", "tower"],
    "captured": [
        ["house 2", "house 14", "house 15", "lawn 1"],
        ["pavilion 13", "pavilion 14", "pavilion 15", "pool 2"],
        ["tower 15"],
    ],
    "lots": {"house": [], "pavilion": [], "hlm": [], "tower": []},
    "points": [0, 0, 0],
    "voids": [[], [], []],
    "shown": [],
    "ended": None,
}
"""The book's complete document."""


DECK: list[str] = COMPLETE["deck"]


def test_a_complete_document_is_written_as_it_was_read() -> None:
    assert quartier.load(COMPLETE).document() == COMPLETE


def test_what_a_document_leaves_out_has_its_default() -> None:
    document = example("E5")
    for field in ("trick", "options", "lots", "points"):
        del document[field]
    written = quartier.load(document).document()
    assert written == quartier.load(example("E5")).document()
    assert written["dealt"] == 12
    assert len(written["deck"]) == 75 - 9 - 9 - 18


def test_lists_of_blocks_are_sets_written_in_canonical_order() -> None:
    document = example("E5")
    for hand in document["hands"]:
        hand.reverse()
    document["discard"].reverse()
    assert quartier.load(document).document() == quartier.load(example("E5")).document()


def test_what_the_current_trick_shows_is_added_to_the_voids() -> None:
    table = quartier.load(example("E5"))
    table.play("house 9", "pool 8")
    document = table.document()
    assert document["voids"] == [[], ["house"], []]
    document["voids"] = [[], [], []]
    assert quartier.load(document).document()["voids"] == [[], ["house"], []]


def test_teams_are_written_as_false_with_two_or_three_players() -> None:
    assert quartier.load(example("E5", options={"teams": True})).document()["options"]["teams"] is False


def test_a_position_before_the_second_team_has_spoken_can_be_taken_up() -> None:
    table = dealt(4)
    for move in ("build", "offer hlm", "build"):
        table.play(move)
        assert quartier.load(json.loads(json.dumps(table.document()))).document() == table.document()


# Documents to refuse

Refusal = tuple[str, Document, str]
"""What is wrong, the document, and the code of the refusal."""


def without(name: str, field: str) -> Document:
    document = example(name)
    del document[field]
    return document


def new_round(players: int, **changes: Any) -> Document:
    return {**dealt(players).document(), **changes}


def numbered(name: str, first: int, last: int) -> list[str]:
    return [f"{name} {number}" for number in range(first, last + 1)]


def first_speaker_skipped() -> Document:
    document = new_round(3)
    offers = ["house", "hlm", "tower"]
    return {**document, "offers": [*offers[: document["first"]], None, *offers[document["first"] + 1 :]], "leader": 0}


MADE_OF = [
    ("unknown field", example("E8", colour="red"), "position-field-unknown"),
    ("unknown option", example("E8", options={"speed": True}), "unknown-option"),
    ("option of the wrong type", example("E8", options={"contre": "true"}), "position-field-wrong"),
    ("options of the wrong type", example("E8", options=[]), "position-field-wrong"),
    ("five players", example("E8", players=5), "bad-players"),
    ("players as text", example("E8", players="2"), "position-field-wrong"),
    ("unknown phase", example("E8", phase="draw"), "position-phase"),
    ("no first speaker", without("E1", "first"), "position-field-missing"),
    ("no hands", without("E1", "hands"), "position-field-missing"),
    ("no round", without("E1", "round"), "position-field-missing"),
    ("no turn", without("E1", "turn"), "position-field-missing"),
    ("nobody's turn", example("E8", turn=None), "position-field-missing"),
    ("no leader in play", without("E8", "leader"), "position-field-missing"),
    ("nobody leads in play", example("E8", leader=None), "position-field-missing"),
    ("nobody made the offer", example("E1", offers=["hlm", None], turn=1), "position-field-missing"),
    ("turn of no seat", example("E8", turn=2), "position-seat"),
    ("first of no seat", example("E8", first=-1), "position-seat"),
    ("leader of no seat", example("E8", leader=7), "position-seat"),
    ("a hand too few", example("E8", hands=[["lawn 13"]]), "position-list-length"),
    ("an offer too many", example("E8", offers=["hlm", "house", "tower"]), "position-list-length"),
    ("points for seats instead of teams", example("E1", points=[0, 0, 0, 0]), "position-list-length"),
    ("voids for teams instead of seats", example("E1", voids=[[], []]), "position-list-length"),
    ("a pile too few", example("E8", captured=[[]]), "position-list-length"),
    ("lawn 2", example("E8", hands=[["lawn 2"], ["house 2"]]), "position-block"),
    ("House 3", example("E8", hands=[["House 3"], ["house 2"]]), "position-block"),
    ("house 16", example("E8", hands=[["house 16"], ["house 2"]]), "position-block"),
    ("an unknown block turned up", example("E8", shown=["house"]), "position-block"),
    ("an unknown set", example("E8", offers=["hlm", "decoration"]), "position-set"),
    ("an unknown lot", example("E8", lots={"park": []}), "position-field-unknown"),
    ("an unknown category", example("E8", voids=[["lawn"], []]), "position-category"),
    ("points with a fraction", example("E8", points=[0.5, 0]), "position-field-wrong"),
    ("round true", example("E8", round=True), "position-field-wrong"),
]

PLACES = [
    ("in a hand and captured", example("E8", hands=[["lawn 13"], ["house 9"]]), "position-block-twice"),
    ("twice in a hand", example("E8", hands=[["lawn 13"], ["house 2", "house 2"]]), "position-block-twice"),
    ("turned up twice", example("E1", shown=["lawn 4", "lawn 4"]), "position-block-twice"),
    ("in the Reserve and a hand", {**COMPLETE, "deck": [*DECK, "tower 3"]}, "position-block-twice"),
    ("one missing from the Reserve", {**COMPLETE, "deck": DECK[1:]}, "position-block-missing"),
    ("an empty Reserve", {**COMPLETE, "deck": []}, "position-block-missing"),
]

ROUND = [
    ("round 0", example("E8", round=0), "position-round"),
    ("round 31", example("E9", round=31), "position-round"),
    ("lots begun in round 1", example("E9", round=1), "position-lots-in-first-round"),
    ("phase over", example("E8", phase="over", turn=None), "position-over"),
    ("ended", example("E8", ended="limit"), "position-over"),
]

TOWERS = ["tower 1", "tower 2", "pool 2", "tree 3", "pool 5"]
FINISHED = [*numbered("tower", 3, 6), *numbered("tower", 10, 13), "lawn 1", "lawn 4", "tree 12"]
BLOCKED = {**example("E21")["lots"], "hlm": ["hlm 1", "lawn 10", "pool 11", "pool 14"]}
OTHER_HANDS = [["pavilion 15"], ["hlm 5"]]
LOTS = [
    (
        "a house among the towers",
        example("E9", lots={"tower": [*TOWERS, "house 15"]}, points=[60, 0]),
        "position-wrong-lot",
    ),
    ("a third pool", example("E9", lots={"tower": [*TOWERS, "pool 8"]}, points=[60, 0]), "position-no-place"),
    ("a finished lot", example("E9", lots={"tower": [*TOWERS, *FINISHED]}, points=[160, 0]), "position-lot-finished"),
    ("no lot can be finished", example("E21", lots=BLOCKED, hands=OTHER_HANDS, points=[80, 70]), "position-blocked"),
]

POINTS = [
    ("points without a block", example("E8", points=[10, 0]), "position-points-sum"),
    ("points below 0", example("E9", points=[60, -10]), "position-points"),
    ("points that are no tens", example("E9", points=[45, 5]), "position-points"),
]

NEARLY_ALL = {
    "house": [*numbered("house", 1, 15), "lawn 1", "pool 2", "tree 3", "lawn 4", "pool 5"],
    "pavilion": [*numbered("pavilion", 1, 15), "tree 6", "lawn 7", "pool 8", "tree 9", "lawn 10"],
    "hlm": [*numbered("hlm", 1, 15), "pool 11", "lawn 13", "pool 14", "tree 15"],
    "tower": numbered("tower", 1, 14),
}
LAST_TWO = [["tower 15"], ["tree 12"], [], []]
ONE_TRICK_MORE = [[*example("E8")["captured"][0], "lawn 13"], [*example("E8")["captured"][1], "house 2"]]
HANDS = [
    ("too few blocks to deal", example("E20", lots=NEARLY_ALL, points=[730, 0], hands=LAST_TWO), "position-shortage"),
    ("another deal", example("E8", dealt=14), "position-dealt"),
    ("no whole tricks", example("E8", discard=example("E8")["discard"][:-1]), "position-tricks"),
    ("no block left to play", example("E8", hands=[[], []], captured=ONE_TRICK_MORE), "position-tricks"),
    ("a block too many", example("E8", hands=[["lawn 13"], ["house 2", "house 3"]]), "position-hand-size"),
    ("a block less without having played", example("E8", hands=[["lawn 13"], []]), "position-hand-size"),
    ("played, but the hand still full", example("E8", trick=["lawn 10"], turn=1), "position-hand-size"),
]

OFFERS = [
    ("the same set without contre", example("E8", offers=["hlm", "hlm"]), "position-same-set"),
    ("a side without offer in play", example("E8", offers=["hlm", None]), "position-offer-missing"),
    (
        "all offers made, but the phase is offer",
        example("E1", offers=["hlm", "house"], leader=0),
        "position-offers-complete",
    ),
    ("the second team spoke first", example("E1", offers=[None, "hlm"], leader=0), "position-offer-too-early"),
    ("the first speaker was skipped", first_speaker_skipped(), "position-offer-too-early"),
]

TURN = [
    ("not the leader's turn", example("E8", turn=1), "position-turn"),
    ("not the first speaker's turn", example("E1", turn=2), "position-turn"),
    ("not the partner's turn", example("E1", phase="partner_offer"), "position-turn"),
    ("not the second speaker's turn", example("E1", offers=["hlm", None], leader=0, turn=2), "position-turn"),
    ("not the turn after the trick", {**COMPLETE, "turn": 2}, "position-turn"),
    ("no partner to choose", new_round(3, phase="partner_offer"), "position-no-partner"),
]

LEADER = [
    ("a leader before the first offer", example("E1", leader=0), "position-leader-too-early"),
    ("a rival made the first offer", example("E1", offers=["hlm", None], leader=1, turn=1), "position-leader"),
    (
        "a rival leads the first trick",
        example("E1", phase="play", offers=["hlm", "house"], leader=3, turn=3),
        "position-leader",
    ),
]

FIRST_TRICK = ["house 2", "house 4", "house 6", "house 7"]
BEFORE_TRICKS = [
    (
        "blocks returned before the first trick",
        example("E1", discard=FIRST_TRICK, hands=[hand[1:] for hand in example("E1")["hands"]]),
        "position-tricks-too-early",
    ),
    ("a full trick", example("E8", hands=[[], []], trick=["lawn 13", "house 2"]), "position-trick-full"),
]

OTHER_PILE = [["hlm 13", "hlm 14", "tower 15", "lawn 1", "lawn 4"], ["house 9", "house 15", "pool 5"]]
PILES = [
    ("a tower in the pile of the hlm", example("E8", captured=OTHER_PILE), "position-pile"),
    (
        "a decoration returned",
        example("E8", discard=["tree 3", *example("E8")["discard"][1:]]),
        "position-decoration-returned",
    ),
]

NOT_FOLLOWED = [["tower 3", "lawn 4"], ["pavilion 2", "house 8"], ["tower 12", "tree 6", "tree 12"]]
TRICK = [
    (
        "pool 8 in spite of house 8",
        example("E5", trick=["house 9", "pool 8"], turn=2, hands=NOT_FOLLOWED),
        "position-not-followed",
    ),
]

KNOWN = [
    ("void of what is in hand", example("E5", voids=[["house"], [], []]), "position-void"),
    ("void of decorations in hand", example("E5", voids=[["decoration"], [], []]), "position-void"),
    ("void of what was just played", {**COMPLETE, "voids": [["house"], [], []]}, "position-void"),
    ("turned up and played", example("E5", shown=["house 1"]), "position-shown-elsewhere"),
    ("turned up and in a hand", example("E1", shown=["house 15"]), "position-shown-elsewhere"),
    ("turned up after round 1", example("E9", shown=["hlm 15"]), "position-shown-late"),
]

SECTION_6 = [MADE_OF, PLACES, ROUND, LOTS, POINTS, HANDS, OFFERS, TURN, LEADER, BEFORE_TRICKS, PILES, TRICK, KNOWN]
REFUSALS = [
    pytest.param(document, code, id=f"{number}: {wrong}")
    for number, refusals in enumerate(SECTION_6, start=1)
    for wrong, document, code in refusals
]


@pytest.mark.parametrize(("document", "code"), REFUSALS)
def test_a_document_is_refused(document: Document, code: str) -> None:
    with pytest.raises(quartier.PositionError) as refusal:
        quartier.load(document)
    assert refusal.value.code == code
    assert refusal.value.sentence("en") != refusal.value.sentence("fr")


def test_refusals_after_the_first_three_kinds_cite_a_rule() -> None:
    for refusals in SECTION_6[3:]:
        for _, document, _ in refusals:
            with pytest.raises(quartier.PositionError) as refusal:
                quartier.load(document)
            assert refusal.value.rule.startswith("L")

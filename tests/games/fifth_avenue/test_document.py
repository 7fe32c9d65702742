"""The position document: what it means, and every document that is refused (section 6)."""

import json
from pathlib import Path
from typing import Any

import pytest

import quartier
from tests.games.fifth_avenue.positions import (
    BASES,
    BLACKS,
    HAND,
    auction,
    built,
    deck_without,
    position,
    row_after,
    shops,
)

Document = dict[str, Any]

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))["examples"]
RAISING: Document = EXAMPLES[-1]["start"]
"""The example of section 6: Gedeon leads, seat 0 is raising."""


def refusal(document: object) -> quartier.PositionError:
    with pytest.raises(quartier.PositionError) as caught:
        quartier.load(document)
    assert caught.value.sentence("en")
    assert caught.value.sentence("fr")
    return caught.value


def bidding(base: str = "B3", board: Document | None = None, **fields: Any) -> Document:
    """A document of an auction at 42e; fields of the auction have their own names."""
    own = ("pawn", "site", "resume", "bids", "passed", "added", "colour", "gedeon", "limit")
    held = auction(fields.get("site", "42e"), **{name: fields.pop(name) for name in own[2:] if name in fields})
    fields.pop("site", None)
    tokens = {"white": [held["site"]] if held["site"] != "park" else [], "beige": []}
    hands = [["green 4", "black 4"], ["green 5", "black 5"], ["green 6", "black 6"]][: BASES[base]["players"]]
    return position(base, board, **{"phase": "bid", "tokens": tokens, "auction": held, "hands": hands, **fields})


def over(**result: Any) -> Document:
    """A finished game in which seat 1 has won."""
    found = {"winners": [1], "reason": "turn_limit", "park_revealed": [], **result}
    return position("B3", phase="over", turn=None, turns=400, scores=[1, 5, 2], result=found)


# What is understood


def test_the_example_of_section_6_reads_and_writes_back_whole() -> None:
    assert quartier.load(RAISING).document() == RAISING


def test_missing_fields_have_their_defaults() -> None:
    document = quartier.load(BASES["B2"]).document()
    assert document["supply"] == [15, 15]
    assert document["gedeon_supply"] == 21
    assert document["active"] == 0
    assert document["pawns"] == {"white": "start", "beige": "start"}
    assert document["memory"] == {
        "hands": [[], []],
        "piles": dict.fromkeys(("violet", "green", "grey", "brown", "orange"), 9),
        "deck": 0,
    }
    assert len(document["deck"]) == 42


def test_cards_left_open_are_shuffled_by_the_seed() -> None:
    decks = [quartier.load(BASES["B3"], seed=seed).document()["deck"] for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_in_the_setup_of_shops_everything_but_the_board_may_be_left_open() -> None:
    start = {"game": "fifth_avenue", "players": 2, "options": {"initial_shops": "chosen"}, "phase": "setup_shop"}
    document = quartier.load({**start, "turn": 0, "board": {}}).document()
    assert document["hands"] == [[], []]
    assert document["blocks"] == [[]] * 8
    assert len(document["shop_stack"]) == 35
    assert {len(pile) for pile in document["piles"].values()} == {12}


def test_the_tile_that_is_not_named_is_the_one_that_is_left() -> None:
    document = quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(1).document()
    tile = document.pop("tile")
    assert quartier.load(document).document()["tile"] == tile


def test_a_finished_game_without_a_result_finds_its_own() -> None:
    document = over()
    del document["result"]
    assert quartier.load(document).document()["result"] == over()["result"]


def test_the_colour_of_the_park_follows_from_the_bids() -> None:
    document = bidding(site="park", bids=[["green 4"], [], []], turn=1, hands=[[], ["violet 6", "green 5"], []])
    assert quartier.load(document).moves() == ["add green 5", "pass"]


def test_known_cards_that_are_being_laid_are_known_again_when_taken_back() -> None:
    memory = {"hands": [["green 4"], [], []]}
    document = bidding(hands=[["green 4", "black 4"], [], []], bids=[["green 4"], [], []], added=1, memory=memory)
    table = quartier.load(document)
    assert table.document()["memory"]["hands"][0] == ["green 4"]
    assert table.view(1)["memory"]["hands"][0] == ["green 4", "green 4"]


# What is refused

SETUP_SHOP: Document = {
    "game": "fifth_avenue",
    "players": 3,
    "options": {"initial_shops": "chosen"},
    "phase": "setup_shop",
    "turn": 1,
    "board": {"34w": {"violet": shops("fashion")}},
}
CHOSEN: Document = {"initial_shops": "chosen"}
TWO_CLOSED: Document = {"closed": ["52e", "52w"], "supply": [14, 14, 14]}
ON_REVERSE: Document = {"options": {"board": "six_plots"}}
FOURS = ["black 4"] * 21

REFUSED: dict[str, tuple[str, Document]] = {
    # 1. Unknown things, wrong lists
    "an unknown option": ("unknown-option", position("B3", options={"weather": "rain"})),
    "an unknown value of an option": ("bad-option-value", position("B3", options={"board": "round"})),
    "five players": ("bad-players", position("B3", players=5)),
    "an unknown field": ("position-field-unknown", position("B3", weather="rain")),
    "a missing field": ("position-field-missing", {"game": "fifth_avenue", "players": 3, "phase": "action", "turn": 0}),
    "a wrong type": ("position-field-wrong", position("B3", scores="many")),
    "an unknown phase": ("position-unknown", position("B3", phase="lunch")),
    "an unknown district": ("position-unknown", position("B3", closed=["66w"])),
    "an unknown district on the board": ("position-unknown", {**position("B3"), "board": {"66w": {}}}),
    "an unknown plot": ("position-unknown", position("B3", {"34w": {"pink": None}})),
    "an unknown kind": ("position-unknown", position("B3", {"34w": {"violet": shops("bakery")}})),
    "an unknown card": ("position-unknown", position("B3", hands=[["violet 7"], [], []])),
    "an unknown pawn": ("position-unknown", position("B3", pawns={"black": "start"})),
    "an unknown place": ("position-unknown", position("B3", pawns={"white": "66w"})),
    "an unknown pile": ("position-unknown", position("B3", piles={"black": []})),
    "a card in the wrong pile": ("position-unknown", position("B3", piles={"violet": ["green 4"]})),
    "a coloured card in the black pile": ("position-unknown", position("B3", deck=["green 4"])),
    "an auction at the start": ("position-unknown", bidding(site="start")),
    "a list that is too short": ("position-list-length", position("B3", scores=[0, 0])),
    "a list that is too long": ("position-list-length", position("B3", hands=[HAND] * 4)),
    "seven blocks": ("position-list-length", position("B3", blocks=BASES["B3"]["blocks"][:7])),
    "a wrong number of bids": ("position-list-length", bidding(bids=[[]])),
    "hands missing": ("position-field-missing", {key: value for key, value in BASES["B3"].items() if key != "hands"}),
    "blocks missing": ("position-field-missing", {key: value for key, value in BASES["B3"].items() if key != "blocks"}),
    # 2. Cards
    "more copies than exist": ("position-card-copies", position("B3", hands=[["violet 6"] * 4, [], []])),
    "more black copies than exist": ("position-card-copies", position("B3", hands=[FOURS, [], []])),
    "a card missing from a given pile": ("position-card-missing", position("B3", piles={"violet": ["violet 4"]})),
    "a card missing from a given deck": ("position-card-missing", position("B3", deck=["black 4"])),
    "cards waiting under an empty pile": (
        "position-discard",
        position("B3", hands=[BLACKS[:20], BLACKS[20:36], BLACKS[36:49]], deck=[], discard=["black 6"]),
    ),
    # 3. Buildings
    "two plots of one seat in a district": ("position-two-plots", position("B3", {"34w": {"grey": built(0)}})),
    "no buildings on an owned plot": ("position-buildings", position("B3", {"34w": {"grey": built(1, 0)}})),
    "buildings on a sixth plot": (
        "position-buildings",
        position("B3", {"34w": {"sixth": built(1)}}, **ON_REVERSE),
    ),
    "Gedeon's buildings with three players": ("position-owner", position("B3", {"42e": {"grey": built(3)}})),
    "two buildings of Gedeon's on a plot": ("position-buildings", position("B2", {"42e": {"grey": built(2, 2)}})),
    "Gedeon's supply with three players": ("position-no-gedeon", position("B3", gedeon_supply=21)),
    "a negative number": ("position-field-wrong", position("B3", reserves=[-1, 3, 3])),
    "a supply above 15": ("position-supply", position("B3", reserves=[1, 3, 3])),
    "too many buildings": ("position-buildings-sum", position("B3", supply=[15, 15, 15], park=[1, 0, 0])),
    "too few buildings": ("position-buildings-sum", position("B3", supply=[14, 15, 15])),
    "too few buildings of Gedeon's": ("position-buildings-sum", position("B2", gedeon_supply=20)),
    "a closed district without the supply": ("position-field-missing", position("B3", {"52e": None}, closed=["52e"])),
    "a closed district without Gedeon's supply": (
        "position-field-missing",
        position("B2", {"52e": None}, closed=["52e"], supply=[15, 15]),
    ),
    # 4. Shops
    "three shops on a plot": ("position-shops", position("B3", {"34w": {"violet": shops(*["fashion"] * 3)}})),
    "shops and an owner in one cell": (
        "position-cell",
        position("B3", {"34w": {"grey": {"shops": ["fashion"], "owner": 1, "count": 1}}}),
    ),
    "a cell with nothing in it": ("position-cell", position("B3", {"34w": {"grey": {}}})),
    "ten tiles of a kind": (
        "position-kind-copies",
        position("B3", blocks=[["fashion"] * 3, ["fashion"] * 2, *BASES["B3"]["blocks"][2:]]),
    ),
    "an open district without a shop": ("position-no-shop", position("B3", {"34w": {"violet": None}})),
    "an empty sixth plot": ("position-sixth-empty", position("B3", **ON_REVERSE)),
    "a shop on a sixth plot of the front": (
        "position-shops",
        position("B3", {"34w": {"sixth": shops("fashion")}}),
    ),
    # 5. Blocks
    "a block with one tile": ("position-blocks", position("B3", blocks=[["fashion"], *BASES["B3"]["blocks"][1:]])),
    "an empty block after a full one": (
        "position-blocks",
        position("B3", blocks=[*BASES["B3"]["blocks"][:3], [], *BASES["B3"]["blocks"][4:]]),
    ),
    "all blocks empty": ("position-blocks", position("B3", blocks=[[]] * 8)),
    "too few tiles under the park": ("position-park-shops", position("B3", blocks=row_after(2)["blocks"])),
    "too few shops on the board": ("position-shop-number", position("B3", **row_after(2))),
    "too many shops on the board": ("position-shop-number", position("B3", {"34w": {"grey": shops("gallery")}})),
    "blocks in the setup of shops": ("position-blocks", {**SETUP_SHOP, "blocks": BASES["B3"]["blocks"]}),
    # 6. Closed districts
    "two closed districts while the game runs": (
        "position-closed",
        position("B3", {"52e": None, "52w": None}, **TWO_CLOSED),
    ),
    "a district closed twice": (
        "position-closed",
        position("B3", {"52e": None}, closed=["52e", "52e"], supply=[14, 14, 14]),
    ),
    "a cell in a closed district": ("position-closed-cell", position("B3", closed=["52e"], supply=[14, 14, 14])),
    "a token in a closed district": (
        "position-closed-token",
        position("B3", {"52e": None}, closed=["52e"], supply=[14, 14, 14], tokens={"white": ["52e"]}),
    ),
    # 7. Pawns and tokens
    "a token without a way": ("position-tokens", position("B3", tokens={"white": ["34w"]})),
    "a way without a token": ("position-tokens", position("B3", pawns={"white": "ts"})),
    "tokens off the way": ("position-tokens", position("B3", pawns={"white": "52w"}, tokens={"white": ["34e", "42e"]})),
    "a token named twice": ("position-tokens", position("B3", pawns={"white": "ts"}, tokens={"white": ["34w", "34w"]})),
    "the auction's pawn away from the start": ("position-site", bidding(pawns={"white": "park"})),
    "the auction's tokens in one column": ("position-site", bidding(tokens={"white": ["42w", "42e"]})),
    "a site that is not the first token": ("position-site", bidding(tokens={"white": ["34w", "42e"]})),
    "the park as a site with tokens left": ("position-site", bidding(site="park", tokens={"white": ["42e"]})),
    # 8. Phase
    "no auction in the bidding": ("position-field-missing", position("B3", phase="bid")),
    "an auction outside the bidding": ("position-field-out-of-place", bidding(phase="action")),
    "no chosen shop where one is placed": ("position-field-missing", position("B3", phase="shop_plot")),
    "a chosen shop that is not in the block": (
        "position-chosen-shop",
        position("B3", phase="shop_plot", chosen_shop="jeweller"),
    ),
    "a chosen shop elsewhere": ("position-field-out-of-place", position("B3", chosen_shop="fashion")),
    "a colour taken elsewhere": ("position-field-out-of-place", position("B3", taken="violet")),
    "a result while the game runs": ("position-field-out-of-place", position("B3", result=over()["result"])),
    "a tile after the setup": ("position-field-out-of-place", position("B3", tile="fashion")),
    "a tile stack after the setup": ("position-field-out-of-place", position("B3", shop_stack=["fashion"])),
    "another seat than the active one": ("position-active", position("B3", active=1)),
    "a seat that does not exist": ("position-turn", position("B3", turn=3)),
    "no decider while the game runs": ("position-turn", position("B3", turn=None)),
    "a decider when the game is over": ("position-turn", {**over(), "turn": 0}),
    "a wrong decider for the next first shop": ("position-decider", {**SETUP_SHOP, "turn": 2}),
    "buildings before the first shops": (
        "position-decider",
        {**SETUP_SHOP, "board": {"34w": {"violet": shops("fashion"), "grey": built(0)}}},
    ),
    "a wrong decider for the next first building": ("position-decider", position("S4", turn=1)),
    "first buildings out of order": ("position-decider", position("S4", {"34w": {"green": built(2)}}, turn=3)),
    "two first buildings on a plot": ("position-decider", position("S4", {"34w": {"green": built(0, 2)}}, turn=3)),
    "all first buildings placed": (
        "position-decider",
        position("B4", phase="setup_building"),
    ),
    "a wrong hand in the setup": ("position-first-hand", position("S4", hands=[HAND, HAND, HAND, HAND[1:]])),
    "a hand before the deal": ("position-first-hand", {**SETUP_SHOP, "hands": [["violet 4"], [], []]}),
    "placing first shops with the option random": ("position-random-shops", {**SETUP_SHOP, "options": {}}),
    "four hundred turns without an end": ("position-turns", position("B3", turns=400)),
    "three first shops on a colour": (
        "position-first-shops",
        {**SETUP_SHOP, "turn": 0, "board": {place: {"grey": shops("fashion")} for place in ("34w", "34e", "ts")}},
    ),
    "two first shops in a district": (
        "position-first-shops",
        {**SETUP_SHOP, "turn": 2, "board": {"34w": {"grey": shops("fashion"), "green": shops("gallery")}}},
    ),
    "a first shop on a colour of the reverse": (
        "position-first-shops",
        {**SETUP_SHOP, "options": {**CHOSEN, "board": "six_plots"}},
    ),
    "a tile stack of a wrong size": (
        "position-list-length",
        {**SETUP_SHOP, "tile": "fashion", "shop_stack": ["gallery"]},
    ),
    # 9. Auction
    "a bid that starts with black": ("position-bid-mixed", bidding(bids=[["black 4", "green 4"], [], []], turn=1)),
    "a bid that mixes colours": ("position-bid-mixed", bidding(bids=[["green 4", "grey 4"], [], []], turn=1)),
    "a bid of a colour that is not permitted": ("position-bid-colour", bidding(bids=[["orange 4"], [], []], turn=1)),
    "bids of two colours at the park": (
        "position-bid-colour",
        bidding(site="park", bids=[["green 4"], ["grey 5"], []], turn=2),
    ),
    "a bid against the colour of the park": (
        "position-bid-colour",
        bidding(site="park", bids=[["green 4"], [], []], colour="grey", turn=1),
    ),
    "a fixed colour in a district": ("position-field-out-of-place", bidding(colour="green")),
    "a passed seat with a bid": (
        "position-bid-passed",
        bidding(bids=[["green 4"], [], []], passed=[True, False, False], turn=1),
    ),
    "a decider that has passed": ("position-decider-passed", bidding(passed=[True, False, False])),
    "two equal bids": ("position-bids-equal", bidding(bids=[["green 4"], ["grey 4"], []], turn=2)),
    "more cards added than laid": ("position-added", bidding(bids=[["green 4"], [], []], added=2)),
    "a bid begun that cannot exceed": (
        "position-bid-too-low",
        bidding(bids=[["green 4"], ["grey 6", "grey 6"], []], added=1, hands=[["black 4"], [], []]),
    ),
    "Gedeon with three players": ("position-no-gedeon", bidding(gedeon=["black 4", "black 4"])),
    "cards that Gedeon cannot have": ("position-gedeon-cards", bidding("B2", gedeon=["black 4", "black 4", "black 5"])),
    "a limit while bidding": ("position-field-out-of-place", bidding(limit=2)),
    "building before everybody else has passed": (
        "position-build-passed",
        bidding(phase="build", colour="green", limit=2, passed=[False, True, False]),
    ),
    "a winner that has passed": (
        "position-build-passed",
        bidding(phase="build", colour="green", limit=2, passed=[True, True, True]),
    ),
    "building with cards still laid": (
        "position-build-cards",
        bidding(phase="build", colour="green", limit=2, passed=[False, True, True], bids=[["green 5"], [], []]),
    ),
    "building without a limit": (
        "position-field-missing",
        bidding(phase="build", colour="green", passed=[False, True, True]),
    ),
    "building without a colour": (
        "position-field-missing",
        bidding(phase="build", limit=1, passed=[False, True, True]),
    ),
    "a limit of four": (
        "position-field-wrong",
        bidding(phase="build", colour="green", limit=4, passed=[False, True, True]),
    ),
    "building on a colour that is not permitted": (
        "position-bid-colour",
        bidding(phase="build", colour="orange", limit=2, passed=[False, True, True]),
    ),
    # 10. Memory
    "a known card that is not in the hand": (
        "position-memory-hand",
        position("B3", memory={"hands": [["grey 6"], [], []]}),
    ),
    "more unseen cards than a pile has": ("position-memory-pile", position("B3", memory={"piles": {"violet": 9}})),
    "more known cards than the black pile has": ("position-memory-pile", position("B3", memory={"deck": 39})),
    # 11. No legal move
    "taking cards from empty piles": (
        "position-no-move",
        position(
            "B3",
            phase="cards",
            hands=[
                [f"{colour} {value}" for colour in colours for value in (4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6)]
                for colours in (("violet", "green"), ("grey", "brown"), ("orange",))
            ],
        ),
    ),
    # The result
    "a wrong winner": ("position-winners", over(winners=[0])),
    "tiles shown that are not there": ("position-revealed", over(park_revealed=["fashion"])),
}


@pytest.mark.parametrize(("code", "document"), REFUSED.values(), ids=REFUSED)
def test_a_document_is_refused(code: str, document: Document) -> None:
    assert refusal(document).code == code


def test_a_document_of_another_game_is_refused() -> None:
    assert refusal({**BASES["B3"], "game": "chess"}).code == "position-no-game"


def test_refusals_come_in_the_order_of_the_specification() -> None:
    wrong_cards: Document = {"hands": [["violet 6"] * 4, [], []]}
    wrong_memory: Document = {"memory": {"deck": 99}}
    assert refusal(position("B3", phase="lunch", **wrong_cards)).code == "position-unknown"
    assert refusal(position("B3", reserves=[1, 3, 3], **wrong_cards)).code == "position-card-copies"
    assert refusal(position("B3", reserves=[1, 3, 3], **wrong_memory)).code == "position-supply"
    assert refusal(position("B3", pawns={"white": "ts"}, taken="violet")).code == "position-tokens"
    assert refusal(position("B3", taken="violet", **wrong_memory)).code == "position-field-out-of-place"


def test_a_given_deck_with_all_its_cards_is_accepted() -> None:
    deck = deck_without([HAND] * 3, ["black 6", "black 4"])
    assert quartier.load(position("B3", deck=deck)).document()["deck"] == deck

"""What there is (N1 to N10), the preliminary round (N11 to N16), the first player and the deal (N17, N18)."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

import quartier
from quartier.engine.primitives.grid import square_at
from quartier.games.new_york.pieces import CENTRE, CORNERS, PAWNS, PRELIMINARY
from quartier.games.new_york.rules.board import colours_in_play, playable_squares, price
from tests.games.new_york.positions import EMPTY_BOARD, load, placing, position, whole_pack

STREETS = {f"{colour}{line}": 4 for colour in "rb" for line in range(1, 8)}
JOKERS = {"rj": 5, "bj": 5}
BOXED_EVENTS = {
    f"{colour}-{event}": copies
    for colour in "rb"
    for event, copies in {"sanierung": 1, "ruin": 1, "spekulation": 1, "baulowe": 2, "statik": 1}.items()
}
CARD_EVENTS = BOXED_EVENTS | {"b-sanierung": 2, "r-ruin": 2}
del CARD_EVENTS["r-sanierung"], CARD_EVENTS["b-ruin"]
NUMBERS = [
    (2, "boxed", 4, 20, 12, 6),
    (2, "playing_cards", 2, 40, 12, 12),
    *((3, edition, 3, 25, 8, 8) for edition in ("boxed", "playing_cards")),
    *((4, edition, 4, 20, 6, 6) for edition in ("boxed", "playing_cards")),
    *((5, edition, 5, 15, 5, 5) for edition in ("boxed", "playing_cards")),
]


def place_all(table: quartier.Table) -> None:
    """Plays the preliminary round, always the first legal move."""
    while table.phase in ("pick_colour", "place", "mark"):
        table.play(table.moves()[0])


def test_a_square_is_the_crossing_of_a_red_and_a_blue_line_n1() -> None:
    table = load(position(board=["..r....", *EMPTY_BOARD[1:]], hands=[["r1", "b3"], [], []]), "play r1", "play b3")
    assert table.document()["board"] == EMPTY_BOARD
    assert [move for move in table.game.alphabet if move.startswith("square r1b")] == [
        f"square r1b{blue}" for blue in range(1, 8)
    ]


def test_the_centre_is_a_plus_and_the_corners_are_four_n2() -> None:
    assert sum(1 << square_at(blue - 1, red - 1) for red, blue in ((4, 4), (3, 4), (5, 4), (4, 3), (4, 5))) == CENTRE
    assert sum(1 << square_at(blue - 1, red - 1) for red, blue in product((1, 7), (1, 7))) == CORNERS


def test_diagonal_squares_are_no_neighbours_n2() -> None:
    table = load(position(board=["r......", ".r.....", "..rr...", *EMPTY_BOARD[3:]]))
    groups = table.view(0)["groups"]
    assert [groups[0][0], groups[1][1], groups[2][2], groups[2][3]] == [1, 1, 2, 2]


@pytest.mark.parametrize(("players", "edition", "colours", "pawns", "money", "preliminary"), NUMBERS)
def test_colours_pawns_and_money_are_those_of_the_table_n3_n5_n9(
    players: int, edition: str, colours: int, pawns: int, money: int, preliminary: int
) -> None:
    table = quartier.game("new_york", players, edition=edition).deal(1)
    assert colours_in_play(table.state) == colours
    assert table.view(0)["reserves"] == [pawns] * colours
    assert table.document()["money"] == [money] * players
    assert PRELIMINARY[table.state.edition][players - 2] == preliminary
    assert money * players == (25 if players == 5 else 24)
    assert colours * pawns == (75 if players in (3, 5) else 80)
    place_all(table)
    assert "".join(table.document()["board"]).count(".") == (24 if players == 5 else 25)
    assert table.view(0)["reserves"] == [pawns - preliminary] * colours


def test_without_the_limit_nobody_counts_pawns_n5() -> None:
    table = quartier.game("new_york", 5, pawn_limit=False).deal(1)
    assert table.view(0)["reserves"] is None
    assert PAWNS[0] == (20, 25, 20, 15)


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [("b......", 1, 1), ("bb.....", 1, 1), ("bb.....", 2, 2), ("bbb....", 2, 2), ("bbbbbbb", 7, 7)],
)
def test_the_price_is_the_smaller_count_itself_included_n6(line: str, column: int, expected: int) -> None:
    board = [line, *("b......" if number < column else "......." for number in range(1, 7))]
    table = load(position(board=board, options={"pawn_limit": False}))
    assert price(table.state, square_at(0, 0), 1) == expected
    assert table.view(0)["prices"][0][0] == expected


def test_a_seat_can_pay_exactly_the_squares_that_cost_no_more_than_it_has_n6_n25() -> None:
    game = quartier.game("new_york", 3)
    for seed in range(30):
        table = game.deal(seed)
        place_all(table)
        state = table.state
        for money in range(4):
            state.money[0] = money
            squares = playable_squares(state, 0)
            for red, blue in product(range(7), range(7)):
                square = square_at(blue, red)
                rivals = [c for c in range(3) if state.pawns[c] >> square & 1 and state.owner[c] != 0]
                dear = any(price(state, square, colour) > money for colour in rivals)
                assert bool(squares >> square & 1) != dear


def test_chance_is_drawn_at_the_deal_and_not_by_placing_n8() -> None:
    table = quartier.game("new_york", 3).deal(5)
    before = table.state.rng
    place_all(table)
    assert table.state.rng == before
    for turn in range(3):
        table.play(*table.plans()[turn].moves)
    assert table.state.rng == before


@pytest.mark.parametrize(
    ("edition", "events", "cards"),
    [
        ("boxed", False, {}),
        ("boxed", True, BOXED_EVENTS),
        ("playing_cards", False, {}),
        ("playing_cards", True, CARD_EVENTS),
    ],
)
def test_the_pack_is_that_of_the_edition_n10_n37_n59(edition: str, events: bool, cards: dict[str, int]) -> None:
    pack = Counter(whole_pack(edition, events))
    assert pack == STREETS | JOKERS | cards
    assert pack.total() == (78 if events else 66)
    assert sum(copies for card, copies in pack.items() if card[0] == "r") == (39 if events else 33)


def test_the_stop_cards_lie_aside_at_first_n10() -> None:
    document = quartier.game("new_york", 4).deal(3).document()
    assert document["stop_phase"] is False
    assert "stop" not in document["deck"]
    assert document["discard"] == []


@pytest.mark.parametrize(("edition", "players"), [*product(("boxed", "playing_cards"), range(2, 6))])
def test_each_seat_places_first_with_equal_chance_n11(edition: str, players: int) -> None:
    game = quartier.game("new_york", players, edition=edition)
    starts = Counter(game.deal(seed).turn for seed in range(100 * players))
    assert set(starts) == set(range(players))
    assert all(60 < times < 140 for times in starts.values())


def test_without_a_choice_each_seat_begins_with_the_colour_of_its_number_n12() -> None:
    assert quartier.game("new_york", 5).deal(1).document()["colours"] == [
        ["red"],
        ["blue"],
        ["yellow"],
        ["green"],
        ["black"],
    ]
    assert quartier.game("new_york", 2).deal(1).document()["colours"] == [["red", "yellow"], ["blue", "green"]]


@pytest.mark.parametrize("players", range(2, 6))
def test_colours_are_picked_clockwise_from_the_starter_n12(players: int) -> None:
    table = quartier.game("new_york", players, own_colour=True).deal(2)
    starter = table.turn or 0
    deciders = []
    while table.phase == "pick_colour":
        deciders.append(table.turn)
        table.play(table.moves()[-1])
    picks = 4 if players == 2 else players
    assert deciders == [(starter + pick) % players for pick in range(picks)]
    assert table.turn == starter
    assert sum(map(len, table.document()["colours"])) == picks


def test_a_colour_can_be_picked_once_n12() -> None:
    table = quartier.game("new_york", 4, own_colour=True).deal(2)
    assert table.moves() == ["colour red", "colour blue", "colour yellow", "colour green"]
    table.play("colour yellow")
    assert table.moves() == ["colour red", "colour blue", "colour green"]


@pytest.mark.parametrize(("edition", "players"), [*product(("boxed", "playing_cards"), range(2, 6))])
def test_pawns_are_placed_in_turn_until_every_colour_has_its_number_n13(edition: str, players: int) -> None:
    table = quartier.game("new_york", players, edition=edition).deal(4)
    seat = table.turn or 0
    while table.phase in ("place", "mark"):
        assert table.turn == seat
        table.play(table.moves()[0])
        seat = seat if table.phase == "mark" else (seat + 1) % players
    pawns = Counter("".join(table.document()["board"]))
    in_play = colours_in_play(table.state)
    assert {pawns[letter] for letter in "rbygk"[:in_play]} == {PRELIMINARY[table.state.edition][players - 2]}


@pytest.mark.parametrize("players", range(2, 6))
def test_no_preliminary_pawn_stands_beside_its_colour_while_that_can_be_n14(players: int) -> None:
    table = quartier.game("new_york", players).deal(6)
    while table.phase in ("place", "mark"):
        table.play(table.moves()[len(table.history) % len(table.moves())])
    assert max(map(max, table.view(0)["groups"])) == 1


RED_EVERYWHERE = ["rrb..r.", "...r...", ".r....r", "b...r..", "..r...b", "r...brb", "bbbrbbb"]
"""Eleven red and eleven blue pawns; red stands beside every empty square."""


def test_if_no_square_obeys_the_ban_every_empty_square_is_allowed_n15() -> None:
    table = load(placing(2, options={"edition": "playing_cards"}, board=RED_EVERYWHERE))
    assert len(table.moves()) == "".join(RED_EVERYWHERE).count(".") == 27


def test_of_two_colours_only_those_that_obey_the_ban_can_be_placed_n13_n14() -> None:
    """r1b2 is beside red, r1b5 beside neither, r2b1 beside both and so not offered."""
    board = ["r..b...", ".......", "y....g.", *EMPTY_BOARD[3:]]
    table = load(placing(2, turn=0, board=board))
    assert "square r2b1" not in table.moves()
    table.play("square r1b2")
    assert table.moves() == ["colour yellow"]
    table.undo()
    table.play("square r1b5")
    assert table.moves() == ["colour red", "colour yellow"]


LOTTERY: dict[str, Any] = {"colour_deck": ["yellow", "red", "blue"]}
LAST_PLACE: dict[str, Any] = {"board": ["rbyrbyr", "byrbyrb", "yrbyrby", "rb.....", *EMPTY_BOARD[4:]], "turn": 2}


def test_after_the_last_pawn_the_colours_are_dealt_from_seat_0_n16() -> None:
    table = load(placing(**LAST_PLACE, **LOTTERY), "square r7b7")
    assert table.document()["colours"] == [["yellow"], ["red"], ["blue"]]
    assert table.document()["board"][6] == "......y"
    assert table.document()["colour_deck"] is None


def test_two_players_get_their_colours_twice_round_n16() -> None:
    table = load(placing(2, colour_deck=["green", "red", "yellow", "blue"], turn=0))
    place_all(table)
    assert table.document()["colours"] == [["yellow", "green"], ["red", "blue"]]


def test_chosen_colours_are_kept_n16() -> None:
    colours = [["yellow"], ["red"], ["blue"]]
    table = load(placing(options={"own_colour": True}, colours=colours))
    assert table.document()["colour_deck"] is None
    place_all(table)
    assert table.document()["colours"] == colours


def test_every_order_of_the_lottery_is_as_likely_n16() -> None:
    orders = Counter(tuple(quartier.game("new_york", 3).deal(seed).document()["colour_deck"]) for seed in range(600))
    assert len(orders) == 6
    assert all(60 < times < 140 for times in orders.values())


def test_in_the_box_the_owner_of_red_begins_n17() -> None:
    table = load(placing(**LAST_PLACE, **LOTTERY), "square r7b7")
    assert (table.turn, table.document()["active"]) == (1, 1)


@pytest.mark.parametrize("first", range(3))
def test_with_playing_cards_the_seat_drawn_begins_n17_n59(first: int) -> None:
    table = load(placing(**LAST_PLACE, options={"edition": "playing_cards"}, first_seat=first), "square r7b7")
    assert table.turn == first
    assert table.document()["first_seat"] is None


@pytest.mark.parametrize("events", [False, True])
def test_the_deal_gives_everybody_two_of_each_colour_and_no_card_more_n18_n37(events: bool) -> None:
    for seed in range(20):
        table = quartier.game("new_york", 4, events=events).deal(seed)
        place_all(table)
        for cards in table.document()["hands"]:
            reds = sum(card.startswith("r") for card in cards)
            assert min(reds, len(cards) - reds) == 2

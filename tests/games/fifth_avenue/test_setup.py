"""The setup: first shops, the row, cards, buildings (F1-F9), and chance (F62)."""

from collections import Counter

import pytest

import quartier
from quartier.games.fifth_avenue.pieces import NEIGHBOURS, PLOTS_ON_BOARD, plot_at
from tests.games.fifth_avenue.positions import BASES, refused, table

DISTRICTS = ("34w", "34e", "42w", "ts", "42e", "52w", "52e")
COLOURS = ("violet", "green", "grey", "brown", "orange")


def first_plots(dealt: quartier.Table) -> dict[str, str]:
    """The plot of the only shop of each district."""
    found = {}
    for district, plots in dealt.document()["board"].items():
        (found[district],) = [plot for plot, cell in plots.items() if cell and "shops" in cell]
    return found


@pytest.mark.parametrize("side", [0, 1])
def test_f2_every_plot_has_two_neighbours_and_is_a_neighbour_of_both(side: int) -> None:
    for plot in range(42):
        if PLOTS_ON_BOARD[side] >> plot & 1:
            beside = [other for other in range(42) if NEIGHBOURS[side][plot] >> other & 1]
            assert len(beside) == 2
            assert all(NEIGHBOURS[side][other] >> plot & 1 for other in beside)


def test_f2_the_ring_closes_between_orange_and_violet_or_round_the_sixth_plot() -> None:
    violet, orange, sixth = (plot_at(3, colour) for colour in (0, 4, 5))
    assert NEIGHBOURS[0][orange] >> violet & 1
    assert not NEIGHBOURS[1][orange] >> violet & 1
    assert NEIGHBOURS[1][sixth] == 1 << violet | 1 << orange


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f4_random_first_shops_lie_one_in_a_district_and_at_most_two_on_a_colour(players: int) -> None:
    for seed in range(60):
        assert max(Counter(first_plots(quartier.game("fifth_avenue", players).deal(seed)).values()).values()) <= 2


def test_f4_the_first_district_gets_each_colour_equally_often() -> None:
    game = quartier.game("fifth_avenue", 3)
    found = Counter(first_plots(game.deal(seed))["34w"] for seed in range(600))
    assert set(found) == set(COLOURS)
    assert all(85 < times < 155 for times in found.values())


def test_f4_on_the_reverse_every_first_shop_lies_on_a_sixth_plot() -> None:
    dealt = quartier.game("fifth_avenue", 4, board="six_plots").deal(1)
    assert set(first_plots(dealt).values()) == {"sixth"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["five_plots", "six_plots"])
def test_f4_chosen_first_shops_are_placed_by_the_seats_in_turn(players: int, board: str) -> None:
    dealt = quartier.game("fifth_avenue", players, board=board, initial_shops="chosen").deal(5)
    for tile in range(7):
        assert (dealt.phase, dealt.turn) == ("setup_shop", tile % players)
        dealt.play(dealt.moves()[-1])
    assert (dealt.phase, dealt.turn) == ("setup_building", 0)
    assert len(set(first_plots(dealt))) == 7


def test_f4_a_third_first_shop_on_a_colour_and_a_second_in_a_district_are_refused() -> None:
    dealt = quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(2)
    dealt.play("plot 34w violet", "plot ts violet")
    assert refused(dealt, "plot 52e violet") == "F4"
    assert refused(dealt, "plot ts green") == "F4"
    assert refused(dealt, "plot 52e sixth") == "F2"
    assert refused(dealt, "commission") == "F4"


def test_f4_on_the_reverse_a_chosen_first_shop_cannot_lie_on_a_colour() -> None:
    dealt = quartier.game("fifth_avenue", 3, initial_shops="chosen", board="six_plots").deal(2)
    assert refused(dealt, "plot 34w violet") == "F4"
    assert len(dealt.moves()) == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f5_f6_f7_f9_the_deal(players: int) -> None:
    document = quartier.game("fifth_avenue", players).deal(3).document()
    assert [len(block) for block in document["blocks"]] == [3, 2, 3, 2, 3, 2, 3, 2]
    for hand in document["hands"]:
        held = Counter(card.split(" ")[0] for card in hand)
        assert held == {**dict.fromkeys(COLOURS, 1), "black": 4}
    assert {len(pile) for pile in document["piles"].values()} == {12 - players}
    assert len(document["deck"]) == 50 - 4 * players
    assert document["reserves"] == [3] * players
    assert document["supply"] == [15] * players
    assert document["pawns"] == {"white": "start", "beige": "start"}
    assert document["tokens"] == {"white": [], "beige": []}
    assert document["scores"] == document["park"] == [0] * players
    assert document["memory"]["piles"] == dict.fromkeys(COLOURS, 11 - players)
    assert document["closed"] == document["park_shops"] == document["discard"] == []


def test_f6_the_cards_are_dealt_from_the_piles_as_they_lie() -> None:
    document = quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(4).document()
    dealt = quartier.load(document, seed=99)
    while dealt.phase == "setup_shop":
        dealt.play(dealt.moves()[0])
    hands = dealt.document()["hands"]
    for seat in range(3):
        coloured = [document["piles"][colour][seat] for colour in COLOURS]
        black = document["deck"][4 * seat : 4 * seat + 4]
        assert hands[seat] == coloured + sorted(black)
    assert dealt.document()["deck"] == document["deck"][12:]


def test_f5_the_row_is_filled_with_the_tiles_below_the_seventh() -> None:
    document = quartier.game("fifth_avenue", 3, initial_shops="chosen").deal(4).document()
    stack = [document["tile"], *document["shop_stack"]]
    dealt = quartier.load(document)
    while dealt.phase == "setup_shop":
        dealt.play(dealt.moves()[0])
    assert [kind for block in dealt.document()["blocks"] for kind in block] == stack[7:27]
    assert "shop_stack" not in dealt.document()


@pytest.mark.parametrize(
    ("players", "order"), [(2, [0, 1, 1, 0]), (3, [0, 2, 1, 1, 2, 0]), (4, [0, 3, 2, 1, 1, 2, 3, 0])]
)
def test_f3_f8_first_buildings_are_placed_counter_clockwise_and_back(players: int, order: list[int]) -> None:
    dealt = quartier.game("fifth_avenue", players).deal(6)
    placed = []
    while dealt.phase == "setup_building":
        placed.append(dealt.turn)
        dealt.play(dealt.moves()[len(placed)])
    assert placed == order
    assert (dealt.phase, dealt.turn) == ("action", 0)
    assert dealt.document()["supply"] == [15] * players


def test_f8_a_first_building_needs_an_empty_coloured_plot_in_a_new_district() -> None:
    placing = table("S4")
    placing.play("plot 34w green")
    assert refused(placing, "plot 34w green") == "F8"
    assert refused(placing, "plot 34w violet") == "F8"
    assert refused(placing, "plot 34w sixth") == "F2"
    placing.play(
        "plot ts grey", "plot 52e grey", "plot 42w brown", "plot 34w brown", "plot 42w violet", "plot 52e violet"
    )
    assert placing.turn == 0
    assert refused(placing, "plot 34w orange") == "F8"


def test_f8_on_the_reverse_no_building_goes_to_a_sixth_plot() -> None:
    dealt = quartier.game("fifth_avenue", 4, board="six_plots").deal(1)
    assert not [move for move in dealt.moves() if "sixth" in move]
    assert refused(dealt, "plot ts sixth") == "F2"


def test_f48_gedeon_has_21_buildings_and_places_none() -> None:
    dealt = quartier.game("fifth_avenue", 2).deal(1)
    while dealt.phase == "setup_building":
        dealt.play(dealt.moves()[0])
    document = dealt.document()
    assert document["gedeon_supply"] == 21
    owners = {
        cell["owner"] for plots in document["board"].values() for cell in plots.values() if cell and "owner" in cell
    }
    assert owners == {0, 1}
    assert "gedeon_supply" not in quartier.load(BASES["B3"]).document()


def test_f62_the_same_seed_and_moves_come_to_the_same_table() -> None:
    def played(seed: int) -> quartier.Table:
        dealt = quartier.game("fifth_avenue", 2).deal(seed)
        for _ in range(120):
            if not dealt.over:
                dealt.play(dealt.moves()[len(dealt.history) % len(dealt.moves())])
        return dealt

    assert played(8).state == played(8).state
    assert played(8).state != played(9).state

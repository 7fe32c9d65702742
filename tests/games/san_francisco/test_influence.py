"""The influence auction (S28-S32)."""

import pytest

from tests.games.san_francisco.positions import at, events, played


def test_everybody_plays_in_turn_from_the_first_player() -> None:
    """S28."""
    table = at("play", 2, first=2, card="villa influence 1")
    turns = []
    for move in ("play 1", "play 2", "play 3"):
        turns.append(table.turn)
        table.play(move)
    assert turns == [2, 0, 1]


def test_the_cards_are_shown_together_and_return_to_their_owners() -> None:
    """S19, S28."""
    table = at("play", card="villa influence 1")
    assert events(table, "play 1", "play 2") == []
    assert events(table, "play 3") == ["played", "played", "played", "paid_influence"]
    assert table.document()["played"] == [None, None, None]


@pytest.mark.parametrize(("influence", "highest"), [(0, 0), (3, 3), (9, 9), (44, 9)])
def test_no_card_is_higher_than_its_players_influence(influence: int, highest: int) -> None:
    """S29."""
    table = at("play", card="villa influence 1", influence=[influence, 30, 30])
    assert table.moves() == [f"play {value}" for value in range(highest + 1)]


@pytest.mark.parametrize(
    ("card", "cards", "investors"),
    [
        ("villa influence 1", (5, 5, 7, 4), [2]),
        ("villa influence 1", (7, 7, 5, 4), [2]),
        ("villa influence 2", (7, 7, 5, 5), []),
        ("villa influence 3", (9, 9, 9, 0), [3]),
        ("villa influence 3", (1, 2, 3, 4), [3, 2, 1]),
        ("villa influence 2", (0, 1, 1, 1), [0]),
        ("border", (3, 5, 8, 1), [2, 1, 0, 3]),
        ("border", (3, 3, 8, 1), [2, 3]),
        ("border", (0, 0, 0, 0), []),
    ],
)
def test_equal_cards_cancel_at_any_rank_and_the_rest_are_ranked(
    card: str, cards: tuple[int, ...], investors: list[int]
) -> None:
    """S30, S31."""
    table = at("play", players=4, card=card, deck=["option"])
    after = played(table, *(f"play {value}" for value in cards))
    assert after["investors"] == investors
    assert after["phase"] == ("place" if investors else "reveal")
    paid = [value if seat in investors else 0 for seat, value in enumerate(cards)]
    assert after["influence"] == [30 - value for value in paid]


def test_an_action_card_admits_one_investor() -> None:
    """S31, S62."""
    after = played(at("play", card="border", action="free influence"), "play 3", "play 2", "play 1")
    assert after["investors"] == [0]
    assert after["influence"] == [27, 30, 30]


def test_a_zero_can_win_and_costs_nothing() -> None:
    """S31, S32."""
    after = played(at("play", card="villa influence 1"), "play 4", "play 4", "play 0")
    assert (after["investors"], after["influence"]) == ([2], [30, 30, 30])

"""Paying with court cards (P22, P23)."""

from itertools import product

import pytest

import quartier
from tests.games.property.positions import load

KINDS = ("k", "q", "j", "joker")
UNITS = {"k": 4, "q": 2, "j": 1, "joker": 1}

# Held cards, price, the complete sets that no_change allows, those that exact allows.
PRICES = [
    ("k j", 2, ["k"], []),
    ("k q", 5, ["k q"], []),
    ("k q j", 4, ["k"], ["k"]),
    ("k q j", 6, ["k q"], ["k q"]),
    ("k k j", 7, ["k k"], []),
    ("q q j", 3, ["q q", "q j"], ["q j"]),
    ("q j joker", 2, ["q", "j joker"], ["q", "j joker"]),
    ("q j joker", 3, ["q j", "q joker"], ["q j", "q joker"]),
    ("k q q j", 7, ["k q j", "k q q"], ["k q j"]),
    ("k k q q", 9, ["k k q"], []),
    ("q", 1, ["q"], []),
]


def rival_group(size: int) -> list[str]:
    """A board on which seat 1 owns a group of this size, (3,5) in it."""
    squares = ["..b.....", "..b.....", "..b.....", "..b.....", "..b.....", "..b.....", "..b.....", "..b....."]
    rows = [4, 5, 3, 6, 2, 7, 1, 8][: min(size, 8)]
    board = [squares[row - 1] if row in (*rows, 5) else "........" for row in range(8, 0, -1)]
    if size == 1:
        board = ["........"] * 3 + ["..b....."] + ["........"] * 4
    if size > 8:
        board[3] = "..b" + "b" * (size - 8) + "." * (5 - (size - 8))
    return board


def buyer(held: dict[str, int], price: int, payment: str) -> quartier.Table:
    rest = {kind: (4 if kind != "joker" else 2) - held.get(kind, 0) for kind in KINDS}
    return load(
        3,
        options={"payment": payment},
        board=rival_group(price),
        court=[held, rest, {}],
        hands=[["3d", "5c"], ["2d", "2c"], ["6d", "6c"]],
    )


def complete_sets(table: quartier.Table) -> set[str]:
    """All sets of cards with which a purchase can be paid, by trying every way of giving."""
    table.play("red 3d", "black 5c")
    if table.phase != "buy":
        return set()
    found = set()
    for plan in table.plans():
        if plan.moves[0] == "buy":
            given = [move.removeprefix("give ") for move in plan.moves[1:]]
            found.add(" ".join(sorted(given, key=KINDS.index)))
    return found


def counted(held: str) -> dict[str, int]:
    return {kind: held.split().count(kind) for kind in KINDS}


@pytest.mark.parametrize(("held", "price", "no_change", "exact"), PRICES)
def test_the_complete_sets_are_those_of_the_table_p22_p23(
    held: str, price: int, no_change: list[str], exact: list[str]
) -> None:
    assert complete_sets(buyer(counted(held), price, "no_change")) == set(no_change)
    assert complete_sets(buyer(counted(held), price, "exact")) == set(exact)


@pytest.mark.parametrize("price", [1, 2, 3, 5, 6, 7, 9, 11, 12])
@pytest.mark.parametrize("payment", ["no_change", "exact"])
def test_a_set_pays_if_it_suffices_and_every_card_is_needed_p22_p23(price: int, payment: str) -> None:
    for numbers in product(range(3), range(3), range(3), range(3)):
        held = dict(zip(KINDS, numbers, strict=True))
        assert complete_sets(buyer(held, price, payment)) == allowed_sets(held, price, payment)


def allowed_sets(held: dict[str, int], price: int, payment: str) -> set[str]:
    """The definition itself, over all sets of held cards."""
    found = set()
    for numbers in product(*(range(held[kind] + 1) for kind in KINDS)):
        cards = [kind for kind, number in zip(KINDS, numbers, strict=True) for _ in range(number)]
        units = sum(UNITS[card] for card in cards)
        if payment == "exact":
            pays = units == price
        else:
            pays = units >= price and all(units - UNITS[card] < price for card in cards)
        if pays and cards:
            found.add(" ".join(cards))
    return found


def test_jack_and_joker_are_different_moves_p22c() -> None:
    table = buyer(counted("j joker"), 1, "no_change")
    table.play("red 3d", "black 5c", "buy")
    assert table.moves() == ["give j", "give joker"]


def test_the_order_of_giving_is_free_p22c() -> None:
    for order in (["give k", "give q"], ["give q", "give k"]):
        table = buyer(counted("k q"), 5, "no_change")
        table.play("red 3d", "black 5c", "buy", *order)
        assert table.phase == "red"

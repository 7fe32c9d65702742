"""Chance: reproducible, and even."""

from collections import Counter
from types import SimpleNamespace

from quartier.engine.primitives.dice import below, below_many, roll, scrambled, seed_dice, shuffle, some_of


def table(seed: int) -> SimpleNamespace:
    fresh = SimpleNamespace(rng=0)
    seed_dice(fresh, seed)
    return fresh


def test_the_generator_is_splitmix64() -> None:
    """The first outputs for seed 1234567, as published with the reference implementation."""
    state = 1234567
    outputs = []
    for _ in range(5):
        state = roll(state)
        outputs.append(scrambled(state))
    assert outputs == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_equal_seeds_roll_equally_and_near_seeds_do_not() -> None:
    rolls = [[below(dice, 1000) for _ in range(8)] for dice in (table(5), table(5), table(6))]
    assert rolls[0] == rolls[1] != rolls[2]


def test_every_number_below_is_equally_likely() -> None:
    dice = table(1)
    counts = Counter(below(dice, 7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert sum((times - 10_000) ** 2 / 10_000 for times in counts.values()) < 22.5


def test_many_choices_are_reached_evenly() -> None:
    dice = table(2)
    many = 1 << 45
    drawn = [below_many(dice, many) for _ in range(20_000)]
    counts = Counter(number * 8 // many for number in drawn)
    assert sum((times - 2500) ** 2 / 2500 for times in counts.values()) < 24.3


def test_every_order_of_a_shuffled_pile_is_equally_likely() -> None:
    dice = table(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = [0, 1, 2, 3, 9]
        shuffle(dice, pile, 4)
        assert pile[4] == 9
        orders[tuple(pile[:4])] += 1
    assert len(orders) == 24
    assert sum((times - 1000) ** 2 / 1000 for times in orders.values()) < 49.7


def test_every_choice_of_some_things_is_equally_likely() -> None:
    dice = table(4)
    chosen = Counter(some_of(dice, 0b11101, 2) for _ in range(6000))
    assert set(chosen) == {0b101, 0b1001, 0b10001, 0b1100, 0b10100, 0b11000}
    assert sum((times - 1000) ** 2 / 1000 for times in chosen.values()) < 20.5

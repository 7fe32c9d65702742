"""Sets as words, plain and compiled alike."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.engine import shelf
from quartier.engine.compiling.compiled import compiled
from quartier.engine.primitives import bits, dice, grid
from quartier.engine.schema import signed

WORDS = st.integers(0, bits.WORD)
FAST = compiled(shelf.take("property"), bits, checked=True)
FAST_GRID = compiled(shelf.take("property"), grid, checked=True)
FAST_DICE = compiled(shelf.take("property"), dice, checked=True)


def unsigned(word: int) -> int:
    return int(word) & bits.WORD


@settings(max_examples=200, deadline=None, derandomize=True)
@given(things=WORDS, steps=st.integers(0, 63))
def test_the_twins_of_sets_agree_with_the_plain_functions(things: int, steps: int) -> None:
    assert FAST.count(signed(things)) == bits.count(things) == sum(things >> thing & 1 for thing in range(64))
    assert unsigned(FAST.moved_up(signed(things), steps)) == bits.moved_up(things, steps)
    assert unsigned(FAST.moved_down(signed(things), steps)) == bits.moved_down(things, steps)
    assert FAST.has(signed(things), steps) == bits.has(things, steps)
    assert unsigned(FAST.one(steps)) == bits.one(steps)
    if things:
        assert FAST.lowest(signed(things)) == bits.lowest(things)
        place = steps % bits.count(things)
        assert FAST.nth(signed(things), place) == bits.nth(things, place)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(squares=WORDS, inside=WORDS)
def test_the_twins_of_grids_agree_with_the_plain_functions(squares: int, inside: int) -> None:
    assert unsigned(FAST_GRID.beside(signed(squares))) == grid.beside(squares)
    assert unsigned(FAST_GRID.group(signed(squares), signed(inside))) == grid.group(squares, inside)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(state=WORDS, choices=st.integers(1, 1 << 32), many=st.integers(1, 1 << 53))
def test_the_twins_of_dice_agree_with_the_plain_functions(state: int, choices: int, many: int) -> None:
    assert unsigned(FAST_DICE.roll(signed(state))) == dice.roll(state)
    assert unsigned(FAST_DICE.scrambled(signed(state))) == dice.scrambled(state)
    assert FAST_DICE.pick(signed(state), choices) == dice.pick(state, choices) < choices
    assert FAST_DICE.pick_of_many(signed(state), many) == dice.pick_of_many(state, many) < many


def test_the_things_of_a_set_are_found_in_rising_order() -> None:
    things = bits.one(3) | bits.one(17) | bits.one(63)
    assert [bits.nth(things, place) for place in range(3)] == [3, 17, 63]


@pytest.mark.parametrize("first", [0, 1, 40, 63, 64, 100, 127])
def test_a_family_of_moves_is_marked_across_words(first: int) -> None:
    things = [0, 1, 5, 40, 63]
    marked = [0, 0, 0]
    bits.mark_all(marked, first, sum(bits.one(thing) for thing in things))
    expected = [first + thing for thing in things]
    assert [move for move in range(192) if bits.is_marked(marked, move)] == expected
    assert bits.count_marked(marked) == len(things)
    assert [bits.nth_marked(marked, place) for place in range(len(things))] == expected
    compiled_marks = np.zeros(3, np.int64)
    FAST.mark_all(compiled_marks, first, signed(sum(bits.one(thing) for thing in things)))
    assert [unsigned(word) for word in compiled_marks.tolist()] == marked


def test_a_family_that_ends_with_the_last_word_stays_inside_it() -> None:
    marked = [0, 0]
    bits.mark_all(marked, 100, bits.one(0) | bits.one(27))
    assert [move for move in range(128) if bits.is_marked(marked, move)] == [100, 127]


def test_a_set_of_moves_can_be_cleared() -> None:
    marked = [5, 6]
    bits.clear(marked)
    assert marked == [0, 0]

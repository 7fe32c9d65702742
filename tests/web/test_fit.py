"""A table fits the hand: whatever can be chosen is inside the window, and nothing moves while a turn lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import quartier
from tests.web.person import SIZES, Person

Somebody = Callable[..., Person]
DECISIONS = 40
SHIFT = 2
"""How many pixels the hand may move between two decisions of one turn."""

OUTSIDE = """() => {
  const isOutside = ({left, top, right, bottom}) =>
    left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  const things = document.querySelectorAll('[data-lit]:not([inert] *), [data-hand] .card');
  return [...things]
    .filter(thing => isOutside(thing.getBoundingClientRect()))
    .map(thing => `${thing.ariaLabel ?? thing.textContent} ${JSON.stringify(thing.getBoundingClientRect())}`);
}"""
COVERED = """() => [...document.querySelectorAll('[data-lit]:not([inert] *)')]
  .filter(thing => {
    const box = thing.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !found || (!thing.contains(found) && !found.closest('[data-lit], [data-hand], .offered'));
  })
  .map(thing => `${thing.ariaLabel ?? thing.textContent} ${JSON.stringify(thing.getBoundingClientRect())}`)"""
HAND = """() => {
  const box = document.querySelector('[data-dock]').getBoundingClientRect();
  const hand = [...document.querySelectorAll('[data-hand]')].at(-1)?.getBoundingClientRect();
  return {
    turn: document.querySelector('.table').dataset.turn,
    places: [box.left, box.top, ...hand ? [hand.left, hand.top] : []],
  };
}"""


def see_all(person: Person) -> None:
    """Everything that can be chosen, and the whole hand, is in the window and can be hit."""
    assert person.page.evaluate(OUTSIDE) == []
    assert person.page.evaluate(COVERED) == []


def shift_between(before: dict[str, Any], after: dict[str, Any]) -> float:
    """How far dock and hand have moved, if both were seen in one turn."""
    if before["turn"] != after["turn"] or len(before["places"]) != len(after["places"]):
        return 0
    pairs = zip(cast("list[float]", before["places"]), cast("list[float]", after["places"]), strict=True)
    return max(abs(one - other) for one, other in pairs)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", quartier.games())
def test_whatever_can_be_chosen_is_in_the_window_and_the_hand_stays_where_it_is(
    somebody: Somebody, game: str, size: tuple[int, int]
) -> None:
    person = somebody(size)
    seen = 0
    while seen < DECISIONS:
        person.start(game, players=quartier.game(game).players)
        seen += look_at_decisions(person, DECISIONS - seen)


def look_at_decisions(person: Person, most: int) -> int:
    """Plays on and looks at every decision; returns how many there were before the game was over."""
    before = None
    for number in range(most):
        if not person.wait_for_turn():
            return number
        person.stand_still()
        see_all(person)
        after = person.page.evaluate(HAND)
        if before is not None:
            assert shift_between(before, after) <= SHIFT, f"the hand moved: {before} {after}"
        before = after
        person.play_something()
    return most

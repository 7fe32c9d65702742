"""Whoever bids in an auction of Fifth Avenue can be read: a name that finds no room ends in an ellipsis."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.person import DESK, SIZES, Person

Somebody = Callable[..., Person]
AUCTION = "[data-auction]"
MOST_DECISIONS = 60
CUT = """() => [...document.querySelectorAll('[data-auction] .name')].filter(name => {
  const box = name.getBoundingClientRect();
  const room = name.closest('li').getBoundingClientRect();
  const isWhole = name.scrollWidth <= name.clientWidth;
  const isTold = getComputedStyle(name).textOverflow === 'ellipsis'
    && name.closest('[title]')?.title === name.textContent;
  return box.right > room.right + 0.5 || box.bottom > room.bottom + 0.5 || !(isWhole || isTold);
}).map(name => name.textContent)"""


@pytest.mark.parametrize("size", [SIZES[0], DESK], ids=["phone", "desk"])
def test_no_name_in_an_auction_is_cut_off(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size)
    person.ask("/api/me", {"name": "Maximiliane Wilhelmine"})
    person.start("fifth_avenue", players=4)
    for _ in range(MOST_DECISIONS):
        assert person.wait_for_turn()
        if person.page.locator(f"{AUCTION} .name").count():
            person.stand_still()
            assert person.page.evaluate(CUT) == []
            return
        person.play_something()
    raise AssertionError("no auction was held")

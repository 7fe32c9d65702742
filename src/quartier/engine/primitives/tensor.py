"""Writing observations: each function fills a stretch from `place` on and returns the place after it."""

from __future__ import annotations

from quartier.engine.primitives.bits import has

LARGEST = 32767
"""The largest number that fits an observation; larger ones are written as this."""


def put(out: list[int], place: int, number: int) -> int:
    """One number."""
    out[place] = min(number, LARGEST)
    return place + 1


def put_set(out: list[int], place: int, things: int, size: int) -> int:
    """A 1 for each thing of a set, a 0 for each of the others."""
    for thing in range(size):
        out[place + thing] = 1 if has(things, thing) else 0
    return place + size


def put_choice(out: list[int], place: int, chosen: int, size: int) -> int:
    """A 1 for the chosen one of `size` things, 0 for the others; all 0 where none is chosen (-1)."""
    for choice in range(size):
        out[place + choice] = 1 if choice == chosen else 0
    return place + size

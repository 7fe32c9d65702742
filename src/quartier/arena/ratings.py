"""Ratings from first places: the chance of a bot to win a game is its strength over the strengths of all in it.

This is the model of Bradley and Terry for two, of Luce for more. Ratings are on the scale of chess: 400 points are odds
of ten to one. Intervals come from drawing the deals anew with replacement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SCALE = 400.0
MIDDLE = 1500.0
ROUNDS = 300
SAMPLES = 200
PRIOR = 0.5
"""The part of two further games, one won and one lost against middle strength, that keeps every strength finite."""

Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: its deal, the bot on each seat, each seat's share of the win, and its points."""

    deal: int
    lineup: tuple[int, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot, with its 95 % interval."""

    rating: float
    low: float
    high: float


def rate(results: Sequence[Result], bots: int, anchor: int | None, seed: int = 0) -> list[Rating]:
    """The ratings of all bots; the anchor, or else the average, has 1500."""
    seated, won = _tables(results, bots)
    found = _on_scale(_strengths(seated, won, np.ones(len(results))), anchor)
    samples = _resampled(results, seated, won, anchor, seed)
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    return [Rating(float(found[bot]), float(low[bot]), float(high[bot])) for bot in range(bots)]


def _tables(results: Sequence[Result], bots: int) -> tuple[Array, Array]:
    """For each game, how often each bot was seated and what share of the win it had."""
    seated = np.zeros((len(results), bots))
    won = np.zeros((len(results), bots))
    for number, result in enumerate(results):
        for bot, share in zip(result.lineup, result.shares, strict=True):
            seated[number, bot] += 1.0
            won[number, bot] += share
    return seated, won


def _strengths(seated: Array, won: Array, weights: Array) -> Array:
    """The most likely strengths, by Hunter's iteration."""
    wins = weights @ won + PRIOR
    strengths = np.ones(seated.shape[1])
    for _ in range(ROUNDS):
        totals = seated @ strengths
        expected = (weights / totals) @ seated + 2.0 * PRIOR / (strengths + 1.0)
        strengths = wins / expected
        strengths /= np.exp(np.mean(np.log(strengths)))
    return strengths


def _on_scale(strengths: Array, anchor: int | None) -> Array:
    ratings = SCALE * np.log10(strengths)
    zero = np.mean(ratings) if anchor is None else ratings[anchor]
    return np.asarray(MIDDLE + ratings - zero)


def _resampled(results: Sequence[Result], seated: Array, won: Array, anchor: int | None, seed: int) -> Array:
    """Ratings from deals drawn anew with replacement, many times."""
    deals, of_deal = np.unique([result.deal for result in results], return_inverse=True)
    dice = np.random.default_rng(seed)
    samples = []
    for _ in range(SAMPLES):
        drawn = np.bincount(dice.integers(0, len(deals), len(deals)), minlength=len(deals))
        samples.append(_on_scale(_strengths(seated, won, drawn[of_deal].astype(float)), anchor))
    return np.array(samples)

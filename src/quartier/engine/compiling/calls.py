"""Each function of a game by itself, so that Python can call its compiled twin."""

from __future__ import annotations

from typing import Any

from quartier.engine.contract import unbound as rules


def deal(table: Any, seed: int) -> None:
    """See `contract.Rules.deal`."""
    rules.deal(table, seed)


def legal(table: Any, moves: list[int]) -> int:
    """See `contract.Rules.legal`."""
    return rules.legal(table, moves)


def play(table: Any, move: int) -> None:
    """See `contract.Rules.play`."""
    rules.play(table, move)


def score(table: Any, seat: int) -> int:
    """See `contract.Rules.score`."""
    return rules.score(table, seat)


def outcome(table: Any, out: list[float]) -> None:
    """See `contract.Rules.outcome`."""
    rules.outcome(table, out)


def redeal(table: Any, seat: int, seed: int) -> None:
    """See `contract.Rules.redeal`."""
    rules.redeal(table, seat, seed)


def observe(table: Any, seat: int, out: list[int]) -> None:
    """See `contract.Rules.observe`."""
    rules.observe(table, seat, out)


def weigh(table: Any, move: int) -> int:
    """See `contract.Rules.weigh`."""
    return rules.weigh(table, move, rules.outlook(table))


def evaluate(table: Any, seat: int) -> int:
    """See `contract.Rules.evaluate`."""
    return rules.evaluate(table, seat)


def broken(table: Any) -> int:
    """See `contract.Rules.broken`."""
    return rules.broken(table)

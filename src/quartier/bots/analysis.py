"""Analysis of a game: what each choice was worth, what it cost, and what was luck.

At every decision a search says how the game would go for every seat after the move that was played and after the best
one. The difference, for the seat that chose, is what the choice cost. From there to the next decision only chance and
hidden cards speak: the change in what is expected is luck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

from quartier.bots.player import knowledge
from quartier.bots.thinking import Thought, think
from quartier.engine.primitives.dice import scrambled
from quartier.play.table import Table

LEAST_VISITS = 4


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the analysis says of one decision."""

    number: int
    seat: int
    phase: str
    move: str
    best: str
    chances: tuple[float, ...]
    """Every seat's chance to win before the decision, if it is made well."""
    after: tuple[float, ...]
    """The same after the move that was played."""
    cost: float
    """The chance to win that the choice gave away."""
    luck: tuple[float, ...]
    """What chance changed for every seat until the next decision."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole game judged."""

    judgements: tuple[Judgement, ...]
    cost: tuple[float, ...]
    """For each seat the chance it gave away in all."""
    luck: tuple[float, ...]
    """For each seat what luck gave or took in all."""
    chances: tuple[tuple[float, ...], ...]
    """For each seat its chance to win before every decision, and at the end."""

    def json(self) -> dict[str, Any]:
        """The analysis as an object of JSON."""
        return {
            "seats": [{"cost": cost, "luck": luck} for cost, luck in zip(self.cost, self.luck, strict=True)],
            "chances": [list(line) for line in self.chances],
            "decisions": [asdict(judgement) for judgement in self.judgements],
        }


def analyse(
    table: Table, iterations: int = 500, threads: int = 1, progress: Callable[[int], None] = lambda decisions: None
) -> Analysis:
    """Judges every decision of a game, each by a search of `iterations`."""
    walked = table.at(0)
    judgements = []
    for number, move in enumerate(table.history):
        judgements.append(_judge(walked, number, move, iterations, threads))
        walked.advance(move)
        progress(1)
    final = _shares(tuple(walked.outcome)) if walked.over else _now(walked, iterations, threads)
    return _summed(judgements, final, table.game.players)


def _judge(table: Table, number: int, move: int, iterations: int, threads: int) -> Judgement:
    """Judges a move, all but the luck that follows it."""
    seat = int(table.state.turn)
    played = table.game.alphabet[move]
    thought = _thought(table, number, iterations, threads)
    best = thought.best
    of_played = next((opinion for opinion in thought.opinions if opinion.move == played), None)
    if of_played is None or of_played.visits < LEAST_VISITS:
        after = _after(table, move, number, iterations, threads)
    else:
        after = _shares(of_played.outcomes)
    before = _shares(best.outcomes)
    if after[seat] > before[seat]:
        before = after
    return Judgement(
        number=number,
        seat=seat,
        phase=table.phase,
        move=played,
        best=best.move,
        chances=before,
        after=after,
        cost=before[seat] - after[seat],
        luck=(),
    )


def _thought(table: Table, number: int, iterations: int, threads: int) -> Thought:
    known = knowledge(table, scrambled(number))
    return think(known, iterations=iterations, threads=threads, seed=number)


def _after(table: Table, move: int, number: int, iterations: int, threads: int) -> tuple[float, ...]:
    """What is expected after a move that the search hardly looked at, from what its seat knows."""
    known = knowledge(table, scrambled(number))
    known.game.modules.rules.play(known.state, move)
    if known.over:
        return _shares(tuple(known.outcome))
    return _now(known, iterations, threads)


def _now(table: Table, iterations: int, threads: int) -> tuple[float, ...]:
    return _shares(_thought(table, 0, iterations, threads).best.outcomes)


def _shares(outcomes: tuple[float, ...]) -> tuple[float, ...]:
    return tuple((outcome + 1.0) / 2.0 for outcome in outcomes)


def _summed(judged: list[Judgement], final: tuple[float, ...], players: int) -> Analysis:
    """Adds the luck between decisions, and sums cost and luck up for each seat."""
    seats = range(players)
    nexts = [*(judgement.chances for judgement in judged[1:]), final]
    judgements = tuple(
        replace(judgement, luck=tuple(later[seat] - judgement.after[seat] for seat in seats))
        for judgement, later in zip(judged, nexts, strict=True)
    )
    return Analysis(
        judgements=judgements,
        cost=tuple(sum(one.cost for one in judgements if one.seat == seat) for seat in seats),
        luck=tuple(sum(one.luck[seat] for one in judgements) for seat in seats),
        chances=tuple((*(one.chances[seat] for one in judgements), final[seat]) for seat in seats),
    )

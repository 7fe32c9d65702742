"""What styles of searching lose: how much worse their choices are, in the eyes of a far longer search.

    python benchmarks/loss.py GAME [--players 2] [--positions 200] [--reference 50000] STYLE ...

    python benchmarks/loss.py new_york exploration=0.7,trust=0 exploration=0.4,trust=2.5 iterations=3000

A style is the game's own with some of its numbers changed. A minute tells styles apart that thousands of games cannot;
but the longer search believes in the same playouts, so whether they are true to the game, games have to tell.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice
from statistics import mean, stdev

import quartier
from quartier.bots.player import ask, bot, knowledge
from quartier.bots.thinking import Thought, choose_by_search, style_of, think
from quartier.engine.primitives.dice import scrambled
from quartier.engine.style import Style, searching

PLAYER = "search:300"
"""Who plays the games that positions are taken from, against `greedy`."""
OF_ONE_GAME = 6
ASKED = 6
"""How often each style chooses at each position."""
SEEN = 50
"""Visits from which on an opinion is believed."""


def positions(game: quartier.Game) -> Iterator[quartier.Table]:
    """Positions with something to choose, as their deciding seats know them: a few of each game."""
    seed = 0
    while True:
        seed += 1
        found = list(decisions(game.deal(seed), seed % game.players))
        yield from random.Random(seed).sample(found, min(OF_ONE_GAME, len(found)))


def decisions(table: quartier.Table, seat: int) -> Iterator[quartier.Table]:
    """Plays a game and returns the decisions of a seat."""
    players = [bot(PLAYER if other == seat else "greedy", other) for other in range(table.game.players)]
    while table.turn is not None:
        if table.turn == seat and len(table.moves()) > 2:
            yield knowledge(table, table.seed)
        move, _ = ask(players[table.turn], table, scrambled(table.seed + len(table.history)))
        table.play(move)


def loss(move: str, thought: Thought) -> float:
    """What a move costs beside the best one. One that was hardly looked at counts as the worst."""
    outcomes = {opinion.move: opinion.outcome for opinion in thought.opinions if opinion.visits >= SEEN}
    worst = min(opinion.outcome for opinion in thought.opinions)
    return max(outcomes.values()) - outcomes.get(move, worst)


def losses_of(style: Style, table: quartier.Table, thought: Thought) -> Iterator[float]:
    """What a style loses at a position, each time that it is asked."""
    for dice in range(ASKED):
        yield loss(choose_by_search(table, style, scrambled(dice + 1)), thought)


def style_from(text: str, suited: Style) -> Style:
    """A style from its changes, as `exploration=0.4,horizon=20`."""
    kinds = {field.name: type(getattr(suited, field.name)) for field in fields(Style)}
    try:
        changes = [change.split("=") for change in text.split(",")]
        return replace(suited, **{name: kinds[name](value) for name, value in changes})
    except (KeyError, ValueError):
        raise SystemExit(f"{text}: a style is NAME=NUMBER,...; names are {', '.join(kinds)}") from None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=quartier.games())
    parser.add_argument("styles", nargs="+", metavar="STYLE")
    parser.add_argument("--players", type=int)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--reference", type=int, default=50_000, help="iterations of the longer search")
    parser.add_argument("--threads", type=int, default=2)
    wishes = parser.parse_args()
    game = quartier.game(wishes.game, wishes.players)
    tables = list(islice(positions(game), wishes.positions))
    styles = [style_from(text, searching(style_of(tables[0]), 1000)) for text in wishes.styles]
    thoughts = [think(table, iterations=wishes.reference, threads=wishes.threads) for table in tables]
    for text, style in zip(wishes.styles, styles, strict=True):
        losses = [mean(losses_of(style, table, thought)) for table, thought in zip(tables, thoughts, strict=True)]
        print(f"{text:40} {mean(losses):.4f} ± {1.96 * stdev(losses) / len(losses) ** 0.5:.4f}", flush=True)


if __name__ == "__main__":
    main()

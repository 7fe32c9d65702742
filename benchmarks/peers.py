"""Quartier beside its peers, on this machine: `python benchmarks/peers.py [--seconds 3] [--only NAME ...]`.

1. Decisions a second in uniformly random play: the whole loop, from asking what is legal to playing it, games dealt
   anew as they end. Each peer in its fastest documented way of use.
2. Clones a second.
3. Iterations a second of the tree search, beside OpenSpiel's in C++.

Everything runs on one core. Peers that are not installed are skipped by name; `pip install open_spiel pgx rlcard
catanatron "pettingzoo[classic]"` gets them all.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROUNDS = 3
BATCH = 1024


@dataclass(frozen=True)
class Row:
    """What was measured of one game in one way of use."""

    library: str
    game: str
    way: str
    decisions: float | None = None
    clones: float | None = None
    iterations: float | None = None


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    asked.add_argument("--only", nargs="*", choices=list(LIBRARIES), default=list(LIBRARIES))
    asked.add_argument("--out", type=Path, help="where to write the tables, in Markdown")
    wishes = asked.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows: list[Row] = []
    for library in wishes.only:
        package, measure = LIBRARIES[library]
        try:
            importlib.import_module(package)
        except ImportError:
            print(f"{library} is not installed: skipped", flush=True)
            continue
        for row in measure(wishes.seconds):
            print(json.dumps(asdict(row)), flush=True)
            rows.append(row)
    tables = markdown(rows)
    print(tables)
    if wishes.out is not None:
        wishes.out.write_text(tables, "utf-8")


def rate(work: Callable[[], int], seconds: float) -> float:
    """Things done a second: the median of a few rounds, after one that does not count."""
    work()
    return statistics.median(_round(work, seconds / ROUNDS) for _ in range(ROUNDS))


def _round(work: Callable[[], int], seconds: float) -> float:
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        done += work()
    return done / (time.perf_counter() - began)


def repeated(deed: Callable[[], Any], times: int = 200) -> Callable[[], int]:
    """A deed done often enough for the clock."""

    def work() -> int:
        for _ in range(times):
            deed()
        return times

    return work


# Quartier


def quartier_rows(seconds: float) -> Iterator[Row]:
    import quartier

    for name in quartier.games():
        game = quartier.game(name)
        yield from (measure(game, seconds) for measure in (_plain, _compiled, _batch, _agents, _search))


def _plain(game: Any, seconds: float) -> Row:
    from quartier.engine import playout
    from quartier.engine.compiling.binding import bound
    from quartier.engine.listing import words_for

    play = bound(game.modules, playout).playout
    table, moves = game.blank(), [0] * words_for(len(game.alphabet))

    def one_game() -> int:
        game.modules.rules.deal(table, random.getrandbits(60))
        return int(play(table, moves, random.getrandbits(60)))

    clones = rate(repeated(game.deal(1).copy), seconds)
    return Row("Quartier", game.name, "plain Python", rate(one_game, seconds), clones)


def _compiled(game: Any, seconds: float) -> Row:
    from quartier.engine.compiling.records import to_record
    from quartier.envs.batch_env import copied
    from quartier.lab.simulate import CHUNK, Series

    series = Series(game)
    series.warm()
    record = to_record(game.deal(1).state)
    clones = rate(repeated(lambda: copied(record)), seconds)

    def some_games() -> int:
        return int(series.chunk(random.getrandbits(60), CHUNK)[0].sum())

    return Row("Quartier", game.name, "compiled playouts", rate(some_games, seconds), clones)


def _batch(game: Any, seconds: float) -> Row:
    from quartier.envs.batch_env import BatchEnv

    env = BatchEnv(game, BATCH)

    def some_steps() -> int:
        for _ in range(20):
            env.step(env.random_moves())
        return 20 * BATCH

    def some_clones() -> int:
        env.save()
        return BATCH

    return Row(
        "Quartier", game.name, f"{BATCH} tables, masks and observations", rate(some_steps, seconds),
        rate(some_clones, seconds),
    )  # fmt: skip


def _agents(game: Any, seconds: float) -> Row:
    try:
        import quartier.envs

        env = quartier.envs.aec(game.name)
    except ImportError:
        return Row("Quartier", game.name, "PettingZoo loop (not installed)")
    saved = []

    def save_and_restore() -> None:
        saved[:] = [env.save()]

    def one_game() -> int:
        return play_aec(env)

    return Row("Quartier", game.name, "PettingZoo loop", rate(one_game, seconds), rate(repeated(save_and_restore), 1.0))


def _search(game: Any, seconds: float) -> Row:
    from quartier.bots.player import knowledge
    from quartier.bots.thinking import think
    from quartier.engine.style import Style

    known = knowledge(game.deal(5), 1)
    whole_games = Style(horizon=30_000, greed=0)
    think(known, iterations=10, style=whole_games)
    thought = [think(known, seconds=seconds / ROUNDS, seed=seed, style=whole_games) for seed in range(ROUNDS)]
    speed = statistics.median(one.iterations / one.seconds for one in thought)
    return Row("Quartier", game.name, "search, random playouts to the end", iterations=speed)


# The peers


def openspiel_rows(seconds: float) -> Iterator[Row]:
    import pyspiel

    for name in ("backgammon", "gin_rummy", "leduc_poker", "connect_four", "hearts"):
        game = pyspiel.load_game(name)
        clones = rate(repeated(game.new_initial_state().clone), seconds)
        yield Row("OpenSpiel (C++)", name, "loop in Python", rate(lambda: _openspiel_game(game), seconds), clones)  # noqa: B023
        yield Row("OpenSpiel (C++)", name, "loop in C++", rate(lambda: _openspiel_bots(game), seconds))  # noqa: B023
    for name in ("backgammon", "connect_four", "leduc_poker"):
        yield _openspiel_search(pyspiel.load_game(name), seconds)


def _openspiel_game(game: Any) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _openspiel_bots(game: Any) -> int:
    import pyspiel

    seed = random.getrandbits(30)
    state = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    pyspiel.evaluate_bots(state, bots, seed)
    return sum(1 for player, _ in _history(state) if player >= 0)


def _history(state: Any) -> list[tuple[int, int]]:
    return [(step.player, step.action) for step in state.full_history()]


def _openspiel_search(game: Any, seconds: float) -> Row:
    import pyspiel

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 1000, 1000, False, 1, False)

    def one_search() -> int:
        bot.step(state)
        return 1000

    return Row("OpenSpiel (C++)", game.get_type().short_name, "MCTS in C++", iterations=rate(one_search, seconds))


def pgx_rows(seconds: float) -> Iterator[Row]:
    for name in ("backgammon", "leduc_holdem", "connect_four", "sparrow_mahjong"):
        yield _pgx_game(name, seconds)


def _pgx_game(name: str, seconds: float) -> Row:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    initial = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def some_steps(state: Any, key: Any) -> Any:
        def one(carried: Any, key: Any) -> Any:
            choosing, stepping = jax.random.split(key)
            chosen = jax.random.categorical(choosing, jnp.where(carried.legal_action_mask, 0.0, -jnp.inf))
            return step(carried, chosen, jax.random.split(stepping, BATCH)), None

        return jax.lax.scan(one, state, jax.random.split(key, 20))[0]

    def work() -> int:
        jax.block_until_ready(some_steps(initial, jax.random.PRNGKey(random.getrandbits(30))))
        return 20 * BATCH

    return Row("Pgx", name, f"{BATCH} tables, jit and vmap", rate(work, seconds))


def pettingzoo_rows(seconds: float) -> Iterator[Row]:
    for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
        yield Row("PettingZoo classic", name, "loop in Python", rate(lambda: play_aec(env), seconds))  # noqa: B023


def play_aec(env: Any) -> int:
    """A random game of any PettingZoo environment."""
    env.reset(seed=random.getrandbits(30))
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[random.randrange(len(legal))]))
            decisions += 1
    return decisions


def rlcard_rows(seconds: float) -> Iterator[Row]:
    import rlcard

    for name in ("leduc-holdem", "gin-rummy", "uno"):
        env = rlcard.make(name)
        yield Row("RLCard", name, "loop in Python", rate(lambda: _rlcard_game(env), seconds))  # noqa: B023


def _rlcard_game(env: Any) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def catanatron_rows(seconds: float) -> Iterator[Row]:
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def one_game() -> int:
        game = Game(players)
        game.play()
        return len(game.state.actions)

    clones = rate(repeated(Game(players).copy), seconds)
    yield Row("catanatron", "Catan", "Game.play", rate(one_game, seconds), clones)


LIBRARIES: dict[str, tuple[str, Callable[[float], Iterator[Row]]]] = {
    "quartier": ("quartier", quartier_rows),
    "open_spiel": ("pyspiel", openspiel_rows),
    "pgx": ("pgx", pgx_rows),
    "pettingzoo": ("pettingzoo.classic", pettingzoo_rows),
    "rlcard": ("rlcard", rlcard_rows),
    "catanatron": ("catanatron", catanatron_rows),
}


# The tables


def markdown(rows: list[Row]) -> str:
    """Two tables: random play and clones, and search."""
    playing = [row for row in rows if row.decisions is not None]
    searching = [row for row in rows if row.iterations is not None]
    lines = [f"{datetime.now(UTC):%Y-%m-%d}, one core of {processor()}, Python {platform.python_version()}.", ""]
    lines += ["| library | game | way of use | decisions/s | clones/s |", "| --- | --- | --- | ---: | ---: |"]
    lines += [
        f"| {row.library} | {row.game} | {row.way} | {shown(row.decisions)} | {shown(row.clones)} |" for row in playing
    ]
    lines += ["", "| library | game | search | iterations/s |", "| --- | --- | --- | ---: |"]
    lines += [f"| {row.library} | {row.game} | {row.way} | {shown(row.iterations)} |" for row in searching]
    return "\n".join(lines) + "\n"


def shown(figure: float | None) -> str:
    """A figure with three digits that count."""
    if figure is None:
        return ""
    digits = max(len(str(int(figure))) - 3, 0)
    return f"{round(figure, -digits):,.0f}"


def processor() -> str:
    """What the processor calls itself."""
    described = Path("/proc/cpuinfo")
    if described.exists():
        names = [line.split(":", 1)[1].strip() for line in described.read_text().splitlines() if "model name" in line]
        return names[0] if names else platform.machine()
    return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()

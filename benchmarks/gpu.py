"""The games on a GPU: the same bytes as on the processor, and how fast.

    python benchmarks/gpu.py [GAME ...] [--inline GAME ...] [--out REPORT.json]

Where there is no GPU it says so and ends. Of the games after `--inline`, whole games are also measured with large
functions inlined: some take minutes to compile. Each game has a process of its own: they compile, which takes longest,
at the same time, and measure in turns.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

import quartier
from quartier.envs.batch_env import BatchEnv

TABLES = 4096
"""Tables whose bytes are compared."""
STEPS = 200
MANY = 1 << 18
"""Tables whose speed is measured."""
GAMES = 24
"""Games played one after the other at each of them."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(quartier.games()), metavar="GAME")
    asked.add_argument("--inline", nargs="*", default=(), choices=quartier.games(), metavar="GAME")
    asked.add_argument("--out", type=Path)
    wishes = asked.parse_args()
    try:
        from quartier.engine.compiling import device

        device.check_device()
    except (ImportError, quartier.QuartierError) as trouble:
        print(f"Nothing was measured. {trouble}")
        return
    with ProcessPoolExecutor(len(wishes.games), get_context("spawn")) as processes:
        found = processes.map(examine, wishes.games, [name in wishes.inline for name in wishes.games])
        report = dict(zip(wishes.games, found, strict=True))
    if wishes.out is not None:
        whole = {"device": device.name(), "date": datetime.now(UTC).date().isoformat(), "games": report}
        wishes.out.write_text(json.dumps(whole, indent=2) + "\n", "utf-8")


def examine(name: str, inline: bool) -> dict[str, Any]:
    game = quartier.game(name)
    report: dict[str, Any] = {"players": game.players}
    parts = [same_bytes, shared_memory, step_speed, playout_speed]
    if inline:
        parts.append(inlined_playout_speed)
    for part in parts:
        found = part(game)
        report |= found
        print(name, json.dumps(found), flush=True)
    return report


# The same as on the processor


def same_bytes(game: quartier.Game) -> dict[str, Any]:
    """Every array of a batch, byte for byte, after the deal, each of many steps, redealing, and whole games."""
    from quartier.envs.device_env import DeviceEnv

    began = time.perf_counter()
    there = DeviceEnv(game, TABLES, seed=7)
    there.step(there.random_moves())
    there.reset(7)
    there.wait()
    compiled = time.perf_counter() - began
    here = BatchEnv(game, TABLES, seed=7)
    compare(here, there, "deal")
    for step in range(STEPS):
        here.step(here.random_moves())
        there.step(there.random_moves())
        if step % 20 == 0:
            compare(here, there, f"step {step}")
    compare(here, there, "steps")
    here.redeal(3)
    there.redeal(3)
    compare(here, there, "redeal")
    here.reset(11)
    there.reset(11)
    decisions, totals = here.playouts(3)
    decisions_there, totals_there = (array.copy_to_host() for array in there.playouts(3))
    assert here.rows.tables.tobytes() == there.rows.tables.copy_to_host().tobytes(), "whole games end differently"
    assert decisions.tobytes() == decisions_there.tobytes()
    assert totals.tobytes() == totals_there.tobytes()
    return {"compiling_s": round(compiled, 1), "same_bytes_tables": TABLES, "same_bytes_steps": STEPS}


def compare(here: BatchEnv, there: Any, when: str) -> None:
    for name, array, other in zip(here.rows._fields, here.rows, there.save(), strict=True):
        assert array.tobytes() == other.tobytes(), f"{here.game.name}, {when}: {name} differ"


def shared_memory(game: quartier.Game) -> dict[str, Any]:
    """Whether torch and jax see the device's arrays without a copy."""
    from quartier.envs.device_env import DeviceEnv

    env = DeviceEnv(game, 256, seed=1)
    env.wait()
    address = env.rows.observations.__cuda_array_interface__["data"][0]
    return {"dlpack": {name: attempt(look, env, address) for name, look in (("torch", by_torch), ("jax", by_jax))}}


def attempt(look: Callable[[Any, int], bool], env: Any, address: int) -> str:
    try:
        return "no copy" if look(env, address) else "a copy"
    except Exception as trouble:  # noqa: BLE001 - a library that is missing or refuses is a finding, not a failure
        return f"{type(trouble).__name__}: {trouble}"


def by_torch(env: Any, address: int) -> bool:
    import torch

    seen = torch.from_dlpack(env.observations)
    assert np.array_equal(seen.cpu().numpy(), env.rows.observations.copy_to_host())
    chosen = torch.multinomial(torch.from_dlpack(env.masks).float(), 1).squeeze(1)
    env.step(chosen)
    return bool(seen.data_ptr() == address)


def by_jax(env: Any, address: int) -> bool:
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # the other games' processes need memory too
    import jax

    env.wait()
    seen = jax.dlpack.from_dlpack(env.observations)
    assert np.array_equal(np.asarray(seen), env.rows.observations.copy_to_host())
    return bool(seen.unsafe_buffer_pointer() == address)


# Speed


def playout_speed(game: quartier.Game) -> dict[str, Any]:
    """Decisions a second in whole random games."""
    return {"playout_decisions_per_s": best_of_playouts(game, inline=False)}


def inlined_playout_speed(game: quartier.Game) -> dict[str, Any]:
    """The same with large functions inlined."""
    return {"inlined_playout_decisions_per_s": best_of_playouts(game, inline=True)}


def best_of_playouts(game: quartier.Game, *, inline: bool) -> int:
    from quartier.envs.device_env import DeviceEnv

    env = DeviceEnv(game, MANY, seed=1, inline=inline)
    with alone():
        return round(max(timed_playouts(env) for _ in range(3)))


def timed_playouts(env: Any) -> float:
    env.reset()
    env.wait()
    began = time.perf_counter()
    decisions, _ = env.playouts(GAMES)
    env.wait()
    seconds = time.perf_counter() - began
    return float(decisions.copy_to_host().sum() / seconds)


def step_speed(game: quartier.Game) -> dict[str, Any]:
    """Steps a second with masks and observations, moves chosen on the device; the best of a few runs."""
    from quartier.envs.device_env import DeviceEnv

    env = DeviceEnv(game, MANY, seed=1)
    with alone():
        return {"steps_per_s": round(max(timed_steps(env, 50) for _ in range(4)))}


def timed_steps(env: Any, steps: int) -> float:
    env.wait()
    began = time.perf_counter()
    for _ in range(steps):
        env.step(env.random_moves(), check=False)
    env.wait()
    return float(env.size * steps / (time.perf_counter() - began))


@contextmanager
def alone() -> Any:
    """Lets no other of these processes use the device meanwhile."""
    with (Path(tempfile.gettempdir()) / "quartier-gpu.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    main()

"""Tables on a GPU: what can be said where there is none. `benchmarks/gpu.py` proves the rest where there is one."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import numpy as np
import pytest

import quartier
from quartier import envs
from quartier.engine.compiling import device, native
from quartier.engine.compiling.compiled import compiled
from quartier.engine.primitives import tensor
from quartier.envs import kernels
from quartier.envs.batch_env import BatchEnv

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "gpu.py"


@pytest.fixture
def _no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    monkeypatch.setattr("numba.cuda.cuda_error", lambda: "no driver.\nLong story.", raising=False)


@pytest.mark.usefixtures("_no_gpu")
def test_without_a_gpu_the_reason_is_said() -> None:
    with pytest.raises(device.NoDevice, match=r"no GPU that can be used here: no driver\.$"):
        envs.device("property")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(envs.MissingPackage, match=r'"pettingzoo": pip install "quartier\[research\]"'):
        envs.aec("property")


def test_the_device_has_every_twin_but_those_of_vectors() -> None:
    vectors = {tensor.put_set, tensor.put_choice}
    assert set(native.TWINS) - set(device.TWINS) == vectors


def test_a_kernel_does_to_its_row_what_a_step_does() -> None:
    """Compiled for a processor, the only thread looks after row 0."""
    batch = BatchEnv(quartier.game("property"), 1, seed=3)
    kernel = compiled(batch.game.modules, kernels)
    moves, wrong = batch.moves.copy(), np.array([-1])
    kernel.choose(batch.rows, moves, 5)
    assert batch.masks[0, moves[0]]
    kernel.check(batch.rows, moves, wrong)
    assert wrong[0] == -1
    kernel.check(batch.rows, moves + 62, wrong)
    assert wrong[0] == 0


class Warp:
    """Threads that vote as those of a GPU do that run together."""

    def __init__(self, threads: int) -> None:
        self.barrier = Barrier(threads)
        self.votes: list[Any] = []

    def all_say(self, vote: Any) -> list[Any]:
        """What every thread says, once all have spoken."""
        self.votes.append(vote)
        self.barrier.wait()
        said = list(self.votes)
        if self.barrier.wait() == 0:
            self.votes.clear()
        self.barrier.wait()
        return said

    def activemask(self) -> int:
        return (1 << self.barrier.parties) - 1

    def match_any_sync(self, _together: int, value: int) -> int:
        return (1 << self.all_say(value).count(value)) - 1

    def ballot_sync(self, _together: int, is_so: bool) -> int:
        return sum(self.all_say(is_so))

    def popc(self, bits: int) -> int:
        return bits.bit_count()


@pytest.mark.parametrize(
    ("phases", "first"),
    [([7], {7}), ([1, 2, 2], {2}), ([3, 3, 3, 5, 5, 9, 9], {3}), ([4, 4, 6, 6, 8], {4, 6}), ([0] * 17 + [1] * 15, {0})],
)
def test_threads_in_the_commonest_phase_go_first(
    monkeypatch: pytest.MonkeyPatch, phases: list[int], first: set[int]
) -> None:
    monkeypatch.setattr(device, "cuda", Warp(len(phases)))
    with ThreadPoolExecutor(len(phases)) as threads:
        went = list(threads.map(device.goes_first, phases))
    assert went == [phase in first for phase in phases]


@pytest.mark.parametrize("name", quartier.games())
def test_tables_are_whole_words_and_come_back_from_them(name: str) -> None:
    tables = BatchEnv(quartier.game(name), 3, seed=5).rows.tables
    words = np.asfortranarray(device.in_words(tables))
    assert words.shape == (3, tables.itemsize / 8)
    assert device.from_words(words, tables.dtype).tobytes() == tables.tobytes()


@pytest.mark.long
def test_the_benchmark_says_so_where_there_is_no_gpu() -> None:
    ran = subprocess.run([sys.executable, str(BENCHMARK), "property"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0

"""The games for researchers: single tables and thousands of them, under the interfaces that learning code expects.

    batch("property", tables=4096)          many tables in NumPy arrays
    aec("new_york", players=3, events=True)     PettingZoo; `parallel` asks all agents at once
    single("property", rivals="greedy")         Gymnasium: one seat against bots
    spiel("lotissements", players=2)            OpenSpiel
    device("property", tables=1 << 16)      many tables on a GPU

What each needs beyond Quartier itself is imported when it is asked for.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quartier.engine.contract import Part
from quartier.engine.errors import QuartierError
from quartier.play.game import game

if TYPE_CHECKING:
    from quartier.envs.aec_env import SeatsEnv
    from quartier.envs.batch_env import BatchEnv
    from quartier.envs.device_env import DeviceEnv
    from quartier.envs.gym_env import SeatEnv
    from quartier.envs.parallel_env import ParallelSeatsEnv
    from quartier.envs.spiel_game import SpielGame


class MissingPackage(QuartierError, ImportError):
    """A package that is installed with an extra of Quartier is not there."""


def parts(name: str) -> dict[str, slice]:
    """The named parts of a game's observations, each with the place of its numbers."""
    named: dict[str, slice] = {}
    place = 0
    part: Part
    for part in game(name).modules.sight.OBSERVATION:
        named[part.name] = slice(place, place + part.size)
        place += part.size
    return named


def batch(
    name: str,
    players: int | None = None,
    *,
    tables: int = 1024,
    seed: int = 0,
    threads: int = 1,
    auto_reset: bool = True,
    **options: Any,
) -> BatchEnv:
    """Many tables of a game, stepped together."""
    from quartier.envs.batch_env import BatchEnv

    return BatchEnv(game(name, players, **options), tables, seed=seed, threads=threads, auto_reset=auto_reset)


def aec(
    name: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> SeatsEnv:
    """A table as a PettingZoo environment."""
    _need("pettingzoo", "research")
    from quartier.envs.aec_env import SeatsEnv

    return SeatsEnv(game(name, players, **options), render_mode, max_cycles)


def parallel(
    name: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    lenient: bool = False,
    **options: Any,
) -> ParallelSeatsEnv:
    """A table as a PettingZoo environment in which all seats are asked at every decision."""
    _need("pettingzoo", "research")
    from quartier.envs.parallel_env import ParallelSeatsEnv

    return ParallelSeatsEnv(game(name, players, **options), render_mode, max_cycles, lenient=lenient)


def single(
    name: str,
    players: int | None = None,
    *,
    seat: int = 0,
    rivals: str | Sequence[str] = "greedy",
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """One seat of a table as a Gymnasium environment; bots have the others."""
    _need("gymnasium", "research")
    from quartier.envs.gym_env import SeatEnv

    return SeatEnv(game(name, players, **options), seat, rivals, render_mode)


def spiel(name: str, players: int | None = None, *, deals: int = 1000, **options: Any) -> SpielGame:
    """A game as OpenSpiel has it; from then on `pyspiel.load_game` knows all games: `quartier_property` and so on."""
    _need("pyspiel", "research")
    import pyspiel

    from quartier.envs.spiel_game import PREFIX, register

    register()
    playing = game(name, players, **options)
    known: SpielGame = pyspiel.load_game(PREFIX + name, {"players": playing.players, "deals": deals, **playing.options})
    return known


def device(
    name: str,
    players: int | None = None,
    *,
    tables: int = 1 << 16,
    seed: int = 0,
    auto_reset: bool = True,
    inline: bool = False,
    **options: Any,
) -> DeviceEnv:
    """Many tables of a game on a GPU."""
    _need("numba.cuda", "gpu")
    from quartier.envs.device_env import DeviceEnv

    return DeviceEnv(game(name, players, **options), tables, seed=seed, auto_reset=auto_reset, inline=inline)


def _need(package: str, extra: str) -> None:
    try:
        importlib.import_module(package)
    except ImportError as error:
        raise MissingPackage("missing-package", package=package, extra=extra) from error

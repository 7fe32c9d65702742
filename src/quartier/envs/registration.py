"""The games under their names in Gymnasium: after `register()`, `gymnasium.make("quartier/property-v1")`."""

from __future__ import annotations

from typing import Any

from quartier.engine import shelf
from quartier.play.game import game


def register() -> None:
    """Registers every game, for one table and for many."""
    import gymnasium

    for name in shelf.playable():
        identifier = f"quartier/{name}-v{shelf.take(name).facts.rules_version}"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point="quartier.envs.registration:one",
                vector_entry_point="quartier.envs.registration:many",
                kwargs={"name": name},
            )


def one(
    name: str,
    players: int | None = None,
    *,
    seat: int = 0,
    rivals: Any = "greedy",
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """One seat of a table, against bots."""
    from quartier.envs.gym_env import SeatEnv

    return SeatEnv(game(name, players, **options), seat, rivals, render_mode)


def many(
    num_envs: int,
    name: str,
    players: int | None = None,
    *,
    seat: int = 0,
    rivals: str = "greedy",
    threads: int = 1,
    **options: Any,
) -> Any:
    """One seat of each of many tables, against rivals who do not search."""
    from quartier.envs.gym_env import SeatsVectorEnv

    return SeatsVectorEnv(game(name, players, **options), num_envs, seat=seat, rivals=rivals, threads=threads)

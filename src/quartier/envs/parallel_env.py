"""The games for libraries in which all agents act at once: all are asked, and only the one that decides is heard."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo.utils.env import ParallelEnv

from quartier.engine.errors import IllegalMove
from quartier.envs.aec_env import SeatsEnv
from quartier.envs.spaces import Observation
from quartier.play.game import Game

Answers = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelSeatsEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which every seat names a move at every decision; those of the seats that do not decide do nothing.

    With `lenient`, an illegal move of the deciding seat is replaced by a random legal one, for agents without masks.
    """

    metadata: dict[str, Any]

    def __init__(
        self, game: Game, render_mode: str | None = None, max_cycles: int | None = None, *, lenient: bool = False
    ) -> None:
        self._seats = SeatsEnv(game, render_mode, max_cycles)
        self.game = game
        self.lenient = lenient
        self.render_mode = render_mode
        self.metadata = {**self._seats.metadata, "is_parallelizable": True}
        self.possible_agents = self._seats.possible_agents
        self.agents: list[str] = []
        self._random = np.random.default_rng(0)

    def observation_space(self, agent: str) -> Dict:
        """The numbers that an agent sees, and its mask."""
        return self._seats.observation_space(agent)

    def action_space(self, agent: str) -> Discrete[Any]:
        """The moves of the game, by number."""
        return self._seats.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals anew."""
        self._seats.reset(seed, options)
        self._random = np.random.default_rng(0 if seed is None else seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Answers:
        """Plays the move of the agent whose turn it is; IllegalMove says why not."""
        decides = self._seats.agent_selection
        self._seats.step(self._heard(decides, actions))
        seats = self._seats
        if any(seats.terminations.values()) or any(seats.truncations.values()):
            self.agents = []
        told = dict(seats.rewards), dict(seats.terminations), dict(seats.truncations), dict(seats.infos)
        return self._seen(), *told

    def _heard(self, agent: str, actions: dict[str, int]) -> int:
        if agent not in actions:
            raise IllegalMove("env-no-answer", agent=agent)
        legal = np.flatnonzero(self._seats.observe(agent)["action_mask"])
        if self.lenient and actions[agent] not in legal:
            return int(self._random.choice(legal))
        return actions[agent]

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._seats.observe(agent) for agent in self.possible_agents}

    def state(self) -> Any:
        """The whole table, hidden things included, as bytes."""
        return self._seats.state()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return self._seats.render()

    def close(self) -> None:
        """Nothing is left open."""

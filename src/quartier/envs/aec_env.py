"""The games as PettingZoo environments: agents act one after the other."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo.utils.env import AECEnv

from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import dtype_of
from quartier.engine.errors import IllegalMove
from quartier.envs import stepping
from quartier.envs.batch_env import BatchEnv
from quartier.envs.drawing import RENDER_MODES, checked_render_mode, drawn
from quartier.envs.spaces import Observation, observation_space
from quartier.envs.stepping import Array, Rows
from quartier.play.game import Game, checked_seed

OF_EACH_AGENT = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
"""The attributes in which PettingZoo keeps something for each agent."""


class Saved(NamedTuple):
    """Everything that an environment remembers, for `restore`."""

    rows: Rows
    agents: list[str]
    agent_selection: str
    of_each_agent: dict[str, dict[str, Any]]
    steps: int
    random: Any


class SeatsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table whose seats are agents, `seat_0` and so on.

    What an agent sees is a dictionary of `observation`, the numbers that `quartier.envs.parts` names, and
    `action_mask`, a 1 for each move that it may make now. Rewards come with the end: each seat's outcome from -1 to 1.
    Its points are in `infos` then. With `max_cycles` a game is broken off, for nothing, after that many decisions.
    """

    metadata: dict[str, Any]

    def __init__(self, game: Game, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        self.game = game
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {
            "name": f"{game.name}_v{game.modules.facts.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._batch = BatchEnv(game, 1, auto_reset=False)
        self._rows = self._batch.rows
        steps = compiled(game.modules, stepping)
        self._observe, self._step = steps.observe_row, steps.step_rows
        self._move = self._batch.moves
        self._no_moves = np.zeros(len(game.alphabet), np.int8)
        self._spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self._choices = {agent: Discrete(len(game.alphabet)) for agent in self.possible_agents}
        self.state_space = Box(0, 255, (dtype_of(game.modules.table.Table).itemsize,), np.uint8)
        self._random: Any = None

    def observation_space(self, agent: str) -> Dict:
        """The numbers that an agent sees, and its mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The moves of the game, by number."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. The same seed gives the same game; without one, games follow from the seed given before."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        dealt_from = int(self._random.integers(1 << 63)) if seed is None else checked_seed(seed)
        self._batch.reset(dealt_from)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._rows.turns[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do now: nothing unless it is its turn."""
        rows = self._rows
        seat = self.possible_agents.index(agent)
        if seat == rows.turns[0]:
            return {"observation": rows.observations[0].copy(), "action_mask": rows.masks[0].copy()}
        seen = np.empty_like(rows.observations[0])
        self._observe(rows, 0, seat, seen)
        return {"observation": seen, "action_mask": self._no_moves.copy()}

    def step(self, action: int | None) -> None:
        """Plays a move for the agent whose turn it is; IllegalMove says why not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._move[0] = self._checked(action)
        self._step(self._rows, self._move, 0, 0, 1)
        self._steps += 1
        turn = self._rows.turns[0]
        if turn < 0:
            self._finish(agent)
        else:
            self.agent_selection = self.agents[turn]
            if self._steps == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _checked(self, action: Any) -> int:
        if not isinstance(action, int | np.integer) or not 0 <= action < len(self._no_moves):
            raise IllegalMove("env-unknown-move", move=str(action), most=len(self._no_moves) - 1)
        if not self._rows.masks[0, action]:
            raise self.game.modules.notation.why_not(self._batch.table(0).state, int(action))
        return int(action)

    def _finish(self, agent: str) -> None:
        """The game is over: every agent hears how it ended."""
        self._cumulative_rewards[agent] = 0.0
        for seat, name in enumerate(self.agents):
            self.rewards[name] = float(self._rows.rewards[0, seat])
            self.infos[name] = {"points": int(self._rows.scores[0, seat])}
            self.terminations[name] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # All there is to know

    def state(self) -> Array:
        """The whole table, hidden things included, as bytes."""
        return self._rows.tables.view(np.uint8).copy()

    def save(self) -> Saved:
        """A copy of everything, for `restore`."""
        return Saved(
            rows=self._batch.save(),
            agents=list(self.agents),
            agent_selection=self.agent_selection,
            of_each_agent={name: dict(getattr(self, name)) for name in OF_EACH_AGENT},
            steps=self._steps,
            random=self._random.bit_generator.state,
        )

    def restore(self, saved: Saved) -> None:
        """Goes back to what `save` returned, in this environment or another of the same game."""
        self._batch.restore(saved.rows)
        self.agents, self.agent_selection = list(saved.agents), saved.agent_selection
        for name, kept in saved.of_each_agent.items():
            setattr(self, name, dict(kept))
        self._steps = saved.steps
        self._skip_agent_selection = None
        self._random, _ = seeding.np_random(0)
        self._random.bit_generator.state = saved.random

    def clone(self) -> SeatsEnv:
        """Another environment at the same point of the same game."""
        other = SeatsEnv(self.game, self.render_mode, self.max_cycles)
        other.restore(self.save())
        return other

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return drawn(self._batch.table(0), None, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
